import { signUpPagesFile } from '@escale/contract/editorial';
import { googleNonce } from '@escale/contract/user-auth';
import { dayInZone } from '@escale/domain/calendar-day';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { parseCookies } from '../../shared/cookies.server.ts';
import { signUpCampaign } from '../../shared/credit-campaign.server.ts';
import { fetchJson } from '../../shared/fetch-json.ts';
import { linkTo } from '../../shared/links.ts';
import { pathAfterShop } from '../../shared/page-path.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { AUTH_SCREENS, pathOfScreen, placeOfPath, type AuthPlace, type AuthScreen } from './auth-place.ts';
import type { AuthView, AuthWords, SocialWays } from './auth-view.ts';
import { keptCookies, sponsorOf } from './kept-cookies.server.ts';
import { finishPartnerSignOn, partnerSignOnAddress } from './partner-sign-on.server.ts';
import { keptQuery, targetOf } from './sign-in-target.ts';

const TIMEOUT = 1_500;

/** The pre-launch still runs: now ≤ teasingEndDate (platform 2.9). */
export const isTeasing = ({ partner, now }: Pick<ShopContext, 'partner' | 'now'>): boolean =>
  partner.teasingEndDate !== undefined && now <= Date.parse(partner.teasingEndDate);

const wordsOf = ({ partner }: ShopContext, place: AuthPlace, isLayer: boolean): AuthWords | undefined => {
  const { authLayer, authLandingText, bookingAuthLandingText, reasonToBookList } = partner.marketing;
  const isBooking = place.route === 'bookingAuth' || place.route === 'funnelAuth';
  const words = (isLayer ? authLayer : undefined) ?? (isBooking ? bookingAuthLandingText : undefined) ?? authLandingText;
  if (words !== undefined) return words;
  return reasonToBookList.length === 0 ? undefined : { title: '', description: reasonToBookList.slice(0, 3).map(({ title }) => title) };
};

const socialWays = async (context: ShopContext): Promise<SocialWays> => {
  const { brand, partner, services, device, fetch, identity } = context;
  const asked = await callService(
    googleNonce,
    services.userAuth,
    { partner: partner.code },
    { device, fetch, timeout: TIMEOUT, headers: context.visitorHeaders },
  );
  const google = asked.ok && asked.value.clientId !== null ? { clientId: asked.value.clientId, nonce: asked.value.nonce } : undefined;
  const facebook = brand.capabilities?.hidesSocialNetworkLogin === true || identity.facebookAppId === '' ? undefined : { appId: identity.facebookAppId };
  return { google, facebook, standIn: identity.standIn };
};

/** Words and picture of a sign-up operation; one that is over, or unknown, is an ordinary sign-up (readings 6.1 row 9). */
const operationOf = async (context: ShopContext, code: string | undefined, signal: AbortSignal) => {
  if (code === undefined) return undefined;
  const file = await fetchJson(`${context.contentBase}/resources/${context.shop.shop}/contextualizedSignupPages.json`, signUpPagesFile, signal, context.fetch);
  return file?.activeSignupPageCode === code ? file.signupPages.find((each) => each.code === code) : undefined;
};

interface ViewWish {
  readonly place: AuthPlace;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Everything the screens of a place show; services that don't answer leave out what they know. */
export const authView = async (context: ShopContext, { place, query, cookies, signal }: ViewWish): Promise<AuthView> => {
  const { shop, partner, now } = context;
  const operation = place.route === 'signUpOperation' ? place.base.split('/')[1] : undefined;
  const [social, campaign, page] = await Promise.all([socialWays(context), signUpCampaign(context), operationOf(context, operation, signal)]);
  const kept = keptQuery(query);
  const paths = Object.fromEntries(
    AUTH_SCREENS.map((screen) => [screen, `${pathOfScreen(shop.shop, place, screen)}${kept === '' ? '' : `?${kept}`}`]),
  ) as Record<AuthScreen, string>; // `as`: one entry for each screen
  return {
    place,
    paths,
    now,
    words: page === undefined ? wordsOf(context, place, query.has('layer')) : { title: page.title, description: page.description },
    picture: page?.photos[0]?.url ?? partner.marketing.heroImageDesktop,
    campaign,
    social,
    partnerSignOn: partnerSignOnAddress(context, targetOf(context, query)),
    email: cookies['email'] ?? '',
    isTeasing: isTeasing(context),
    teasingEnd: partner.teasingEndDate === undefined ? undefined : dayInZone(Date.parse(partner.teasingEndDate), partner.zone),
    token: query.get('token') ?? undefined,
    sponsorId: sponsorOf(query, cookies),
    hasDataDocument: 'cnil' in partner.documents,
  };
};

/** The place of a request, or the not-found screen. */
export const placeOf = (context: ShopContext): AuthPlace => {
  const place = placeOfPath(pathAfterShop(context.url.pathname, context.shell.prefix));
  if (place === undefined) throw data(null, { status: 404 });
  return place;
};

/**
 * Data of every sign-in screen (platform 2.4). A member who is signed in goes on to where the page would have led; a partner's visitor who comes
 * back from single sign-on is signed in here; after the pre-launch `/teasing` is the ordinary sign-up (readings 6.1 row 17).
 */
export const loader = async ({ context: provider, request }: LoaderFunctionArgs) => {
  const context = shopContextOf(provider);
  const { shop, visitor, url } = context;
  const place = placeOf(context);
  const query = url.searchParams;
  if (place.screen === 'sso') throw await finishPartnerSignOn(context, request.signal);
  if (place.route === 'teasing' && !isTeasing(context) && place.screen === 'signup')
    throw redirect(linkTo(shop.shop, 'homeAuth', { params: { '*': 'signup' }, search: keptQuery(query) }));
  if (visitor.state === 'authenticated' && (place.screen === 'login' || place.screen === 'signup')) throw redirect(targetOf(context, query));
  // Who is not signed in changes nothing here: after the sign-in the page opens by itself.
  if (place.screen === 'changepassword' && visitor.state !== 'authenticated' && !query.has('token'))
    throw redirect(
      `${pathOfScreen(shop.shop, place, 'login')}?${new URLSearchParams({ onauthsuccess: `${pathOfScreen(shop.shop, place, 'changepassword')}${url.search}` }).toString()}`,
    );
  const cookies = parseCookies(request.headers.get('cookie'));
  const view = await authView(context, { place, query, cookies, signal: request.signal });
  const headers = new Headers();
  for (const cookie of keptCookies(context, { sponsorId: query.has('parentSponsorId') || query.has('sponsorId') ? view.sponsorId : undefined }))
    headers.append('set-cookie', cookie);
  return data(view, { headers });
};

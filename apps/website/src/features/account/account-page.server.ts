import { getProfile } from '@escale/contract/user-auth';
import { isCalendarDay } from '@escale/domain/calendar-day';
import { data, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { pathOfRequest } from '../../shared/content-gate.server.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { signOutTo } from '../../shared/sign-out.server.ts';
import { AccountFailure, askerOf } from './account-call.server.ts';
import { accountPlace, isForEverybody, isForLookup, referenceOf, type AccountPlace } from './account-path.ts';
import { NOTICES, type AccountData, type Notice } from './account-view.ts';
import { readContact, readScreen } from './read-screen.server.ts';

export { action } from './account-forms.server.ts';

/** Screens a brand or partner does not have (platform 2.3, 6): a dark site keeps neither profile nor bookings, others follow the partner's flags. */
const isOffered = ({ screen }: AccountPlace, { shop }: ShopContext): boolean => {
  const { flags, capabilities } = shop;
  const isDark = capabilities.darkSite === true;
  switch (screen) {
    case 'profile':
    case 'bookings':
    case 'booking':
      return !isDark;
    case 'security':
    case 'subscriptions':
      return flags.whiteLabel && !isDark;
    case 'credits':
      return flags.enableCredits;
    case 'refunds':
      return flags.enableCreditNotes;
    case 'sponsorship':
      return flags.enableSponsorship;
    default:
      return true;
  }
};

const dayOf = (text: string | null): string | undefined => (text !== null && isCalendarDay(text) ? text : undefined);

const noticeOf = (text: string | null): Notice | undefined => NOTICES.find((each) => each === text);

/** The member is not known to the profile any more: signed out, then to the partner's error page or to the sign-in (platform 8 "Profile fetch 401/403"). */
const leave = (context: ShopContext, here: string, signal: AbortSignal): Promise<Response> => {
  const { shop } = context;
  const signIn = shop.flags.whiteLabel
    ? linkTo(shop.shop, 'homeAuth', { params: { '*': 'login' }, search: { onauthsuccess: here } })
    : linkTo(shop.shop, 'bookingAuth', { search: { onauthsuccess: here } });
  return signOutTo(context, shop.strategy === 'OAUTH' ? linkTo(shop.shop, 'technicalError', { params: { '*': 'sso' } }) : signIn, signal);
};

/**
 * Data of every page under `/account` (platform 2.5): the screen for who may see it, the way to sign in for who may not, and a page of its own
 * when a service gives no answer.
 */
export const loader = async ({ context: provider, params, request }: LoaderFunctionArgs) => {
  const context = shopContextOf(provider);
  const place = accountPlace(params['*'] ?? '');
  if (place === undefined || !isOffered(place, context)) throw data(null, { status: 404 });
  const { visitor, services, device, fetch, visitorHeaders, shop, shell } = context;
  const { screen } = place;
  const search = new URL(request.url).searchParams;
  const here = pathOfRequest(request, shell.prefix).replace(/\.data(?=$|\?)/u, '');
  const isKnown = visitor.state === 'authenticated' || (visitor.state === 'bookingFound' && isForLookup(screen));
  const notice = noticeOf(search.get('notice'));
  const signIn = (reason: 'visitor' | 'identified' | 'expired'): AccountData => ({
    kind: 'signIn',
    reason,
    screen,
    gate: { delay: 0, signIn: linkTo(shop.shop, 'bookingAuth', { search: { onauthsuccess: here } }) },
  });
  if (!isKnown) {
    if (screen === 'privacy' && search.get('notice') === 'erased')
      return { kind: 'erased', screen, until: dayOf(search.get('until')) } satisfies AccountData as AccountData; // as: one type for all answers
    if (isForEverybody(screen))
      return { kind: 'ready', screen, member: undefined, view: await readContact(context, request.signal), notice } satisfies AccountData as AccountData; // as: one type for all answers
    return signIn(visitor.state === 'identified' ? 'identified' : 'visitor');
  }
  const asker = isForLookup(screen) ? askerOf(visitor, referenceOf(place, search)) : visitor;
  const visit = { context, visitor: asker, signal: request.signal };
  const asked =
    visitor.state === 'authenticated'
      ? await callService(
          getProfile,
          services.userAuth,
          {},
          {
            device,
            fetch,
            signal: request.signal,
            headers: { ...visitorHeaders, authorization: visitor.token },
          },
        )
      : undefined;
  if (asked?.ok === false && (asked.status === 401 || asked.status === 403)) throw await leave(context, here, request.signal);
  const profile = asked?.ok === true ? asked.value : undefined;
  const member = { firstName: profile?.name.firstName, email: visitor.email };
  try {
    const view = await readScreen({ visit, place, profile, search });
    return { kind: 'ready', screen, member, view, notice } satisfies AccountData as AccountData; // as: one type for all answers
  } catch (error) {
    if (!(error instanceof AccountFailure)) throw error;
    const { status, incidentId } = error.failure;
    if (status === 401 || status === 403) return signIn('expired');
    if (status === 404) throw data(null, { status: 404 });
    return data({ kind: 'failure', screen, member, incidentId: incidentId ?? context.incidentId } satisfies AccountData as AccountData, { status: 503 }); // as: as above
  }
};

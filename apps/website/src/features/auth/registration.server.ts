import { confirmRegistration, unsubscribe, type Unsubscribed as Unsubscription, NEWSLETTER_FREQUENCIES } from '@escale/contract/user-auth';
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { confirmationOutcome } from './auth-outcome.ts';
import { keptCookies } from './kept-cookies.server.ts';
import { refusalOf, sessionCookies } from './sign-in.server.ts';

const LONGEST_TOKEN = 256;
const tokenIn = (text: FormDataEntryValue | null): string => (typeof text === 'string' && text.length <= LONGEST_TOKEN ? text : '');

/** The confirmation link of a letter: the page only carries it; letters are scanned, so looking at it confirms nothing (readings 4.13). */
export const confirmLoader = ({ context: provider }: LoaderFunctionArgs): { readonly token: string } => ({
  token: tokenIn(shopContextOf(provider).url.searchParams.get('token')),
});

/** Confirms a registration: on to the sales of the moment; a link that is too old, or none of ours, to its own page (platform 2.9). */
export const confirmAction = async ({ context: provider, request }: ActionFunctionArgs): Promise<Response> => {
  const context = shopContextOf(provider);
  const { shop, services, device, fetch, visitorHeaders } = context;
  const token = tokenIn((await request.formData()).get('token'));
  const failed = (page: string) => redirect(linkTo(shop.shop, 'technicalError', { params: { '*': page } }), 303);
  if (token === '') return failed('confirm-registration-failed');
  const result = await callService(confirmRegistration, services.userAuth, { token }, { signal: request.signal, device, fetch, headers: visitorHeaders });
  const listing = linkTo(shop.shop, 'flashSales');
  if (!result.ok) {
    const outcome = confirmationOutcome(refusalOf(result), context.partner);
    return outcome === 'signIn' ? redirect(linkTo(shop.shop, 'bookingAuth', { search: { onauthsuccess: listing } }), 303) : failed(outcome);
  }
  const { session, uuid, email } = result.value;
  if (session !== undefined) return redirectDocument(listing, { status: 303, headers: sessionCookies(context, session) });
  // Another device than the one that registered: known from now on, but not signed in.
  const headers = new Headers();
  for (const cookie of keptCookies(context, { email })) headers.append('set-cookie', cookie);
  return redirectDocument(linkTo(shop.shop, 'flashSales', { search: { uuid } }), { status: 303, headers });
};

/** The link of a letter nobody has to get, and what it ends; as for every link of a letter, looking at the page changes nothing. */
export const unsubscribeLoader = ({ context: provider }: LoaderFunctionArgs): { readonly token: string; readonly list: Unsubscription['list'] } => {
  const { searchParams } = shopContextOf(provider).url;
  return { token: tokenIn(searchParams.get('token')), list: searchParams.get('list') === 'invitations' ? 'invitations' : 'newsletter' };
};

/** What the page says after a press. */
export interface UnsubscribeAnswer extends Partial<Unsubscription> {
  readonly problem?: 'auth.link.expired' | 'error.generic';
}

/**
 * Ends a newsletter, or invitations, with one press and no sign-in (readings 6.1 row 16, RFC 8058: mail programs post `List-Unsubscribe=One-Click` to the link
 * itself); a frequency sets another one, which is also how it is undone.
 */
export const unsubscribeAction = async ({ context: provider, request }: ActionFunctionArgs) => {
  const { services, device, fetch, visitorHeaders, url } = shopContextOf(provider);
  const form = await request.formData();
  const token = tokenIn(form.get('token')) || tokenIn(url.searchParams.get('token'));
  const refused = (problem: NonNullable<UnsubscribeAnswer['problem']>, status: number) => data<UnsubscribeAnswer>({ problem }, { status });
  if (token === '') return refused('auth.link.expired', 400);
  const frequency = NEWSLETTER_FREQUENCIES.find((each) => each === form.get('frequency'));
  const result = await callService(
    unsubscribe,
    services.userAuth,
    { token, ...(frequency === undefined ? {} : { frequency }) },
    { signal: request.signal, device, fetch, headers: visitorHeaders },
  );
  if (!result.ok) return result.status === 401 || result.status === 403 ? refused('auth.link.expired', 400) : refused('error.generic', 500);
  return data<UnsubscribeAnswer>(result.value);
};

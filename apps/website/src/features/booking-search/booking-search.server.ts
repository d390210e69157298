import { getCustomerBooking, recoverMyBookingData } from '@escale/contract/my-bookings';
import { bookingLogin } from '@escale/contract/user-auth';
import { isBookingReference } from '@escale/domain/booking-reference';
import { validatePhone } from '@escale/domain/contact-phone';
import { validateEmail } from '@escale/domain/email-rule';
import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { countriesOf, flagOf } from '../../shared/countries.server.ts';
import { foundBookingCookie, signInCookies } from '../../shared/cookies.server.ts';
import { formText } from '../../shared/form-text.ts';
import { linkTo } from '../../shared/links.ts';
import { readPhone, toE164 } from '../../shared/phone-number.ts';
import { isByScript, shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { sameSitePath } from '../../shared/safe-url.ts';
import { visitorCall } from '../../shared/visitor-call.ts';
import type { LookupAnswer, LookupData, LookupMessage } from './booking-search-view.ts';

/** How long the cookies of a lookup are kept, seconds: as long as its token. */
const LOOKUP_COOKIES = 12 * 3600;
const BOOKINGS = '/account/mybookings';

/** Where a found booking leads, without the shop: the address asked for, else the bookings (platform 2.6). Never off the site (readings 4.15). */
export const targetAfterLookup = (onauthsuccess: string | null, shop: string): string => {
  const asked = sameSitePath(onauthsuccess);
  const bare = asked !== undefined && (asked === `/${shop}` || asked.startsWith(`/${shop}/`)) ? asked.slice(shop.length + 1) : asked;
  return bare === undefined || bare === '' || bare === '/' || bare.startsWith('//') ? BOOKINGS : bare;
};

const isRecoveryOffered = ({ partner }: ShopContext): boolean => partner.enableBookingRecovery !== false;

/** Finding a booking, and getting its number by telephone where the partner offers that (platform 2.6, readings 6.5 row 64). */
export const loader = ({ context: provider, params, request }: LoaderFunctionArgs): LookupData => {
  const context = shopContextOf(provider);
  const { shop, partner } = context;
  const rest = (params['*'] ?? '').replaceAll(/^\/+|\/+$/gu, '');
  const hasRecovery = isRecoveryOffered(context);
  if (rest !== '' && !(rest === 'recover' && hasRecovery)) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const query = search.get('onauthsuccess');
  return {
    screen: rest === 'recover' ? (search.get('sent') === '1' ? 'sent' : 'recover') : 'search',
    onauthsuccess: query === null ? undefined : query,
    hasRecovery,
    picture: partner.marketing.heroImageDesktop,
    signIn: linkTo(shop.shop, 'bookingAuth', { search: { onauthsuccess: linkTo(shop.shop, 'account', { params: { '*': 'mybookings' } }) } }),
    countries: rest === 'recover' ? countriesOf(shop.shop) : [],
    flag: rest === 'recover' ? flagOf(shop.country) : '',
  };
};

type Answered = ReturnType<typeof data<LookupAnswer>>;
const wrong = (answer: LookupAnswer, status = 422): Answered => data<LookupAnswer>(answer, { status });
const byStatus = (status: number, known: Readonly<Record<number, LookupMessage>>): LookupMessage => known[status] ?? 'error.generic';
const LOOKUP_ERRORS = { 404: 'error.booking.not.found.error', 429: 'error.booking.too.many.request.error' } as const;
const RECOVER_ERRORS = { 404: 'error.recover.booking.number.not.found', 429: 'error.recover.booking.too.many.request' } as const;

const lookUp = async (context: ShopContext, form: FormData, request: Request): Promise<Response | Answered> => {
  const { shop, shell, brand, services, device, fetch, visitor, visitorHeaders, url } = context;
  const bookingReference = formText(form, 'bookingReference').replaceAll(/\s/gu, '');
  const email = formText(form, 'email');
  const values = { bookingReference: bookingReference.slice(0, 20), email: email.slice(0, 254) };
  const emailProblem = validateEmail(email);
  const fields: LookupAnswer['fields'] = {
    ...(isBookingReference(bookingReference) ? {} : { bookingReference: 'error.booking.reference.required.error' }),
    ...(emailProblem === null ? {} : { email: emailProblem === 'error.email.required' ? 'error.booking.email.required.error' : 'error.email.format' }),
  };
  if (Object.keys(fields).length > 0) return wrong({ fields, values });
  const target = targetAfterLookup(url.searchParams.get('onauthsuccess'), shop.shop);
  const asked = { bookingReference, lastName: email, brand: brand.code };
  const isMember = visitor.state === 'authenticated';
  // A member's own booking stands in the account, with all that belongs to it.
  const own = isMember ? await callService(getCustomerBooking, services.account, asked, visitorCall(context, request.signal)) : undefined;
  if (own?.ok === true) return redirectDocument(`/${shop.shop}${target}`, 303);

  const options = { device, fetch, signal: request.signal, headers: visitorHeaders };
  const login = await callService(bookingLogin, services.userAuth, { email, password: bookingReference, partner: shop.partnerCode, shop: shop.shop }, options);
  if (!login.ok) return wrong({ fields: {}, form: byStatus(login.status, LOOKUP_ERRORS), values });
  const { token, uuid, partner } = login.value.data;
  const found = await callService(getCustomerBooking, services.account, asked, { ...options, headers: { ...visitorHeaders, authorization: token } });
  if (!found.ok) return wrong({ fields: {}, form: byStatus(found.status, LOOKUP_ERRORS), values });
  const headers = new Headers();
  const place = { isSecure: url.protocol === 'https:', shop: partner.shop, prefix: shell.prefix };
  if (isMember && partner.shop === shop.shop) {
    // Somebody else's booking opens beside the account; the member stays signed in.
    headers.append('set-cookie', foundBookingCookie({ token, maxAge: LOOKUP_COOKIES }, place));
    const page = target === BOOKINGS ? `${BOOKINGS}/${bookingReference}` : target;
    return redirectDocument(`/${shop.shop}${page}`, { status: 303, headers });
  }
  // A booking of another shop is shown there: its cookies lie under that shop, and the page is loaded anew (platform 2.6).
  for (const cookie of signInCookies({ token, uuid, partner: partner.code, maxAge: LOOKUP_COOKIES }, place)) headers.append('set-cookie', cookie);
  const to = `/${partner.shop}${target}`;
  if (!isByScript(context)) return redirectDocument(to, { status: 303, headers });
  return data<LookupAnswer>({ fields: {}, values, found: { session: { token, uuid, email }, shop: partner.shop, to } }, { headers });
};

const recover = async (context: ShopContext, form: FormData, request: Request): Promise<Response | Answered> => {
  const { shop, brand, services, device, fetch, visitorHeaders } = context;
  const typed = formText(form, 'phone').slice(0, 40);
  const chosen = formText(form, 'phone-country');
  const country = /^[A-Z]{2}$/u.test(chosen) ? chosen : shop.country;
  const values = { phone: typed };
  const problem = validatePhone(readPhone(typed, country));
  if (problem !== null) return wrong({ fields: { phone: problem === 'error.phone.required' ? problem : 'error.phone.invalid' }, values });
  const asked = { brandShop: { brandCode: brand.code, shopCode: shop.shop }, phone: toE164(typed, country) };
  const answer = await callService(recoverMyBookingData, services.account, asked, { device, fetch, signal: request.signal, headers: visitorHeaders });
  if (!answer.ok) return wrong({ fields: {}, form: byStatus(answer.status, RECOVER_ERRORS), values });
  return redirect(linkTo(shop.shop, 'bookingSearch', { params: { '*': 'recover' }, search: { sent: 1 } }), 303);
};

/** Both forms, with or without scripts: rules on submit only (platform 5), refusals by platform 8. */
export const action = async ({ context: provider, params, request }: ActionFunctionArgs): Promise<Response | Answered> => {
  const context = shopContextOf(provider);
  const form = await request.formData().catch(() => new FormData());
  const isRecovery = (params['*'] ?? '').replaceAll('/', '') === 'recover';
  if (isRecovery && !isRecoveryOffered(context)) throw data(null, { status: 404 });
  return isRecovery ? recover(context, form, request) : lookUp(context, form, request);
};

import {
  eraseMember,
  requestDataExport,
  sendAccessCode,
  sendCustomerRequest,
  sendErasureCode,
  verifyAccessCode,
  REQUEST_SUBJECTS,
} from '@escale/contract/my-bookings';
import { getSponsorId, inviteByEmail } from '@escale/contract/sponsorship';
import { deleteTokens, getProfile, NEWSLETTER_FREQUENCIES, updateProfile, type ProfileUpdate } from '@escale/contract/user-auth';
import { isBookingReference } from '@escale/domain/booking-reference';
import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router';
import { pathOfRequest } from '../../shared/content-gate.server.ts';
import { signOutCookies } from '../../shared/cookies.server.ts';
import { formText } from '../../shared/form-text.ts';
import { linkTo } from '../../shared/links.ts';
import type { MessageId } from '../../shared/message-id.ts';
import { messageOfFailure, type CallFailure } from '../../shared/call-service.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { askerOf, callAs, type Visit } from './account-call.server.ts';
import { accountPlace, referenceOf } from './account-path.ts';
import type { AccountAnswer, Notice } from './account-view.ts';
import { filesOf } from './attachments.server.ts';
import { profilePayload, profileProblems, readProfileForm } from './profile-form.server.ts';

type Problem = Omit<AccountAnswer, 'intent'>;
/** What a form leads to: a word on the same page, another answer, or what was wrong. */
type Outcome =
  | { readonly ok: true; readonly notice: Notice }
  | { readonly ok: true; readonly response: Response }
  | { readonly ok: false; readonly problem: Problem };

const done = (notice: Notice): Outcome => ({ ok: true, notice });
const wrong = (problem: Partial<Problem>): Outcome => ({ ok: false, problem: { fields: {}, ...problem } });
const field = (name: string, messageId: MessageId, values?: Readonly<Record<string, string>>): Outcome =>
  wrong({ fields: { [name]: messageId }, ...(values === undefined ? {} : { values }) });
// `as`: the table of errors holds ids of the interface.
const failed = (failure: CallFailure, known: Readonly<Partial<Record<number, MessageId>>> = {}, values?: Readonly<Record<string, string>>): Outcome =>
  wrong({ form: known[failure.status] ?? (messageOfFailure(failure.code) as MessageId), ...(values === undefined ? {} : { values }) });

const saveProfile = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const { shop } = visit.context;
  const values = readProfileForm(form);
  const chosen = formText(form, 'phone-country');
  const country = /^[A-Z]{2}$/u.test(chosen) ? chosen : shop.country;
  const before = await callAs(visit, 'userAuth', getProfile, {});
  if (!before.ok) return failed(before);
  const known = { hadFirstName: (before.value.name.firstName ?? '') !== '', hadLastName: (before.value.name.lastName ?? '') !== '' };
  const fields = profileProblems(values, { country, today: shop.today, known });
  const kept = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  if (Object.keys(fields).length > 0) return wrong({ fields, values: kept });
  const saved = await callAs(visit, 'userAuth', updateProfile, profilePayload(values, country));
  if (saved.ok) return done('saved');
  const places: Readonly<Record<string, string>> = {
    'name.lastName': 'family-name',
    'name.firstName': 'given-name',
    birthDate: 'birthdate',
    'address.phone': 'phone',
  };
  const named = saved.fieldErrors.flatMap(({ path, messageId }) => (places[path] === undefined ? [] : [[places[path], messageId as MessageId] as const])); // as: ids of platform 5
  return named.length > 0 ? wrong({ fields: Object.fromEntries(named), values: kept }) : failed(saved, {}, kept);
};

const saveSubscriptions = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const frequency = NEWSLETTER_FREQUENCIES.find((each) => each === formText(form, 'frequency'));
  if (frequency === undefined) return wrong({ form: 'error.generic' });
  const update: ProfileUpdate = { newsletterPreference: { frequency, sms: form.get('sms') !== null } };
  const saved = await callAs(visit, 'userAuth', updateProfile, update);
  if (saved.ok) return done('saved');
  return saved.fieldErrors.some(({ messageId }) => messageId === 'error.phone.when.sms.is.activated')
    ? field('sms', 'error.phone.when.sms.is.activated', { frequency, sms: 'true' })
    : failed(saved);
};

/** Addresses of an invitation, however they are parted. */
const splitAddresses = (text: string): readonly string[] => [...new Set(text.split(/[\s,;]+/u).filter((each) => each !== ''))];

const invite = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const emails = splitAddresses(form.getAll('emails').map(String).join(' '));
  const values = { emails: emails.join(', '), message: formText(form, 'message') };
  if (emails.length === 0) return field('emails', 'error.email.required', values);
  if (emails.length > 10) return field('emails', 'account.sponsorship.tooMany', values);
  const own = await callAs(visit, 'sponsorship', getSponsorId, {});
  if (!own.ok) return failed(own, {}, values);
  const sent = await callAs(visit, 'sponsorship', inviteByEmail, {
    sponsorId: own.value.sponsorId,
    emails: [...emails],
    ...(values.message === '' ? {} : { message: values.message.slice(0, 500) }),
  });
  if (!sent.ok) return failed(sent, { 429: 'account.sponsorship.tooSoon' }, values);
  const { rejectedEmails } = sent.value;
  if (rejectedEmails.length === 0) return done('invited');
  return wrong({
    values: { ...values, emails: rejectedEmails.map(({ email }) => email).join(', ') },
    rejected: rejectedEmails.map(({ email, code }) => ({ email, messageId: `account.sponsorship.rejected.${code}` })),
    fields: { emails: 'error.sponsorship.friends.email.invalid' },
  });
};

const signOut = (visit: Visit): Response => {
  const { shop, shell, url } = visit.context;
  const headers = new Headers();
  for (const cookie of signOutCookies({ isSecure: url.protocol === 'https:', shop: shop.shop, prefix: shell.prefix })) headers.append('set-cookie', cookie);
  return redirectDocument(linkTo(shop.shop, 'home'), { status: 303, headers });
};

const revoke = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const { token } = visit.visitor;
  const ids = form
    .getAll('tokenId')
    .map(String)
    .filter((id) => id !== '' && id.length <= 64);
  const answer = await callAs(visit, 'userAuth', deleteTokens, { token, delete: ids });
  if (!answer.ok) return failed(answer);
  // This device was among them: nothing of the sign-in is left here.
  return form.get('everywhere') === null && form.get('current') === null ? done('signedOut') : { ok: true, response: signOut(visit) };
};

const writeRequest = async (visit: Visit, form: FormData, kind: 'NEW_REQUEST' | 'CANCELLATION'): Promise<Outcome> => {
  const [message, key, requestId, bookingReference] = ['message', 'key', 'requestId', 'bookingReference'].map((name) => formText(form, name));
  const subject = REQUEST_SUBJECTS.find((each) => each === formText(form, 'subject')) ?? (kind === 'CANCELLATION' || requestId !== '' ? 'BOOKING' : undefined);
  const values = { message: message ?? '', subject: subject ?? '', bookingReference: bookingReference ?? '', requestId: requestId ?? '' };
  const fields: Record<string, MessageId> = {};
  if (subject === undefined) fields['subject'] = 'account.request.subject.required';
  if ((message ?? '').length < 20 || (message ?? '').length > 4000) fields['message'] = 'account.request.message.length';
  if (kind === 'CANCELLATION' && !isBookingReference(bookingReference ?? '')) fields['bookingReference'] = 'error.booking.reference.required.error';
  const files = await filesOf(form.getAll('files'));
  if (!files.ok) fields['files'] = files.messageId;
  if (Object.keys(fields).length > 0 || !files.ok || subject === undefined) return wrong({ fields, values });
  const sent = await callAs(visit, 'account', sendCustomerRequest, {
    key: key ?? '',
    kind,
    subject,
    message: message ?? '',
    files: [...files.files],
    ...(isBookingReference(bookingReference ?? '') ? { bookingReference } : {}),
    ...(requestId === '' ? {} : { requestId }),
  });
  if (!sent.ok) return failed(sent, { 429: 'account.request.tooMany' }, values);
  const to = linkTo(visit.context.shop.shop, 'account', { params: { '*': 'customer-request/my-requests' }, search: { notice: 'sent' } });
  return { ok: true, response: redirect(to, 303) };
};

const askForCode = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const channel = formText(form, 'channel') === 'SMS' ? 'SMS' : 'EMAIL';
  const sent = await callAs(visit, 'account', sendAccessCode, { bookingReference: formText(form, 'bookingReference').slice(0, 7), channel });
  return sent.ok ? done('codeSent') : failed(sent, { 429: 'account.code.tooMany' });
};

const typeCode = async (visit: Visit, form: FormData): Promise<Outcome> => {
  const code = formText(form, 'code').replaceAll(/\s/gu, '');
  if (!/^\d{6}$/u.test(code)) return field('code', 'account.code.format');
  const answer = await callAs(visit, 'account', verifyAccessCode, { bookingReference: formText(form, 'bookingReference').slice(0, 7), code });
  if (answer.ok) return done('opened');
  return answer.status === 403 ? field('code', 'account.code.wrong') : failed(answer, { 429: 'account.code.tooMany' });
};

const erase = async (visit: Visit, form: FormData): Promise<Outcome> => {
  if (form.get('sure') === null) return field('sure', 'account.privacy.erase.sure.required');
  const [password, code] = [formText(form, 'password'), formText(form, 'code')];
  const answer = await callAs(visit, 'account', eraseMember, { ...(password === '' ? {} : { password }), ...(code === '' ? {} : { code }) });
  if (!answer.ok)
    return answer.status === 403 || answer.status === 401 ? field(password === '' ? 'code' : 'password', 'error.password.incorrect') : failed(answer);
  return { ok: true, response: signOut(visit) };
};

const askForErasureCode = async (visit: Visit): Promise<Outcome> => {
  const sent = await callAs(visit, 'account', sendErasureCode, {});
  return sent.ok ? done('codeSent') : failed(sent, { 429: 'account.code.tooMany' });
};

const exportData = async (visit: Visit): Promise<Outcome> => {
  const answer = await callAs(visit, 'account', requestDataExport, {});
  return answer.ok ? done('exported') : failed(answer, { 429: 'account.privacy.export.tooMany' });
};

const FORMS: Readonly<Record<string, (visit: Visit, form: FormData) => Promise<Outcome>>> = {
  profile: saveProfile,
  subscriptions: saveSubscriptions,
  invite,
  revoke,
  request: (visit, form) => writeRequest(visit, form, 'NEW_REQUEST'),
  cancellation: (visit, form) => writeRequest(visit, form, 'CANCELLATION'),
  sendCode: askForCode,
  typeCode,
  erase,
  eraseCode: askForErasureCode,
  export: exportData,
};

/** Every form of the account area, with or without scripts: a good one leads on, another comes back with what to change (platform 5, 8). */
export const action = async ({ context: provider, params, request }: ActionFunctionArgs): Promise<Response | ReturnType<typeof data<AccountAnswer>>> => {
  const context = shopContextOf(provider);
  const { visitor, shell } = context;
  const here = pathOfRequest(request, shell.prefix).replace(/\.data(?=$|\?)/u, '');
  const [pathname = '', query = ''] = here.split('?');
  const search = new URLSearchParams(query);
  search.delete('notice');
  search.delete('_routes');
  if (visitor.state !== 'authenticated' && visitor.state !== 'bookingFound') return redirect(pathname, 303);
  const form = await request.formData().catch(() => new FormData());
  const intent = formText(form, 'intent');
  const run = Object.hasOwn(FORMS, intent) ? FORMS[intent] : undefined;
  if (run === undefined) throw data(null, { status: 400 });
  const asker = askerOf(visitor, referenceOf(accountPlace(params['*'] ?? ''), search));
  const outcome = await run({ context, visitor: asker, signal: request.signal }, form);
  if (outcome.ok) {
    if ('response' in outcome) return outcome.response;
    search.set('notice', outcome.notice);
    return redirect(`${pathname}?${search.toString()}`, 303);
  }
  return data<AccountAnswer>({ intent, ...outcome.problem }, { status: 422 });
};

import { sendAccessCode, sendCustomerRequest, verifyAccessCode, REQUEST_SUBJECTS } from '@escale/contract/my-bookings';
import { getSponsorId, inviteByEmail } from '@escale/contract/sponsorship';
import { getProfile, NEWSLETTER_FREQUENCIES, updateProfile, type ProfileUpdate } from '@escale/contract/user-auth';
import { isBookingReference } from '@escale/domain/booking-reference';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { pathOfRequest } from '../../shared/content-gate.server.ts';
import { formText } from '../../shared/form-text.ts';
import { linkTo } from '../../shared/links.ts';
import type { MessageId } from '../../shared/message-id.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { askerOf, callAs, type Visit } from './account-call.server.ts';
import { accountPlace, referenceOf } from './account-path.ts';
import type { AccountAnswer } from './account-view.ts';
import { filesOf } from './attachments.server.ts';
import { done, failed, field, wrong, type Forms, type Outcome } from './form-outcome.server.ts';
import { PRIVACY_FORMS } from './privacy-forms.server.ts';
import { profilePayload, profileProblems, readProfileForm } from './profile-form.server.ts';
import { SECURITY_FORMS } from './security-forms.server.ts';

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

const FORMS: Forms = {
  profile: saveProfile,
  subscriptions: saveSubscriptions,
  invite,
  ...SECURITY_FORMS,
  request: (visit, form) => writeRequest(visit, form, 'NEW_REQUEST'),
  cancellation: (visit, form) => writeRequest(visit, form, 'CANCELLATION'),
  sendCode: askForCode,
  typeCode,
  ...PRIVACY_FORMS,
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
    if ('answer' in outcome) return data<AccountAnswer>({ intent, fields: {}, ...outcome.answer });
    search.set('notice', outcome.notice);
    return redirect(`${pathname}?${search.toString()}`, 303);
  }
  return data<AccountAnswer>({ intent, ...outcome.problem }, { status: 422 });
};

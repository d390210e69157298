import type { FieldError } from '@escale/contract/errors';
import type { Profile, ProfileUpdate } from '@escale/contract/user-auth';
import { normaliseName } from '@escale/domain/name-rules';
import { validateProfile } from '@escale/domain/profile-rules';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { requireCaller } from '../../platform/auth-guard.ts';
import { dayOf } from '../../platform/clock.ts';
import { readPhone } from '../../platform/phone-number.ts';
import type { CallContext } from '../../platform/route.ts';
import type { AuthContext } from './context.ts';
import { audit, findMemberById, listSignIns, type Member } from './members-store.ts';

const SIGN_INS = ['google', 'facebook'] as const;

const given = <Key extends string>(key: Key, value: string | null): Partial<Record<Key, string>> =>
  value === null || value === '' ? {} : ({ [key]: value } as Record<Key, string>); // as: one known key

const toProfile = async (context: AuthContext, member: Member): Promise<Profile> => {
  const providers = await listSignIns(context.db, member.uuid);
  const asksFrequency = context.partners.get(member.partner, member.shop)?.capabilities.newsletterFrequencyModal === true;
  return {
    uuid: member.uuid,
    status: member.status,
    deleted: member.status === 'deleted',
    type: member.kind,
    email: member.email,
    partnerData: { code: member.partner },
    name: { ...given('firstName', member.first_name), ...given('lastName', member.last_name), ...(member.gender === null ? {} : { gender: member.gender }) },
    ...given('birthDate', member.birth_date),
    ...given('nationality', member.nationality),
    address: {
      ...given('phone', member.phone),
      ...given('postCode', member.post_code),
      ...given('line1', member.line1),
      ...given('line2', member.line2),
      ...given('country', member.country),
      ...given('city', member.city),
    },
    newsletterPreference: {
      sms: member.newsletter_sms,
      frequency: member.newsletter_frequency,
      shouldDisplayFrequencyModal: asksFrequency && member.frequency_asked_at === null,
    },
    hasPassword: member.password_hash !== null,
    signIns: [
      ...SIGN_INS.filter((provider) => providers.includes(provider)),
      ...(providers.some((provider) => provider.startsWith('partner:')) ? (['partner'] as const) : []),
      ...(member.has_passkey ? (['passkey'] as const) : []),
    ],
  };
};

const memberOf = async (context: AuthContext, call: CallContext): Promise<Answer<Member>> => {
  const caller = await requireCaller(context, call, ['member', 'partner']);
  if (!caller.ok) return caller;
  const member = await findMemberById(context.db, caller.value.uuid);
  return member === undefined ? fail('UNAUTHORIZED') : done(member);
};

/** The caller's own profile; there is no way to name another one's. */
export const getProfile = async (context: AuthContext, call: CallContext): Promise<Answer<Profile>> => {
  const member = await memberOf(context, call);
  return member.ok ? done(await toProfile(context, member.value)) : member;
};

const PATHS = { firstName: 'name.firstName', lastName: 'name.lastName', birthDate: 'birthDate', phone: 'address.phone' } as const;

/** Wanted text as it is kept: undefined = as it was, '' = nothing. */
const kept = (wanted: string | undefined, present: string | null): string | null =>
  wanted === undefined ? present : wanted.trim() === '' ? null : wanted.normalize('NFC').trim();

/** Updates the caller's profile by the rules of platform 5. `silent` leaves the instant of the last change alone. */
export const updateProfile = async (context: AuthContext, update: ProfileUpdate, call: CallContext): Promise<Answer<Profile>> => {
  const found = await memberOf(context, call);
  if (!found.ok) return found;
  const member = found.value;
  const now = context.clock.now();
  const partner = context.partners.get(member.partner, member.shop);
  const phone = readPhone(update.address?.phone ?? member.phone ?? '');
  const sms = update.newsletterPreference?.sms ?? member.newsletter_sms;
  const touchesPhone = update.address?.phone !== undefined || update.newsletterPreference?.sms === true;
  const errors = validateProfile(
    {
      firstName: update.name?.firstName,
      lastName: update.name?.lastName,
      birthDate: update.birthDate,
      // What an update leaves alone can't be wrong in it.
      phone: touchesPhone ? phone.input : { text: '', isValid: false, type: 'UNDEFINED' },
      sms: touchesPhone && sms,
    },
    dayOf(now, partner?.configuration.zone),
  );
  const fieldErrors = Object.entries(errors).map(([field, messageId]): FieldError => ({ path: PATHS[field as keyof typeof PATHS], messageId })); // as: keys of the rule's answer
  if (fieldErrors.length > 0) return fail('BAD_REQUEST', { fieldErrors });
  const { name, address, newsletterPreference: letters } = update;
  const isAsked = letters?.frequency !== undefined || letters?.shouldDisplayFrequencyModal === false;
  await context.db.query(
    `update member set first_name = $2, last_name = $3, gender = $4, birth_date = $5, nationality = $6, line1 = $7, line2 = $8, post_code = $9, city = $10, country = $11, phone = $12,
       newsletter_sms = $13, newsletter_frequency = $14, frequency_asked_at = case when $15 then coalesce(frequency_asked_at, $16) else frequency_asked_at end,
       changed_at = case when $17 then changed_at else $16 end where uuid = $1`,
    [
      member.uuid,
      name?.firstName === undefined ? member.first_name : normaliseName(name.firstName),
      name?.lastName === undefined ? member.last_name : normaliseName(name.lastName),
      kept(name?.gender, member.gender),
      kept(update.birthDate, member.birth_date),
      kept(update.nationality, member.nationality),
      kept(address?.line1, member.line1),
      kept(address?.line2, member.line2),
      kept(address?.postCode, member.post_code),
      kept(address?.city, member.city),
      kept(address?.country, member.country),
      address?.phone === undefined ? member.phone : (phone.e164 ?? null),
      sms,
      letters?.frequency ?? member.newsletter_frequency,
      isAsked,
      new Date(now),
      call.query['silent'] === 'true',
    ],
  );
  await audit(context.db, { what: 'profile-changed', brand: member.brand, subject: member.uuid }, now);
  const after = await findMemberById(context.db, member.uuid);
  return after === undefined ? fail('UNAUTHORIZED') : done(await toProfile(context, after));
};

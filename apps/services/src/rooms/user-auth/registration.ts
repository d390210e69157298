import type { Attribution, Session } from '@escale/contract/user-auth';
import type { FieldError } from '@escale/contract/errors';
import { validateEmail } from '@escale/domain/email-rule';
import { validateNewPassword } from '@escale/domain/password-policy';
import type { PoolClient } from 'pg';
import { type Answer, done, fail, type Failure } from '../../platform/answer.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { AuthPartner } from './auth-partners.ts';
import { type AuthContext, type Queryable, visitorIn, visitorWithDevice } from './context.ts';
import { writeLetter, withToken } from './letters.ts';
import { type LinkProblem, makeLink, spendLink } from './letter-links.ts';
import { type LetterRequest, partnerOfLetter, partnerOfPage } from './letter-request.ts';
import { addressKey, audit, findMember, findMemberById, insertMember, type Member, verifyAddress } from './members-store.ts';
import { addressBucket } from './network-address.ts';
import { CONFIRM_LINK_LIFE, LETTER_ADDRESS_TRIES, LETTER_TRIES, PROOF_TRIES, SIGN_UP_TRIES } from './policies.ts';
import { startSession } from './sessions.ts';
import { admitted, busy, type Credentials } from './sign-in.ts';
import { bucket, spendTry } from './tries-store.ts';

const newCredentialErrors = ({ email, password }: Credentials): FieldError[] => {
  const emailError = validateEmail(email);
  const passwordError = validateNewPassword(password);
  return [
    ...(emailError === null ? [] : [{ path: 'credentials.email', messageId: emailError }]),
    ...(passwordError === null ? [] : [{ path: 'credentials.password', messageId: passwordError }]),
  ];
};

const wrong = (path: string): Failure => fail('BAD_REQUEST', { fieldErrors: [{ path, messageId: 'error.generic' }] });

/** Writes the letter that greets a new member; its link proves the address, where that was not asked for before. */
export const welcome = async (context: AuthContext, db: Queryable, member: Member, partner: Pick<AuthPartner, 'code' | 'shop'>): Promise<void> => {
  const site = `${context.originOf(member.brand)}${context.env.prefix}/${partner.shop}`;
  const link =
    member.email_verified_at === null
      ? withToken(
          `${site}/confirmRegistration`,
          await makeLink(context, db, { purpose: 'confirm', member: member.uuid, device: null, life: CONFIRM_LINK_LIFE }),
        )
      : `${site}/`;
  await writeLetter(context, db, { kind: 'member-welcome', member, partner, link });
};

export interface SignUpRequest {
  readonly credentials: Credentials;
  readonly partner: string;
  readonly shop?: string | undefined;
  readonly source?: Attribution | undefined;
  readonly sponsorId?: string | undefined;
}

/** Writes a new member; undefined when the address is taken. */
type InsertPrepared = (client: PoolClient, status: 'active' | 'pending') => Promise<Member | undefined>;

/** What every sign-up costs before a row is written: a try of its network address, and the work on its password. */
const prepareMember = async (
  context: AuthContext,
  { credentials, source, sponsorId }: Pick<SignUpRequest, 'credentials' | 'source' | 'sponsorId'>,
  { brand, code, shop }: AuthPartner,
  ip: string,
): Promise<Answer<InsertPrepared>> => {
  const now = context.clock.now();
  const spent = await spendTry(context.db, [addressBucket(context, 'sign-up', SIGN_UP_TRIES, ip)], now);
  if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canLoginAt: spent.canTryAt } });
  const passwordHash = await context.passwords.hash(credentials.password);
  if (passwordHash === null) return busy(context);
  const person = { uuid: context.ids.uuid(), brand, partner: code, shop, email: credentials.email, passwordHash, attribution: source, sponsorId };
  return done((client, status) => insertMember(client, { ...person, kind: 'member', status, isVerified: false }, now));
};

/** Direct sign-up: the account is there at once; a letter greets and asks to confirm the address (platform 7, 8). */
export const signUp = async (context: AuthContext, request: SignUpRequest, call: CallContext): Promise<Answer<Session>> =>
  (await admitted(context, call, () => trySignUp(context, request, call))) ?? busy(context);

const trySignUp = async (context: AuthContext, request: SignUpRequest, call: CallContext): Promise<Answer<Session>> => {
  const fieldErrors = newCredentialErrors(request.credentials);
  if (fieldErrors.length > 0) return fail('BAD_REQUEST', { fieldErrors });
  const partner = context.partners.get(request.partner, request.shop);
  if (partner === undefined) return wrong('partner');
  if (partner.configuration.isDoubleOptin) return fail('UNAUTHORIZED', { data: { reason: 'NOT_OFFERED' } });
  const visitor = visitorWithDevice(context, call);
  const prepared = await prepareMember(context, request, partner, visitor.ip);
  if (!prepared.ok) return prepared;
  return inTransaction(context.db, async (client): Promise<Answer<Session>> => {
    const member = await prepared.value(client, 'active');
    if (member === undefined) return fail('FORBIDDEN', { data: { reason: 'ALREADY_REGISTERED' } });
    await audit(client, { what: 'signed-up', brand: partner.brand, subject: member.uuid }, context.clock.now());
    await welcome(context, client, member, partner);
    return done(await startSession(context, client, { member, partner, visitor }));
  });
};

export interface RegisterRequest extends Omit<SignUpRequest, 'partner' | 'shop'> {
  readonly redirect: string;
  readonly partner?: string | undefined;
}

const sendConfirmation = async (
  context: AuthContext,
  db: Queryable,
  to: { readonly member: Member; readonly partner: AuthPartner; readonly redirect: string; readonly device: string | null },
): Promise<void> => {
  const token = await makeLink(context, db, { purpose: 'confirm', member: to.member.uuid, device: to.device, life: CONFIRM_LINK_LIFE });
  await writeLetter(context, db, { kind: 'member-confirm', member: to.member, partner: to.partner, link: withToken(to.redirect, token) });
};

/** Sign-up that waits for the confirmation of a letter (double opt-in): 403 the account exists, 409 it waits already (platform 8). */
export const register = async (context: AuthContext, request: RegisterRequest, call: CallContext): Promise<Answer<Record<string, never>>> =>
  (await admitted(context, call, () => tryRegister(context, request, call))) ?? busy(context);

const tryRegister = async (context: AuthContext, request: RegisterRequest, call: CallContext): Promise<Answer<Record<string, never>>> => {
  const fieldErrors = newCredentialErrors(request.credentials);
  if (fieldErrors.length > 0) return fail('BAD_REQUEST', { fieldErrors });
  const partner = partnerOfPage(context, request.redirect, request.partner);
  if (partner === undefined) return wrong('redirect');
  const visitor = visitorWithDevice(context, call);
  const prepared = await prepareMember(context, request, partner, visitor.ip);
  if (!prepared.ok) return prepared;
  return inTransaction(context.db, async (client): Promise<Answer<Record<string, never>>> => {
    const member = await prepared.value(client, 'pending');
    if (member === undefined) {
      // A second registration never changes the password of the first: who asks twice is not yet known to be one person.
      const there = await findMember(client, partner.brand, request.credentials.email);
      return there?.status === 'pending'
        ? fail('CONFLICT', { data: { reason: 'NOT_CONFIRMED' } })
        : fail('FORBIDDEN', { data: { reason: 'ALREADY_REGISTERED' } });
    }
    await audit(client, { what: 'registered', brand: partner.brand, subject: member.uuid }, context.clock.now());
    await sendConfirmation(context, client, { member, partner, redirect: request.redirect, device: visitor.device });
    return done({});
  });
};

/** Sends the confirmation once more; the links of earlier letters go out of use (platform 8 "Resend confirmation"). */
export const resendConfirmation = async (context: AuthContext, request: LetterRequest, call: CallContext): Promise<Answer<Record<string, never>>> => {
  const asked = partnerOfLetter(context, request);
  if (!asked.ok) return asked;
  const partner = asked.value;
  const visitor = visitorIn(context, call);
  const spent = await spendTry(
    context.db,
    [bucket('confirm-letter', LETTER_TRIES, partner.brand, addressKey(request.email)), addressBucket(context, 'letter-from', LETTER_ADDRESS_TRIES, visitor.ip)],
    context.clock.now(),
  );
  if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canResendAt: spent.canTryAt } });
  const member = await findMember(context.db, partner.brand, request.email);
  if (member === undefined) return partner.configuration.uniformAuthErrors === true ? done({}) : fail('NOT_FOUND');
  if (member.email_verified_at !== null)
    return partner.configuration.uniformAuthErrors === true ? done({}) : fail('CONFLICT', { data: { reason: 'ALREADY_CONFIRMED' } });
  await inTransaction(context.db, (client) => sendConfirmation(context, client, { member, partner, redirect: request.redirect, device: visitor.device }));
  return done({});
};

const LINK_REFUSAL = { LINK_EXPIRED: 'SESSION_EXPIRED', LINK_USED: 'CONFLICT', LINK_UNKNOWN: 'FORBIDDEN' } as const satisfies Record<LinkProblem, string>;

/** The refusal of a link (readings 4.13: expired and other failures have pages of their own). */
export const refuseLink = (problem: LinkProblem): Failure => fail(LINK_REFUSAL[problem], { data: { reason: problem } });

export interface Confirmed {
  readonly uuid: string;
  readonly email: string;
  readonly partner: { readonly code: string; readonly shop?: string };
  readonly session?: Session;
}

/** Confirms an address by the link of a letter. Signs in only where the account was registered: a link alone is no sign-in. */
export const confirmRegistration = async (context: AuthContext, request: { readonly token: string }, call: CallContext): Promise<Answer<Confirmed>> => {
  const visitor = visitorWithDevice(context, call);
  const now = context.clock.now();
  const spent = await spendTry(context.db, [addressBucket(context, 'link', PROOF_TRIES, visitor.ip)], now);
  if (!spent.allowed) return fail('TOO_MANY_REQUEST');
  return inTransaction(context.db, async (client): Promise<Answer<Confirmed>> => {
    const link = await spendLink(context, client, 'confirm', request.token);
    if (!link.ok) return refuseLink(link.problem);
    const before = await findMemberById(client, link.member);
    if (before === undefined) return refuseLink('LINK_UNKNOWN');
    await verifyAddress(client, before.uuid, now);
    await audit(client, { what: 'address-confirmed', brand: before.brand, subject: before.uuid }, now);
    const partner = context.partners.get(before.partner, before.shop);
    const confirmed = { uuid: before.uuid, email: before.email, partner: { code: before.partner, shop: before.shop } };
    if (before.status !== 'pending') return done(confirmed);
    const member = { ...before, status: 'active' as const, email_verified_at: new Date(now) };
    await welcome(context, client, member, partner ?? { code: before.partner, shop: before.shop });
    return link.device === visitor.device
      ? done({ ...confirmed, session: await startSession(context, client, { member, partner, visitor }) })
      : done(confirmed);
  });
};

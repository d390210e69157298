import type { Session } from '@escale/contract/user-auth';
import type { FieldError } from '@escale/contract/errors';
import { validateEmail } from '@escale/domain/email-rule';
import { type Answer, done, fail, type Failure } from '../../platform/answer.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type AuthContext, type PartnerAsked, partnerOf, visitorIn, visitorWithDevice } from './context.ts';
import { addressKey, audit, findMember, isKnownDevice, knowsDevice } from './members-store.ts';
import { addressBucket } from './network-address.ts';
import { ACCOUNT_TRIES, ADDRESS_TRIES, BUSY_PAUSE } from './policies.ts';
import { startSession } from './sessions.ts';
import { bucket, clearTries, refundTry, spendTry } from './tries-store.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Field errors of an empty or malformed sign-in, by the form's own rules (platform 5). */
export const credentialErrors = ({ email, password }: Credentials): FieldError[] => {
  const emailError = validateEmail(email);
  return [
    ...(emailError === null ? [] : [{ path: 'credentials.email', messageId: emailError }]),
    ...(password === '' ? [{ path: 'credentials.password', messageId: 'error.password.required' }] : []),
  ];
};

/** All places for password work are taken: come back in a moment. */
export const busy = (context: AuthContext): Failure => fail('TOO_MANY_REQUEST', { data: { canLoginAt: context.clock.now() + BUSY_PAUSE } });

const withPause = (canLoginAt: number | null, data: Record<string, unknown> = {}): Pick<Failure, 'data'> => {
  const all = canLoginAt === null ? data : { ...data, canLoginAt };
  return Object.keys(all).length === 0 ? {} : { data: all };
};

/** Runs a sign-in or sign-up when there is room for it, in the queue its device belongs to; null when there is none. */
export const admitted = async <Result>(context: AuthContext, call: CallContext, work: () => Promise<Result>): Promise<Result | null> => {
  const { device } = visitorIn(context, call);
  const isKnown = device !== null && (await isKnownDevice(context.db, device));
  return context.admission[isKnown ? 'known' : 'strangers'](work);
};

export interface LoginRequest extends PartnerAsked {
  readonly credentials: Credentials;
}

/**
 * Sign-in by e-mail and password (platform 7, 8). Tries are counted before the password is looked at, by account and by network address; a
 * device the member knows has a count of its own. Whatever is found, the same work is done.
 */
export const login = async (context: AuthContext, request: LoginRequest, call: CallContext, isForChange: boolean): Promise<Answer<Session>> =>
  (await admitted(context, call, () => tryLogin(context, request, call, isForChange))) ?? busy(context);

const tryLogin = async (context: AuthContext, request: LoginRequest, call: CallContext, isForChange: boolean): Promise<Answer<Session>> => {
  const fieldErrors = credentialErrors(request.credentials);
  if (fieldErrors.length > 0) return fail('BAD_REQUEST', { fieldErrors });
  const partner = partnerOf(context, request, call);
  if (request.partner !== undefined && partner === undefined) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'partner', messageId: 'error.generic' }] });
  const visitor = visitorWithDevice(context, call);
  const now = context.clock.now();
  const { email, password } = request.credentials;
  const member = await findMember(context.db, partner?.brand, email);
  const isOwnDevice = member !== undefined && (await knowsDevice(context.db, member.uuid, visitor.device));
  const account = bucket('login', ACCOUNT_TRIES, member?.brand ?? partner?.brand ?? '', addressKey(email), isOwnDevice ? visitor.device : '');
  const address = addressBucket(context, 'login-from', ADDRESS_TRIES, visitor.ip);

  const spent = await spendTry(context.db, [account, address], now);
  if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canLoginAt: spent.canTryAt } });
  const isRight = await context.passwords.verify(member?.password_hash ?? null, password);
  if (isRight === null) {
    await Promise.all([refundTry(context.db, account), refundTry(context.db, address)]);
    return busy(context);
  }
  if (member === undefined || !isRight) {
    if (spent.canTryAt !== null) await audit(context.db, { what: 'sign-in-paused', brand: member?.brand ?? partner?.brand ?? '-', subject: member?.uuid }, now);
    const isUniform = partner?.configuration.uniformAuthErrors === true; // one answer for everything (readings 7 row 12)
    if (member === undefined && !isUniform) return fail('NOT_FOUND', withPause(spent.canTryAt));
    if (member !== undefined && member.password_hash === null && !isUniform) return fail('FORBIDDEN', withPause(spent.canTryAt, { reason: 'NO_PASSWORD' }));
    return fail('UNAUTHORIZED', withPause(spent.canTryAt));
  }
  await Promise.all([clearTries(context.db, account), refundTry(context.db, address)]);
  if (member.status === 'pending') return fail('CONFLICT', { data: { reason: 'NOT_CONFIRMED' } });
  const session = await inTransaction(context.db, async (client) => {
    await audit(client, { what: 'sign-in', brand: member.brand, subject: member.uuid, detail: isForChange ? 'to change the password' : 'password' }, now);
    return startSession(context, client, { member, partner, visitor, isForChange });
  });
  return done(session);
};

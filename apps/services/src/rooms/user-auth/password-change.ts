import type { Session } from '@escale/contract/user-auth';
import { validateNewPassword } from '@escale/domain/password-policy';
import type { PoolClient } from 'pg';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { CHANGE_SCOPE, tokenOf } from '../../platform/auth-guard.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type AuthContext, inUniformTime, visitorIn, visitorWithDevice } from './context.ts';
import { writeLetter, withToken } from './letters.ts';
import { makeLink, readLink, spendLink } from './letter-links.ts';
import { type LetterRequest, partnerOfLetter } from './letter-request.ts';
import { addressKey, audit, findMember, findMemberById, setPassword, verifyAddress } from './members-store.ts';
import { addressBucket } from './network-address.ts';
import { ACCOUNT_TRIES, FRESH_SIGN_IN, LETTER_ADDRESS_TRIES, LETTER_TRIES, PROOF_TRIES, RESET_LINK_LIFE } from './policies.ts';
import { endAllSessions, findToken, startSession } from './sessions.ts';
import { tellPasswordChanged } from './safety-letters.ts';
import { busy } from './sign-in.ts';
import { bucket, clearTries, spendTry } from './tries-store.ts';

/**
 * Asks for a letter with a link to a new password (readings 6.4 row 41): the same answer, in the same time and within the same
 * limits, whether the address is known or not.
 */
export const askForReset = async (context: AuthContext, request: LetterRequest, call: CallContext): Promise<Answer<Record<string, never>>> => {
  const asked = partnerOfLetter(context, request);
  if (!asked.ok) return asked;
  const partner = asked.value;
  const visitor = visitorIn(context, call);
  const now = context.clock.now();
  return inUniformTime(async (): Promise<Answer<Record<string, never>>> => {
    const spent = await spendTry(
      context.db,
      [bucket('reset-letter', LETTER_TRIES, partner.brand, addressKey(request.email)), addressBucket(context, 'letter-from', LETTER_ADDRESS_TRIES, visitor.ip)],
      now,
    );
    if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canResetAt: spent.canTryAt } });
    const member = await findMember(context.db, partner.brand, request.email);
    if (member?.kind !== 'member') return done({}); // a partner's people choose their password at the partner's
    await inTransaction(context.db, async (client) => {
      const token = await makeLink(context, client, { purpose: 'reset', member: member.uuid, device: visitor.device, life: RESET_LINK_LIFE });
      await writeLetter(context, client, { kind: 'member-reset', member, partner, link: withToken(request.redirect, token) });
      await audit(client, { what: 'reset-asked', brand: member.brand, subject: member.uuid }, now);
    });
    return done({});
  });
};

/** Who may set a new password, and where they stay signed in. */
interface Permit {
  readonly member: string;
  /** How it was given: a link proves the address too. */
  readonly by: 'link' | 'sign-in';
  /** Uses the permit up, inside the transaction that sets the password; false when somebody was faster. */
  readonly spend: (client: PoolClient) => Promise<boolean>;
}

const permitOf = async (context: AuthContext, call: CallContext, device: string): Promise<Answer<Permit>> => {
  const token = tokenOf(call.headers);
  if (token.includes('.')) {
    const link = await readLink(context, context.db, 'reset', token);
    if (!link.ok) return fail('UNAUTHORIZED', { data: { reason: link.problem } });
    return done({ member: link.member, by: 'link', spend: async (client) => (await spendLink(context, client, 'reset', token)).ok });
  }
  const held = await findToken(context, context.db, token, { device });
  if (held === undefined || held.member === null || held.kind !== 'member') return fail('UNAUTHORIZED');
  const isFresh = held.scope === CHANGE_SCOPE || held.signed_in_at.getTime() + FRESH_SIGN_IN > context.clock.now();
  if (!isFresh) return fail('FORBIDDEN', { data: { reason: 'SIGN_IN_AGAIN' } });
  return done({
    member: held.member,
    by: 'sign-in',
    spend: async (client) => (held.scope === CHANGE_SCOPE ? (await client.query('delete from auth_token where id = $1', [held.id])).rowCount === 1 : true),
  });
};

/** Sets a new password (platform 7 "change"). Whoever was signed in elsewhere is signed out; after a link, everywhere. */
export const changePassword = async (context: AuthContext, request: { readonly password: string }, call: CallContext): Promise<Answer<Session>> => {
  const visitor = visitorWithDevice(context, call);
  const now = context.clock.now();
  const spent = await spendTry(context.db, [addressBucket(context, 'link', PROOF_TRIES, visitor.ip)], now);
  if (!spent.allowed) return fail('TOO_MANY_REQUEST');
  const permit = await permitOf(context, call, visitor.device);
  if (!permit.ok) return permit;
  const passwordError = validateNewPassword(request.password);
  if (passwordError !== null) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'password', messageId: passwordError }] });
  const hash = await context.passwords.hash(request.password);
  if (hash === null) return busy(context);
  const { member: uuid, by, spend } = permit.value;
  const answer = await inTransaction(context.db, async (client): Promise<Answer<Session>> => {
    if (!(await spend(client))) return fail('UNAUTHORIZED');
    if (by === 'link') await verifyAddress(client, uuid, now);
    const member = await findMemberById(client, uuid);
    if (member === undefined) return fail('UNAUTHORIZED');
    await setPassword(client, uuid, hash, now);
    await endAllSessions(client, uuid, by === 'link' ? undefined : visitor.device);
    await client.query('update auth_link set used_at = $2 where member = $1 and purpose = $3 and used_at is null', [uuid, new Date(now), 'reset']);
    await audit(client, { what: 'password-changed', brand: member.brand, subject: uuid, detail: by }, now);
    const partner = context.partners.get(member.partner, member.shop);
    await tellPasswordChanged(context, client, { member, partner, visitor });
    return done(await startSession(context, client, { member, partner, visitor, isTold: true }));
  });
  if (answer.ok) {
    const member = await findMemberById(context.db, uuid);
    if (member !== undefined) await clearTries(context.db, bucket('login', ACCOUNT_TRIES, member.brand, addressKey(member.email), ''));
  }
  return answer;
};

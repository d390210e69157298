import type { Identity, Session, TokenInfo } from '@escale/contract/user-auth';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { CHANGE_SCOPE, identify, tokenOf } from '../../platform/auth-guard.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { deviceSecretOf } from '../../platform/visitor.ts';
import { type AuthContext, visitorIn, visitorWithDevice } from './context.ts';
import { audit, findMemberById, forgetDevices } from './members-store.ts';
import { endSessions, findToken, type HeldToken, listSessions, replaceToken, startSession } from './sessions.ts';

/** The session behind a token; those that only change a password are none. */
const heldBy = async (context: AuthContext, token: string, call: CallContext): Promise<HeldToken | undefined> => {
  const held = await findToken(context, context.db, token, visitorIn(context, call));
  return held?.scope === CHANGE_SCOPE ? undefined : held;
};

/**
 * Signs out on devices: the ones named, or this one (platform 4 "Logout"). Another device that a member signs out was not theirs, or is no more:
 * it is known no longer, so that a letter tells of whoever signs in there next.
 */
export const deleteTokens = async (
  context: AuthContext,
  request: { readonly token: string; readonly delete: readonly string[] },
  call: CallContext,
): Promise<Answer<{ readonly deleted: string[] }>> => {
  const held = await heldBy(context, request.token, call);
  if (held === undefined) return fail('UNAUTHORIZED');
  const { device: own } = visitorIn(context, call);
  return inTransaction(context.db, async (client) => {
    const ended = await endSessions(client, held.subject, request.delete.length === 0 ? [held.id] : request.delete);
    const elsewhere = ended.map(({ device }) => device).filter((device) => device !== own);
    if (held.member !== null) await forgetDevices(client, held.member, elsewhere);
    if (ended.length > 0)
      await audit(client, { what: 'sign-out', brand: held.brand, subject: held.subject, detail: String(ended.length) }, context.clock.now());
    return done({ deleted: ended.map(({ id }) => id) });
  });
};

/** A new token for an old one of this device. A booking's token is not renewed: look the booking up again. */
export const renewToken = async (context: AuthContext, request: { readonly token: string }, call: CallContext): Promise<Answer<Session>> => {
  const held = await heldBy(context, request.token, call);
  if (held === undefined || held.member === null) return fail('UNAUTHORIZED');
  const member = await findMemberById(context.db, held.member);
  if (member === undefined) return fail('UNAUTHORIZED');
  const visitor = visitorWithDevice(context, call);
  return inTransaction(context.db, async (client) => {
    await replaceToken(context, client, held.id);
    return done(
      await startSession(context, client, { member, partner: context.partners.get(held.partner, held.shop), visitor, signedInAt: held.signed_in_at.getTime() }),
    );
  });
};

/** The devices the holder of a token is signed in on. */
export const tokenInfo = async (
  context: AuthContext,
  request: { readonly token: string },
  call: CallContext,
): Promise<Answer<{ readonly tokenInfos: TokenInfo[] }>> => {
  const held = await heldBy(context, request.token, call);
  return held === undefined ? fail('UNAUTHORIZED') : done({ tokenInfos: await listSessions(context, held) });
};

/** Whether a token is in force on this device, and for whom. */
export const verifyToken = async (context: AuthContext, request: { readonly token: string }, call: CallContext): Promise<Answer<Identity>> => {
  const identity = await identify(context, request.token, deviceSecretOf(call.headers));
  return identity === null ? fail('UNAUTHORIZED') : done(identity);
};

/** Who the stored token belongs to; with `Authorization`, `tokenId` may be the id of one of the caller's own. */
export const tokenCredentials = async (
  context: AuthContext,
  request: { readonly tokenId: string },
  call: CallContext,
): Promise<Answer<{ readonly uuid: string; readonly email: string; readonly partner: { readonly code: string; readonly shop?: string } }>> => {
  const authorization = tokenOf(call.headers);
  const held = await heldBy(context, authorization === '' ? request.tokenId : authorization, call);
  if (held === undefined) return fail('UNAUTHORIZED');
  if (authorization !== '' && request.tokenId !== authorization && !(await listSessions(context, held)).some(({ tokenId }) => tokenId === request.tokenId))
    return fail('NOT_FOUND');
  return done({ uuid: held.subject, email: held.email, partner: { code: held.partner, ...(held.shop === null ? {} : { shop: held.shop }) } });
};

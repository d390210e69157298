import type { Attribution, Session } from '@escale/contract/user-auth';
import { isEmail } from '@escale/domain/email-rule';
import { normaliseName, validateName } from '@escale/domain/name-rules';
import type { PoolClient } from 'pg';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { AuthPartner } from './auth-partners.ts';
import { type AuthContext, type DeviceVisitor, visitorWithDevice } from './context.ts';
import { checkFacebookToken } from './facebook.ts';
import { checkGoogleToken } from './google.ts';
import {
  audit,
  dropUnprovenWaysIn,
  findMember,
  findMemberById,
  findMemberBySubject,
  insertMember,
  linkSignIn,
  type Member,
  verifyAddress,
} from './members-store.ts';
import { addressBucket } from './network-address.ts';
import { PROOF_TRIES } from './policies.ts';
import type { Proof } from './proof.ts';
import { welcome } from './registration.ts';
import { startSession } from './sessions.ts';
import { spendTry } from './tries-store.ts';

export interface SocialSession extends Session {
  readonly data: { readonly signup: boolean };
}

const keptName = (field: 'firstName' | 'lastName', name: string | undefined): string | undefined =>
  name === undefined || validateName(field, name) !== null ? undefined : normaliseName(name).slice(0, 60);

/** The member a proof stands for: known by subject, else by the proved address, else new. */
const memberOf = async (
  context: AuthContext,
  client: PoolClient,
  given: { readonly proof: Proof; readonly partner: AuthPartner; readonly source: Attribution | undefined },
): Promise<{ readonly member: Member; readonly signup: boolean }> => {
  const { proof, partner } = given;
  const now = context.clock.now();
  const { brand } = partner;
  const bySubject = await findMemberBySubject(client, { brand, provider: proof.provider, subject: proof.subject });
  if (bySubject !== undefined) return { member: bySubject, signup: false };
  const added = await insertMember(
    client,
    {
      uuid: context.ids.uuid(),
      brand,
      partner: partner.code,
      shop: partner.shop,
      kind: proof.kind,
      status: 'active',
      email: proof.email,
      passwordHash: null,
      isVerified: true,
      attribution: given.source,
      sponsorId: undefined,
      firstName: keptName('firstName', proof.firstName),
      lastName: keptName('lastName', proof.lastName),
    },
    now,
  );
  const member = added ?? (await findMember(client, brand, proof.email));
  if (member === undefined) throw new Error('A member neither could be added nor is there');
  if (added === undefined && member.email_verified_at === null) {
    // Somebody opened this account without proving the address; its owner just did.
    await dropUnprovenWaysIn(client, member.uuid);
    await verifyAddress(client, member.uuid, now);
  }
  await linkSignIn(client, { member: member.uuid, brand, provider: proof.provider, subject: proof.subject }, now);
  await audit(
    client,
    { what: added === undefined ? 'sign-in-linked' : 'signed-up', brand, subject: member.uuid, detail: proof.provider.split(':')[0] ?? '' },
    now,
  );
  return { member: (await findMemberById(client, member.uuid)) ?? member, signup: added !== undefined };
};

/** Signs in whom a provider has proved; who is new becomes a member and gets the welcome letter. */
export const signInByProof = async (
  context: AuthContext,
  given: { readonly proof: Proof; readonly partner: AuthPartner; readonly source?: Attribution | undefined; readonly visitor: DeviceVisitor },
): Promise<SocialSession> => {
  const { proof, partner, source, visitor } = given;
  return inTransaction(context.db, async (client) => {
    const { member, signup } = await memberOf(context, client, { proof, partner, source });
    if (signup) await welcome(context, client, member, partner);
    await audit(client, { what: 'sign-in', brand: member.brand, subject: member.uuid, detail: proof.provider.split(':')[0] ?? '' }, context.clock.now());
    return { ...(await startSession(context, client, { member, partner, visitor })), data: { signup } };
  });
};

/** Notes a proof as used until it is over anyway; false when it was used before. */
const isFirstUse = async (context: AuthContext, proof: string, life: number): Promise<boolean> => {
  const now = context.clock.now();
  const { rowCount } = await context.db.query(
    "insert into auth_once (id, purpose, expires_at, used_at) values ($1, 'proof', $2, $3) on conflict (id) do nothing",
    [fingerprint(proof), new Date(now + life), new Date(now)],
  );
  return rowCount === 1;
};

const PROOF_LIFE = 3 * 3_600_000;

interface SocialRequest {
  readonly partner: string;
  readonly shop?: string | undefined;
  readonly source?: Attribution | undefined;
}

const socialLogin = async (
  context: AuthContext,
  request: SocialRequest,
  call: CallContext,
  check: (partner: AuthPartner, visitor: DeviceVisitor) => Promise<Answer<Proof>>,
): Promise<Answer<SocialSession>> => {
  const partner = context.partners.get(request.partner, request.shop);
  if (partner === undefined) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'partner', messageId: 'error.generic' }] });
  const visitor = visitorWithDevice(context, call);
  const spent = await spendTry(context.db, [addressBucket(context, 'social', PROOF_TRIES, visitor.ip)], context.clock.now());
  if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canLoginAt: spent.canTryAt } });
  const proof = await check(partner, visitor);
  if (!proof.ok) return proof;
  if (!isEmail(proof.value.email)) return fail('FORBIDDEN', { data: { reason: 'EMAIL_NOT_VERIFIED' } });
  return done(await signInByProof(context, { proof: proof.value, partner, source: request.source, visitor }));
};

/** The one-tap button of the web-account provider: an ID token, good once, on the device it was asked for. */
export const loginWithGoogle = (
  context: AuthContext,
  request: SocialRequest & { readonly accessToken: string },
  call: CallContext,
): Promise<Answer<SocialSession>> =>
  socialLogin(context, request, call, async (_partner, visitor) => {
    if (context.env.identity.google.clientId === '') return fail('FORBIDDEN', { data: { reason: 'NOT_OFFERED' } });
    const proof = await checkGoogleToken(context, request.accessToken, visitor.device);
    if (!proof.ok) return proof;
    return (await isFirstUse(context, request.accessToken, PROOF_LIFE)) ? proof : fail('UNAUTHORIZED', { data: { reason: 'TOKEN_REFUSED' } });
  });

/** The button of the social network, which some brands don't show (AX). */
export const loginWithFacebook = (
  context: AuthContext,
  request: SocialRequest & { readonly accessToken: string; readonly userID: string },
  call: CallContext,
): Promise<Answer<SocialSession>> =>
  socialLogin(context, request, call, async (partner) =>
    context.env.identity.facebook.appId === '' || partner.capabilities.hidesSocialNetworkLogin === true
      ? fail('FORBIDDEN', { data: { reason: 'NOT_OFFERED' } })
      : checkFacebookToken(context, request),
  );

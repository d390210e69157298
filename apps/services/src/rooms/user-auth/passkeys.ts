import type { Session } from '@escale/contract/user-auth';
import { deviceOf } from '@escale/domain/device-name';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { requireCaller } from '../../platform/auth-guard.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { AuthPartner } from './auth-partners.ts';
import { type AuthContext, type PartnerAsked, partnerOf, visitorWithDevice } from './context.ts';
import { audit, findMemberById, type Member } from './members-store.ts';
import { addressBucket } from './network-address.ts';
import { PASSKEY_CHALLENGE_LIFE, PROOF_TRIES } from './policies.ts';
import { startSession } from './sessions.ts';
import { spendTry } from './tries-store.ts';

type Json = Record<string, unknown>;

interface PasskeyOptions {
  readonly challengeId: string;
  readonly options: Json;
}

/** Passkeys belong to a brand's first host: a browser offers them there and nowhere else. */
const relyingParty = (partner: AuthPartner): string => partner.hosts[0] ?? 'localhost';

const keepChallenge = async (
  context: AuthContext,
  purpose: 'passkey-add' | 'passkey-login',
  challenge: { readonly text: string; readonly device: string; readonly member?: string },
): Promise<string> => {
  const id = context.ids.uuid();
  await context.db.query('insert into auth_once (id, purpose, device, payload, expires_at) values ($1, $2, $3, $4, $5)', [
    id,
    purpose,
    challenge.device,
    JSON.stringify({ challenge: challenge.text, member: challenge.member }),
    new Date(context.clock.now() + PASSKEY_CHALLENGE_LIFE),
  ]);
  return id;
};

/** Takes a challenge out, once, on the device it was made for. */
const takeChallenge = async (
  context: AuthContext,
  purpose: string,
  id: string,
  device: string,
): Promise<{ readonly challenge: string; readonly member?: string } | undefined> =>
  (
    await context.db.query<{ payload: { challenge: string; member?: string } }>(
      'delete from auth_once where id = $1 and purpose = $2 and device = $3 and expires_at > $4 returning payload',
      [id, purpose, device, new Date(context.clock.now())],
    )
  ).rows[0]?.payload;

/** The page a browser says it signed for, when it is one of the brand's own hosts. */
const originIn = (response: Json, partner: AuthPartner, isLive: boolean): string | undefined => {
  const inner = response['response'];
  const data = typeof inner === 'object' && inner !== null && 'clientDataJSON' in inner ? inner.clientDataJSON : undefined;
  if (typeof data !== 'string') return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(data, 'base64url').toString('utf8'));
    const origin = typeof read === 'object' && read !== null && 'origin' in read && typeof read.origin === 'string' ? read.origin : '';
    const { hostname, protocol } = new URL(origin);
    return partner.hosts.includes(hostname) && (protocol === 'https:' || !isLive) ? origin : undefined;
  } catch {
    return undefined;
  }
};

const callingMember = async (context: AuthContext, call: CallContext): Promise<Answer<Member>> => {
  const caller = await requireCaller(context, call, ['member']);
  if (!caller.ok) return caller;
  const member = await findMemberById(context.db, caller.value.uuid);
  return member === undefined ? fail('UNAUTHORIZED') : done(member);
};

/** Options for adding a passkey to the caller's account. */
export const passkeyRegistrationOptions = async (context: AuthContext, call: CallContext): Promise<Answer<PasskeyOptions>> => {
  const found = await callingMember(context, call);
  if (!found.ok) return found;
  const member = found.value;
  const partner = context.partners.get(member.partner, member.shop);
  if (partner === undefined) return fail('FORBIDDEN', { data: { reason: 'NOT_OFFERED' } });
  const { rows } = await context.db.query<{ id: string; transports: string[] }>('select id, transports from passkey where member = $1', [member.uuid]);
  const options = await generateRegistrationOptions({
    rpName: partner.brandName,
    rpID: relyingParty(partner),
    userName: member.email,
    userID: new Uint8Array(Buffer.from(member.uuid.replaceAll('-', ''), 'hex')),
    userDisplayName: [member.first_name, member.last_name].filter((part) => part !== null).join(' '),
    attestationType: 'none',
    excludeCredentials: rows,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [-8, -7, -257], // EdDSA, ES256, RS256: what every authenticator in use knows
  });
  const { device } = visitorWithDevice(context, call);
  const challengeId = await keepChallenge(context, 'passkey-add', { text: options.challenge, device, member: member.uuid });
  return done({ challengeId, options: { ...options } });
};

/** What a passkey is called when nobody names it: the browser and system it was made in. */
const deviceLabel = (userAgent: string): string => {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== undefined).join(', ') || userAgent.slice(0, 60);
};

interface PasskeyAnswer {
  readonly challengeId: string;
  readonly response: Json;
}

/** Adds the passkey a browser made for our challenge. */
export const addPasskey = async (
  context: AuthContext,
  request: PasskeyAnswer & { readonly label?: string | undefined },
  call: CallContext,
): Promise<Answer<{ readonly passkeyId: string }>> => {
  const found = await callingMember(context, call);
  if (!found.ok) return found;
  const member = found.value;
  const partner = context.partners.get(member.partner, member.shop);
  const visitor = visitorWithDevice(context, call);
  const taken = await takeChallenge(context, 'passkey-add', request.challengeId, visitor.device);
  const origin = partner === undefined ? undefined : originIn(request.response, partner, context.env.stage === 'live');
  if (partner === undefined || taken === undefined || taken.member !== member.uuid || origin === undefined) return fail('FORBIDDEN');
  let verified: Awaited<ReturnType<typeof verifyRegistrationResponse>>;
  try {
    verified = await verifyRegistrationResponse({
      response: request.response as unknown as RegistrationResponseJSON, // as: the library checks the form itself
      expectedChallenge: taken.challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty(partner),
    });
  } catch {
    return fail('FORBIDDEN'); // it throws for whatever does not fit
  }
  if (!verified.verified) return fail('FORBIDDEN');
  const { credential } = verified.registrationInfo;
  const now = context.clock.now();
  const { rowCount } = await context.db.query(
    'insert into passkey (id, member, brand, public_key, counter, transports, label, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing',
    [
      credential.id,
      member.uuid,
      member.brand,
      Buffer.from(credential.publicKey),
      credential.counter,
      credential.transports ?? [],
      request.label?.trim() || deviceLabel(visitor.userAgent),
      new Date(now),
    ],
  );
  if (rowCount === 0) return fail('FORBIDDEN');
  await audit(context.db, { what: 'passkey-added', brand: member.brand, subject: member.uuid }, now);
  return done({ passkeyId: credential.id });
};

/** Options for signing in with whatever passkey the browser has for the brand; tells nothing of who has one. */
export const passkeyLoginOptions = async (context: AuthContext, request: PartnerAsked, call: CallContext): Promise<Answer<PasskeyOptions>> => {
  const partner = partnerOf(context, request, call);
  if (partner === undefined) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'partner', messageId: 'error.generic' }] });
  const visitor = visitorWithDevice(context, call);
  const spent = await spendTry(context.db, [addressBucket(context, 'passkey', PROOF_TRIES, visitor.ip)], context.clock.now());
  if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canLoginAt: spent.canTryAt } });
  const options = await generateAuthenticationOptions({ rpID: relyingParty(partner), userVerification: 'required' });
  const challengeId = await keepChallenge(context, 'passkey-login', { text: options.challenge, device: visitor.device });
  return done({ challengeId, options: { ...options } });
};

interface PasskeyRow {
  readonly id: string;
  readonly member: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

/** Signs in by passkey: our challenge, this device, the brand's own page, a signature of a key we know. */
export const loginWithPasskey = async (context: AuthContext, request: PasskeyAnswer & PartnerAsked, call: CallContext): Promise<Answer<Session>> => {
  const partner = partnerOf(context, request, call);
  if (partner === undefined) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'partner', messageId: 'error.generic' }] });
  const visitor = visitorWithDevice(context, call);
  const taken = await takeChallenge(context, 'passkey-login', request.challengeId, visitor.device);
  const origin = originIn(request.response, partner, context.env.stage === 'live');
  const { id } = request.response;
  if (taken === undefined || origin === undefined || typeof id !== 'string') return fail('UNAUTHORIZED');
  const row = (
    await context.db.query<PasskeyRow>('select id, member, public_key, counter, transports from passkey where id = $1 and brand = $2', [id, partner.brand])
  ).rows[0];
  const member = row === undefined ? undefined : await findMemberById(context.db, row.member);
  if (row === undefined || member?.status !== 'active') return fail('UNAUTHORIZED');
  let verified: Awaited<ReturnType<typeof verifyAuthenticationResponse>>;
  try {
    verified = await verifyAuthenticationResponse({
      response: request.response as unknown as AuthenticationResponseJSON, // as: the library checks the form itself
      expectedChallenge: taken.challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty(partner),
      credential: { id: row.id, publicKey: new Uint8Array(row.public_key), counter: row.counter },
    });
  } catch {
    return fail('UNAUTHORIZED'); // it throws for whatever does not fit, a counter that went backwards included
  }
  if (!verified.verified) return fail('UNAUTHORIZED');
  const now = context.clock.now();
  return inTransaction(context.db, async (client) => {
    await client.query('update passkey set counter = $2, last_used_at = $3 where id = $1', [row.id, verified.authenticationInfo.newCounter, new Date(now)]);
    await audit(client, { what: 'sign-in', brand: member.brand, subject: member.uuid, detail: 'passkey' }, now);
    return done(await startSession(context, client, { member, partner, visitor }));
  });
};

interface PasskeyFacts {
  readonly passkeyId: string;
  readonly label: string;
  readonly createdAt: number;
  readonly lastUsedAt?: number;
}

/** The caller's passkeys, newest first. */
export const listPasskeys = async (context: AuthContext, call: CallContext): Promise<Answer<{ readonly passkeys: PasskeyFacts[] }>> => {
  const found = await callingMember(context, call);
  if (!found.ok) return found;
  const { rows } = await context.db.query<{ id: string; label: string; created_at: Date; last_used_at: Date | null }>(
    'select id, label, created_at, last_used_at from passkey where member = $1 order by created_at desc, id',
    [found.value.uuid],
  );
  return done({
    passkeys: rows.map((row) => ({
      passkeyId: row.id,
      label: row.label,
      createdAt: row.created_at.getTime(),
      ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at.getTime() }),
    })),
  });
};

/** Takes one of the caller's passkeys away; somebody else's stays. */
export const deletePasskey = async (
  context: AuthContext,
  request: { readonly passkeyId: string },
  call: CallContext,
): Promise<Answer<Record<string, never>>> => {
  const found = await callingMember(context, call);
  if (!found.ok) return found;
  const { rowCount } = await context.db.query('delete from passkey where id = $1 and member = $2', [request.passkeyId, found.value.uuid]);
  if (rowCount === 1) await audit(context.db, { what: 'passkey-removed', brand: found.value.brand, subject: found.value.uuid }, context.clock.now());
  return done({});
};

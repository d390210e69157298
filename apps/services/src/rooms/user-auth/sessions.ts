import type { Session, TokenInfo, TokenKind } from '@escale/contract/user-auth';
import { CHANGE_SCOPE, TOKEN_LIFE_MS } from '../../platform/auth-guard.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { AuthPartner } from './auth-partners.ts';
import type { AuthContext, DeviceVisitor, Queryable } from './context.ts';
import type { Member } from './members-store.ts';
import { CHANGE_TOKEN_LIFE, RENEWED_GRACE } from './policies.ts';
import { tellNewDevice } from './safety-letters.ts';

/** Whom a token stands for, where it was given, and what it may do. */
interface TokenFacts {
  readonly kind: TokenKind;
  readonly member: string | null;
  readonly subject: string;
  readonly email: string;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string | null;
  readonly scope: string | null;
}

interface NewToken extends TokenFacts {
  readonly signedInAt: number;
  readonly expiresAt: number;
}

/** Makes a token: 256 random bits that only the caller ever has; the database keeps fingerprints of it and of the device. */
export const issueToken = async (
  context: AuthContext,
  db: Queryable,
  token: NewToken,
  visitor: DeviceVisitor,
): Promise<{ readonly token: string; readonly id: string }> => {
  const secret = context.ids.secret();
  const id = context.ids.uuid();
  const now = new Date(context.clock.now());
  await db.query(
    `insert into auth_token (id, token_hash, device, kind, member, subject, email, brand, partner, shop, scope, ip, user_agent, signed_in_at, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16)`,
    [
      id,
      fingerprint(secret),
      visitor.device,
      token.kind,
      token.member,
      token.subject,
      token.email,
      token.brand,
      token.partner,
      token.shop,
      token.scope,
      visitor.ip,
      visitor.userAgent,
      new Date(token.signedInAt),
      now,
      new Date(token.expiresAt),
    ],
  );
  return { token: secret, id };
};

/** Whom a session is for. `partner` = where the sign-in happens, the member's own when it is of another brand. */
export interface SignedIn {
  readonly member: Member;
  readonly partner: AuthPartner | undefined;
  readonly visitor: DeviceVisitor;
  /** Instant of the sign-in a renewed session goes back to. */
  readonly signedInAt?: number;
  /** A token for a new password and nothing else. */
  readonly isForChange?: boolean;
  /** Another letter tells of this sign-in already. */
  readonly isTold?: boolean;
}

/** Signs a member in on this device: always with a new token, so that none that was there before is worth anything (session fixation). */
export const startSession = async (
  context: AuthContext,
  db: Queryable,
  { member, partner, visitor, signedInAt, isForChange = false, isTold = false }: SignedIn,
): Promise<Session> => {
  const now = context.clock.now();
  const at = partner?.brand === member.brand ? { code: partner.code, shop: partner.shop } : { code: member.partner, shop: member.shop };
  const expiresAt = now + (isForChange ? CHANGE_TOKEN_LIFE : TOKEN_LIFE_MS);
  const { token } = await issueToken(
    context,
    db,
    {
      kind: member.kind,
      member: member.uuid,
      subject: member.uuid,
      email: member.email,
      brand: member.brand,
      partner: at.code,
      shop: at.shop,
      scope: isForChange ? CHANGE_SCOPE : null,
      signedInAt: signedInAt ?? now,
      expiresAt,
    },
    visitor,
  );
  const noted = await db.query('insert into member_device (member, device, first_at) values ($1, $2, $3) on conflict do nothing', [
    member.uuid,
    visitor.device,
    new Date(now),
  ]);
  if (noted.rowCount === 1 && !isTold) await tellNewDevice(context, db, { member, partner, visitor });
  return { token, uuid: member.uuid, email: member.email, partner: at, expiresAt, hasPasskey: member.has_passkey };
};

/** What stands behind a token, whatever its scope: for the calls that work on tokens themselves. */
export interface HeldToken extends TokenFacts {
  readonly id: string;
  readonly signed_in_at: Date;
}

/** A token that is in force, shown by its own device. */
export const findToken = async (
  context: AuthContext,
  db: Queryable,
  token: string,
  visitor: { readonly device: string | null },
): Promise<HeldToken | undefined> =>
  (
    await db.query<HeldToken>(
      'select id, kind, member, subject, email, brand, partner, shop, scope, signed_in_at from auth_token where token_hash = $1 and device = $2 and expires_at > $3',
      [fingerprint(token), visitor.device ?? '', new Date(context.clock.now())],
    )
  ).rows[0];

/** The signed-in devices of a member, last used first; `current` = the token that asks. */
export const listSessions = async (context: AuthContext, held: HeldToken): Promise<TokenInfo[]> => {
  const { rows } = await context.db.query<{ id: string; ip: string; user_agent: string; created_at: Date; last_seen_at: Date }>(
    `select id, ip, user_agent, created_at, last_seen_at from auth_token
     where subject = $1 and expires_at > $2 and replaced_at is null and scope is not distinct from $3 order by last_seen_at desc, id`,
    [held.subject, new Date(context.clock.now()), held.scope],
  );
  return rows.map((row) => ({
    tokenId: row.id,
    ip: row.ip,
    userAgent: row.user_agent,
    createdAt: row.created_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    current: row.id === held.id,
  }));
};

/** A session that was ended, and the fingerprint of the device it was on. */
interface EndedSession {
  readonly id: string;
  readonly device: string;
}

/**
 * Signs a subject out on devices; only its own. What was renewed there a moment ago ends with it, or it could be renewed once more. Returns the
 * sessions that were there.
 */
export const endSessions = async (db: Queryable, subject: string, ids: readonly string[]): Promise<readonly EndedSession[]> =>
  (
    await db.query<EndedSession>(
      `with ended as (delete from auth_token where subject = $1 and id = any($2) returning id, device),
         renewed as (delete from auth_token where subject = $1 and not id = any($2) and replaced_at is not null
           and device in (select device from auth_token where subject = $1 and id = any($2)))
       select id, device from ended`,
      [subject, ids],
    )
  ).rows;

/** Signs a member out everywhere, or everywhere but on one device. */
export const endAllSessions = async (db: Queryable, member: string, exceptDevice?: string): Promise<void> => {
  await db.query('delete from auth_token where member = $1 and ($2::text is null or device <> $2)', [member, exceptDevice ?? null]);
};

/** Takes a token out of use shortly: a page that was under way with it may still end. */
export const replaceToken = async (context: AuthContext, db: Queryable, id: string): Promise<void> => {
  const now = context.clock.now();
  await db.query('update auth_token set replaced_at = $2, expires_at = least(expires_at, $3) where id = $1', [
    id,
    new Date(now),
    new Date(now + RENEWED_GRACE),
  ]);
};

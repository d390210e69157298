import { ERRORS } from '@escale/contract/errors';
import type { Identity, TokenKind } from '@escale/contract/user-auth';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { type Answer, bodyOf, done, fail } from './answer.ts';
import type { Clock } from './clock.ts';
import { fingerprint } from './ids.ts';
import type { CallContext } from './route.ts';
import { cookieOf, deviceSecretOf, type Headers, headerOf } from './visitor.ts';

/** A token lives this long from its last use; an operator's half an hour (readings 6.3 row 33). */
export const TOKEN_LIFE_MS = 30 * 86_400_000;
export const OPERATOR_LIFE_MS = 30 * 60_000;
/** How often the last use of a token is written down. */
const SEEN_EVERY_MS = 5 * 60_000;
/** Scope of a token that opens nothing but a new password. */
export const CHANGE_SCOPE = 'change';

export interface GuardDeps {
  readonly db: Pool;
  readonly clock: Clock;
}

interface TokenRow {
  readonly id: string;
  readonly subject: string;
  readonly email: string;
  readonly kind: TokenKind;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string | null;
  readonly scope: string | null;
  readonly verified: boolean;
  readonly replaced: boolean;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
}

/**
 * Who a token stands for, when it is shown by the device it was given to; null for everything else: unknown, old, signed out, or another
 * device's. Each use puts its end off again. A token for a change of password is nobody.
 */
export const identify = async ({ db, clock }: GuardDeps, token: string, deviceSecret: string | undefined): Promise<Identity | null> => {
  if (token === '' || deviceSecret === undefined) return null;
  const now = clock.now();
  const { rows } = await db.query<TokenRow>({
    name: 'identify',
    text: `select t.id, t.subject, t.email, t.kind, t.brand, t.partner, t.shop, t.scope, t.replaced_at is not null as replaced, t.last_seen_at, t.expires_at,
      m.email_verified_at is not null as verified
      from auth_token t left join member m on m.uuid = t.member where t.token_hash = $1 and t.device = $2 and t.expires_at > $3 and (t.member is null or m.status = 'active')`,
    values: [fingerprint(token), fingerprint(deviceSecret), new Date(now)],
  });
  const row = rows[0];
  if (row === undefined || row.scope === CHANGE_SCOPE) return null;
  let expiresAt = row.expires_at.getTime();
  // A booking's token ends when it ends; so does one that was renewed.
  if (row.kind !== 'booking' && !row.replaced && row.last_seen_at.getTime() + SEEN_EVERY_MS <= now) {
    expiresAt = now + (row.kind === 'operator' ? OPERATOR_LIFE_MS : TOKEN_LIFE_MS);
    await db.query('update auth_token set last_seen_at = $2, expires_at = $3 where id = $1', [row.id, new Date(now), new Date(expiresAt)]);
  }
  return {
    tokenId: row.id,
    uuid: row.subject,
    email: row.email,
    kind: row.kind,
    brand: row.brand,
    partner: { code: row.partner, ...(row.shop === null ? {} : { shop: row.shop }) },
    ...(row.scope === null ? {} : { scope: row.scope }),
    emailVerified: row.verified,
    expiresAt,
  };
};

/** The bare token of `Authorization` (readings 5: no "Bearer "). */
export const tokenOf = (headers: Headers): string => headerOf(headers, 'authorization').trim();

/** Who calls, or null: the token of `Authorization` together with the caller's device. */
export const callerOf = (deps: GuardDeps, { headers }: Pick<CallContext, 'headers'>): Promise<Identity | null> =>
  identify(deps, tokenOf(headers), deviceSecretOf(headers));

/**
 * The one question every call that belongs to somebody asks first: 401 without a valid token of this device, 403 with one of a kind
 * that may not.
 * @example const caller = await requireCaller(deps, context, ['member', 'partner']); if (!caller.ok) return caller;
 */
export const requireCaller = async (deps: GuardDeps, context: Pick<CallContext, 'headers'>, kinds: readonly TokenKind[]): Promise<Answer<Identity>> => {
  const caller = await callerOf(deps, context);
  if (caller === null) return fail('UNAUTHORIZED');
  return kinds.includes(caller.kind) ? done(caller) : fail('FORBIDDEN');
};

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call that carries our cookies comes from a page of the same site; calls without them need no proof: they have nothing to misuse. */
export const isFromOwnPage = (method: string, headers: Headers): boolean => {
  if (SAFE_METHODS.has(method) || (cookieOf(headers, 'device') === undefined && cookieOf(headers, 'authToken') === undefined)) return true;
  const site = headerOf(headers, 'sec-fetch-site');
  if (site !== '') return site === 'same-origin'; // set by the browser itself; behind a proxy Host may be another name
  const origin = headerOf(headers, 'origin');
  return origin === '' || (URL.canParse(origin) && new URL(origin).host === headerOf(headers, 'host'));
};

/** Refuses, for everything below `app`, what another site's page sends with our cookies (403 FOREIGN_ORIGIN). */
export const refuseForeignPages = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isFromOwnPage(request.method, request.headers)) return;
    await reply.code(ERRORS.FORBIDDEN.status).send(bodyOf(fail('FORBIDDEN', { data: { reason: 'FOREIGN_ORIGIN' } })));
  });
};

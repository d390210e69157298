import { createHmac } from 'node:crypto';
import { fingerprint } from '../../platform/ids.ts';
import { isSameSecret } from '../../platform/visitor.ts';
import type { AuthContext, Queryable } from './context.ts';
import { UNSUBSCRIBE_LINK_LIFE } from './policies.ts';

export type LinkPurpose = 'confirm' | 'reset';
export type LinkProblem = 'LINK_UNKNOWN' | 'LINK_EXPIRED' | 'LINK_USED';

const sign = (secret: string, purpose: string, body: string): string => createHmac('sha256', secret).update(`${purpose}.${body}`).digest('base64url');
const signed = (secret: string, purpose: string, body: string): string => `${body}.${sign(secret, purpose, body)}`;

/** The body of a signed token, undefined when we did not sign it for this purpose. */
const unsign = (secret: string, purpose: string, token: string): string | undefined => {
  const at = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(at, 0));
  return at > 0 && isSameSecret(token.slice(at + 1), sign(secret, purpose, body)) ? body : undefined;
};

/** Makes the token of a link: signed by us, good once and for `life` milliseconds; earlier links of the same purpose go out of use. */
export const makeLink = async (
  context: AuthContext,
  db: Queryable,
  link: { readonly purpose: LinkPurpose; readonly member: string; readonly device: string | null; readonly life: number },
): Promise<string> => {
  const now = context.clock.now();
  const token = signed(context.env.authSecret, link.purpose, context.ids.secret());
  await db.query('update auth_link set expires_at = least(expires_at, $3) where member = $1 and purpose = $2 and used_at is null', [
    link.member,
    link.purpose,
    new Date(now),
  ]);
  await db.query('insert into auth_link (hash, purpose, member, device, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)', [
    fingerprint(token),
    link.purpose,
    link.member,
    link.device,
    new Date(now),
    new Date(now + link.life),
  ]);
  return token;
};

export type LinkFound = { readonly ok: true; readonly member: string; readonly device: string | null } | { readonly ok: false; readonly problem: LinkProblem };

interface LinkRow {
  readonly member: string;
  readonly device: string | null;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

/** Looks at a link without using it. */
export const readLink = async (context: AuthContext, db: Queryable, purpose: LinkPurpose, token: string): Promise<LinkFound> => {
  if (unsign(context.env.authSecret, purpose, token) === undefined) return { ok: false, problem: 'LINK_UNKNOWN' };
  const { rows } = await db.query<LinkRow>('select member, device, expires_at, used_at from auth_link where hash = $1 and purpose = $2', [
    fingerprint(token),
    purpose,
  ]);
  const row = rows[0];
  // Old links are cleared away in time: a token we signed and no longer know is an old one.
  if (row === undefined) return { ok: false, problem: 'LINK_EXPIRED' };
  if (row.used_at !== null) return { ok: false, problem: 'LINK_USED' };
  if (row.expires_at.getTime() <= context.clock.now()) return { ok: false, problem: 'LINK_EXPIRED' };
  return { ok: true, member: row.member, device: row.device };
};

/** Uses a link up; of two that try at the same moment one finds it used. */
export const spendLink = async (context: AuthContext, db: Queryable, purpose: LinkPurpose, token: string): Promise<LinkFound> => {
  const found = await readLink(context, db, purpose, token);
  if (!found.ok) return found;
  const { rowCount } = await db.query('update auth_link set used_at = $2 where hash = $1 and used_at is null', [
    fingerprint(token),
    new Date(context.clock.now()),
  ]);
  return rowCount === 1 ? found : { ok: false, problem: 'LINK_USED' };
};

const lastingUntil = (now: number): string => Math.floor((now + UNSUBSCRIBE_LINK_LIFE) / 1000).toString(36);

/** Token of a newsletter's unsubscribe link: needs no row, works more than once, ends after thirteen months. */
export const unsubscribeToken = (authSecret: string, member: string, now: number): string =>
  signed(authSecret, 'unsubscribe', `${member}~${lastingUntil(now)}`);

/** An address that may be taken off a brand's invitations: its fingerprint, and as much of it as its own page may show. */
export interface InvitedAddress {
  readonly brand: string;
  readonly address: string;
  readonly masked: string;
}

const INVITED = 'to';

/** Token of an invitation's link: whoever was invited need not be a member. Lasts like a newsletter's. */
export const stopInvitationsToken = (authSecret: string, to: InvitedAddress, now: number): string =>
  signed(authSecret, 'unsubscribe', `${INVITED}~${to.brand}~${to.address}~${Buffer.from(to.masked).toString('base64url')}~${lastingUntil(now)}`);

export type UnsubscribeLink =
  | { readonly ok: true; readonly list: 'newsletter'; readonly member: string }
  | { readonly ok: true; readonly list: 'invitations'; readonly to: InvitedAddress }
  | { readonly ok: false; readonly problem: LinkProblem };

/** Whom an unsubscribe link takes off which list. */
export const readUnsubscribeToken = (authSecret: string, token: string, now: number): UnsubscribeLink => {
  const parts = unsign(authSecret, 'unsubscribe', token)?.split('~') ?? [];
  const until = parts.at(-1);
  if (until === undefined || parts.length < 2) return { ok: false, problem: 'LINK_UNKNOWN' };
  if (Number.parseInt(until, 36) * 1000 <= now) return { ok: false, problem: 'LINK_EXPIRED' };
  const [first = '', brand = '', address = '', masked = ''] = parts;
  return first === INVITED
    ? { ok: true, list: 'invitations', to: { brand, address, masked: Buffer.from(masked, 'base64url').toString() } }
    : { ok: true, list: 'newsletter', member: first };
};

import { inTransaction } from '../../platform/transaction.ts';
import type { AuthContext } from './context.ts';
import { addressKey, audit } from './members-store.ts';
import { ACCOUNT_TRIES } from './policies.ts';
import { bucket, clearTries } from './tries-store.ts';

/** Everything sign-in keeps of a member, for the copy people may ask for. Secrets and their fingerprints are no part of it. */
export interface MemberCopy {
  readonly member: Readonly<Record<string, unknown>>;
  readonly signIns: readonly Readonly<Record<string, unknown>>[];
  readonly devices: readonly Readonly<Record<string, unknown>>[];
  readonly passkeys: readonly Readonly<Record<string, unknown>>[];
  readonly history: readonly Readonly<Record<string, unknown>>[];
}

/** Copies what is kept of a member (GDPR articles 15 and 20); null when there is no such member. */
export const copyMember = async ({ db }: Pick<AuthContext, 'db'>, uuid: string): Promise<MemberCopy | null> => {
  const member = (
    await db.query<Record<string, unknown>>(
      `select uuid, brand, partner, shop, kind, status, email, email_verified_at, first_name, last_name, gender, birth_date, nationality, line1, line2, post_code, city, country, phone,
         newsletter_sms, newsletter_frequency, attribution, sponsor_id, created_at, changed_at, password_hash is not null as has_password
       from member where uuid = $1 and status <> 'deleted'`,
      [uuid],
    )
  ).rows[0];
  if (member === undefined) return null;
  const listed = async (sql: string) => (await db.query<Record<string, unknown>>(sql, [uuid])).rows;
  return {
    member,
    signIns: await listed('select provider, subject, created_at from member_sign_in where member = $1 order by created_at, provider'),
    devices: await listed('select ip, user_agent, signed_in_at, last_seen_at, expires_at from auth_token where member = $1 order by last_seen_at desc, id'),
    passkeys: await listed('select label, created_at, last_used_at from passkey where member = $1 order by created_at, id'),
    history: await listed('select at, what, detail from auth_audit where subject = $1 order by id'),
  };
};

/** Whether a member's password is this one, asked again before something that can't be undone; null when too many checks wait. */
export const isOwnPassword = async (context: AuthContext, uuid: string, password: string): Promise<boolean | null> => {
  const { rows } = await context.db.query<{ hash: string | null }>("select password_hash as hash from member where uuid = $1 and status = 'active'", [uuid]);
  return context.passwords.verify(rows[0]?.hash ?? null, password);
};

/**
 * Erases a member from every table of the sign-in (GDPR article 17): the account is gone at once, on all devices; what stays is that an account
 * was there and when it went, without the person. Letters that wait or were kept go too. False when there is no such member.
 */
export const eraseMember = async (context: AuthContext, uuid: string): Promise<boolean> => {
  const now = context.clock.now();
  const erased = await inTransaction(context.db, async (client) => {
    const { rows } = await client.query<{ brand: string; email: string }>(
      "select brand, email from member where uuid = $1 and status <> 'deleted' for update",
      [uuid],
    );
    const [member] = rows;
    if (member === undefined) return undefined;
    for (const table of ['auth_token', 'auth_link', 'passkey', 'member_sign_in', 'member_device'])
      await client.query(`delete from ${table} where member = $1`, [uuid]);
    await client.query("delete from auth_once where payload->>'member' = $1", [uuid]);
    await client.query("delete from outbox where kind like 'member-%' and payload->>'brand' = $1 and payload->>'email' = $2", [member.brand, member.email]);
    await client.query("delete from mail where key like 'member-%' and brand = $1 and recipient = $2", [member.brand, member.email]);
    await client.query(
      `update member set status = 'deleted', deleted_at = $2, changed_at = $2, email = '', email_key = '', email_verified_at = null, password_hash = null, first_name = null, last_name = null,
         gender = null, birth_date = null, nationality = null, line1 = null, line2 = null, post_code = null, city = null, country = null, phone = null,
         newsletter_sms = false, newsletter_frequency = 'none', attribution = '{}', sponsor_id = null where uuid = $1`,
      [uuid, new Date(now)],
    );
    await audit(client, { what: 'erased', brand: member.brand, subject: uuid }, now);
    return member;
  });
  if (erased === undefined) return false;
  await clearTries(context.db, bucket('login', ACCOUNT_TRIES, erased.brand, addressKey(erased.email), ''));
  return true;
};

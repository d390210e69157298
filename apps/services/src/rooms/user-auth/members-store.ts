import type { Attribution, Profile } from '@escale/contract/user-auth';
import type { PoolClient } from 'pg';
import type { Queryable } from './context.ts';

export interface Member {
  readonly uuid: string;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string;
  readonly kind: 'member' | 'partner';
  readonly status: Profile['status'];
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly password_hash: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly gender: 'M' | 'F' | null;
  readonly birth_date: string | null;
  readonly nationality: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly post_code: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly newsletter_sms: boolean;
  readonly newsletter_frequency: Profile['newsletterPreference']['frequency'];
  readonly frequency_asked_at: Date | null;
  readonly has_passkey: boolean;
}

const COLUMNS = `uuid, brand, partner, shop, kind, status, email, email_verified_at, password_hash, first_name, last_name, gender, birth_date, nationality, line1, line2,
  post_code, city, country, phone, newsletter_sms, newsletter_frequency, frequency_asked_at, exists (select 1 from passkey p where p.member = member.uuid) as has_passkey`;

/** An e-mail address as it is compared: no spaces around, composed letters, lower case. */
export const addressKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** The member of a brand with an address; without a brand the one who joined last. Those who left are not found. */
export const findMember = async (db: Queryable, brand: string | undefined, email: string): Promise<Member | undefined> => {
  const { rows } = await db.query<Member>(
    `select ${COLUMNS} from member where email_key = $1 and status <> 'deleted' and ($2::text is null or brand = $2) order by created_at desc, uuid limit 1`,
    [addressKey(email), brand ?? null],
  );
  return rows[0];
};

export const findMemberById = async (db: Queryable, uuid: string): Promise<Member | undefined> =>
  (await db.query<Member>(`select ${COLUMNS} from member where uuid = $1 and status <> 'deleted'`, [uuid])).rows[0];

/** The member a provider knows by a subject. */
export const findMemberBySubject = async (
  db: Queryable,
  known: { readonly brand: string; readonly provider: string; readonly subject: string },
): Promise<Member | undefined> =>
  (
    await db.query<Member>(
      `select ${COLUMNS} from member where uuid = (select member from member_sign_in where brand = $1 and provider = $2 and subject = $3) and status <> 'deleted'`,
      [known.brand, known.provider, known.subject],
    )
  ).rows[0];

export interface NewMember {
  readonly uuid: string;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string;
  readonly kind: Member['kind'];
  readonly status: 'pending' | 'active';
  readonly email: string;
  readonly passwordHash: string | null;
  readonly isVerified: boolean;
  readonly attribution: Attribution | undefined;
  readonly sponsorId: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** Marketing attribution as it is kept: only what is not empty (platform 3). */
const keptAttribution = (attribution: Attribution | undefined): Record<string, string> => {
  if (attribution === undefined) return {};
  if (typeof attribution === 'string') return attribution === '' ? {} : { source: attribution };
  return Object.fromEntries(Object.entries(attribution).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
};

/** Writes a member unless the brand has one with this address; undefined then. `now` in epoch milliseconds. */
export const insertMember = async (db: Queryable, member: NewMember, now: number): Promise<Member | undefined> => {
  const at = new Date(now);
  const { rows } = await db.query<Member>(
    `insert into member (uuid, brand, partner, shop, kind, status, email, email_key, password_hash, email_verified_at, first_name, last_name, attribution, sponsor_id, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) on conflict (brand, email_key) where status <> 'deleted' do nothing returning ${COLUMNS}`,
    [
      member.uuid,
      member.brand,
      member.partner,
      member.shop,
      member.kind,
      member.status,
      member.email.trim(),
      addressKey(member.email),
      member.passwordHash,
      member.isVerified ? at : null,
      member.firstName ?? null,
      member.lastName ?? null,
      JSON.stringify(keptAttribution(member.attribution)),
      member.sponsorId ?? null,
      at,
    ],
  );
  return rows[0];
};

/** The address is the member's: a pending account becomes active. */
export const verifyAddress = async (db: Queryable, uuid: string, now: number): Promise<void> => {
  await db.query(
    "update member set status = case when status = 'pending' then 'active' else status end, email_verified_at = coalesce(email_verified_at, $2), changed_at = $2 where uuid = $1 and status <> 'deleted'",
    [uuid, new Date(now)],
  );
};

export const setPassword = async (db: Queryable, uuid: string, hash: string | null, now: number): Promise<void> => {
  await db.query('update member set password_hash = $2, changed_at = $3 where uuid = $1', [uuid, hash, new Date(now)]);
};

export const linkSignIn = async (
  db: Queryable,
  link: { readonly member: string; readonly brand: string; readonly provider: string; readonly subject: string },
  now: number,
): Promise<void> => {
  await db.query('insert into member_sign_in (provider, subject, brand, member, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing', [
    link.provider,
    link.subject,
    link.brand,
    link.member,
    new Date(now),
  ]);
};

/** Ways in besides a password and passkeys. */
export const listSignIns = async (db: Queryable, uuid: string): Promise<readonly string[]> =>
  (await db.query<{ provider: string }>('select distinct provider from member_sign_in where member = $1 order by provider', [uuid])).rows.map(
    ({ provider }) => provider,
  );

/**
 * Takes away every way in that was set up before the address was proved: whoever opened the account with somebody else's address
 * must not share it with its owner.
 */
export const dropUnprovenWaysIn = async (client: PoolClient, uuid: string): Promise<void> => {
  await client.query('update member set password_hash = null where uuid = $1', [uuid]);
  for (const table of ['auth_token', 'auth_link', 'passkey', 'member_sign_in', 'member_device'])
    await client.query(`delete from ${table} where member = $1`, [uuid]);
};

/** Whether a member signed in on a device before. */
export const knowsDevice = async (db: Queryable, uuid: string, device: string): Promise<boolean> =>
  (await db.query('select 1 from member_device where member = $1 and device = $2', [uuid, device])).rowCount === 1;

/** Lets devices of a member be new ones again: the next sign-in there is told in a letter (platform 2.5 "Security"). */
export const forgetDevices = async (db: Queryable, uuid: string, devices: readonly string[]): Promise<void> => {
  await db.query('delete from member_device where member = $1 and device = any($2)', [uuid, devices]);
};

/** Whether anybody signed in on a device before. */
export const isKnownDevice = async (db: Queryable, device: string): Promise<boolean> =>
  (await db.query({ name: 'known-device', text: 'select 1 from member_device where device = $1 limit 1', values: [device] })).rowCount === 1;

/** Writes down what happened to an account; no address, no name. `detail` is a word of ours. */
export const audit = async (
  db: Queryable,
  event: { readonly what: string; readonly brand: string; readonly subject?: string | undefined; readonly detail?: string },
  now: number,
): Promise<void> => {
  await db.query('insert into auth_audit (at, what, brand, subject, detail) values ($1, $2, $3, $4, $5)', [
    new Date(now),
    event.what,
    event.brand,
    event.subject ?? null,
    event.detail ?? null,
  ]);
};

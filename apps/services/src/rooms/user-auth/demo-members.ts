import { createHash } from 'node:crypto';
import { fingerprint } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { AuthPartner } from './auth-partners.ts';
import type { AuthContext } from './context.ts';
import { addressKey, linkSignIn } from './members-store.ts';
import { ACCOUNT_TRIES } from './policies.ts';
import { issueToken } from './sessions.ts';
import { bucket } from './tries-store.ts';

/** A member of the demo as the catalogue lists it. */
export interface SeedMember {
  readonly email: string;
  readonly password: string;
  readonly standing: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'M' | 'F';
  readonly birthDate: string;
  readonly phone: string;
}

const DAY = 86_400_000;
/** The locked demo account is locked for this long from each start: long enough to see the countdown, short enough to see its end. */
const LOCKED_FOR = 15 * 60_000;

/** The same id every run: the demo's links and tests may name it. */
const seedId = (brand: string, email: string): string =>
  createHash('sha256')
    .update(`demo-member.${brand}.${email}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-4$3-8$4-$5');

const seedOne = async (context: AuthContext, partner: AuthPartner, seed: SeedMember, hash: string | null): Promise<void> => {
  const now = context.clock.now();
  const uuid = seedId(partner.brand, seed.email);
  await inTransaction(context.db, async (client) => {
    const { rowCount } = await client.query(
      `insert into member (uuid, brand, partner, shop, kind, status, email, email_key, email_verified_at, password_hash, first_name, last_name, gender, birth_date, phone, created_at, changed_at)
       values ($1, $2, $3, $4, 'member', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) on conflict do nothing`,
      [
        uuid,
        partner.brand,
        partner.code,
        partner.shop,
        seed.standing === 'pending' ? 'pending' : 'active',
        seed.email,
        addressKey(seed.email),
        seed.standing === 'pending' ? null : new Date(now - 400 * DAY),
        hash,
        seed.firstName,
        seed.lastName,
        seed.gender,
        seed.birthDate,
        seed.phone,
        new Date(now - 400 * DAY),
      ],
    );
    if (rowCount === 0) return;
    if (seed.standing === 'social-only')
      await linkSignIn(client, { member: uuid, brand: partner.brand, provider: 'facebook', subject: 'demo-facebook-user' }, now);
    if (seed.standing === 'other-device')
      for (const [ip, userAgent] of [
        ['192.0.2.17', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'],
        ['198.51.100.4', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
      ] as const)
        await issueToken(
          context,
          client,
          {
            kind: 'member',
            member: uuid,
            subject: uuid,
            email: seed.email,
            brand: partner.brand,
            partner: partner.code,
            shop: partner.shop,
            scope: null,
            signedInAt: now - DAY,
            expiresAt: now + 29 * DAY,
          },
          { device: fingerprint(context.ids.secret()), ip, userAgent }, // nobody has this device: the rows are there to be revoked
        );
  });
};

const lock = async (context: AuthContext, brand: string, email: string): Promise<void> => {
  const now = context.clock.now();
  await context.db.query(
    'insert into auth_bucket (bucket, tries, last_at, blocked_until) values ($1, 99, $2, $3) on conflict (bucket) do update set tries = 99, last_at = $2, blocked_until = $3',
    [bucket('login', ACCOUNT_TRIES, brand, addressKey(email), '').name, new Date(now), new Date(now + LOCKED_FOR)],
  );
};

/** Makes the demo's members of every brand, once. Never called on a live site. */
export const seedMembers = async (context: AuthContext, seeds: readonly SeedMember[]): Promise<void> => {
  const partners = context.partners.all;
  const firsts = partners.filter((partner, index) => partners.findIndex(({ brand }) => brand === partner.brand) === index);
  const { rows } = await context.db.query<{ uuid: string }>('select uuid from member where uuid = any($1)', [
    firsts.flatMap(({ brand }) => seeds.map(({ email }) => seedId(brand, email))),
  ]);
  const there = new Set(rows.map(({ uuid }) => uuid));
  const hashes = new Map<string, string | null>();
  for (const partner of firsts)
    for (const seed of seeds) {
      if (seed.standing === 'locked') await lock(context, partner.brand, seed.email);
      if (there.has(seedId(partner.brand, seed.email))) continue;
      // One hash for one password: a start must not spend seconds on thirty brands of demo members.
      if (!hashes.has(seed.password)) hashes.set(seed.password, seed.password === '' ? null : await context.passwords.hash(seed.password));
      await seedOne(context, partner, seed, hashes.get(seed.password) ?? null);
    }
};

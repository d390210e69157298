import type { RequestOf, ResponseOf } from '@escale/contract/endpoint';
import type { eraseMember as eraseCall, sendErasureCode as sendCall } from '@escale/contract/my-bookings';
import type { Identity } from '@escale/contract/user-auth';
import type { PoolClient } from 'pg';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { writeAccountLetter } from '../../platform/account-letters.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { eraseSponsorship } from '../sponsorship/index.ts';
import { bucket, clearTries, eraseMember, isOwnPassword, spendTry } from '../user-auth/index.ts';
import { makeCode, maskEmail, tryCode } from './access-code.ts';
import { type AccountContext, requireMember } from './context.ts';
import { ERASE_TRIES, RETENTION } from './policies.ts';

/** `POST /privacy/eraseCode`: six digits by letter, for members who have no password to give. */
export const sendErasureCode = async (context: AccountContext, call: CallContext): Promise<Answer<ResponseOf<typeof sendCall>>> => {
  const caller = await requireMember(context, call);
  if (!caller.ok) return caller;
  const { uuid, brand, email, partner } = caller.value;
  const shop = partner.shop ?? context.partners.get(partner.code)?.shop ?? '';
  const made = await makeCode(context, `erase:${uuid}`, call, (client, { code, minutes }) =>
    writeAccountLetter(
      client,
      context.ids.uuid(),
      { kind: 'account-access-code', brand, shop, partner: partner.code, email, firstName: null, code, minutes },
      context.clock.now(),
    ),
  );
  return made.ok ? done({ sentTo: maskEmail(email), canResendAt: new Date(made.value.canResendAt).toISOString() }) : made;
};

/** Asks for the proof again: the password, or the code of a letter. 403 wrong, 429 too often. */
const prove = async (context: AccountContext, { uuid }: Identity, proof: RequestOf<typeof eraseCall>): Promise<Answer<true>> => {
  if (proof.code !== undefined) return tryCode(context, `erase:${uuid}`, proof.code);
  if (proof.password === undefined) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'password', messageId: 'error.password.required' }] });
  const tries = bucket('erase', ERASE_TRIES, uuid);
  const spent = await spendTry(context.db, [tries], context.clock.now());
  if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canLoginAt: spent.canTryAt } });
  const isOwn = await isOwnPassword(context, uuid, proof.password);
  if (isOwn === null) return fail('TOO_MANY_REQUEST');
  if (!isOwn) return fail('FORBIDDEN');
  await clearTries(context.db, tries);
  return done(true);
};

/** What the account room keeps of a member besides bookings: requests lose their people and words, codes and copies go. */
const eraseAccount = async (client: PoolClient, member: { readonly uuid: string; readonly brand: string; readonly email: string }): Promise<void> => {
  const { uuid, brand, email } = member;
  const own = 'select id from customer_request where member = $1 or (brand = $2 and email_key = lower(trim($3)) and member is null)';
  const ids = (await client.query<{ id: string }>(own, [uuid, brand, email])).rows.map(({ id }) => id);
  await client.query('delete from customer_file where message in (select id from customer_message where request = any($1))', [ids]);
  await client.query("update customer_message set body = '' where request = any($1)", [ids]);
  await client.query("update customer_request set member = null, email = '', email_key = '', state = 'CLOSED' where id = any($1)", [ids]);
  await client.query('delete from data_export where member = $1', [uuid]);
  await client.query('delete from access_code where holder = $1', [`erase:${uuid}`]);
  await client.query("delete from outbox where payload->>'brand' = $1 and lower(trim(payload->>'email')) = lower(trim($2))", [brand, email]);
  await client.query('delete from giveaway_entry where brand = $1 and email_key = lower(trim($2))', [brand, email]);
  await client.query('delete from mail where brand = $1 and lower(trim(recipient)) = lower(trim($2))', [brand, email]);
  // A booking's letter that was not sent yet still goes out; what was sent is not kept.
  await client.query(
    "delete from outbox where delivered_at is not null and payload#>>'{confirmation,brand}' = $1 and lower(trim(payload#>>'{confirmation,customer,email}')) = lower(trim($2))",
    [brand, email],
  );
  await client.query("delete from outbox where payload->>'brand' = $1 and payload->>'phone' = (select phone from member where uuid = $2)", [brand, uuid]);
  await client.query("delete from auth_token where kind = 'booking' and brand = $1 and lower(trim(email)) = lower(trim($2))", [brand, email]);
  await client.query('delete from sms where brand = $1 and recipient = (select phone from member where uuid = $2)', [brand, uuid]);
  await client.query('update nav_log set session_biid = null, user_biid = null where session_biid like $1', [`%${uuid}`]);
};

/** Until when bookings keep who travelled: null when there are none. Those made with the same address count once it is proved. */
const keptUntil = async (client: PoolClient, { uuid, brand, email, emailVerified }: Identity): Promise<string | null> => {
  const { rows } = await client.query<{ until: string | null }>(
    `select to_char(max(stay_to) + make_interval(years => $4), 'YYYY-MM-DD') as until from booking
     where reference is not null and customer is not null and (member = $1 or ($5 and brand = $2 and lower(trim(customer->>'email')) = lower(trim($3))))`,
    [uuid, brand, email, RETENTION.bookingYears, emailVerified],
  );
  return rows[0]?.until ?? null;
};

/**
 * `POST /privacy/erase` (GDPR 17): the account goes at once, everywhere, on all devices. Bookings are the accounts' vouchers and keep who travelled
 * as long as the law asks; then the retention job takes the people out (docs/domain/retention.md).
 */
export const erase = async (
  context: AccountContext,
  request: RequestOf<typeof eraseCall>,
  call: CallContext,
): Promise<Answer<ResponseOf<typeof eraseCall>>> => {
  const caller = await requireMember(context, call);
  if (!caller.ok) return caller;
  const proved = await prove(context, caller.value, request);
  if (!proved.ok) return proved;
  const { uuid, brand, email, partner } = caller.value;
  const now = context.clock.now();
  const until = await inTransaction(context.db, async (client) => {
    const kept = await keptUntil(client, caller.value);
    await eraseSponsorship(client, uuid, now);
    await eraseAccount(client, caller.value);
    await client.query('update booking set member = null where member = $1', [uuid]);
    return kept;
  });
  if (!(await eraseMember(context, uuid))) return fail('UNAUTHORIZED');
  const shop = partner.shop ?? context.partners.get(partner.code)?.shop ?? '';
  await writeAccountLetter(
    context.db,
    context.ids.uuid(),
    { kind: 'account-erasure-done', brand, shop, partner: partner.code, email, firstName: null, keptUntil: until },
    now,
  );
  return done({ erased: true, keptUntil: until === null ? [] : [{ what: 'BOOKINGS', until, why: 'ACCOUNTING' }] });
};

import { createHmac } from 'node:crypto';
import type { ResponseOf } from '@escale/contract/endpoint';
import type { ACCESS_CODE_CHANNELS, sendAccessCode, verifyAccessCode } from '@escale/contract/my-bookings';
import type { Identity } from '@escale/contract/user-auth';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { writeAccountLetter } from '../../platform/account-letters.ts';
import type { CallContext } from '../../platform/route.ts';
import { writeSms } from '../../platform/sms.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isSameSecret } from '../../platform/visitor.ts';
import { findBooking } from '../payment/index.ts';
import { addressBucket, bucket, spendTry, visitorIn } from '../user-auth/index.ts';
import { findSeenBooking } from './bookings-store.ts';
import { type AccountContext, requireTraveller } from './context.ts';
import { CODE_ADDRESS_SENDS, CODE_LIFE, CODE_RESEND_AFTER, CODE_SENDS, CODE_TRIES } from './policies.ts';

const MINUTE = 60_000;

/** Whose code it is: the token of a lookup, or a member who erases the account. */
export type Holder = `lookup:${string}` | `erase:${string}`;

const hashOf = (context: AccountContext, holder: Holder, code: string): string =>
  createHmac('sha256', context.env.authSecret).update(`code.${holder}.${code}`).digest('base64url');

/** A code that is about to be sent; it takes the place of the one before. Refused (null) until the one before is a minute old. */
export type CodeMade = { readonly code: string; readonly canResendAt: number; readonly minutes: number };

/** Makes a code and hands it to `send`, in one transaction; 429 with `canResendAt` when too many were asked for. */
export const makeCode = async (
  context: AccountContext,
  holder: Holder,
  call: CallContext,
  send: (client: Parameters<Parameters<typeof inTransaction>[1]>[0], made: CodeMade) => Promise<void>,
): Promise<Answer<CodeMade>> => {
  const now = context.clock.now();
  const recent = await context.db.query<{ at: Date }>('select created_at as at from access_code where holder = $1 and created_at > $2', [
    holder,
    new Date(now - CODE_RESEND_AFTER),
  ]);
  const wait = recent.rows[0];
  if (wait !== undefined) return fail('TOO_MANY_REQUEST', { data: { canResendAt: wait.at.getTime() + CODE_RESEND_AFTER } });
  const spent = await spendTry(
    context.db,
    [bucket('code', CODE_SENDS, holder), addressBucket(context, 'code-from', CODE_ADDRESS_SENDS, visitorIn(context, call).ip)],
    now,
  );
  if (!spent.allowed) return fail('TOO_MANY_REQUEST', { data: { canResendAt: spent.canTryAt } });
  const made = {
    code: String(context.ids.int(1_000_000)).padStart(6, '0'),
    canResendAt: Math.max(now + CODE_RESEND_AFTER, spent.canTryAt ?? 0),
    minutes: CODE_LIFE / MINUTE,
  };
  await inTransaction(context.db, async (client) => {
    await client.query(
      `insert into access_code (holder, code_hash, created_at, expires_at) values ($1, $2, $3, $4)
       on conflict (holder) do update set code_hash = $2, tries = 0, created_at = $3, expires_at = $4`,
      [holder, hashOf(context, holder, made.code), new Date(now), new Date(now + CODE_LIFE)],
    );
    await send(client, made);
  });
  return done(made);
};

/** Tries a code: counted before it is compared, so that a hundred tries at the same moment are a hundred tries. 403 wrong or old, 429 too many. */
export const tryCode = async (context: AccountContext, holder: Holder, code: string): Promise<Answer<true>> => {
  const now = new Date(context.clock.now());
  const { rows } = await context.db.query<{ tries: number; hash: string }>(
    'update access_code set tries = tries + 1 where holder = $1 and expires_at > $2 and tries < 1000 returning tries, code_hash as hash',
    [holder, now],
  );
  const [row] = rows;
  if (row === undefined) return fail('FORBIDDEN');
  if (row.tries > CODE_TRIES) return fail('TOO_MANY_REQUEST');
  if (!isSameSecret(row.hash, hashOf(context, holder, code))) return fail('FORBIDDEN');
  // A code counts once.
  const { rowCount } = await context.db.query('update access_code set verified_at = $2, expires_at = $2 where holder = $1 and expires_at > $2', [holder, now]);
  return rowCount === 1 ? done(true) : fail('FORBIDDEN');
};

/** Whether documents, requests and payments are open to somebody: to members always, to a lookup once its code was typed (readings 7 row 10). */
export const mayChange = async ({ db }: Pick<AccountContext, 'db'>, identity: Identity): Promise<boolean> =>
  identity.kind !== 'booking' ||
  (await db.query('select 1 from access_code where holder = $1 and verified_at is not null', [`lookup:${identity.tokenId}` satisfies Holder])).rowCount === 1;

/** An address or number as it is shown to somebody who should know it already. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*(.)@/u, '$1…$2@').replace(/^[^@]@/u, '…@');
const maskPhone = (phone: string): string => `…${phone.slice(-2)}`;

/** `POST /accessCode/send`: six digits to the address or phone the booking was made with. */
export const sendBookingCode = async (
  context: AccountContext,
  request: { readonly bookingReference: string; readonly channel: (typeof ACCESS_CODE_CHANNELS)[number] },
  call: CallContext,
): Promise<Answer<ResponseOf<typeof sendAccessCode>>> => {
  const caller = await requireTraveller(context, call);
  if (!caller.ok) return caller;
  const seen = await findSeenBooking(context.db, caller.value, request.bookingReference);
  const customer = seen === undefined ? undefined : (await findBooking(context.db, seen.id))?.customer;
  if (seen === undefined || customer === null || customer === undefined) return fail('NOT_FOUND');
  const { brand, shop } = seen;
  const made = await makeCode(context, `lookup:${caller.value.tokenId}`, call, async (client, { code, minutes }) => {
    const [key, now] = [context.ids.uuid(), context.clock.now()];
    if (request.channel === 'SMS') await writeSms(client, key, { kind: 'sms-access-code', brand, shop, phone: customer.phone, code, minutes }, now);
    else
      await writeAccountLetter(
        client,
        key,
        { kind: 'account-access-code', brand, shop, email: customer.email, firstName: customer.firstName, code, minutes, bookingReference: seen.reference },
        now,
      );
  });
  if (!made.ok) return made;
  return done({
    sentTo: request.channel === 'SMS' ? maskPhone(customer.phone) : maskEmail(customer.email),
    canResendAt: new Date(made.value.canResendAt).toISOString(),
  });
};

/** `POST /accessCode/verify`: opens documents and changes of the booking to this token. */
export const verifyBookingCode = async (
  context: AccountContext,
  request: { readonly bookingReference: string; readonly code: string },
  call: CallContext,
): Promise<Answer<ResponseOf<typeof verifyAccessCode>>> => {
  const caller = await requireTraveller(context, call);
  if (!caller.ok) return caller;
  if ((await findSeenBooking(context.db, caller.value, request.bookingReference)) === undefined) return fail('NOT_FOUND');
  const tried = await tryCode(context, `lookup:${caller.value.tokenId}`, request.code);
  return tried.ok ? done({ verified: true }) : tried;
};

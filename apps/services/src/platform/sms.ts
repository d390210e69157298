import type { Pool, PoolClient } from 'pg';
import type { Addressee } from './account-letters.ts';
import { writeOutbox } from './outbox.ts';

/** Text messages by kind: what each says besides its addressee (platform 2.6). */
export interface Messages {
  'sms-access-code': { readonly code: string; readonly minutes: number };
  /** References of somebody's bookings and the addresses they were made with. */
  'sms-recovery': { readonly bookings: readonly { readonly bookingReference: string; readonly email: string }[] };
}
export type MessageKind = keyof Messages;
export const SMS_KINDS = ['sms-access-code', 'sms-recovery'] as const satisfies readonly MessageKind[];

/** A message as it waits in the outbox; `phone` in E.164. */
export type TextMessage = { [Kind in MessageKind]: Addressee & { readonly kind: Kind; readonly phone: string } & Messages[Kind] }[MessageKind];

/** Puts a text message into the outbox in the caller's transaction; the same key is written once. `now` in epoch milliseconds. */
export const writeSms = async (db: Pool | PoolClient, key: string, message: TextMessage, now: number): Promise<void> =>
  writeOutbox(db, { key: `${message.kind}-${key}`, kind: message.kind, payload: message, now });

/** A message ready to leave: its words in the shop's language. */
export interface RenderedSms {
  readonly key: string;
  readonly brand: string;
  readonly recipient: string;
  readonly text: string;
}

/** How messages leave the house: a provider by configuration, the demo's outbox page by default. */
export interface SmsPort {
  send(message: RenderedSms): Promise<void>;
}

/** Keeps messages in the table that the outbox page shows. Safe to repeat: one message per key. */
export const smsTable = (db: Pool, clock: { now(): number }): SmsPort => ({
  send: async ({ key, brand, recipient, text }) => {
    await db.query('insert into sms (key, brand, recipient, body, created_at) values ($1, $2, $3, $4, $5) on conflict (key) do nothing', [
      key,
      brand,
      recipient,
      text,
      new Date(clock.now()),
    ]);
  },
});

/** The newest messages, at most 100: for the outbox page. */
export const listSms = async (db: Pool): Promise<readonly (RenderedSms & { readonly createdAt: Date })[]> =>
  (await db.query('select key, brand, recipient, body as text, created_at as "createdAt" from sms order by created_at desc, key limit 100')).rows;

import type { PoolClient } from 'pg';
import type { BookingRow } from './booking-row.ts';
import { recordIntent, type SagaContext } from './saga-context.ts';

/** What a press of a pay button brings along, whatever is paid by it. */
export interface PressedButton {
  readonly idempotencyKey: string;
  readonly method: 'card' | 'paypal';
  readonly encryptedCard?: string;
  readonly returnUrl: string;
}

/** How often the pay button of a booking was pressed. */
export const countAttempts = async (client: PoolClient, bookingId: string): Promise<number> => {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from payment_attempt where booking_id = $1', [bookingId]);
  return rows[0]?.n ?? 0;
};

/**
 * Writes an attempt and the intent to authorise it, before any outside call: the first thing of every payment. `amount` in minor units of the
 * booking's currency.
 * @returns the attempt's id
 */
export const openAttempt = async (
  context: SagaContext,
  client: PoolClient,
  booking: Pick<BookingRow, 'id' | 'currency'>,
  { idempotencyKey, method, amount, encryptedCard, returnUrl }: PressedButton & { readonly amount: number },
): Promise<string> => {
  const attemptId = context.ids.uuid();
  await client.query(
    `insert into payment_attempt (id, booking_id, idempotency_key, callback_id, method, amount, currency, encrypted_card, return_url, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [
      attemptId,
      booking.id,
      idempotencyKey,
      context.ids.secret(),
      method,
      amount,
      booking.currency,
      encryptedCard ?? null,
      returnUrl,
      new Date(context.clock.now()),
    ],
  );
  await recordIntent(context, client, { bookingId: booking.id, attemptId, operation: 'AUTHORISE', amount });
  return attemptId;
};

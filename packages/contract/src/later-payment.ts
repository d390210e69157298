import * as z from 'zod/mini';
import { bookResponse, PAYMENT_TYPES, preBookResponse } from './booking.ts';
import { endpoint } from './endpoint.ts';
import { wireAmount, wireCurrency, wireDay, wireShop, wireText } from './wire.ts';

/** Which booking, and the sum to pay, major units. Brand and shop are left out when a token says who asks (funnel 6). */
const balanceOf = {
  bookingReference: z.string().check(z.regex(/^\d{1,7}$/u)),
  amount: wireAmount,
  currency: wireCurrency,
  brand: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/u))),
  shop: z.optional(wireShop),
};

/** Ways to pay what is due of a booking (funnel 7.6, readings 6.4 row 58). */
export const getPaymentTypes = endpoint({
  method: 'POST',
  path: '/getPaymentTypes',
  body: 'json',
  request: z.object(balanceOf),
  response: z.object({
    paymentTypes: preBookResponse.shape.paymentTypes,
    /** What is due, major units: 0 once it is paid. */
    totalDue: wireAmount,
    currency: wireCurrency,
    dueDate: z.optional(wireDay),
  }),
});

/** Pays what is due of a booking that stands unpaid; the answer is that of a booking (funnel 7.6, readings 6.4 row 58). */
export const addPayment = endpoint({
  method: 'POST',
  path: '/addPayment',
  body: 'json',
  request: z.object({
    ...balanceOf,
    paymentType: z.enum(PAYMENT_TYPES),
    terms: z._default(wireText(4), '1x'),
    encryptedCard: z.optional(wireText(8000)),
    /** Where the provider sends the traveller back to, also from the bank's challenge. */
    returnUrl: wireText(500),
    idempotencyKey: z.string().check(z.regex(/^[\w-]{8,64}$/u)),
  }),
  response: bookResponse,
});

/** States of a booking from the first hold to its end (funnel 4.5; the states behind the book statuses of funnel 4.1). */
export const PAYMENT_STATES = [
  'NEW',
  'HELD',
  'AUTHORISING',
  'CHALLENGED',
  'REDIRECTED',
  'AUTHORISED',
  'CAPTURED',
  'CONFIRMING',
  'CONFIRMED',
  'UNPAID',
  'VOIDING',
  'REFUNDING',
  'REFUNDED',
  'FAILED',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * Where each state may go. Cards are authorised first and captured after the room is sold; redirect methods take the money at once,
 * so a lost room then means a refund. VOIDING goes back to CONFIRMING only by a person's word, when the money turned out to be taken. UNPAID is a booking that stands although its capture failed: it may be paid later, and a later payment that
 * comes to nothing leaves it as it was.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  NEW: ['HELD', 'FAILED'],
  HELD: ['AUTHORISING', 'FAILED'],
  AUTHORISING: ['CHALLENGED', 'REDIRECTED', 'AUTHORISED', 'CAPTURED', 'HELD', 'UNPAID'],
  CHALLENGED: ['AUTHORISED', 'CAPTURED', 'HELD', 'UNPAID', 'VOIDING'],
  REDIRECTED: ['CAPTURED', 'AUTHORISED', 'HELD', 'UNPAID', 'VOIDING'],
  AUTHORISED: ['CONFIRMING', 'VOIDING'],
  CAPTURED: ['CONFIRMING', 'REFUNDING'],
  CONFIRMING: ['CONFIRMED', 'VOIDING'],
  CONFIRMED: [],
  UNPAID: ['AUTHORISING'],
  VOIDING: ['HELD', 'UNPAID', 'FAILED', 'REFUNDING', 'CAPTURED', 'CONFIRMING'],
  REFUNDING: ['REFUNDED'],
  REFUNDED: [],
  FAILED: [],
};

/** Whether a booking may move from one state to another. @example canMove('HELD', 'CONFIRMED') // false */
export const canMove = (from: PaymentState, to: PaymentState): boolean => PAYMENT_TRANSITIONS[from].includes(to);

/** Whether nothing more will happen to a booking by itself: an unpaid one waits for the traveller to pay. */
export const isFinal = (state: PaymentState): boolean => state === 'UNPAID' || PAYMENT_TRANSITIONS[state].length === 0;

/** States in which the next step is ours: a worker must take them up again after a stop. */
export const WORKING_STATES: readonly PaymentState[] = ['AUTHORISING', 'AUTHORISED', 'CAPTURED', 'CONFIRMING', 'VOIDING', 'REFUNDING'];

/** States in which the next step is the traveller's, on a page of the payment provider. */
export const WAITING_STATES: readonly PaymentState[] = ['CHALLENGED', 'REDIRECTED'];

/** What the booking means for the traveller's money; the amount is the caller's. */
export type MoneyKind = 'NOTHING_TAKEN' | 'RESERVED' | 'TAKEN' | 'REFUNDED' | 'REFUND_DUE';

/**
 * What happened to the money in a state (readings 6.2): every screen about a payment begins with it.
 * `captured` says whether the provider confirmed having taken it.
 */
export const moneyKind = (state: PaymentState, captured: boolean): MoneyKind => {
  switch (state) {
    case 'CONFIRMED':
    case 'CAPTURED':
      return 'TAKEN';
    case 'REFUNDED':
      return 'REFUNDED';
    case 'REFUNDING':
      return 'REFUND_DUE';
    case 'AUTHORISED':
    case 'VOIDING':
      return 'RESERVED';
    case 'CONFIRMING':
      return captured ? 'TAKEN' : 'RESERVED';
    case 'NEW':
    case 'HELD':
    case 'AUTHORISING':
    case 'CHALLENGED':
    case 'REDIRECTED':
    case 'UNPAID':
    case 'FAILED':
      return 'NOTHING_TAKEN';
  }
};

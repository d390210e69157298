import type { BookResponse, BookStatus } from '@escale/contract/booking';
import type { MessageId } from '../../shared/message-id.ts';

/** What the page does next. */
type OutcomeScreen =
  /** The booking's own page says everything. */
  | 'confirmation'
  /** Keep asking, at most 90 seconds. */
  | 'wait'
  /** The bank's page in a dialog. */
  | 'challenge'
  /** A page of the provider. */
  | 'redirect'
  /** The provider's form, sent from here. */
  | 'html'
  /** Stay, say what happened, offer the way on. */
  | 'notice'
  /** Both prices, accept or leave. */
  | 'price'
  /** Other hotels for the same dates. */
  | 'rescue'
  /** The page of the booking that exists already. */
  | 'duplicate'
  /** Hold the same trip again with one tap. */
  | 'expired';

/** The first thing to do after a notice. */
export type NoticeAction = 'tryAgain' | 'otherCard' | 'otherMethod' | 'phone' | 'search' | 'ages' | 'call';

export interface Outcome {
  readonly screen: OutcomeScreen;
  /** The sentence after the one about the money. */
  readonly text?: MessageId;
  readonly action?: NoticeAction;
}

/**
 * Every book status with its screen, its sentence and the way on (funnel 4.1, readings 6.2 row 22): one table, so that a status without a
 * screen does not compile. The sentence about the money comes first and is the answer's own (`moneySentence`).
 */
export const OUTCOMES: Readonly<Record<BookStatus, Outcome>> = {
  SUCCESS: { screen: 'confirmation' },
  WARNING_BOOKING_OK_FULLPAYMENT_FAILED: { screen: 'confirmation' },
  WARNING_BOOKING_FAILED_FULLPAYMENT_OK: { screen: 'confirmation' },
  LOADING: { screen: 'wait' },
  RETRY: { screen: 'wait' },
  EXTERNAL_ACTION_REQUEST: { screen: 'challenge' },
  EXTERNAL_REDIRECT_REQUEST: { screen: 'redirect' },
  EXTERNAL_HTML_REQUEST: { screen: 'html' },
  WARNING: { screen: 'price' },
  FULL_PROPERTY: { screen: 'rescue', text: 'payment.outcome.full.property' },
  DUPLICATE_BOOKING: { screen: 'duplicate' },
  SESSION_EXPIRED: { screen: 'expired', text: 'payment.outcome.session.expired' },
  TECHNICAL_FAILURE: { screen: 'notice', text: 'payment.outcome.technical.failure', action: 'tryAgain' },
  ERROR_MOBILE_PHONE_NUMBER_REQUIRED: { screen: 'notice', text: 'payment.outcome.mobile.required', action: 'phone' },
  WARNING_BOOKING_FAILED_FULLPAYMENT_FAILED: { screen: 'notice', text: 'payment.outcome.booking.failed', action: 'search' },
  EXTERNAL_PAYMENT_STATUS_ERROR: { screen: 'notice', text: 'payment.outcome.external.error', action: 'otherMethod' },
  CREDIT_CARD_INFO: { screen: 'notice', text: 'payment.outcome.card.info', action: 'otherCard' },
  CREDIT_CARD_TECHNICAL_ERROR: { screen: 'notice', text: 'payment.outcome.card.technical', action: 'tryAgain' },
  CREDIT_CARD_REFUSED: { screen: 'notice', text: 'payment.outcome.card.refused', action: 'otherCard' },
  CREDIT_CARD_3DS_REFUSED: { screen: 'notice', text: 'payment.outcome.card.3ds.refused', action: 'otherCard' },
  PAYMENT_AGREEMENT_REFUSED: { screen: 'notice', text: 'payment.outcome.agreement.refused', action: 'otherMethod' },
  CHILDREN_AGES_DISCREPANCY: { screen: 'notice', text: 'payment.outcome.children.ages', action: 'ages' },
  INFANTS_AGES_DISCREPANCY: { screen: 'notice', text: 'payment.outcome.infants.ages', action: 'ages' },
};

/** A bank that refused this often is not asked again: another way to pay, or the telephone. */
export const MAX_REFUSALS = 3;

/** The outcome of a status, with the limit on refusals applied. */
export const outcomeOf = (status: BookStatus, refusals: number): Outcome =>
  status === 'CREDIT_CARD_REFUSED' && refusals >= MAX_REFUSALS
    ? { screen: 'notice', text: 'payment.outcome.card.refused.often', action: 'call' }
    : OUTCOMES[status];

/** Statuses after which the press of the button is over and the next one is another payment, with a key of its own. */
export const isSettled = (status: BookStatus): boolean => !['wait', 'challenge', 'redirect', 'html'].includes(OUTCOMES[status].screen);

/** What a refused call about a payment on the provider's page says of it (funnel 8); undefined for any other refusal. */
export const externalRefusal = (code: string | undefined): 'ABORTED' | 'ERROR' | 'UNKNOWN' | undefined => {
  switch (code) {
    case 'BOOK_EXTERNAL_PAYMENT_STATUS_ABORTED':
      return 'ABORTED';
    case 'BOOK_EXTERNAL_PAYMENT_STATUS_REFUSED':
    case 'BOOK_EXTERNAL_PAYMENT_TECHNICAL_ERROR':
      return 'ERROR';
    case 'BOOK_EXTERNAL_PAYMENT_STATUS_UNKNOWN':
      return 'UNKNOWN';
    default:
      return undefined;
  }
};

type Money = NonNullable<BookResponse['money']>;

const MONEY: Readonly<Record<Money['kind'], MessageId>> = {
  NOTHING_TAKEN: 'payment.money.nothing',
  RESERVED: 'payment.money.reserved',
  TAKEN: 'payment.money.taken',
  REFUNDED: 'payment.money.refunded',
  REFUND_DUE: 'payment.money.refund.due',
};

/** The sentence about the money (funnel 4.1, readings 6.2: fact, money, next step); without an answer nothing was taken by this page. */
export const moneyMessage = (money: Money | undefined): MessageId => (money === undefined ? 'payment.money.nothing' : MONEY[money.kind]);

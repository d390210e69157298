import type { LockoutPolicy } from '@escale/domain/login-lockout';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every number of the sign-in that the specification leaves to us, in one place (readings 6.3, 6.4, 7). Milliseconds. */

/** One account, from devices it does not know or one device it does. */
export const ACCOUNT_TRIES: LockoutPolicy = { tries: 5, forgetAfter: 15 * MINUTE, firstPause: MINUTE, longestPause: HOUR };
/** One network address: many people may share it. */
export const ADDRESS_TRIES: LockoutPolicy = { tries: 30, forgetAfter: 15 * MINUTE, firstPause: MINUTE, longestPause: 15 * MINUTE };
/** Booking references are short: each is tried seldom, whoever asks. */
export const REFERENCE_TRIES: LockoutPolicy = { tries: 5, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: DAY };
export const REFERENCE_ADDRESS_TRIES: LockoutPolicy = { tries: 15, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: DAY };
/** Letters to one recipient, whether an account is there or not. */
export const LETTER_TRIES: LockoutPolicy = { tries: 3, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: DAY };
/** Letters asked for, and accounts made, from one network address. */
export const LETTER_ADDRESS_TRIES: LockoutPolicy = { tries: 20, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: HOUR };
export const SIGN_UP_TRIES: LockoutPolicy = { tries: 20, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: HOUR };
/** Links and codes cannot be guessed; this only keeps the noise down. */
export const PROOF_TRIES: LockoutPolicy = { tries: 60, forgetAfter: 15 * MINUTE, firstPause: MINUTE, longestPause: 15 * MINUTE };

export const CONFIRM_LINK_LIFE = 2 * DAY;
export const RESET_LINK_LIFE = 30 * MINUTE;
export const UNSUBSCRIBE_LINK_LIFE = 400 * DAY;
/** A sign-in this fresh may choose a new password. */
export const FRESH_SIGN_IN = 10 * MINUTE;
export const CHANGE_TOKEN_LIFE = 10 * MINUTE;
export const BOOKING_TOKEN_LIFE = 12 * HOUR;
/** A renewed token still works for a page that was under way. */
export const RENEWED_GRACE = MINUTE;
export const PASSKEY_CHALLENGE_LIFE = 5 * MINUTE;
export const NONCE_SLOT = HOUR;
export const PROVIDER_TIMEOUT = 5_000;

/** Answers that must not tell by their time what was found take at least this long. */
export const UNIFORM_ANSWER_MS = 250;
/** Sign-ins and sign-ups under way at once, and waiting; the pool has sixteen connections. */
export const ADMITTED = { known: { atOnce: 4, waiting: 32 }, strangers: { atOnce: 6, waiting: 32 } };
/** A blocked bucket is remembered this long without asking the database. */
export const BLOCK_REMEMBERED = 5_000;
/** When all places for password checks are taken, the caller is asked to come back then. */
export const BUSY_PAUSE = 3_000;

import type { LockoutPolicy } from '@escale/domain/login-lockout';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every number of the account room that the specification leaves to us, in one place (readings 6.5, 7, 8). Milliseconds. */

/** A code that opens documents and changes of a looked-up booking, or an erasure. */
export const CODE_LIFE = 10 * MINUTE;
export const CODE_TRIES = 5;
export const CODE_RESEND_AFTER = MINUTE;
/** Codes sent for one booking or member, and from one network address. */
export const CODE_SENDS: LockoutPolicy = { tries: 5, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: DAY };
export const CODE_ADDRESS_SENDS: LockoutPolicy = { tries: 15, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: HOUR };
/** Searches for a booking by its reference, and messages to a phone. */
export const LOOKUP_TRIES: LockoutPolicy = { tries: 15, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: DAY };
export const RECOVERY_TRIES: LockoutPolicy = { tries: 3, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: DAY };
export const RECOVERY_ADDRESS_TRIES: LockoutPolicy = { tries: 10, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: DAY };
/** A message tells of so many bookings, none of which ended longer ago. */
export const RECOVERED_BOOKINGS = 3;
export const RECOVERED_DAYS = 365;
/** Bookings of one list. */
export const MOST_BOOKINGS = 100;

/** Requests and answers of one customer. */
export const REQUEST_TRIES: LockoutPolicy = { tries: 20, forgetAfter: HOUR, firstPause: 5 * MINUTE, longestPause: HOUR };
/** An answer is promised within this time; the law gives seven days to acknowledge a complaint and sixty to answer it (readings 8). */
export const ANSWER_WITHIN = 3 * DAY;
/** The demo's team acknowledges a request after this time. */
export const DEMO_ACKNOWLEDGE_AFTER = 2 * MINUTE;
export const FILE_LINK_LIFE = HOUR;
export const LARGEST_FILE = 10 * 1024 * 1024;
/** Five files of 10 MB as base64, and the words around them. */
export const REQUEST_BODY_LIMIT = 72 * 1024 * 1024;

/** A copy of one's data can be fetched for seven days; the law gives a month to make it (GDPR 12), the job takes minutes. */
export const EXPORT_LIFE = 7 * DAY;
export const EXPORT_READY_WITHIN = 15 * MINUTE;
/** Passwords asked again before an erasure. */
export const ERASE_TRIES: LockoutPolicy = { tries: 5, forgetAfter: 15 * MINUTE, firstPause: MINUTE, longestPause: HOUR };

/** A balance is reminded of so many days before it is due. */
export const REMIND_BEFORE_DAYS = 1;

/** How long what may tell of a person is kept; after it the person leaves the row or the row goes (docs/domain/retention.md). */
export const RETENTION = {
  /** Bookings are the accounts' vouchers: ten years after the trip (commercial code); then without their people. */
  bookingYears: 10,
  /** Bookings that came to nothing. */
  failedBookingDays: 90,
  /** Requests after their last message. */
  requestYears: 3,
  /** Letters and messages as they were sent. */
  letterDays: 90,
  /** Invitations nobody followed. */
  invitationDays: 365,
  /** Entries to a giveaway after its end: long enough to draw and tell the winner. */
  giveawayDays: 90,
  codeDays: 1,
} as const;

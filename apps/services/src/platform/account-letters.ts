import type { Pool, PoolClient } from 'pg';
import { writeOutbox } from './outbox.ts';

/** To whom and for which shop something is written. */
export interface Addressee {
  readonly brand: string;
  readonly shop: string;
  /** Undefined where only the brand and shop are known. */
  readonly partner?: string | undefined;
}

/** Letters of the account area (platform 2.5, 2.6): outbox kind → what the letter says besides its addressee. */
export interface AccountLetters {
  /** Six digits that open documents and changes of a looked-up booking, or an erasure. `minutes`: how long they are good. */
  'account-access-code': { readonly code: string; readonly minutes: number; readonly bookingReference?: string };
  /** What is still to be paid of a booking that stands; amount in major units, `dueDate` a day of the shop. */
  'account-balance-reminder': {
    readonly bookingReference: string;
    readonly amount: number;
    readonly currency: string;
    readonly dueDate: string;
    readonly link: string;
  };
  'account-request-received': { readonly bookingReference?: string; readonly answerBy: string; readonly link: string };
  'account-request-answer': { readonly bookingReference?: string; readonly text: string; readonly link: string };
  /** `link` works once, on the device that asked, until `until` (ISO instant). */
  'account-data-export': { readonly link: string; readonly until: string };
  'account-erasure-done': { readonly keptUntil: string | null };
  /** `message` is the friend's own words: never HTML. Amount in major units of `currency`. */
  'sponsorship-invitation': {
    readonly sponsorName: string;
    readonly message: string;
    readonly link: string;
    /** Takes the address off the list of those who may be invited, with one press and without a sign-in. */
    readonly stopLink: string;
    readonly amount: number;
    readonly currency: string;
  };
  'sponsorship-reward': {
    readonly reward: 'friendSubscribed' | 'friendBooked';
    readonly amount: number;
    readonly currency: string;
    readonly until: string;
    readonly link: string;
  };
  'credit-granted': {
    readonly campaign: 'INSCRIPTION' | 'TRAVEL_BACK';
    readonly amount: number;
    readonly currency: string;
    readonly until: string;
    readonly link: string;
  };
}
export type AccountLetterKind = keyof AccountLetters;
export const ACCOUNT_LETTERS = [
  'account-access-code',
  'account-balance-reminder',
  'account-request-received',
  'account-request-answer',
  'account-data-export',
  'account-erasure-done',
  'sponsorship-invitation',
  'sponsorship-reward',
  'credit-granted',
] as const satisfies readonly AccountLetterKind[];

/** A letter as it waits in the outbox. */
export type AccountLetter = {
  [Kind in AccountLetterKind]: Addressee & { readonly kind: Kind; readonly email: string; readonly firstName: string | null } & AccountLetters[Kind];
}[AccountLetterKind];

/** Puts a letter into the outbox in the caller's transaction; the same key is written once. `now` in epoch milliseconds. */
export const writeAccountLetter = async (db: Pool | PoolClient, key: string, letter: AccountLetter, now: number): Promise<void> =>
  writeOutbox(db, { key: `${letter.kind}-${key}`, kind: letter.kind, payload: letter, now });

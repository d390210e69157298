import { isEmail } from './email-rule.ts';

/** What a friend brings, in major units of the shop's currency (platform 9): upcoming until the friend joined, and came back from a first paid booking. */
export const SPONSORSHIP_AMOUNTS = { friendSubscribed: 5, friendBooked: 15 } as const;
export type SponsorshipReward = keyof typeof SPONSORSHIP_AMOUNTS;
/** Days a reward may be used from the day it is granted. */
export const REWARD_VALID_DAYS = 365;
/** Addresses of one call (readings 6.4 row 47), letters of one sponsor in a day, friends that bring something in a year, seconds between two calls. */
export const INVITE_LIMITS = { perCall: 10, perDay: 30, rewardedPerYear: 20, pauseSeconds: 60 } as const;
/** A new member can be bound to a sponsor for this long. */
export const SUBSCRIBE_WITHIN_DAYS = 30;

/** Providers of addresses that last an hour: an invitation to them brings nobody. */
const THROW_AWAY = new Set([
  '10minutemail.com',
  'dispostable.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'guerrillamail.net',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'moakt.com',
  'mohmal.com',
  'sharklasers.com',
  'spamgourmet.com',
  'temp-mail.org',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
  'yopmail.fr',
]);

/** True for an address of a provider of throw-away mailboxes, or of a domain below one. */
export function isThrowAwayAddress(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => THROW_AWAY.has(labels.slice(index).join('.')));
}

/** The mailbox behind an address: lower case, without what follows a plus sign. Two addresses of one mailbox are one person. */
export function mailboxOf(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 1 ? plain : `${plain.slice(0, at).replace(/(?<=.)\+.*$/u, '')}${plain.slice(at)}`;
}

export type InviteRejection = 'CANT_SPONSOR_YOURSELF' | 'INVALID_EMAIL_FORMAT' | 'ALREADY_FRIEND' | 'EMAIL_PROVIDER_NOT_ACCEPTED';

/**
 * Why an address can't be invited, or null (platform 5 "Sponsorship invite").
 * @param given.friends mailboxes (see `mailboxOf`) invited before
 */
export function inviteRejection(email: string, given: { readonly own: string; readonly friends: ReadonlySet<string> }): InviteRejection | null {
  if (!isEmail(email.trim())) return 'INVALID_EMAIL_FORMAT';
  const mailbox = mailboxOf(email);
  if (mailbox === mailboxOf(given.own)) return 'CANT_SPONSOR_YOURSELF';
  if (given.friends.has(mailbox)) return 'ALREADY_FRIEND';
  return isThrowAwayAddress(email) ? 'EMAIL_PROVIDER_NOT_ACCEPTED' : null;
}

import { addDays, type CalendarDay, isCalendarDay } from './calendar-day.ts';

/** How long a choice stands before it is asked again, in days (readings 6.3 row 33). */
export const CONSENT_DAYS = 180;

/** What a visitor allows beyond the strictly necessary; each is off until chosen (readings 8, ePrivacy). */
export interface ConsentChoice {
  readonly statistics: boolean;
  readonly personalisation: boolean;
  readonly marketing: boolean;
}

export const CONSENT_CATEGORIES = ['statistics', 'personalisation', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export const NO_CONSENT: ConsentChoice = { statistics: false, personalisation: false, marketing: false };
export const FULL_CONSENT: ConsentChoice = { statistics: true, personalisation: true, marketing: true };

/**
 * A choice as the cookie `consent` keeps it: version, one digit a category, the day it was made.
 * @example formatConsent(NO_CONSENT, '2026-11-21') // '1.000.2026-11-21'
 */
export function formatConsent(choice: ConsentChoice, today: CalendarDay): string {
  return `1.${CONSENT_CATEGORIES.map((category) => (choice[category] ? '1' : '0')).join('')}.${today}`;
}

/** The choice a cookie tells; undefined when there is none, when it is older than 180 days, or not of our making. */
export function parseConsent(text: string | undefined, today: CalendarDay): ConsentChoice | undefined {
  const [, digits = '', day = ''] = /^1\.([01]{3})\.(\d{4}-\d{2}-\d{2})$/u.exec(text ?? '') ?? [];
  if (!isCalendarDay(day) || day > today || addDays(day, CONSENT_DAYS) <= today) return undefined;
  return { statistics: digits[0] === '1', personalisation: digits[1] === '1', marketing: digits[2] === '1' };
}

/** Google's Consent Mode signals for a choice; denied while there is none (readings 8, Consent Mode v2). */
export function consentMode(
  choice: ConsentChoice | undefined,
): Readonly<Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', 'granted' | 'denied'>> {
  const word = (isGranted: boolean | undefined): 'granted' | 'denied' => (isGranted === true ? 'granted' : 'denied');
  return {
    ad_storage: word(choice?.marketing),
    ad_user_data: word(choice?.marketing),
    ad_personalization: word(choice?.personalisation === true && choice.marketing),
    analytics_storage: word(choice?.statistics),
  };
}

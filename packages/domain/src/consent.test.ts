import { describe, expect, it } from 'vitest';
import { consentMode, formatConsent, FULL_CONSENT, NO_CONSENT, parseConsent } from './consent.ts';

describe('consent', () => {
  it('is read back as it was written, on the day and until 180 days later', () => {
    const choice = { statistics: true, personalisation: false, marketing: true };
    const text = formatConsent(choice, '2026-11-21');
    expect(text).toBe('1.101.2026-11-21');
    expect(parseConsent(text, '2026-11-21')).toEqual(choice);
    expect(parseConsent(text, '2027-05-19')).toEqual(choice);
    expect(parseConsent(text, '2027-05-20')).toBeUndefined();
  });
  it.each([undefined, '', '1.101', '2.101.2026-11-21', '1.102.2026-11-21', '1.101.2026-02-30', '1.111.2026-11-22', '1.111.2026-11-21x'])(
    'counts %s as no choice',
    (text) => {
      expect(parseConsent(text, '2026-11-21')).toBeUndefined();
    },
  );
  it('denies every signal until there is a choice, and what was refused', () => {
    expect(new Set(Object.values(consentMode(undefined)))).toEqual(new Set(['denied']));
    expect(new Set(Object.values(consentMode(NO_CONSENT)))).toEqual(new Set(['denied']));
    expect(new Set(Object.values(consentMode(FULL_CONSENT)))).toEqual(new Set(['granted']));
  });
  it('grants statistics without advertising, and personal advertising only with both', () => {
    expect(consentMode({ statistics: true, personalisation: true, marketing: false })).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
    });
    expect(consentMode({ statistics: false, personalisation: false, marketing: true }).ad_personalization).toBe('denied');
  });
});

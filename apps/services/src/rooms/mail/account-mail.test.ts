import { describe, expect, test } from 'vitest';
import { ACCOUNT_LETTERS, type AccountLetter } from '../../platform/account-letters.ts';
import { unsubscribeHeaders } from './deliver.ts';
import { renderAccountLetter, smsText } from './account-mail.ts';
import { aMailBrand as brand } from './mail-brand.fixture.ts';

const stopLink = 'http://af.localhost:3000/fr-FR/unsubscribe?list=invitations&token=t.s';
const link = 'http://af.localhost:3000/fr-FR/account';
const to = (shop: string) => ({ brand: 'AF', shop, email: 'a@example.org', firstName: null });

const lettersOf = (shop: string): readonly AccountLetter[] => [
  { ...to(shop), kind: 'account-access-code', code: '012345', minutes: 10 },
  { ...to(shop), kind: 'account-balance-reminder', bookingReference: '4827160', amount: 1394, currency: 'EUR', dueDate: '2027-02-12', link },
  { ...to(shop), kind: 'account-request-received', answerBy: '2026-11-20T23:30:00.000Z', link },
  { ...to(shop), kind: 'account-request-answer', text: 'Yes <script>alert(1)</script> & no', link },
  { ...to(shop), kind: 'account-data-export', link, until: '2026-11-27T09:00:00.000Z' },
  { ...to(shop), kind: 'account-erasure-done', keptUntil: '2036-04-01' },
  { ...to(shop), kind: 'sponsorship-invitation', sponsorName: '<b>Ada</b>', message: 'Join "us"', link, stopLink, amount: 5, currency: 'EUR' },
  { ...to(shop), kind: 'sponsorship-reward', reward: 'friendBooked', amount: 15, currency: 'EUR', until: '2027-11-20', link },
  { ...to(shop), kind: 'credit-granted', campaign: 'TRAVEL_BACK', amount: 20, currency: 'EUR', until: '2027-11-20', link },
];

describe.each(['fr-FR', 'en-GB', 'de-DE', 'ar-AE', 'es-ES', 'it-IT', 'nl-NL', 'pl-PL', 'pt-PT', 'sv-SE', 'da-DK', 'no-NO', 'tr-TR'])(
  'letters of the account in %s',
  (shop) => {
    test('are all written, in words, with their links and without anybody’s markup', () => {
      expect(lettersOf(shop).map(({ kind }) => kind)).toEqual([...ACCOUNT_LETTERS]);
      for (const letter of lettersOf(shop)) {
        const mail = renderAccountLetter(letter, brand, 'Europe/Paris');
        for (const text of [mail.subject, mail.html, mail.text]) expect(text).not.toMatch(/mail\.account|account\.[a-z]+\.|\{[a-z]+\}/u);
        expect(mail.html).toContain(`dir="${shop === 'ar-AE' ? 'rtl' : 'ltr'}"`);
        expect(mail.html).not.toMatch(/<script>|<b>Ada/u);
        expect([mail.html.includes(link), mail.text.includes(link)]).toEqual(Array.from({ length: 2 }, () => 'link' in letter));
      }
    });

    test('text messages too', () => {
      expect(smsText({ ...to(shop), kind: 'sms-access-code', phone: '+33612345678', code: '012345', minutes: 10 }, 'Aérelle')).toContain('012345');
      const bookings = [{ bookingReference: '0001234', email: 'a@example.org' }];
      expect(smsText({ ...to(shop), kind: 'sms-recovery', phone: '+33612345678', bookings }, 'Aérelle')).toContain('0001234 (a@example.org)');
    });
  },
);

test('instants become the days of the shop', () => {
  const letter = { ...to('fr-FR'), kind: 'account-request-received', answerBy: '2026-11-20T23:30:00.000Z', link } as const;
  expect(renderAccountLetter(letter, brand, 'Europe/Paris').text).toContain('21 novembre');
  expect(renderAccountLetter(letter, brand, 'UTC').text).toContain('20 novembre');
});

test('an invitation can be ended with one press, by its foot and by its header; other letters have to be', () => {
  for (const letter of lettersOf('en-GB')) {
    const mail = renderAccountLetter(letter, brand, 'Europe/London');
    expect(mail.unsubscribe).toBe(letter.kind === 'sponsorship-invitation' ? stopLink : undefined);
    expect(mail.text.includes(stopLink)).toBe(letter.kind === 'sponsorship-invitation');
  }
  expect(unsubscribeHeaders({ unsubscribe: stopLink })).toEqual({ 'List-Unsubscribe': `<${stopLink}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(unsubscribeHeaders({})).toEqual({});
});

test('a reminder says what is due, until when, and of which booking', () => {
  const reminder = lettersOf('en-GB').find(({ kind }) => kind === 'account-balance-reminder');
  const text = reminder === undefined ? '' : renderAccountLetter(reminder, brand, 'Europe/London').text;
  expect(text).toMatch(/Booking 4827160/u);
  expect(text).toMatch(/Still to pay: €1,394/u);
  expect(text).toMatch(/Due by: .*12 February 2027/u);
});

test('plain lines of an Arabic letter run from the right also where they begin with a Latin name; addresses stay whole', () => {
  const invitation = lettersOf('ar-AE').find(({ kind }) => kind === 'sponsorship-invitation');
  const mail = invitation === undefined ? undefined : renderAccountLetter(invitation, brand, 'Asia/Dubai');
  const lines = mail?.text.split('\n').filter((line) => line !== '') ?? [];
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/^(?:https?:\/\/|\u200f)/u);
  expect(mail?.subject.startsWith('\u200f')).toBe(true);
  expect(lettersOf('en-GB').every((letter) => !renderAccountLetter(letter, brand, 'UTC').text.includes('\u200f'))).toBe(true);
});

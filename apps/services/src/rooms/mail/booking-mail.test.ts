import { describe, expect, it } from 'vitest';
import { aConfirmation } from '../documents/booked.fixture.ts';
import { renderBookingMail } from './booking-mail.ts';
import { aMailBrand as brand } from './mail-brand.fixture.ts';

const mailOf = (shop: string, currency: string, change = {}) => {
  const mail = renderBookingMail(aConfirmation(shop, currency, change), brand, '0b54f6a0-0000-4000-8000-000000000001');
  if (!mail) throw new Error('no mail');
  return mail;
};

describe('booking mail', () => {
  it.each([
    ['fr-FR', 'EUR', 'fr', 'ltr'],
    ['en-GB', 'GBP', 'en', 'ltr'],
    ['de-DE', 'EUR', 'de', 'ltr'],
    ['ar-AE', 'AED', 'ar', 'rtl'],
  ])('%s: HTML and plain twin in the shop’s language and direction', (shop, currency, language, direction) => {
    const mail = mailOf(shop, currency);
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}"`);
    expect(mail.html).toContain(`<body class="m-page" dir="${direction}" lang="${language}"`);
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toMatch(/mail\.[a-z]|document\.[a-z]+\.|undefined|NaN/u);
    expect(mail.text).toContain('Les Filaos Lagoon Resort');
    expect(mail.subject).toContain('4827160');
  });
  it('leads to the traveller’s own page and shows what was paid', () => {
    const mail = mailOf('fr-FR', 'EUR');
    expect(mail.html).toContain('http://af.localhost:3000/fr-FR/sdp/booking/confirmation?code=0b54f6a0-0000-4000-8000-000000000001');
    expect(mail.text).toContain('2\u202f788,00');
  });
  it('a name with markup in it stays text', () => {
    const { customer } = aConfirmation('fr-FR', 'EUR');
    expect(mailOf('fr-FR', 'EUR', { customer: { ...customer, firstName: '<b>Eve</b>' } }).html).not.toContain('<b>Eve');
  });
  it('a cancelled booking begins with the money', () => {
    const mail = mailOf('fr-FR', 'EUR', { state: 'CANCELED', money: { kind: 'REFUNDED', amount: 2788, currency: 'EUR' } });
    expect(mail.html).toMatch(/<h1[^>]*>2\u202f788,00\u00a0€ vous sont rendus/u);
    expect(mailOf('fr-FR', 'EUR', { state: 'CANCELED', money: { kind: 'NOTHING_TAKEN', amount: 0, currency: 'EUR' } }).html).toContain(
      'Rien n&#8217;a été débité'.replace('&#8217;', '’'),
    );
  });
});

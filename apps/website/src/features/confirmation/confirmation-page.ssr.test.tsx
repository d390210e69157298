import type { Confirmation } from '@escale/contract/booking';
import { describe, expect, it } from 'vitest';
import { aBookedConfirmation, aPreBookedSession, SESSION_CODE } from '../../testing/booking-session.fixture.ts';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';
import { confirmationViewOf } from './confirmation-view.ts';

const phone = { display: '01 99 00 41 21', dial: '0199004121', hours: '8 h – 22 h' };
const markup = (changes: Partial<Confirmation> = {}, shop = 'fr-FR'): string =>
  pageMarkup(
    ConfirmationPage,
    { kind: 'booking', code: SESSION_CODE, view: confirmationViewOf(aBookedConfirmation(changes), aPreBookedSession()), phone },
    { shop, areas: ['confirmation'] },
  );

describe('the confirmation as the server sends it', () => {
  it('shows the reference in groups, the status in words, and documents that are there', () => {
    const html = markup();
    expect(html).toContain('4\u00a0827\u00a0160');
    expect(html).toContain('Réservation confirmée');
    expect(html).toContain('/api/documents/4827160/contract.pdf?key=k');
  });
  it('names vouchers with their day until they can be fetched', () => {
    const html = markup();
    expect(html).not.toContain('voucher.pdf');
    expect(html).toContain('Bons d’échange, à partir du 1 mars');
  });
  it('names the day of the vouchers among the next steps, and today for a trip booked in its last week', () => {
    const dayOfVouchers = 'dateTime="2027-03-01"';
    expect(markup()).toContain(dayOfVouchers);
    const late = markup({ bookingDate: '2027-03-05T12:00:00.000Z' });
    expect(late).not.toContain(dayOfVouchers);
    expect(late.split('Aujourd’hui').length - markup().split('Aujourd’hui').length).toBe(1);
  });
  it('asks not to order again while the bank is still checking, and sells nothing', () => {
    const html = markup({
      state: 'NOTCONFIRMED',
      documents: [],
      answerBy: '2026-11-22T12:00:00.000Z',
      money: { kind: 'NOTHING_TAKEN', amount: 0, currency: 'EUR' },
    });
    expect(html).toContain('Rien n’est débité pour l’instant.');
    expect(html).toContain('Ne commandez pas une seconde fois');
    expect(html).not.toContain('/sdp/listing');
  });
  it('begins a lost booking with the money that comes back, and the day by which it does', () => {
    const html = markup({ state: 'CANCELED', documents: [], money: { kind: 'REFUNDED', amount: 1356, currency: 'EUR', date: '2026-11-21' } });
    expect(/<h1[^>]*>([^<]*)/u.exec(html)?.[1]).toContain('1\u202f356\u00a0€');
    expect(html).toContain('5 décembre');
  });
  it('says what is still to pay, until when, when the payment of a booked trip failed', () => {
    const html = markup({ totalPaid: 0, totalDue: 1356, dueDate: '2026-11-24' });
    expect(html).toContain('Rien n’a été débité.');
    expect(html).toContain('24 novembre');
  });
  it('tells another device no more than where to look', () => {
    const html = pageMarkup(ConfirmationPage, { kind: 'elsewhere', phone }, { shop: 'fr-FR', areas: ['confirmation'] });
    expect(html).toContain('Votre réservation est dans vos e-mails');
    expect(html).not.toContain('4827160');
  });
  it.each(['en-GB', 'de-DE', 'ar-AE'])('speaks every word in %s', (shop) => {
    expect([...markup({}, shop).matchAll(/>((?:confirmation|common)\.[a-z.]+)</giu)].map((match) => match[1])).toEqual([]);
  });
});

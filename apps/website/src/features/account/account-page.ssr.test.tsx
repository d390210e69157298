import type { CouponItem } from '@escale/contract/sponsorship';
import type { MyBookingDetail } from '@escale/contract/my-bookings';
import { describe, expect, it } from 'vitest';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { AccountPage } from './account-page.tsx';
import type { AccountView } from './account-view.ts';
import { groupCoupons } from './coupon-groups.ts';

const Entry = ({ entry }: { readonly entry: { readonly name: string } }) => <span>{entry.name}</span>;
const Page = () => <AccountPage Entry={Entry} />;
const member = { firstName: 'Camille', email: 'camille@example.com' };
const draw = (view: AccountView, shop = 'fr-FR'): string =>
  pageMarkup(Page, { kind: 'ready', screen: view.screen, member, view, notice: undefined }, { shop, areas: ['account'] });

const aBooking = (changes: Partial<MyBookingDetail> = {}): MyBookingDetail => ({
  status: 'CONFIRMED',
  bookingReference: '0827160',
  bookingDocument: { voucher: { availableFrom: '2026-12-20' } },
  documents: [],
  bookingDate: '2026-11-01',
  name: 'Palacio Velevent',
  category: 4,
  country: 'Espagne',
  region: '',
  resort: 'Majorque',
  duration: 7,
  departureDate: '2027-01-05',
  endDate: '2027-01-12',
  totalPaid: 100,
  totalDue: 200,
  total: 300,
  adults: 2,
  children: 0,
  infants: 1,
  currencyCode: 'EUR',
  brand: 'AF',
  shop: 'fr-FR',
  ...changes,
});

const aCoupon = (changes: Partial<CouponItem>): CouponItem => ({
  id: changes.status ?? 'a',
  balance: 5,
  amount: 5,
  usableAmount: 5,
  isApplicable: true,
  source: 'friendSubscribed',
  uses: [],
  type: 'SPONSORSHIP',
  status: 'AVAILABLE',
  ...changes,
});

describe('the account as the server sends it', () => {
  it('says how to sign in, and why, when nobody is signed in, is merely identified, or the session is over', () => {
    for (const [reason, text] of [
      ['visitor', 'Connectez-vous pour voir cette page'],
      ['identified', 'Connectez-vous pour continuer'],
      ['expired', 'Votre session a expiré'],
    ] as const) {
      const html = pageMarkup(
        Page,
        { kind: 'signIn', reason, screen: 'credits', gate: { delay: 0, signIn: '/fr-FR/booking-auth?onauthsuccess=%2Ffr-FR%2Faccount%2Fmycredits' } },
        { shop: 'fr-FR', areas: ['account'] },
      );
      expect(html).toContain(text);
      expect(html).toContain('href="/fr-FR/booking-auth?onauthsuccess=');
    }
  });
  it('keeps its menu when a service gives no answer, and names the incident', () => {
    const html = pageMarkup(Page, { kind: 'failure', screen: 'credits', member, incidentId: 'AB12' }, { shop: 'fr-FR', areas: ['account'] });
    expect(html).toContain('AB12');
    expect(html).toContain('Bonjour, Camille');
  });
  it('shows the next trip with its days left, its reference with the leading zero, and what is due', () => {
    const html = draw({ screen: 'bookings', future: [aBooking()], past: [], showsRequests: true });
    expect(html).toContain('Plus que 45 jours');
    expect(html).toContain('0\u00a0827\u00a0160');
    expect(html).toContain('Payer le solde');
    expect(html).toContain('2 adultes, 1 enfant');
  });
  it('begins with the next trip, or says where to begin', () => {
    expect(draw({ screen: 'hub', next: aBooking() })).toContain('Votre prochain voyage');
    expect(draw({ screen: 'hub', next: undefined })).toContain('href="/fr-FR/account/mybookings"');
  });
  it('leads on from credits nobody has yet', () => {
    expect(draw({ screen: 'credits', groups: groupCoupons([]), usable: 0, older: 0, showsOlder: true, currency: 'EUR' })).toContain('Rechercher un voyage');
  });
  it('says where trips come from when there are none', () => {
    expect(draw({ screen: 'bookings', future: [], past: [], showsRequests: true })).toContain('Pas encore de réservation');
  });
  it('asks for the code before a looked-up booking opens', () => {
    const view: AccountView = { screen: 'booking', booking: aBooking(), trip: undefined, isAhead: true, needsCode: true, payCode: undefined };
    expect(draw(view)).toContain('name="intent" value="sendCode"');
    expect(draw({ ...view, needsCode: false })).not.toContain('sendCode');
  });
  it('tells an opened booking’s flights, room and travellers', () => {
    const outbound = {
      kind: 'outbound',
      day: '2026-12-05',
      takeOff: '07:40',
      landing: '09:55',
      landingDay: '2026-12-05',
      from: 'Paris-Orly',
      fromCode: 'ORY',
      to: 'Palma',
      toCode: 'PMI',
      airline: 'Azurane',
      numbers: 'AZ 214',
      stops: 0,
    } as const;
    const trip = { travellers: ['Camille Moreau', 'Luc Moreau'], outbound, stay: 'Chambre supérieure, petit déjeuner' };
    const html = draw({ screen: 'booking', booking: aBooking(), trip, isAhead: true, needsCode: false, payCode: undefined });
    for (const text of ['Vol aller', 'AZ 214', 'Chambre supérieure, petit déjeuner', 'Camille Moreau, Luc Moreau']) expect(html).toContain(text);
    expect(html).not.toContain('Vol retour');
  });
  it('puts coupons into their three groups, and tells the days of what expires soon', () => {
    const groups = groupCoupons([
      aCoupon({ status: 'EXPIRE_SOON', maxUseDate: '2026-11-26' }),
      aCoupon({ status: 'UPCOMING', balance: 0, amount: 15 }),
      aCoupon({ status: 'USED', balance: 0, uses: [{ bookingReference: '123', amount: 5, date: '2026-10-01' }] }),
    ]);
    const html = draw({ screen: 'credits', groups, usable: 500, older: 0, showsOlder: true, currency: 'EUR' });
    expect(html.indexOf('Disponibles')).toBeLessThan(html.indexOf('À venir'));
    expect(html).toContain('Expire dans 5 jours');
    expect(html).toContain('15\u00a0€');
  });
  it.each(['en-GB', 'de-DE', 'ar-AE'])('speaks every word in %s', (shop) => {
    const html = draw({ screen: 'bookings', future: [aBooking()], past: [aBooking({ bookingReference: '2' })], showsRequests: true }, shop);
    expect([...html.matchAll(/>((?:account|common|frame)\.[a-z.]+)</giu)].map((match) => match[1])).toEqual([]);
  });
});

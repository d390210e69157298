import { describe, expect, it } from 'vitest';
import { aPreBookedSession, SESSION_CODE } from '../../testing/booking-session.fixture.ts';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { countriesOf, flagOf, monthsOf } from '../../shared/countries.server.ts';
import { PaymentPage } from './payment-page.tsx';
import { paymentViewOf } from './payment-view.ts';

const markup = (shop: string): string =>
  pageMarkup(
    PaymentPage,
    {
      kind: 'ready',
      view: paymentViewOf(SESSION_CODE, aPreBookedSession()),
      countries: countriesOf(shop),
      months: monthsOf(shop),
      flag: flagOf(shop.slice(3)),
      paymentOrigin: 'http://localhost:4100',
      now: Date.parse('2026-11-21T12:00:00Z'),
    },
    { shop, areas: ['payment'] },
  );

describe('the payment page as the server sends it', () => {
  const html = markup('fr-FR');
  it('has the words of the law and the amount on its one button', () => {
    expect(html).toContain('Commander avec obligation de paiement');
    expect(html).toMatch(/type="submit"[^>]*>.*1\u202f356\u00a0€/su);
  });
  it('ticks nothing that costs or binds', () => {
    expect(/<input[^>]*name="acceptedTerms"[^>]*>/u.exec(html)?.[0]).not.toContain('checked');
    expect(/<input[^>]*name="insurance"[^>]*value="CANCEL"[^>]*>|<input[^>]*value="CANCEL"[^>]*name="insurance"[^>]*>/u.exec(html)?.[0]).not.toContain(
      'checked',
    );
  });
  it('gives the card fields no name, so that no form can send them', () => {
    const fields = [...html.matchAll(/<input[^>]*id="card-(?:number|expiry|cvc)"[^>]*>/gu)].map((match) => match[0]);
    expect(fields).toHaveLength(3);
    expect(fields.filter((field) => /\sname=/u.test(field))).toEqual([]);
  });
  it('tells what must be told before the button, and links the documents', () => {
    expect(html.indexOf('Informations précontractuelles')).toBeLessThan(html.indexOf('Commander avec obligation de paiement'));
    expect(html).toContain('href="/fr-FR/page/cgv"');
    expect(html).toContain('href="/fr-FR/page/insurances"');
  });
  it('asks a child for its day of birth and an adult only where it is needed', () => {
    expect(html).toContain('travellers.2.birth.day');
    expect(html).not.toContain('travellers.0.birth.day');
  });
  it('folds all travellers but the first unfinished one, and sends the fields of every one', () => {
    expect([...html.matchAll(/aria-expanded="(true|false)"[^>]*>(?=.{0,200}(?:Adulte|Enfant))/gu)].map(([, isOpen]) => isOpen)).toEqual([
      'true',
      'false',
      'false',
    ]);
    expect(html).toContain('name="travellers.2.lastName"');
  });
  it('shows the phone of the price band', () => {
    expect(html).toMatch(/href="tel:\+\d+"/u);
  });
  it.each(['en-GB', 'de-DE', 'ar-AE'])('speaks every word in %s', (shop) => {
    expect([...markup(shop).matchAll(/>((?:payment|error|common)\.[a-z.]+)</giu)].map((match) => match[1])).toEqual([]);
  });
});

describe('a booked trip of which something is due', () => {
  const unpaid = (shop: string): string =>
    pageMarkup(
      PaymentPage,
      {
        kind: 'balance',
        view: {
          code: SESSION_CODE,
          reference: '4827160',
          due: 122_400,
          currency: 'EUR',
          dueDate: '2026-11-24',
          hotel: 'Palacio Velevent',
          holder: 'Ada Martin',
          email: 'ada@example.org',
          payments: aPreBookedSession().preBookResponse?.paymentTypes ?? [],
        },
        paymentOrigin: 'http://localhost:4100',
      },
      { shop, areas: ['payment'] },
    );
  it('is paid with the sum, its last day and the booking’s number in sight, and nothing asked for twice', () => {
    const html = unpaid('fr-FR');
    expect(html).toContain('Payer 1\u202f224\u00a0€ maintenant');
    expect(html).toMatch(/avant le 24 nov(?:embre|\.)/u);
    expect(html).toMatch(/4[\s\u202f\u00a0]827[\s\u202f\u00a0]160/u);
    expect(html).not.toContain('name="email"');
    expect([...html.matchAll(/<input[^>]*id="card-(?:number|expiry|cvc)"[^>]*>/gu)].filter(([field]) => /\sname=/u.test(field))).toEqual([]);
  });
  it.each(['en-GB', 'de-DE', 'ar-AE'])('speaks every word in %s', (shop) => {
    expect([...unpaid(shop).matchAll(/>((?:payment|error|common)\.[a-z.]+)</giu)].map((match) => match[1])).toEqual([]);
  });
});

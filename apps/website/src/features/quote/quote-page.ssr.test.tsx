import { describe, expect, it } from 'vitest';
import { aPreBookedSession, SESSION_CODE } from '../../testing/booking-session.fixture.ts';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { QuotePage } from './quote-page.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const markup = (shop: string, quote = {}, wanted = {}, isPrint = false): string =>
  pageMarkup(
    QuotePage,
    {
      kind: 'ready',
      code: SESSION_CODE,
      accommodationId: 'H00001',
      quote: {
        ...aPreBookedSession().accommodationQuote,
        validUntil: '2026-11-21T12:10:00.000Z',
        insurances: aPreBookedSession().preBookResponse?.insurances,
        ...quote,
      },
      luggage: undefined,
      wanted,
      base: `code=${SESSION_CODE}&accommodationId=H00001`,
      listing: '',
      now: NOW,
      isPrint,
    },
    { shop, areas: ['quote'] },
  );
const input = (html: string, name: string, value: string): string =>
  [...html.matchAll(/<input[^>]*>/gu)].map((match) => match[0]).find((each) => each.includes(`name="${name}"`) && each.includes(`value="${value}"`)) ?? '';

describe('the quote page as the server sends it', () => {
  const html = markup('fr-FR');
  it('shows the total of the selection, and how long it stands', () => {
    expect(html).toContain('1\u202f224\u00a0€');
    expect(html).toContain('10 min 00 s');
    expect(markup('fr-FR', {}, { flight: 'O~I~ECONOMY', room: 'SUP', transfer: 'T1' })).toContain('1\u202f356\u00a0€');
  });
  it('chooses nothing that costs', () => {
    expect(input(html, 'insurance', 'CANCEL')).not.toContain('checked');
    expect(input(html, 'insurance', '')).toContain('checked');
    expect(input(html, 'transfer', 'T1')).not.toContain('checked');
  });
  it('keeps what is paid at the hotel apart', () => {
    expect(html).toContain('environ 32\u00a0€');
  });
  it('tells both prices of a price that moved', () => {
    const moved = markup('fr-FR', { status: 'WARNING', priceChange: { oldPrice: 1200, newPrice: 1224 } });
    expect(moved).toContain('Le prix a augmenté de 24\u00a0€');
    expect(moved).toContain('1\u202f200\u00a0€');
  });
  it('folds luggage, flexibility and insurance into rows that tell the choice, for small screens', () => {
    expect(html.match(/aria-expanded="false"/gu)?.length).toBeGreaterThanOrEqual(2);
    expect(html).toContain('Sans assurance</span>');
  });
  it('stands on paper with everything open and nothing to press but the printer', () => {
    const paper = markup('fr-FR', {}, {}, true);
    expect(paper).not.toContain('aria-expanded="false"');
    expect(paper).not.toContain('value="continue"');
    expect(paper.match(/<details[^>]*open=""/gu)?.length).toBeGreaterThanOrEqual(1);
    expect(paper).toContain('Revenir au voyage');
  });
  it.each(['en-GB', 'de-DE', 'ar-AE'])('speaks every word in %s', (shop) => {
    expect([...markup(shop).matchAll(/>((?:quote|error|common)\.[a-z.]+)</giu)].map((match) => match[1])).toEqual([]);
  });
});

describe('an offer that cannot be had', () => {
  it.each(['FULL_PROPERTY', 'FULL_FLIGHT', 'FULL_TRANSFER', 'MISSING_INCLUDED_ACTIVITY', 'NOT_FOUND', 'SESSION_EXPIRED', 'LOADING', 'TECHNICAL_FAILURE'])(
    'has a screen and a way on for %s',
    (problem) => {
      const html = pageMarkup(
        QuotePage,
        { kind: 'problem', problem, alternatives: [], listing: 'departureCityCode=PAR', code: SESSION_CODE },
        { shop: 'en-GB', areas: ['quote'] },
      );
      expect(html).not.toContain('quote.problem');
      expect(html).toContain('/en-GB/sdp/listing?departureCityCode=PAR');
    },
  );
});

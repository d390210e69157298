import { describe, expect, it } from 'vitest';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { isShown, type ShownBlock } from './search-home.server.ts';
import { SearchHome } from './search-home.tsx';

const loaded = (blocks: readonly ShownBlock[], cabins: readonly { readonly code: string; readonly label: string }[] = []) => ({
  hero: { title: 'Le vol, l’hôtel', titleSmall: 'Le vol', subtitle: 'Le prix affiché.', subtitleSmall: '', picture: 'lagoon-001', pictureSmall: 'lagoon-001' },
  reassurance: ['Voyages protégés'],
  form: {
    cities: [{ code: 'PAR', label: 'Paris' }],
    destinations: [],
    cabins,
    initial: { city: null, destination: null, query: {} },
    contentPath: '/api/content/AF/current/fr-FR',
    isRefused: false,
    remembersSearch: true,
  },
  blocks,
});
const mosaic: ShownBlock = {
  kind: 'mosaic',
  title: 'Où partir ?',
  subtitle: '',
  items: [
    { code: 'RAK', label: 'Marrakech', picture: 'oldtown-021', search: 'destinationResortCode=RAK', price: { whole: 1408, currency: 'EUR', nights: 7 } },
    { code: 'DOL', label: 'Dolomites', picture: 'mountain-004' },
  ],
};

describe('the home of the package search as the server sends it', () => {
  it('links each price to the listing of its trip, and a place without one to the search', () => {
    const html = pageMarkup(SearchHome, loaded([mosaic]), { shop: 'fr-FR', areas: ['search'] });
    expect(html).toContain('href="/fr-FR/sdp/listing?destinationResortCode=RAK"');
    expect(html).toContain('1\u202f408\u00a0€');
    expect(html).toContain('href="/fr-FR/sdp?destinationResortCode=DOL"');
  });
  it('shows the cabin only when cabins exist', () => {
    const cabinField = /<select[^>]*cabin"/u;
    expect(cabinField.test(pageMarkup(SearchHome, loaded([]), { shop: 'fr-FR', areas: ['search'] }))).toBe(false);
    expect(cabinField.test(pageMarkup(SearchHome, loaded([], [{ code: 'ECONOMY', label: 'Économique' }]), { shop: 'fr-FR', areas: ['search'] }))).toBe(true);
  });
  it('can be searched without scripts', () => {
    const html = pageMarkup(SearchHome, loaded([]), { shop: 'fr-FR', areas: ['search'] });
    expect(/<noscript>.*action="\/fr-FR\/sdp\/listing".*name="departureCityCode".*<\/noscript>/su.test(html)).toBe(true);
  });
  it('speaks every language without a message missing', () => {
    for (const shop of ['fr-FR', 'en-GB', 'de-DE', 'ar-AE'])
      expect(pageMarkup(SearchHome, loaded([mosaic]), { shop, areas: ['search'] })).not.toMatch(/>search\.|"search\./u);
  });
});

describe('a block of the home', () => {
  it('is shown from its start up to, not including, its end', () => {
    const block = { startAt: '2026-11-20T00:00:00Z', endAt: '2026-11-22T00:00:00Z' };
    const at = (instant: string): boolean => isShown(block, Date.parse(instant));
    expect([at('2026-11-19T23:59:59Z'), at('2026-11-20T00:00:00Z'), at('2026-11-21T23:59:59Z'), at('2026-11-22T00:00:00Z')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { EMPTY_FORM } from '../../testing/bare-listing.tsx';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { aHotel } from './listing-fixture.ts';
import { ListingPage } from './listing-page.tsx';
import { cardOf } from './listing-view.ts';

const QUERY = 'departureCityCode=PAR&destinationResortCode=BMA&departureDate=2027-01-13&endDate=2027-01-20&duration=7&cabin=ECONOMY&occupancies=2';
const GIVEN = {
  quotationItems: [{ type: 'TRIP', price: 2001, description: 'Vol + hôtel' }],
  travellers: 2,
  currency: 'EUR',
  boardFilter: [],
  provider: 'TRIP_ADVISOR',
} as const;
const listing = {
  code: '7d1c4a52-7f2b-4f3c-9d55-1d8f4e2f7a10',
  currency: 'EUR',
  nights: 7,
  departureDate: '2027-01-13',
  cards: [cardOf(aHotel({ lowestPrice30Days: 1300 }), GIVEN), cardOf(aHotel({ id: 'H00002', name: 'Anse Vermeille', isFlashsale: true }), GIVEN)],
  map: undefined,
  promoted: [{ code: 'P', position: 1, title: 'Grand Baie', subtitle: 'Côté nord', picture: 'lagoon-003', productUrl: '/fr-FR/sdp/search', labelCta: 'Voir' }],
  facets: [{ name: 'stars', options: [{ value: '4', label: '4', count: 2 }] }],
  sort: 'priceAscendant',
  total: 45,
  unfiltered: 45,
  hotelQuery: 'departureCityCode=PAR',
  strip: [{ day: '2027-01-13', end: '2027-01-20', label: 'mer. 13', price: 100_100, isLeast: true }],
  reason: 'SUCCESS',
  otherCities: [],
  provider: 'TRIP_ADVISOR',
  summary: { places: ['Paris', 'Belle Mare'], dates: '13 – 20 janvier', travellers: 2, rooms: 1, cabin: 'Économique' },
};

const markup = (shop: string, changes: Readonly<Record<string, unknown>> = {}): string =>
  pageMarkup(
    ListingPage,
    { state: 'found', form: EMPTY_FORM, hero: undefined, query: QUERY, incidentId: 'AB12-CD34', listing, ...changes },
    { shop, areas: ['search', 'listing'] },
  );

describe('the listing as the server sends it', () => {
  const html = markup('fr-FR');

  it('leads from a card to its quote with the price that was shown, and from the name to the description', () => {
    expect(html).toContain(`/fr-FR/sdp/booking/quote?code=${listing.code}&amp;accommodationId=H00001&amp;boardCode=BB&amp;price=2001`);
    expect(html).toContain(`/fr-FR/sdp/hotelDescription/H00001/${listing.code}?`);
  });

  it('puts the total and the proof of a reduction beside its price', () => {
    expect(html).toContain('Plus bas prix des 30 derniers jours');
    expect(html).toContain('2\u202f001\u00a0€');
  });

  it('shows small screens a picture only where editors chose one for them', () => {
    const hero = { title: 'Kos', titleSmall: 'Kos', subtitle: '', subtitleSmall: '', align: 'left', picture: 'beach-001' };
    const small = /media="\(width &lt; 768px\)" srcSet="\/pictures\/beach-003-wide/u;
    expect(markup('fr-FR', { hero })).toContain('/pictures/beach-001-hero-1440.avif');
    expect(markup('fr-FR', { hero })).not.toMatch(small);
    expect(markup('fr-FR', { hero: { ...hero, pictureSmall: 'beach-003' } })).toMatch(small);
  });

  it('says what is advertised', () => {
    expect(html).toContain('Sponsorisé');
  });

  it('shows more by a link, so that it works without scripts', () => {
    expect(/<a[^>]*href="[^"]*size=22"[^>]*>/u.test(html)).toBe(true);
  });

  it('leads on from an empty answer: to days with a price and to other cities', () => {
    const strip = [{ day: '2027-01-14', end: '2027-01-21', label: 'jeu. 14', price: 37_800, isLeast: true }];
    const otherCities = [{ label: 'Lyon', query: 'departureCityCode=LYS' }];
    const text = markup('fr-FR', { state: 'empty', listing: { ...listing, cards: [], unfiltered: 0, reason: 'FULL_FLIGHT', strip, otherCities } });
    expect(text).toContain(`/fr-FR/sdp/listing?${QUERY.replace('01-13', '01-14').replace('01-20', '01-21').replaceAll('&', '&amp;')}`);
    expect(text).toContain('/fr-FR/sdp/listing?departureCityCode=LYS');
  });

  it.each(['failed', 'expired', 'refused'])('says what to do when the search has %s', (state) => {
    const text = markup('fr-FR', { state, listing: undefined });
    expect(text).toMatch(/Réessayer|Modifier la recherche/u);
    expect(text).not.toContain('<article');
  });

  it.each(['en-GB', 'de-DE', 'ar-AE'])('speaks every word in %s', (shop) => {
    expect([...markup(shop).matchAll(/>((?:listing|search|common)\.[a-z.]+)</giu)].map((match) => match[1])).toEqual([]);
  });
});

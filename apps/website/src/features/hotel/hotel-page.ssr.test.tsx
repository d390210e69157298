import type { AccommodationDescription } from '@escale/contract/sdp';
import { describe, expect, it } from 'vitest';
import { pageMarkup } from '../../testing/page-markup.tsx';
import { HotelPage } from './hotel-page.tsx';
import { hotelJsonLd, hotelViewOf, noteOf, offerViewOf } from './hotel-view.ts';

const described: NonNullable<AccommodationDescription['accommodation']> = {
  id: 'H00123',
  name: 'Les Filaos Lagoon Resort',
  category: 5,
  geography: {
    levels: [
      { level: 'COUNTRY', label: 'Île Maurice', code: 'MU' },
      { level: 'RESORT', label: 'Belle Mare', code: 'BMA' },
    ],
  },
  gps: { lat: -20.19, lon: 57.77 },
  photos: [1, 2, 3].map((number) => ({ url: `/pictures/hotel-00${number}-wide-1440.avif`, thumbnail: `/pictures/hotel-00${number}-wide-768.avif` })),
  providerA: { rating: 4.7, reviewsCount: 1208, ratingFilterValues: [] },
  providerB: { recommendation: 96, averageRating: 5.6, countReviews: 310, ratingFilterValues: [] },
  intro: 'Cent vingt chambres basses.',
  paragraphs: [{ title: 'Situation', text: 'Face au lagon.' }],
  facilities: [
    { group: 'WELLNESS', items: ['POOL', 'NEVER_HEARD_OF'] },
    { group: 'NEW_GROUP', items: ['NEVER_HEARD_OF'] },
  ],
  rooms: [{ roomCode: 'SUP', label: 'Supérieure vue jardin', photo: '', description: 'Terrasse', size: 32, bed: 'lit double' }],
  boards: [{ boardCode: 'HB', label: 'Demi-pension', paragraphs: ['Petit déjeuner et dîner.'] }],
  accessibility: ['Douche de plain-pied.'],
  goodToKnow: ['Arrivée à partir de 15 h.'],
  localTax: 12,
  registration: 'MU-001',
  reviews: [{ author: 'Noé', date: '2026-11-01', rating: 5, title: 'Calme', text: 'On entend la mer.' }],
};
const offer = { perPerson: 1249, total: 2497.5, boardCode: 'HB', nights: 7, departureDate: '2027-03-14', endDate: '2027-03-22', currency: 'EUR' };
const CODE = '0eed8263-ee46-4b7c-9818-93e2bbf6481a';
const markup = (changes: Readonly<Record<string, unknown>> = {}, shop = 'fr-FR'): string => {
  const hotel = hotelViewOf(described, 'TRIP_ADVISOR', 'EUR');
  const loaded = {
    hotel,
    offer: { ...offerViewOf(offer), code: CODE },
    isFull: false,
    isRenewed: false,
    search: 'departureCityCode=PAR',
    party: { travellers: 2, rooms: 1 },
    map: { width: 800, height: 300, land: 'M0 0L1 0L1 1Z', pin: [400, 150] },
    jsonLd: hotelJsonLd(hotel, { url: 'http://af.localhost/x', origin: 'http://af.localhost' }),
    ...changes,
  };
  return pageMarkup(HotelPage, loaded, { shop, areas: ['listing', 'hotel'] });
};

describe('the page of a hotel as the server sends it', () => {
  it('shows the price per person and in total, and leads to the quote of this search', () => {
    const html = markup();
    expect(html).toContain('1\u202f249\u00a0€');
    expect(html).toContain('2\u202f497,50\u00a0€');
    expect(html).toContain(`/fr-FR/sdp/booking/quote?code=${CODE}&amp;accommodationId=H00123&amp;boardCode=HB`);
    expect(html).toContain('2 voyageurs, 1 chambre');
  });
  it('strikes no price without the line that proves it', () => {
    expect(markup()).not.toContain('<s ');
    const html = markup({ offer: { ...offerViewOf({ ...offer, lowestPrice30Days: 1612 }), code: CODE } });
    expect(html).toContain('−22\u202f%');
    expect(html).toContain('Plus bas prix des 30 derniers jours\u202f: 1\u202f612\u00a0€');
  });
  it('says the hotel is full and offers the others, or asks for dates when there was no search', () => {
    expect(markup({ offer: undefined, isFull: true })).toContain('complet sur notre site');
    const html = markup({ offer: undefined, search: undefined });
    expect(html).toContain('Choisissez vos dates pour voir le prix.');
    expect(html).not.toContain('/sdp/booking/quote');
  });
  it('says nothing twice: what the lead tells already has no paragraph of its own', () => {
    const paragraphs = [
      { title: 'Situation', text: 'Face au lagon.' },
      { title: 'La maison', text: 'Cent vingt chambres basses.' },
    ];
    const hotel = hotelViewOf(
      { ...described, intro: 'Cent vingt chambres basses, face à la mer. Cent vingt chambres basses.', paragraphs },
      'TRIP_ADVISOR',
      'EUR',
    );
    expect(hotel.paragraphs.map(({ title }) => title)).toEqual(['Situation']);
  });
  it('prices each free room for the dates searched, and leads to the quote with it', () => {
    const room = { label: 'Suite vue océan', unitsLeft: 2, photo: '', size: 48, bed: 'très grand lit', description: 'Balcon' };
    const rooms = [
      { ...room, accommodationItemCode: 'SUP', label: 'Supérieure vue jardin', upgradePrice: 0 },
      { ...room, accommodationItemCode: 'SUI', upgradePrice: 147.5 },
    ];
    const html = markup({ offer: { ...offerViewOf({ ...offer, rooms, boards: [{ boardCode: 'HB', upgradePrice: 0 }] }), code: CODE } });
    expect(html).toMatch(/\+\s74\s€/u);
    expect(html).toContain('boardCode=HB&amp;room=SUI');
    expect(html).toContain('Plus que 2 sur notre site');
    expect(html).toContain('Inclus');
  });
  it('tells that an expired search was made again', () => {
    expect(markup({ isRenewed: true })).toContain('Cette recherche avait expiré.');
  });
  it.each(['en-GB', 'de-DE', 'ar-AE'])('speaks every word in %s', (shop) => {
    expect([...markup({}, shop).matchAll(/>((?:hotel|common)\.[a-z.]+)</giu)].map((match) => match[1])).toEqual([]);
  });
});

describe('what a page shows of a hotel', () => {
  it('leaves out facilities it has no word for', () => {
    expect(hotelViewOf(described, 'TRIP_ADVISOR', 'EUR').facilities).toEqual([{ group: 'WELLNESS', items: ['POOL'] }]);
  });
  it('takes the note of the partner’s provider, and none that may not be shown', () => {
    expect(noteOf(described, 'HOLIDAY_CHECK')).toMatchObject({ kind: 'suns', value: 5.6 });
    expect(noteOf(described, 'TRIP_ADVISOR')).toMatchObject({ kind: 'stars5', word: 5 });
    expect(noteOf({ providerA: { rating: 2.9, reviewsCount: 10, ratingFilterValues: [] }, providerB: null }, 'TRIP_ADVISOR')).toBeUndefined();
  });
  it('claims no reduction that is none', () => {
    expect(offerViewOf({ ...offer, lowestPrice30Days: 1249 }).reduction).toBeUndefined();
    expect(offerViewOf({ ...offer, lowestPrice30Days: 1000 }).reduction).toBeUndefined();
  });
});

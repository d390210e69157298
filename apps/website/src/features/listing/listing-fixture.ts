import type { Accommodation } from '@escale/contract/sdp';

/** A hotel of an answer, with what a test changes of it. */
export const aHotel = (changes: Partial<Accommodation> = {}): Accommodation => ({
  id: 'H00001',
  name: 'Maison Badamier',
  ranking: 10,
  category: 4,
  total: 1001,
  isFlashsale: false,
  uri: 'H00001',
  country: 'MU',
  providerA: { rating: 4.6, reviewsCount: 512, ratingFilterValues: ['4.5', '4', '3.5'] },
  providerB: null,
  geography: {
    levels: [
      { level: 'COUNTRY', label: 'Maurice' },
      { level: 'RESORT', label: 'Belle Mare' },
      { level: 'DISTRICT', label: 'Palmar' },
    ],
  },
  gps: { lat: -20.2, lon: 57.7 },
  accommodationItems: [
    {
      items: [{ accommodationItemCode: 'STD' }],
      upgradePrice: 0,
      boards: [
        { boardCode: 'BB', boardTypeCode: 'BB', label: 'Petit déjeuner', upgradePrice: 0 },
        { boardCode: 'HB', boardTypeCode: 'HB', label: 'Demi-pension', upgradePrice: 180 },
      ],
    },
  ],
  accommodationItemDescriptions: [{ accommodationItemCode: 'STD', label: 'Suite Terrasse' }],
  flightCode: 'A~B~ECONOMY',
  flightUpgrade: 0,
  baggageSupplement: 0,
  flight: {
    outbound: { from: 'ORY', fromName: 'Paris-Orly', to: 'MRU', toName: 'Sir Seewoosagur Ramgoolam', city: 'Paris', takeOffTime: '20:15', stops: 0 },
    inbound: { from: 'MRU', fromName: 'Sir Seewoosagur Ramgoolam', to: 'ORY', toName: 'Paris-Orly', takeOffTime: '22:00', stops: 0 },
    baggageIncluded: true,
    airline: 'Aérelle',
  },
  photos: [{ url: '/pictures/hotel-014-wide-1440.avif', thumbnail: '/pictures/hotel-014-wide-768.avif' }],
  facilities: [],
  ...changes,
});

import type { Confirmation } from '@escale/contract/booking';
import type { Flight } from '@escale/contract/sdp';
import type { Seller } from './sheets.ts';

const leg = (
  number: string,
  from: string,
  to: string,
  day: string,
  takeOff: string,
  landing: string,
  landingDay: string,
): Flight['outbound']['legs'][number] => ({
  operatingAirlineName: 'Aérelle',
  airline: { name: 'Aérelle', code: '0Z' },
  flightNumber: number,
  transport: 'Flight',
  from: { airport: from === 'CDG' ? 'Paris Charles-de-Gaulle' : 'Sir Seewoosagur Ramgoolam', iata: from, takeOffDate: day, takeOffTime: takeOff },
  to: { airport: to, iata: to, landingDate: landingDay, landingTime: landing, flightDuration: 685, stopDuration: 0 },
  luggage: { quantity: 1 },
});
const bound = (one: Flight['outbound']['legs'][number]): Flight['outbound'] => ({
  totalDuration: 685,
  cabin: 'ECONOMY',
  airline: { name: 'Aérelle', code: '0Z', colour: '#14406b' },
  legs: [one],
});

/** A booking of two adults in Mauritius, confirmed and paid, in the currency and language of `shop`. */
export const aConfirmation = (shop: string, currency: string, change: Partial<Confirmation> = {}): Confirmation => ({
  state: 'CONFIRMED',
  bookingReference: '4827160',
  shop,
  brand: 'AF',
  bookingDate: '2026-11-21T10:00:00Z',
  currency,
  total: 2788,
  totalPaid: 2788,
  totalDue: 0,
  totalUsd: '3167.17',
  customer: {
    civility: 'F',
    firstName: 'Camille',
    lastName: 'Renaudin',
    email: 'camille.renaudin@example.com',
    phone: '+33639981234',
    address: { address1: '18 rue des Tanneurs', postCode: '59000', city: 'Lille', country: 'FR' },
  },
  passengers: [
    { type: 'ADULT', index: 1, civility: 'F', firstName: 'Camille', lastName: 'Renaudin' },
    { type: 'ADULT', index: 2, civility: 'M', firstName: 'Idris', lastName: 'Belhadj' },
  ],
  selection: {
    flightCode: 'A~B~ECONOMY',
    accommodationItemCode: 'SUP',
    boardCode: 'HB',
    activities: [{ code: 'CAT', date: '2027-03-17', guests: [{ code: 'ADULT', guestsCount: 2 }] }],
  },
  quote: {
    status: 'SUCCESS',
    currency,
    accommodation: {
      id: 'H00001',
      name: 'Les Filaos Lagoon Resort',
      category: 5,
      geography: { levels: [{ level: 'COUNTRY', label: 'Maurice' }] },
      photos: [{ url: '/pictures/hotel-014-wide-1440.avif', thumbnail: '' }],
      localTax: 12,
    },
    trip: {
      departureCity: { code: 'PAR', label: 'Paris' },
      destination: { code: 'MRU', label: 'Belle Mare' },
      departureDate: '2027-03-14',
      endDate: '2027-03-22',
      checkIn: '2027-03-15',
      checkOut: '2027-03-22',
      nights: 7,
      occupancies: [{ adults: 2, children: 0, childrenBirthdates: [] }],
      cabin: { code: 'ECONOMY', label: 'Eco' },
    },
    flights: [
      {
        code: 'A~B~ECONOMY',
        tag: null,
        tags: [],
        included: true,
        upgradePrice: 0,
        warnings: [],
        baggageIncluded: true,
        secondaryAirport: false,
        hasTrain: false,
        recommended: 1,
        outbound: bound(leg('0Z 463', 'CDG', 'MRU', '2027-03-14', '21:40', '12:05', '2027-03-15')),
        inbound: bound(leg('0Z 464', 'MRU', 'CDG', '2027-03-22', '20:50', '06:10', '2027-03-23')),
      },
    ],
    accommodationItems: [
      {
        code: 'SUP',
        items: [{ accommodationItemCode: 'SUP' }],
        label: 'Suite vue océan',
        upgradePrice: 0,
        boardUpgrades: {},
        photo: '',
        size: 48,
        bed: '',
        description: '',
      },
    ],
    boards: [{ boardCode: 'HB', label: 'Demi-pension', upgradePrice: 0, paragraphs: [] }],
    activities: [{ code: 'CAT', name: 'Catamaran', description: '', photo: '', suggestedDate: '2027-03-17', guestsPerDay: {} }],
  },
  ledger: [
    { code: 'TRIP', label: 'Vol + hôtel, 2 adultes, 7 nuits', amount: 2652 },
    { code: 'ACTIVITY', label: 'Catamaran, 2 adultes', amount: 118 },
    { code: 'BOOKING_FEES', label: 'Frais de dossier', amount: 18 },
  ],
  money: { kind: 'TAKEN', amount: 2788, currency },
  documents: [],
  packageFacts: [{ code: 'a', label: 'Votre voyage', value: 'Belle Mare, du 14 au 22 mars 2027, 7 nuits' }],
  contractRemarks: [{ title: 'Arrivée', paragraphs: ['Chambre disponible dès 15 h.'] }],
  ...change,
});

export const aSeller: Seller = {
  brandDisplayName: 'Aérelle Vacances',
  colour: '#14406b',
  organiser: {
    name: 'Aérelle Vacances SAS (fictive)',
    address: '12 quai des Brumes, 59000 Lille',
    registration: 'IM000000000 (fictive)',
    guarantor: 'Fonds Horizon (fictif)',
    guarantorContact: '01 99 00 50 10',
    email: 'service@aerelle.example.com',
    atol: 'T0000 (fictional)',
  },
  callCenter: {
    officeHours: '8–22',
    callPrice: 'prix d’un appel local',
    email: 'service@aerelle.example.com',
    contextPhones: [],
    services: {
      servicesDisplayPhone: '01 99 00 41 21',
      servicesDialPhone: '+33199004121',
      servicesDisplayInternationalPhone: '+33 1 99 00 41 21',
      servicesInternationalDialPhone: '+33199004121',
      officeHours: 'tous les jours de 8 h à 22 h',
    },
  },
};

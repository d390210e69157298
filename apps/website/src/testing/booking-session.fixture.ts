import type { BookingSession, Confirmation } from '@escale/contract/booking';

export const SESSION_CODE = '11111111-2222-4333-8444-555555555555';
const CHILD = { day: 9, month: 3, year: 2018 };

const leg = (from: string, to: string, day: string, takeOffTime: string, landingTime: string, flightNumber: string) => ({
  operatingAirlineName: 'Belvaro',
  airline: { name: 'Aérelle', code: '0Z' },
  flightNumber,
  transport: 'Flight' as const,
  from: { airport: `Airport ${from}`, iata: from, takeOffDate: day, takeOffTime, terminal: '1' },
  to: { airport: `Airport ${to}`, iata: to, landingDate: day, landingTime, flightDuration: 120, stopDuration: 0 },
  luggage: { quantity: 0 },
});
const bound = (legs: ReturnType<typeof leg>[]) => ({ totalDuration: 120, cabin: 'ECONOMY', airline: { name: 'Aérelle', code: '0Z', colour: 'navy' }, legs });

/** A pre-booked week for two adults and a child: 1 200 € of trip, 24 € of fees, a larger room for 100 €, a transfer for 32 €. */
export const aPreBookedSession = (changes: Partial<BookingSession> = {}): BookingSession => {
  const occupancies = [{ adults: 2, children: 1, childrenBirthdates: [CHILD] }];
  return {
    status: 'SUCCESS',
    accommodationId: 'H00001',
    quoteRequest: {
      departureCityCode: 'PAR',
      departureDate: '2027-03-08',
      destinationResort: 'PMI',
      duration: '8',
      cabin: 'ECONOMY',
      partnerCode: 'AFFR',
      shop: 'fr-FR',
      abTests: {},
      occupancies,
      currency: 'EUR',
    },
    accommodationQuote: {
      status: 'SUCCESS',
      code: SESSION_CODE,
      currency: 'EUR',
      quotationItems: [
        { type: 'TRIP', price: 1200, description: 'Vol + hôtel' },
        { type: 'BOOKING_FEES', price: 24, description: 'Frais de dossier' },
      ],
      accommodation: {
        id: 'H00001',
        name: 'Palacio Velevent',
        category: 4,
        geography: { levels: [{ level: 'CITY', label: 'Sa Coma' }] },
        photos: [{ url: 'hotel-001', thumbnail: 'hotel-001' }],
        localTax: 32,
      },
      trip: {
        departureCity: { code: 'PAR', label: 'Paris' },
        destination: { code: 'PMI', label: 'Majorque' },
        departureDate: '2027-03-08',
        endDate: '2027-03-16',
        checkIn: '2027-03-08',
        checkOut: '2027-03-16',
        nights: 8,
        occupancies,
        cabin: { code: 'ECONOMY', label: 'Économique' },
      },
      flights: [
        {
          code: 'O~I~ECONOMY',
          tag: null,
          tags: [],
          included: true,
          upgradePrice: 0,
          warnings: [],
          baggageIncluded: false,
          secondaryAirport: false,
          hasTrain: false,
          recommended: 1,
          outbound: bound([leg('ORY', 'PMI', '2027-03-08', '06:05', '08:00', '0L 278')]),
          inbound: bound([leg('PMI', 'CDG', '2027-03-16', '19:15', '21:10', '0Z 887')]),
        },
      ],
      accommodationItems: [
        {
          code: 'STD',
          items: [{ accommodationItemCode: 'STD' }],
          label: 'Chambre classique',
          upgradePrice: 0,
          boardUpgrades: { BB: 0 },
          photo: '',
          size: 20,
          bed: '',
          description: '',
        },
        {
          code: 'SUP',
          items: [{ accommodationItemCode: 'SUP' }],
          label: 'Suite vue mer',
          upgradePrice: 100,
          boardUpgrades: { BB: 0 },
          photo: '',
          size: 40,
          bed: '',
          description: '',
        },
      ],
      boards: [{ boardCode: 'BB', label: 'Petit déjeuner', upgradePrice: 0, paragraphs: [] }],
      activities: [
        {
          code: 'CAT',
          name: 'Catamaran',
          description: '',
          photo: '',
          suggestedDate: '2027-03-10',
          guestsPerDay: { '2027-03-10': [{ code: 'A', label: 'Adultes', includedGuest: 2, minAge: 18, maxAge: 99, pricePerQuantity: {} }] },
        },
      ],
      transfers: [{ code: 'T1', photo: '', vehicule: 'Navette partagée', description: '', quantity: 1, maximumCapacity: 9, upgradePrice: 32, icon: 'bus' }],
    },
    preBookRequest: {
      code: SESSION_CODE,
      shop: 'fr-FR',
      selection: {
        flightCode: 'O~I~ECONOMY',
        accommodationItemCode: 'SUP',
        boardCode: 'BB',
        transferCode: 'T1',
        activities: [{ code: 'CAT', date: '2027-03-10', guests: [{ code: 'A', guestsCount: 2 }] }],
      },
    },
    preBookResponse: {
      status: 'SUCCESS',
      holdUntil: '2026-11-21T12:10:00.000Z',
      paymentTypes: [
        { paymentType: 'CARD', acceptedCreditCardTypes: ['VISA', 'CB'], percentagePayNow: 100, terms: '1x' },
        { paymentType: 'PAYPAL', acceptedCreditCardTypes: [], percentagePayNow: 100, terms: '1x' },
      ],
      insurances: {
        insurancesItem: [
          { code: 'CANCEL', price: 48, name: 'Annulation', intro: 'Remboursement des frais.', paragraphs: [], documentUrl: '/fr-FR/page/insurances' },
        ],
      },
      dobRequired: false,
      showFrequentTravellerCardInput: true,
      packageFacts: [{ code: 'price', label: 'Prix total', value: '1 356,00 €' }],
      contractRemarks: [{ title: 'Un voyage à forfait', paragraphs: ['Vous bénéficiez de droits.'] }],
      documents: [{ code: 'cgv', label: 'Conditions générales de vente', url: '/fr-FR/page/cgv' }],
      total: 1356,
      currency: 'EUR',
    },
    ...changes,
  };
};

/** The same trip, booked and paid. */
export const aBookedConfirmation = (changes: Partial<Confirmation> = {}): Confirmation => {
  const { accommodationQuote, preBookRequest } = aPreBookedSession();
  if (accommodationQuote === undefined || preBookRequest === undefined) throw new Error('The fixture has both');
  return {
    state: 'CONFIRMED',
    bookingReference: '4827160',
    shop: 'fr-FR',
    brand: 'AF',
    bookingDate: '2026-11-21T12:00:00.000Z',
    customer: {
      civility: 'F',
      firstName: 'Camille',
      lastName: 'Renaudin',
      email: 'camille@example.com',
      phone: '+33199004120',
      address: { address1: '18 rue des Tanneurs', postCode: '59000', city: 'Lille', country: 'FR' },
    },
    passengers: [{ type: 'ADULT', index: 1, civility: 'F', firstName: 'Camille', lastName: 'Renaudin' }],
    quote: accommodationQuote,
    selection: preBookRequest.selection,
    currency: 'EUR',
    total: 1356,
    totalPaid: 1356,
    totalDue: 0,
    totalUsd: '1491.60',
    ledger: [
      { code: 'TRIP', label: 'Vol + hôtel', amount: 1200 },
      { code: 'BOOKING_FEES', label: 'Frais de dossier', amount: 24 },
      { code: 'ACCOMMODATION', label: 'Chambre', amount: 100 },
      { code: 'TRANSFER', label: 'Transfert', amount: 32 },
    ],
    money: { kind: 'TAKEN', amount: 1356, currency: 'EUR', date: '2026-11-21' },
    documents: [
      { code: 'contract', label: 'Contrat de voyage', url: '/api/documents/4827160/contract.pdf?key=k' },
      { code: 'voucher', label: 'Bons d’échange', url: '/api/documents/4827160/voucher.pdf?key=k', availableFrom: '2027-03-01' },
      { code: 'calendar', label: 'Dates', url: '/api/documents/4827160/calendar.ics?key=k' },
    ],
    ...changes,
  };
};

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aPreBookedSession, SESSION_CODE } from '../../testing/booking-session.fixture.ts';
import { loader } from './hotel-page.server.ts';

const NEW_CODE = '0eed8263-ee46-4b7c-9818-93e2bbf6481a';
const SEARCH = 'departureCityCode=PAR&destinationResortCode=KOS&departureDate=2027-03-14&endDate=2027-03-21&duration=7&cabin=ECONOMY&occupancies=2';
const accommodation = {
  id: 'H00001',
  name: 'Maison Badamier',
  category: 4,
  geography: { levels: [] },
  gps: { lat: 36.8, lon: 27.1 },
  photos: [],
  providerA: null,
  providerB: null,
  intro: '',
  paragraphs: [],
  facilities: [],
  rooms: [],
  boards: [],
  accessibility: [],
  goodToKnow: [],
  reviews: [],
};
const offer = { perPerson: 600, total: 1200, boardCode: 'BB', nights: 7, departureDate: '2027-03-14', endDate: '2027-03-21', currency: 'EUR' };

/** Where the loader leads, or the offer of the page it gives; and the calls it made. */
const visit = async (given: { readonly currency?: string; readonly answers: Readonly<Record<string, unknown>> }) => {
  const url = new URL(`http://af.localhost/fr-FR/sdp/hotelDescription/H00001/${SESSION_CODE}?${SEARCH}`);
  const calls: string[] = [];
  const context = {
    kind: 'shop',
    url,
    origin: 'http://af.localhost',
    shop: { shop: 'fr-FR', currency: given.currency ?? 'EUR', language: 'fr', partnerCode: 'AFFR' },
    partner: { marketing: { productRating: 'TRIP_ADVISOR' } },
    services: { quote: 'http://quote.test' },
    device: 'device',
    incidentId: 'OWN',
    report: () => undefined,
    fetch: async (address: string, { method = 'GET' }: RequestInit = {}) => {
      const path = new URL(address).pathname.replace(/\/bookingSession\/.*$/u, '/bookingSession');
      calls.push(`${method} ${path}`);
      return Response.json(given.answers[path]);
    },
  };
  const params = { accommodationId: 'H00001', code: SESSION_CODE };
  const args = { context: { get: () => context }, params, request: new Request(url) } as unknown as Parameters<typeof loader>[0]; // as: what the loader reads
  try {
    return { offer: (await loader(args)).offer, calls };
  } catch (thrown) {
    if (thrown instanceof Response) return { to: thrown.headers.get('location'), calls };
    throw thrown;
  }
};

describe('the page of a hotel', () => {
  const session = aPreBookedSession();
  const priced = {
    '/sdp/accommodationDescription': { status: 'SUCCESS', accommodation, offer },
    '/bookingSession': { ...session, quoteRequest: { ...session.quoteRequest, shop: 'fr-FR', currency: 'EUR' } },
    '/sdp/quote/currency': { status: 'SUCCESS', specialOffer: false, bookingFlowId: NEW_CODE, currency: 'USD' },
  };
  it('prices the flow anew in the currency chosen since the search', async () => {
    const { to, calls } = await visit({ currency: 'USD', answers: priced });
    expect(calls).toContain('PATCH /sdp/quote/currency');
    expect(to).toBe(`/fr-FR/sdp/hotelDescription/H00001/${NEW_CODE}?${SEARCH}`);
  });
  it('asks for nothing anew while the currency is the search’s own', async () => {
    expect(await visit({ answers: priced })).toMatchObject({ offer: { total: 120_000, currency: 'EUR' }, calls: ['POST /sdp/accommodationDescription'] });
  });
  it('searches the same trip again when the code has expired, and says so', async () => {
    const answers = {
      '/sdp/accommodationDescription': { status: 'SESSION_EXPIRED', accommodation },
      '/sdp/quote': { status: 'SUCCESS', specialOffer: false, bookingFlowId: NEW_CODE },
    };
    expect((await visit({ answers })).to).toBe(`/fr-FR/sdp/hotelDescription/H00001/${NEW_CODE}?${SEARCH}&renewed=1`);
  });
});

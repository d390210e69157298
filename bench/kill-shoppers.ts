import { constants, createCipheriv, publicEncrypt, randomBytes, randomUUID, createPublicKey } from 'node:crypto';
import type { BookingSession, BookResponse, PreBookResponse } from '@escale/contract/booking';
import type { AccommodationQuoteResponse } from '@escale/contract/sdp';
import { type KillProcesses, patientQuery } from './kill-processes.ts';

const DEVICE = 'device-secret-of-the-kill-bench';
const PARTNER = { brand: 'AF', partner: 'AFFR', shop: 'fr-FR', currency: 'EUR' };

/** A traveller with a pre-booked trip, ready to pay. */
export interface Shopper {
  readonly code: string;
  readonly method: 'card' | 'paypal';
  readonly total: number;
  readonly name: string;
  /** Surname of the first traveller; a magic one makes the product really lose the room after the payment. */
  readonly surname: string;
}

export interface Trip {
  readonly city: string;
  readonly destination: string;
  readonly hotel: string;
  readonly departureDate: string;
}

const call = async <Answer>(processes: KillProcesses, path: string, body: unknown): Promise<Answer> => {
  const response = await fetch(`${processes.api}/api/quote${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device': DEVICE },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return (await response.json()) as Answer; // as: the contract's answer of the call
};

/** Card data as a browser seals it for the provider (compact JWE, RSA-OAEP-256 and A256GCM). */
const sealCard = async (sandbox: string, number: string): Promise<string> => {
  const { keys } = (await (await fetch(`${sandbox}/v1/keys`)).json()) as { keys: [{ kid?: string; kty: string; n: string; e: string }] }; // as: the provider's published keys
  const [jwk] = keys;
  const header = Buffer.from(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(jwk.kid === undefined ? {} : { kid: jwk.kid }) })).toString('base64url');
  const [key, iv] = [randomBytes(32), randomBytes(12)];
  const sealedKey = publicEncrypt(
    { key: createPublicKey({ key: { kty: jwk.kty, n: jwk.n, e: jwk.e }, format: 'jwk' }), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    key,
  );
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(header));
  const text = Buffer.concat([
    cipher.update(JSON.stringify({ number, cvc: '123', exp: '12/39', holder: 'ADA MARTIN', nonce: randomUUID(), ts: Date.now() })),
    cipher.final(),
  ]);
  return [header, sealedKey.toString('base64url'), iv.toString('base64url'), text.toString('base64url'), cipher.getAuthTag().toString('base64url')].join('.');
};

/** Brings a traveller to the pay button: the search is written as the search call writes it, the rest goes over HTTP. */
export const aShopper = async (
  processes: KillProcesses,
  trip: Trip,
  choice: { readonly method: Shopper['method']; readonly losesRoom: boolean },
): Promise<Shopper> => {
  const code = randomUUID();
  const search = {
    departureCityCode: trip.city,
    departureDate: trip.departureDate,
    destinationResort: trip.destination,
    duration: '7',
    cabin: 'ECONOMY',
    partnerCode: PARTNER.partner,
    shop: PARTNER.shop,
    abTests: {},
    occupancies: [{ adults: 2, children: 0, childrenBirthdates: [] }],
    currency: PARTNER.currency,
  };
  await patientQuery(
    processes,
    `insert into booking_flow (code, brand, partner, shop, currency, search, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, clock_timestamp(), clock_timestamp() + interval '2 hours')`,
    [code, PARTNER.brand, PARTNER.partner, PARTNER.shop, PARTNER.currency, JSON.stringify(search)],
  );
  const quote = await call<AccommodationQuoteResponse>(processes, '/sdp/accommodationQuote', { code, accommodationId: trip.hotel });
  const selection = {
    flightCode: quote.flights?.find((flight) => flight.included)?.code ?? '',
    accommodationItemCode: quote.accommodationItems?.[0]?.code ?? '',
    boardCode: quote.boards?.[0]?.boardCode ?? '',
  };
  const preBook = await call<PreBookResponse>(processes, '/sdp/preBook', { code, selection, shop: PARTNER.shop });
  if (preBook.status !== 'SUCCESS' || preBook.total === undefined) throw new Error(`a shopper could not pre-book: ${quote.status} ${preBook.status}`);
  const name = Array.from(code.replaceAll('-', ''))
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)))
    .join('')
    .slice(0, 20);
  return { code, method: choice.method, total: preBook.total, name, surname: choice.losesRoom ? 'Lostroom' : name };
};

/** What the traveller's page tells after a reload. */
export const readPage = async (processes: KillProcesses, code: string): Promise<BookingSession> => {
  const response = await fetch(`${processes.api}/api/quote/bookingSession/${code}`, { headers: { 'x-device': DEVICE } });
  return (await response.json()) as BookingSession; // as: the contract's answer of the call
};

/** Presses the pay button and, at the provider, pays. Whatever breaks on the way is left to the product. */
export const payAndPray = async (processes: KillProcesses, shopper: Shopper): Promise<void> => {
  const adult = (index: number, lastName: string) => ({ type: 'ADULT', index, civility: 'F', firstName: 'Ada', lastName });
  try {
    const payment = {
      type: shopper.method === 'card' ? 'CARD' : 'PAYPAL',
      terms: '1x',
      returnUrl: `http://localhost/fr-FR/external-redirect?code=${shopper.code}`,
      ...(shopper.method === 'card' ? { encryptedCard: await sealCard(processes.sandbox, '4242424242424242') } : {}),
    };
    const answer = await call<BookResponse>(processes, '/book', {
      code: shopper.code,
      idempotencyKey: `bench-${shopper.code}`,
      shop: PARTNER.shop,
      acceptedTotal: shopper.total,
      acceptedTerms: true,
      payment,
      passengers: [adult(1, shopper.surname), adult(2, 'Martin')],
      customer: {
        civility: 'F',
        firstName: 'Ada',
        lastName: 'Martin',
        email: `${shopper.name}@example.org`,
        phone: '+33612345678',
        address: { address1: '1 rue Haute', postCode: '75001', city: 'Paris', country: 'FR' },
      },
    });
    if (answer.redirectUrl !== undefined) await payAtProvider(answer.redirectUrl);
  } catch {
    // killed meanwhile: the traveller reloads later
  }
};

/** The traveller pays on the provider's own page. */
const payAtProvider = async (page: string): Promise<void> => {
  await fetch(page, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'choice=pay', redirect: 'manual' });
};

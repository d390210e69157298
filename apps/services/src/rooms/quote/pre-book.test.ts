import type { BookingSession, PreBookResponse } from '@escale/contract/booking';
import type { ErrorBody } from '@escale/contract/errors';
import { toMinor } from '@escale/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditInventory, sweepExpired } from '../../inventory/index.ts';
import { createQuoteFixture, DEVICE, type QuoteFixture } from './quote-fixture.ts';

let room: QuoteFixture;
beforeAll(async () => {
  room = await createQuoteFixture();
});
afterAll(async () => {
  await room.close();
});

const preBook = (code: string, selection: object) => room.post<PreBookResponse & ErrorBody>('/sdp/preBook', { code, selection, shop: 'fr-FR' }, DEVICE);
const holdsOf = async (code: string) =>
  (
    await room.database.pool.query<{ unitId: number; n: number; kind: string; status: string }>(
      `select h.unit_id as "unitId", h.n, u.kind, h.status from hold h join booking b on b.id = h.booking_id join unit u on u.id = h.unit_id where b.flow_code = $1 order by h.status, u.kind, h.unit_id`,
      [code],
    )
  ).rows;
const held = async (code: string) => (await holdsOf(code)).filter((hold) => hold.status === 'held');

describe('a pre-book', () => {
  it('of an unknown flow, or before an offer, is an expired session', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { selection } = await room.toQuote();
    expect((await preBook(nobody, selection)).body.status).toBe('SESSION_EXPIRED');
    const searched = await room.post<{ bookingFlowId: string }>('/sdp/quote', room.searchRequest());
    expect((await preBook(searched.body.bookingFlowId, selection)).body.status).toBe('SESSION_EXPIRED');
  });

  it.each([
    ['flight', { flightCode: 'X~Y~ECONOMY' }, 'selection.flightCode'],
    ['room', { accommodationItemCode: 'ROOF' }, 'selection.accommodationItemCode'],
    ['board', { boardCode: 'ZZ' }, 'selection.boardCode'],
    ['transfer', { transferCode: 'BALLOON' }, 'selection.transferCode'],
    ['insurance', { insuranceCode: 'NONE' }, 'selection.insuranceCode'],
    ['bag', { holdBaggageCode: 'HOLD-99' }, 'selection.holdBaggageCode'],
  ])('of a %s the offer never had is a 400 and holds nothing', async (_, change, path) => {
    const { code, selection } = await room.toQuote();
    const { status, body } = await preBook(code, { ...selection, ...change });
    expect(status).toBe(400);
    expect(body.fieldErrors?.[0]?.path).toBe(path);
    expect(await held(code)).toEqual([]);
  });

  it('holds the room and a seat each way for ten minutes and says all there is to know', async () => {
    const { code, preBook: body, quote } = await room.toPreBook();
    expect(body).toMatchObject({ status: 'SUCCESS', currency: 'EUR', dobRequired: false, holdUntil: '2026-11-20T09:10:00.000Z' });
    expect(toMinor(body.total ?? 0, 'EUR')).toBe((quote.quotationItems ?? []).reduce((sum, item) => sum + toMinor(item.price, 'EUR'), 0));
    expect(await held(code)).toMatchObject([
      { kind: 'ROOM', n: 1 },
      { kind: 'SEAT', n: 2 },
      { kind: 'SEAT', n: 2 },
    ]);
    expect(body.paymentTypes?.map((type) => type.paymentType)).toEqual(['CARD', 'PAYPAL']);
    expect(body.packageFacts?.map((fact) => fact.code)).toEqual([
      'itinerary',
      'transport',
      'accommodation',
      'meals',
      'languages',
      'accessibility',
      'organiser',
      'price',
      'payment',
      'minimum',
      'passport',
      'termination',
      'insurance',
      'protection',
    ]);
    expect(body.packageFacts?.every((fact) => fact.value.trim().length > 5)).toBe(true);
    expect(body.contractRemarks?.length).toBeGreaterThan(1);
    expect(body.documents?.map((document) => document.url)).toContain('/fr-FR/page/cgv');
  });

  it.each(['en-GB', 'de-DE', 'ar-AE'] as const)('speaks the language of %s', async (shop) => {
    const partner = { 'en-GB': ['AFGB', 'LON', 'GBP'], 'de-DE': ['AFDE', 'PAR', 'EUR'], 'ar-AE': ['AFAE', 'PAR', 'AED'] } as const;
    const [partnerCode, departureCityCode, currency] = partner[shop];
    const { preBook: body } = await room.toPreBook({ shop, partnerCode, departureCityCode, currency });
    expect(body.status).toBe('SUCCESS');
    const words = { 'en-GB': /price/u, 'de-DE': /Gesamtpreis/u, 'ar-AE': /السعر/u };
    expect(body.packageFacts?.map((fact) => fact.label).join(' ')).toMatch(words[shop]);
  });

  it('asks for every date of birth where the authorities want it, with the country’s own trip', async () => {
    const { preBook: body } = await room.aPreBook({ destinationResort: 'NYC' });
    expect(body.dobRequired).toBe(true);
  });

  it('repeated keeps one hold, and another choice replaces it', async () => {
    const { code, selection, quote } = await room.toPreBook({}, 3);
    const first = await held(code);
    expect((await preBook(code, selection)).body.status).toBe('SUCCESS');
    expect(await held(code)).toEqual(first);
    const other = quote.accommodationItems?.[1]?.code;
    expect((await preBook(code, { ...selection, accommodationItemCode: other })).body.status).toBe('SUCCESS');
    const now = await held(code);
    expect(now).toHaveLength(3);
    expect(now[0]?.unitId).not.toBe(first[0]?.unitId);
  });

  it('asked for by four tabs at once is one booking with one hold', async () => {
    const { code, selection } = await room.toQuote({}, 4);
    const answers = await Promise.all([1, 2, 3, 4].map(() => preBook(code, selection)));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([1, 2, 3, 4].map(() => [200, 'SUCCESS']));
    expect(await held(code)).toHaveLength(3);
    const { rows } = await room.database.pool.query('select count(*)::int as n from booking where flow_code = $1', [code]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('books the hotel its own tab shows while other tabs of the search look at other hotels', async () => {
    const { code, found, quote, selection } = await room.toQuote({}, 6);
    const mine = quote.accommodation?.id ?? '';
    const theirs = found.packages?.accommodationsList.find((card) => card.id !== mine)?.id ?? '';
    await room.post('/sdp/accommodationQuote', { code, accommodationId: theirs, abTests: {} });
    const request = { code, accommodationId: mine, selection, shop: 'fr-FR' };
    const { body } = await room.post<PreBookResponse>('/sdp/preBook', request, DEVICE);
    expect(body.status).toBe('SUCCESS');
    await room.post('/sdp/accommodationQuote', { code, accommodationId: theirs, abTests: {} });
    const session = await room.get<BookingSession>(`/bookingSession/${code}`, DEVICE);
    expect(session.body).toMatchObject({ accommodationId: mine, preBookRequest: request, preBookResponse: { total: body.total } });
    expect(session.body.accommodationQuote?.accommodation?.id).toBe(mine);
    const renewed = await room.post<PreBookResponse>('/sdp/preBook', request, DEVICE);
    expect(renewed.body).toMatchObject({ status: 'SUCCESS', total: body.total });
    expect((await room.book({ ...room.bookRequest({ code, preBook: body }), accommodationId: theirs })).body.status).toBe('SESSION_EXPIRED');
  });

  it('of the last room renews its own hold, and is FULL_PROPERTY for everybody else until it ends', async () => {
    const mine = await room.toQuote({}, 5);
    const theirs = await room.toQuote({}, 5);
    const { departureDate } = room.searchRequest();
    const roomCode = mine.selection.accommodationItemCode;
    await room.database.pool.query(
      `update inventory set allotment = held + sold + 1 where day between $1 and $1::date + 8 and unit_id = (select r.unit_id from room r join hotel h on h.id = r.hotel_id where h.code = $2 and r.code = $3)`,
      [departureDate, mine.quote.accommodation?.id, roomCode],
    );
    expect((await preBook(mine.code, mine.selection)).body.status).toBe('SUCCESS');
    expect((await preBook(mine.code, mine.selection)).body.status).toBe('SUCCESS');
    expect((await preBook(theirs.code, theirs.selection)).body.status).toBe('FULL_PROPERTY');
    expect(await held(theirs.code)).toEqual([]);
    room.pass(600_001);
    await sweepExpired(room.database.pool, Date.parse('2026-11-20T09:00:00Z') + 600_001);
    expect((await preBook(theirs.code, theirs.selection)).body.status).toBe('SUCCESS');
    room.pass(-600_001);
  });

  it('of flights that filled up meanwhile is FULL_FLIGHT', async () => {
    const { code, selection } = await room.toQuote({ departureCityCode: 'LON', partnerCode: 'AFGB', shop: 'en-GB', currency: 'GBP' });
    const [outbound] = selection.flightCode.split('~');
    await room.database.pool.query(
      `update inventory set closed = true where day = $2 and unit_id in (select unit_id from seat s join flight_option f on f.id = s.flight_option_id where f.code = $1)`,
      [outbound, room.searchRequest().departureDate],
    );
    expect((await preBook(code, selection)).body.status).toBe('FULL_FLIGHT');
  });

  it('says by WARNING that the price moved since the offer, holds the new one, and then takes it as agreed', async () => {
    const { code, selection, quote } = await room.toQuote({}, 7);
    await room.database.pool.query(
      `update inventory set price = price + 900 where unit_id in (select unit_id from room r join hotel h on h.id = r.hotel_id where h.code = $1)`,
      [quote.accommodation?.id],
    );
    const before = (quote.quotationItems ?? []).reduce((sum, item) => sum + toMinor(item.price, 'EUR'), 0);
    const { body } = await preBook(code, selection);
    expect(body.status).toBe('WARNING');
    expect(toMinor(body.priceChange?.oldPrice ?? 0, 'EUR')).toBe(before);
    expect(body.priceChange?.newPrice).toBe(body.total);
    expect((await held(code)).length).toBe(3);
    expect((await preBook(code, selection)).body.status).toBe('SUCCESS');
  });
});

it('leaves counters that agree with the holds behind them', async () => {
  expect(await auditInventory(room.database.pool)).toEqual([]);
});

import type { PreBookResponse } from '@escale/contract/booking';
import type { AccommodationQuoteResponse, SearchResponse } from '@escale/contract/sdp';
import { addDays } from '@escale/domain/calendar-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditInventory } from '../../inventory/index.ts';
import { createQuoteFixture, type QuoteFixture } from './quote-fixture.ts';

let room: QuoteFixture;
beforeAll(async () => {
  room = await createQuoteFixture();
});
afterAll(async () => {
  await room.close();
});

const ROOMS = 5;
const BUYERS = 60;

it(`${BUYERS} buyers of the last ${ROOMS} rooms make ${ROOMS} bookings; the others are told that it is full, and nobody of them pays`, async () => {
  const search = room.searchRequest();
  const found = await room.post<SearchResponse>('/sdp/quote', search);
  const hotel = found.body.packages?.accommodationsList[0]?.id ?? '';
  const last = addDays(search.departureDate, 9);
  // Seats and the other room types are plenty, of the cheapest type five are left.
  await room.database.pool.query('update inventory set allotment = 1000 where day between $1 and $2', [search.departureDate, last]);
  const code = found.body.packages?.accommodationsList[0]?.accommodationItems[0]?.items[0]?.accommodationItemCode ?? '';
  await room.database.pool.query(
    `update inventory set allotment = held + sold + $4 where day between $1 and $2 and unit_id = (select r.unit_id from room r join hotel h on h.id = r.hotel_id where h.code = $3 and r.code = $5)`,
    [search.departureDate, last, hotel, ROOMS, code],
  );
  const flows = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const answer = await room.post<SearchResponse>('/sdp/quote', search);
      const flow = answer.body.bookingFlowId ?? '';
      const { body: quote } = await room.post<AccommodationQuoteResponse>('/sdp/accommodationQuote', { code: flow, accommodationId: hotel, abTests: {} });
      const selection = {
        flightCode: quote.flights?.find((flight) => flight.included)?.code ?? '',
        accommodationItemCode: code,
        boardCode: quote.boards?.[0]?.boardCode ?? '',
        activities: [],
      };
      return { code: flow, selection };
    }),
  );
  const ends = await Promise.all(
    flows.map(async (flow, buyer) => {
      const device = `device-secret-of-buyer-${buyer}`;
      const { body: preBook } = await room.post<PreBookResponse>('/sdp/preBook', { ...flow, shop: 'fr-FR' }, device);
      if (preBook.status !== 'SUCCESS') return preBook.status;
      return (await room.book(room.bookRequest({ code: flow.code, preBook }), device)).body.status;
    }),
  );
  expect(ends.filter((end) => end === 'SUCCESS')).toHaveLength(ROOMS);
  expect(ends.filter((end) => end === 'FULL_PROPERTY')).toHaveLength(BUYERS - ROOMS);
  expect(room.provider.effects.filter((effect) => effect.startsWith('create'))).toHaveLength(ROOMS);
  expect(room.provider.effects.filter((effect) => effect.startsWith('capture'))).toHaveLength(ROOMS);
  expect(await auditInventory(room.database.pool)).toEqual([]);
});

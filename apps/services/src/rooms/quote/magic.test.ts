import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreBookResponse } from '@escale/contract/booking';
import { BOOK_STATUSES, PRE_BOOK_STATUSES } from '@escale/contract/booking';
import { QUOTE_STATUSES, type AccommodationQuoteResponse, type FlightOptions, type SearchRequest, type SearchResponse } from '@escale/contract/sdp';
import { SMALL_UNIVERSE } from '@escale/catalogue/known';
import { addDays } from '@escale/domain/calendar-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_TODAY } from '../../platform/test-database.ts';
import { MAGIC_DATES, MAGIC_SURNAMES, magicDate, magicSurname } from './magic.ts';
import { createQuoteFixture, DEVICE, type QuoteFixture } from './quote-fixture.ts';

let room: QuoteFixture;
beforeAll(async () => {
  room = await createQuoteFixture();
});
afterAll(async () => {
  await room.close();
});

/** A search on a magic date that finds packages somewhere: not every place is flown to every day. */
const on = async (days: number): Promise<Partial<SearchRequest>> => {
  const departureDate = addDays(TEST_TODAY, days);
  for (const destinationResort of SMALL_UNIVERSE.destinations) {
    const { body } = await room.post<SearchResponse>('/sdp/quote', room.searchRequest({ departureDate, destinationResort }));
    if ((body.packages?.accommodationsList.length ?? 0) > 0) return { departureDate, destinationResort };
  }
  return { departureDate };
};
const directionOf = (change: PreBookResponse['priceChange']) => (change === undefined ? undefined : change.newPrice > change.oldPrice ? 'up' : 'down');
const datesOf = (call: string) => MAGIC_DATES.filter((magic) => magic.call === call);

describe('magic dates', () => {
  it.each(datesOf('search'))('in $days days the search answers $status', async ({ days, status }) => {
    const { body } = await room.post<SearchResponse & { data?: { status: string } }>('/sdp/quote', room.searchRequest(await on(days)));
    expect(body.data?.status ?? body.status).toBe(status);
  });

  it.each(datesOf('quote'))('in $days days the offer answers $status $price', async ({ days, status, price }) => {
    const found = await room.post<SearchResponse>('/sdp/quote', room.searchRequest(await on(days)));
    const { body } = await room.post<AccommodationQuoteResponse & { data?: { status: string } }>('/sdp/accommodationQuote', {
      code: found.body.bookingFlowId,
      accommodationId: found.body.packages?.accommodationsList[0]?.id ?? 'H',
      abTests: {},
    });
    expect(body.data?.status ?? body.status).toBe(status);
    expect(directionOf(body.priceChange)).toBe(price);
  });

  it.each(datesOf('preBook'))('in $days days the pre-book answers $status $price', async ({ days, status, price }) => {
    const { preBook } = await room.toPreBook(await on(days));
    expect(preBook.status).toBe(status);
    expect(directionOf(preBook.priceChange)).toBe(price);
  });

  it.each(datesOf('flightOptions'))('in $days days the luggage call answers $status', async ({ days, status }) => {
    const { code, selection } = await room.toQuote(await on(days));
    expect((await room.post<FlightOptions>('/sdp/flightOptions', { code, flightCode: selection.flightCode })).body.status).toBe(status);
  });

  it('that warned once are agreed to the second time', async () => {
    const warned = await room.toPreBook(await on(datesOf('preBook').find((magic) => magic.price === 'up')?.days ?? 0));
    const again = await room.post<PreBookResponse>('/sdp/preBook', { code: warned.code, selection: warned.selection, shop: 'fr-FR' }, DEVICE);
    expect([warned.preBook.status, again.body.status]).toEqual(['WARNING', 'SUCCESS']);
  });
});

describe('magic surnames', () => {
  it.each(MAGIC_SURNAMES)('$surname leads to $status', async ({ surname, status, ...magic }) => {
    const pre = await room.aPreBook();
    const method = 'method' in magic && magic.method === 'paypal' ? 'paypal' : 'card';
    if (status === 'EXTERNAL_HTML_REQUEST') room.provider.outcome = 'CHALLENGE';
    const request = room.bookRequest(
      pre,
      method === 'paypal' ? { payment: { type: 'PAYPAL', terms: '1x', returnUrl: 'http://localhost:3000/fr-FR/external-redirect' } } : {},
    );
    let { body } = await room.book({
      ...request,
      passengers: request.passengers.map((passenger, index) => (index === 0 ? { ...passenger, lastName: surname } : passenger)),
    });
    room.provider.outcome = 'AUTHORISED';
    if (body.status === 'EXTERNAL_REDIRECT_REQUEST') {
      room.provider.settle([...room.provider.payments.keys()].at(-1) ?? '', 'CAPTURED');
      ({ body } = await room.post<typeof body>('/bookExternalPayment', { code: pre.code }, DEVICE));
    }
    expect(body.status).toBe(status);
    expect(body.money?.kind).toBe(status === 'WARNING_BOOKING_FAILED_FULLPAYMENT_OK' ? 'REFUNDED' : 'NOTHING_TAKEN');
  });
});

describe('magic', () => {
  it('has no power on a live site', () => {
    for (const { call, days } of MAGIC_DATES) expect(magicDate(false, call, TEST_TODAY, addDays(TEST_TODAY, days))).toBeUndefined();
    for (const { surname } of MAGIC_SURNAMES) expect(magicSurname(false, surname, 'card')).toBeUndefined();
  });

  it('leaves every other date and name alone', () => {
    const days = new Set(MAGIC_DATES.map((magic) => magic.days));
    for (let day = 2; day < 301; day += 1) expect(days.has(day)).toBe(false);
    expect(magicSurname(true, 'Martin', 'card')).toBeUndefined();
  });

  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/magic-inputs.md'), 'utf8');

  it('is written down, all of it', () => {
    for (const { days, call, status, price } of MAGIC_DATES)
      expect(page).toContain(`| +${days} | ${call} | ${status}${price === undefined ? '' : ` (${price})`} |`);
    for (const { surname, status } of MAGIC_SURNAMES) expect(page).toMatch(new RegExp(`\\| ${surname} \\|[^\\n]*\\| ${status} \\|`, 'u'));
  });

  it('and honest data together reach every status of the specification', () => {
    expect([...QUOTE_STATUSES, ...PRE_BOOK_STATUSES, ...BOOK_STATUSES].filter((status) => !page.includes(status))).toEqual([]);
  });
});

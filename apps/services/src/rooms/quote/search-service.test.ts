import type { SearchResponse } from '@escale/contract/sdp';
import type { ErrorBody } from '@escale/contract/errors';
import { addDays } from '@escale/domain/calendar-day';
import { toMinor } from '@escale/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_TODAY } from '../../platform/test-database.ts';
import { createQuoteFixture, type QuoteFixture } from './quote-fixture.ts';

let room: QuoteFixture;
beforeAll(async () => {
  room = await createQuoteFixture();
});
afterAll(async () => {
  await room.close();
});

const search = (change: object) => room.post<SearchResponse & ErrorBody>('/sdp/quote', { ...room.searchRequest(), ...change });
const flows = async () => (await room.database.pool.query<{ n: number }>('select count(*)::int as n from booking_flow')).rows[0]?.n ?? -1;
const child = (year: number) => ({ day: 1, month: 6, year });

describe('a search that cannot be answered', () => {
  it.each([
    ['no departure city', { departureCityCode: '' }, 'departureCity', 'sdp.search.departure.city.input.error'],
    ['an unknown departure city', { departureCityCode: 'QQQ' }, 'departureCity', 'sdp.search.departure.city.input.error'],
    ['no destination', { destinationResort: '' }, 'destinationResort', 'sdp.search.destination.input.error'],
    ['an unknown destination', { destinationResort: 'NOWHERE' }, 'destinationResort', 'sdp.search.destination.input.error'],
    ['no duration', { duration: '' }, 'travelDates.endDate', 'sdp.search.duration.input.error'],
    ['a duration of two months', { duration: '60' }, 'travelDates.departureDate', 'sdp.search.duration.input.error'],
    ['a departure tomorrow', { departureDate: addDays(TEST_TODAY, 1) }, 'travelDates.departureDate', 'sdp.search.duration.input.error'],
    ['a departure in 341 days', { departureDate: addDays(TEST_TODAY, 341) }, 'travelDates.departureDate', 'sdp.search.duration.input.error'],
    ['a day that does not exist', { departureDate: '2027-02-30' }, 'travelDates.departureDate', 'sdp.search.duration.input.error'],
    [
      'a child without a birth date',
      { occupancies: [{ adults: 2, children: 1, childrenBirthdates: [] }] },
      'occupancies.0.childrenBirthdates.0',
      'error.birthdate.required',
    ],
    [
      'a child born tomorrow',
      { occupancies: [{ adults: 2, children: 1, childrenBirthdates: [child(2030)] }] },
      'occupancies.0.childrenBirthdates.0',
      'sdp.search.children.ages.past.today.error.label',
    ],
    [
      'a child of forty',
      { occupancies: [{ adults: 2, children: 1, childrenBirthdates: [child(1986)] }] },
      'occupancies.0.childrenBirthdates.0',
      'search.child.too.old',
    ],
    [
      'two babies and one adult',
      { occupancies: [{ adults: 1, children: 2, childrenBirthdates: [child(2026), child(2025)] }] },
      'occupancies.0.childrenBirthdates.1',
      'sdp.search.children.ages.baby.more.adult.error.label',
    ],
    [
      'ten travellers',
      {
        occupancies: [
          { adults: 5, children: 0 },
          { adults: 5, children: 0 },
        ],
      },
      'occupancies',
      'error.search.engine.max.passengers',
    ],
    ['a partner of another shop', { partnerCode: 'AFGB' }, 'partnerCode', 'error.generic'],
  ])('%s is a BAD_REQUEST with the form’s own message', async (_, change, path, messageId) => {
    const before = await flows();
    const { status, body } = await search(change);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', data: { status: 'BAD_REQUEST' } });
    expect(body.fieldErrors).toContainEqual({ path, messageId });
    expect(await flows()).toBe(before);
  });

  it('of the wrong shape names its fields', async () => {
    const { status, body } = await search({ cabin: 'ROOF', occupancies: 'two' });
    expect(status).toBe(400);
    expect(body.fieldErrors?.map((error) => error.path)).toEqual(expect.arrayContaining(['cabin', 'occupancies']));
  });
});

describe('a search', () => {
  it('answers packages with a flow of its own', async () => {
    const { status, body } = await search({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'SUCCESS', currency: 'EUR', bookingFlowId: expect.stringMatching(/^[0-9a-f-]{36}$/u) });
    expect(body.packages?.accommodationsList.length).toBeGreaterThan(5);
    expect(body.quotationItems?.map((item) => item.type)).toEqual(['TRIP', 'BOOKING_FEES']);
  });

  it('is kept with what it showed, in minor units', async () => {
    const { body } = await search({});
    const card = body.packages?.accommodationsList[1];
    const { rows } = await room.database.pool.query<{ prices: Record<string, number>; shop: string; partner: string }>(
      'select prices, shop, partner from booking_flow where code = $1',
      [body.bookingFlowId],
    );
    const total = [
      ...(body.quotationItems ?? []).map((item) => item.price),
      card?.accommodationItems[0]?.upgradePrice ?? 0,
      card?.accommodationItems[0]?.boards[0]?.upgradePrice ?? 0,
      card?.flightUpgrade ?? 0,
    ].reduce((sum, price) => sum + toMinor(price, 'EUR'), 0);
    expect(rows[0]).toMatchObject({ shop: 'fr-FR', partner: 'AFFR' });
    expect(rows[0]?.prices[card?.id ?? '']).toBe(total);
  });

  it('names the airports flown between in the shop’s language', async () => {
    const [card] = (await search({})).body.packages?.accommodationsList ?? [];
    const { rows } = await room.database.pool.query<{ iata: string; name: string }>("select iata, label->>'fr' as name from airport");
    const nameOf = (iata: string | undefined) => rows.find((row) => row.iata === iata)?.name;
    for (const way of [card?.flight.outbound, card?.flight.inbound])
      expect([way?.fromName, way?.toName]).toEqual([expect.stringMatching(nameOf(way?.from) ?? '?'), expect.stringMatching(nameOf(way?.to) ?? '?')]);
  });

  it('lists the lengths of stay that the same departure can be had for, and no other', async () => {
    const listed = (await search({})).body.availableDurations ?? [];
    expect(listed).toContain(String(room.searchRequest().duration));
    const lengths = Array.from({ length: 20 }, (_, at) => String(at + 2));
    const answers = await Promise.all(lengths.map(async (duration) => ({ duration, status: (await search({ duration })).body.status })));
    expect(answers.filter(({ status }) => status === 'SUCCESS').map(({ duration }) => duration)).toEqual(listed);
  });

  it('says that a hotel is on offer, and which of those it lists', async () => {
    const { body } = await search({});
    const onSale = (body.packages?.accommodationsList ?? []).filter(({ isFlashsale }) => isFlashsale).map(({ id }) => id);
    expect([body.specialOffer, body.specialOfferInfos ?? []]).toEqual([onSale.length > 0, onSale]);
  });

  it('with a view is filtered, sorted and cut', async () => {
    const view = { sort: 'priceAscendant', size: 3, filters: { stars: [], boards: [], destinations: [], guestsrating: [], budget: [], flashsale: [] } };
    const { body } = await search({ view });
    const totals = body.packages?.accommodationsList.map((card) => card.total) ?? [];
    expect(totals).toHaveLength(3);
    expect(totals).toEqual([...totals].sort((first, second) => first - second));
    expect(body.totalItems).toBeGreaterThan(3);
  });

  it('in a currency the shop does not know is answered in the shop’s own', async () => {
    expect((await search({ currency: 'KES' })).body.currency).toBe('EUR');
  });

  it('whose caller hung up is neither kept nor a failure', async () => {
    const before = await flows();
    const address = await room.app.listen({ port: 0, host: '127.0.0.1' });
    const controller = new AbortController();
    const call = fetch(`${address}/api/quote/sdp/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(room.searchRequest()),
      signal: controller.signal,
    });
    controller.abort();
    await expect(call).rejects.toThrow(/abort/iu);
    const healthy = await fetch(`${address}/api/quote/sdp/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(room.searchRequest()),
    });
    expect(healthy.status).toBe(200);
    expect(await flows()).toBeLessThanOrEqual(before + 2);
  });
});

describe('a currency change', () => {
  it('prices the same flow again and drops the offer of before', async () => {
    const { code } = await room.toQuote();
    const { status, body } = await room.post<SearchResponse>('/sdp/quote/currency', { ...room.searchRequest({ currency: 'EUR' }), code });
    expect(status).toBe(200);
    expect(body.bookingFlowId).toBe(code);
    const { rows } = await room.database.pool.query<{ quote: unknown }>('select quote from booking_flow where code = $1', [code]);
    expect(rows).toEqual([{ quote: null }]);
  });

  it('with an unknown code begins a flow', async () => {
    const code = '00000000-0000-4000-8000-000000000000';
    const { body } = await room.post<SearchResponse>('/sdp/quote/currency', { ...room.searchRequest(), code });
    expect(body.bookingFlowId).not.toBe(code);
  });
});

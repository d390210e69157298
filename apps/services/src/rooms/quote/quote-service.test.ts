import type { AccommodationDescription, AccommodationQuoteResponse, FlightOptions, SearchResponse } from '@escale/contract/sdp';
import { KNOWN_DESTINATIONS } from '@escale/catalogue/known';
import { toMinor } from '@escale/domain/money';
import { computePriceBreakdown } from '@escale/domain/price-breakdown';
import { toQuotedOffer } from '@escale/domain/quoted-offer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeNights } from '../../inventory/index.ts';
import { FLOW_LIFE } from './flow-store.ts';
import { createQuoteFixture, type QuoteFixture } from './quote-fixture.ts';

let room: QuoteFixture;
beforeAll(async () => {
  room = await createQuoteFixture();
});
afterAll(async () => {
  await room.close();
});

const NOBODY = '00000000-0000-4000-8000-000000000000';
const quote = (code: string, accommodationId: string, boardCode?: string) =>
  room.post<AccommodationQuoteResponse>('/sdp/accommodationQuote', { code, accommodationId, ...(boardCode === undefined ? {} : { boardCode }), abTests: {} });
const totalOf = (response: AccommodationQuoteResponse | SearchResponse) =>
  (response.quotationItems ?? []).reduce((sum, item) => sum + toMinor(item.price, response.currency ?? 'EUR'), 0);
const cardTotal = (found: SearchResponse, at: number) => {
  const card = found.packages?.accommodationsList[at];
  const item = card?.accommodationItems[0];
  return (
    totalOf(found) +
    [item?.upgradePrice, item?.boards[0]?.upgradePrice, card?.flightUpgrade, card?.baggageSupplement].reduce<number>(
      (sum, price) => sum + toMinor(price ?? 0, 'EUR'),
      0,
    )
  );
};
const unitsOf = async (hotel: string) =>
  (
    await room.database.pool.query<{ unitId: number }>('select unit_id as "unitId" from room r join hotel h on h.id = r.hotel_id where h.code = $1', [hotel])
  ).rows.map((row) => row.unitId);

describe('the offer of a hotel', () => {
  it('is expired for an unknown or old code, and not found for an unknown hotel', async () => {
    expect((await quote(NOBODY, 'H00001')).body).toMatchObject({ status: 'SESSION_EXPIRED' });
    const { code } = await room.toQuote();
    expect((await quote(code, 'H99999')).body).toMatchObject({ status: 'NOT_FOUND' });
  });

  it.each([
    ['two adults', {}],
    [
      'a family',
      {
        occupancies: [
          {
            adults: 2,
            children: 2,
            childrenBirthdates: [
              { day: 3, month: 4, year: 2019 },
              { day: 9, month: 9, year: 2015 },
            ],
          },
        ],
      },
    ],
    [
      'two rooms and an infant',
      {
        occupancies: [
          { adults: 2, children: 1, childrenBirthdates: [{ day: 3, month: 4, year: 2026 }] },
          { adults: 2, children: 0, childrenBirthdates: [] },
        ],
      },
    ],
    ['London in pounds', { departureCityCode: 'LON', partnerCode: 'AFGB', shop: 'en-GB', currency: 'GBP' }],
  ])('costs to the cent what the search showed: %s', async (_, change) => {
    const found = await room.post<SearchResponse>('/sdp/quote', room.searchRequest(change));
    const cards = found.body.packages?.accommodationsList ?? [];
    expect(cards.length).toBeGreaterThan(0);
    for (const [at, card] of cards.slice(0, 12).entries()) {
      const answer = await quote(found.body.bookingFlowId ?? '', card.id);
      expect({ hotel: card.id, status: answer.body.status }).toEqual({ hotel: card.id, status: 'SUCCESS' });
      expect({ hotel: card.id, total: totalOf(answer.body) }).toEqual({ hotel: card.id, total: cardTotal(found.body, at) });
      expect(answer.body.flights?.find((flight) => flight.included)?.code).toBe(card.flightCode);
      // Every room and board of the card, too: the search prices from its memory, the offer from the database.
      const cardPrices = card.accommodationItems.flatMap((item) =>
        item.boards.map(
          (board) =>
            `${item.items[0]?.accommodationItemCode} ${board.boardCode} ${totalOf(found.body) + toMinor(item.upgradePrice, 'EUR') + toMinor(board.upgradePrice, 'EUR') + toMinor(card.flightUpgrade, 'EUR')}`,
        ),
      );
      const offerPrices = (answer.body.accommodationItems ?? []).flatMap((item) =>
        Object.entries(item.boardUpgrades).map(
          ([board, price]) => `${item.code} ${board} ${totalOf(answer.body) + toMinor(item.upgradePrice, 'EUR') + toMinor(price, 'EUR')}`,
        ),
      );
      expect(cardPrices.filter((price) => !offerPrices.includes(price))).toEqual([]);
      expect(answer.body.accommodationItems?.[0]?.code).toBe(card.accommodationItems[0]?.items[0]?.accommodationItemCode);
    }
  });

  it('tells a change against the price that stood beside the pressed button, and none where they agree', async () => {
    const { code, found } = await room.toQuote();
    const card = found.packages?.accommodationsList[0];
    const boardCode = card?.accommodationItems[0]?.boards[0]?.boardCode ?? '';
    const ask = async (price: number, board = boardCode) =>
      (await room.post<AccommodationQuoteResponse>('/sdp/accommodationQuote', { code, accommodationId: card?.id ?? '', boardCode: board, price, abTests: {} }))
        .body;
    const shown = cardTotal(found, 0) / 100;
    expect(await ask(shown)).toMatchObject({ status: 'SUCCESS' });
    expect(await ask(shown - 10)).toMatchObject({ status: 'WARNING', priceChange: { oldPrice: shown - 10, newPrice: shown } });
    expect(await ask(shown + 10)).toMatchObject({ status: 'WARNING', priceChange: { oldPrice: shown + 10, newPrice: shown } });
    // A board the hotel does not sell: the price was for something else, so it proves nothing.
    expect(await ask(shown - 10, 'XX')).toMatchObject({ status: 'SUCCESS' });
  });

  it('offers only flights that arrive for its first night', async () => {
    const { quote: offer } = await room.aPreBook({ destinationResort: KNOWN_DESTINATIONS.nextDayArrival });
    expect(offer.trip?.checkIn).not.toBe(offer.trip?.departureDate);
    expect(offer.flights?.map((flight) => flight.outbound.legs.at(-1)?.to.landingDate)).toEqual(offer.flights?.map(() => offer.trip?.checkIn));
  });

  it('starts with the asked board: every board keeps its exact price', async () => {
    const { code, found } = await room.toQuote();
    const card = found.packages?.accommodationsList.find((one) => (one.accommodationItems[0]?.boards.length ?? 0) > 1);
    const boards = card?.accommodationItems[0]?.boards ?? [];
    const dearest = boards.at(-1);
    const [cheap, dear] = [await quote(code, card?.id ?? ''), await quote(code, card?.id ?? '', dearest?.boardCode)];
    expect(dear.body.status).toBe('SUCCESS');
    expect(dear.body.boards?.[0]).toMatchObject({ boardCode: dearest?.boardCode, upgradePrice: 0 });
    const supplement = toMinor(cheap.body.boards?.find((board) => board.boardCode === dearest?.boardCode)?.upgradePrice ?? 0, 'EUR');
    expect(totalOf(dear.body)).toBe(totalOf(cheap.body) + supplement);
  });

  it('prices every room and board so that base and differences are the total', async () => {
    const { quote: offer, selection } = await room.toQuote();
    const quoted = toQuotedOffer(offer);
    if (quoted === null) throw new Error('no offer');
    for (const item of offer.accommodationItems ?? []) {
      for (const boardCode of Object.keys(item.boardUpgrades)) {
        const priced = computePriceBreakdown(quoted, { ...selection, accommodationItemCode: item.code, boardCode });
        expect(priced.ok && priced.breakdown.total).toBe(
          totalOf(offer) + toMinor(item.upgradePrice, 'EUR') + toMinor(item.boardUpgrades[boardCode] ?? 0, 'EUR'),
        );
      }
    }
  });

  it('tells by WARNING that the price moved since the search, with both prices', async () => {
    const { code, found } = await room.toQuote();
    const card = found.packages?.accommodationsList[2];
    const before = cardTotal(found, 2);
    const { departureDate } = room.searchRequest();
    const units = await unitsOf(card?.id ?? '');
    await room.database.pool.query('update inventory set price = price + 700 where unit_id = any($1) and day between $2 and $2::date + 8', [
      units,
      departureDate,
    ]);
    const { body } = await quote(code, card?.id ?? '');
    expect(body.status).toBe('WARNING');
    expect(toMinor(body.priceChange?.oldPrice ?? 0, 'EUR')).toBe(before);
    expect(toMinor(body.priceChange?.newPrice ?? 0, 'EUR')).toBe(totalOf(body));
    expect(totalOf(body)).toBeGreaterThan(before);
  });

  it('is FULL_PROPERTY when nobody can sleep there any more, FULL_FLIGHT when nobody can get there', async () => {
    const { code, found } = await room.toQuote({ departureCityCode: 'LON', partnerCode: 'AFGB', shop: 'en-GB', currency: 'GBP' });
    const [first] = found.packages?.accommodationsList ?? [];
    const { departureDate } = room.searchRequest();
    for (const unitId of await unitsOf(first?.id ?? ''))
      await changeNights(room.database.pool, { unitId, fromDay: departureDate, toDay: '2027-06-01', closed: true });
    expect((await quote(code, first?.id ?? '')).body.status).toBe('FULL_PROPERTY');
    await room.database.pool.query(
      "update inventory set closed = true where day = $1 and unit_id in (select unit_id from seat s join flight_option f on f.id = s.flight_option_id where f.city = 'LON')",
      [departureDate],
    );
    expect((await quote(code, found.packages?.accommodationsList[1]?.id ?? '')).body.status).toBe('FULL_FLIGHT');
  });

  it('expires after two hours without a sign of life', async () => {
    const { code, found } = await room.toQuote();
    room.pass(FLOW_LIFE + 1);
    expect((await quote(code, found.packages?.accommodationsList[0]?.id ?? '')).body.status).toBe('SESSION_EXPIRED');
    room.pass(-FLOW_LIFE - 1);
  });
});

describe('luggage', () => {
  it('of the chosen flights is priced by bag, or included', async () => {
    const { code, quote: offer } = await room.toQuote();
    const flightCode = offer.flights?.at(-1)?.code ?? '';
    const { body } = await room.post<FlightOptions>('/sdp/flightOptions', { code, flightCode });
    expect(body).toMatchObject({ status: 'SUCCESS', flightCode });
    const bags = body.flightOptions?.flightBagageOptions ?? [];
    for (const bag of bags.filter((option) => !option.included)) expect(bag.pricePerBooking).toBeCloseTo(bag.pricePerPerson * bag.quantity, 5);
  });

  it('of unknown flights is an ERROR, of an unknown code expired', async () => {
    const { code } = await room.toQuote();
    expect((await room.post<FlightOptions>('/sdp/flightOptions', { code, flightCode: 'NO~FLIGHT~ECONOMY' })).body.status).toBe('ERROR');
    expect((await room.post<FlightOptions>('/sdp/flightOptions', { code: NOBODY, flightCode: 'x' })).body.status).toBe('SESSION_EXPIRED');
  });
});

describe('the description of a hotel', () => {
  it('comes with the price of the search behind it', async () => {
    const { code, quote: offer } = await room.toQuote();
    const { body } = await room.post<AccommodationDescription>('/sdp/accommodationDescription', {
      code,
      accommodationId: offer.accommodation?.id,
      shop: 'ar-AE',
    });
    expect(body.status).toBe('SUCCESS');
    expect(body.accommodation?.name).toBe(offer.accommodation?.name);
    expect(body.accommodation?.boards[0]?.label).toMatch(/\p{Script=Arabic}/u);
    expect(toMinor(body.offer?.total ?? 0, 'EUR')).toBe(totalOf(offer));
  });

  it('comes without a price for an old code, and 404 for no hotel', async () => {
    const { quote: offer } = await room.toQuote();
    const old = await room.post<AccommodationDescription>('/sdp/accommodationDescription', {
      code: NOBODY,
      accommodationId: offer.accommodation?.id,
      shop: 'fr-FR',
    });
    expect(old.body).toMatchObject({ status: 'SESSION_EXPIRED', accommodation: { id: offer.accommodation?.id } });
    expect((await room.post('/sdp/accommodationDescription', { accommodationId: 'H99999', shop: 'fr-FR' })).status).toBe(404);
  });
});

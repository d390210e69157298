import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayNumber } from '@escale/domain/calendar-day';
import { DEFAULT_OCCUPANCIES } from '@escale/domain/party';
import { packageTotal } from '@escale/domain/package-price';
import type { Pool } from 'pg';
import { cheapestOptions, offsetsOf, placesOn } from './arrivals.ts';
import { NOTHING, leastOfHotel } from './least.ts';
import { isFlashSale } from './listing.ts';
import { type Seller, termsOf } from './price-candidates.ts';
import type { Leaf, World } from './world.ts';

/** Lengths on record, in days from departure to return: a week for every hotel, all usual lengths for those on sale (readings 8). */
const USUAL_LENGTHS = [7];
const SALE_LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const FIRST_DEPARTURE = 2;
const LAST_DEPARTURE = 340;
const ADULTS = 2;

interface HistoryRow {
  partner: string;
  hotel_id: number;
  nights: number;
  lowest: number;
  currency: string;
}

/**
 * Writes down what the day's lowest selling price per person of every hotel is, over all departures and cities on sale, for two adults:
 * the only ground on which a reduction may be shown later (readings 8). Said again on the same day, the lower price stays. Answers the
 * number of prices.
 */
export async function recordLowestPrices(db: Pool, world: World, given: { readonly today: string; readonly sellers: readonly Seller[] }): Promise<number> {
  let recorded = 0;
  for (const leaf of world.leaves) {
    const rows: HistoryRow[] = [];
    for (const days of SALE_LENGTHS) {
      rows.push(...lowestOfLeaf(world, leaf, { today: dayNumber(given.today) - world.baseDay, days, sellers: given.sellers }));
      await nextTurn();
    }
    if (rows.length === 0) continue;
    await db.query({
      name: 'record-prices',
      text: `insert into price_history (partner, hotel_id, nights, day, lowest, currency)
        select partner, hotel_id, nights, $1, lowest, currency from json_populate_recordset(null::price_history, $2::json)
        on conflict (partner, hotel_id, nights, day) do update set lowest = least(price_history.lowest, excluded.lowest) where price_history.currency = excluded.currency`,
      values: [given.today, JSON.stringify(rows)],
    });
    recorded += rows.length;
  }
  return recorded;
}

function lowestOfLeaf(world: World, leaf: Leaf, given: { readonly today: number; readonly days: number; readonly sellers: readonly Seller[] }): HistoryRow[] {
  const { today, days, sellers } = given;
  const { block } = leaf;
  const airport = world.places[leaf.place]?.airport ?? '';
  const places = placesOn(DEFAULT_OCCUPANCIES, block.ageClasses, world.baseDay + today);
  const terms = sellers.map((seller) => termsOf(world, seller));
  const rows: HistoryRow[] = [];
  const flights = leastFlights(world, airport, today, days);
  leaf.hotels.forEach((hotel, index) => {
    if (!(isFlashSale(hotel) ? SALE_LENGTHS : USUAL_LENGTHS).includes(days)) return;
    let least = NOTHING;
    for (const { offset, costs } of flights) {
      costs.forEach((flightsNet, at) => {
        const night = today + FIRST_DEPARTURE + at + offset;
        if (flightsNet >= least || night + days - offset > block.nights) return;
        least = Math.min(least, flightsNet + leastOfHotel(block, index, { night, nights: days - offset, places: places[hotel.ageClass] ?? [] }));
      });
    }
    if (least === NOTHING) return;
    sellers.forEach((seller, at) => {
      const own = terms[at]?.byStars[block.columns.stars[index] ?? 0];
      if (own !== undefined)
        rows.push({
          partner: seller.partner,
          hotel_id: hotel.id,
          nights: days,
          lowest: Math.floor(packageTotal(least, own, seller.feeOf).total / ADULTS),
          currency: seller.currency,
        });
    });
  });
  return rows;
}

/** Cheapest flights of two adults by arrival day, then by departure from the first one on sale, whatever the city; infinite where nobody flies. */
function leastFlights(world: World, airport: string, today: number, days: number): { offset: number; costs: Float64Array }[] {
  const byOffset = new Map<number, Float64Array>();
  for (const [key, out] of world.lanes) {
    const [city, to, direction, cabin] = key.split(' ');
    const back = to === airport && direction === 'OUTBOUND' && cabin === 'ECONOMY' ? world.lanes.get(`${city} ${airport} INBOUND ECONOMY`) : undefined;
    if (back === undefined) continue;
    const inbound = cheapestOptions(back, ADULTS);
    for (const offset of offsetsOf(out)) {
      const costs = byOffset.get(offset) ?? new Float64Array(LAST_DEPARTURE - FIRST_DEPARTURE + 1).fill(NOTHING);
      byOffset.set(offset, costs);
      const outbound = cheapestOptions(out, ADULTS, offset);
      for (let at = 0; at < costs.length; at += 1) {
        const day = today + FIRST_DEPARTURE + at;
        const there = outbound[day] ?? -1;
        const home = inbound[day + days] ?? -1;
        if (there < 0 || home < 0 || day < 0) continue;
        const fare = (out.prices[day * out.flights.length + there] ?? 0) + (back.prices[(day + days) * back.flights.length + home] ?? 0);
        costs[at] = Math.min(costs[at] ?? NOTHING, ADULTS * fare);
      }
    }
  }
  return [...byOffset].map(([offset, costs]) => ({ offset, costs }));
}

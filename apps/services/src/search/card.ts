import { type OfferItem, listItems } from '@escale/domain/package-price-hotel';
import { packageTotal } from '@escale/domain/package-price';
import { OCCUPANCY_PLACES, leastUnits } from './columns.ts';
import type { Candidate, TermsOfSeller } from './price-candidates.ts';
import type { World } from './world.ts';

/** Room choices a card carries for one room (all of them) and for several; the cheapest is always first. */
const ITEMS_OF_ONE_ROOM = 20;
const ITEMS_OF_ROOMS = 6;

/** A room choice of a card. Upgrades are for the whole party in minor units, on top of the search total. */
export interface CandidateItem {
  readonly code: string;
  readonly roomCodes: readonly string[];
  readonly unitsLeft: number;
  readonly upgradePrice: number;
  readonly boards: readonly { readonly boardCode: string; readonly boardTypeCode: string; readonly upgradePrice: number }[];
}

/** Room and board choices of a hotel on the nights of a candidate, net. */
export function netItems(world: World, candidate: Pick<Candidate, 'leaf' | 'hotel' | 'arrival'>): OfferItem[] {
  const leaf = world.leaves[candidate.leaf];
  const hotel = leaf?.hotels[candidate.hotel];
  if (leaf === undefined || hotel === undefined) return [];
  const { block } = leaf;
  const { columns } = block;
  const { night, nights } = candidate.arrival;
  const places = candidate.arrival.places[hotel.ageClass] ?? [];
  const first = columns.roomStart[candidate.hotel] ?? 0;
  const firstBoard = columns.boardStart[candidate.hotel] ?? 0;
  const cell = night * block.rooms + first;
  return listItems({
    rooms: hotel.rooms.map(({ code }, type) => {
      const isSold = (columns.run[cell + type] ?? 0) < nights || (columns.minStay[cell + type] ?? 0) > nights;
      return {
        code,
        units: isSold ? 0 : leastUnits(block, first + type, night, nights),
        nightsTotal: ((columns.priceBefore[cell + type + nights * block.rooms] ?? 0) - (columns.priceBefore[cell + type] ?? 0)) | 0,
        percents: places.map((place) => (place < 0 ? 0 : (columns.occupancy[(first + type) * OCCUPANCY_PLACES + place] ?? 0))),
      };
    }),
    boards: hotel.boardCodes.map((code, at) => ({ code, addPerNight: columns.boardAdd[firstBoard + at] ?? 0 })),
    nights,
    alike: places,
    limit: places.length === 1 ? ITEMS_OF_ONE_ROOM : ITEMS_OF_ROOMS,
  });
}

/** The choices as a card carries them: search total + item + board + flight = the exact total of the choice (funnel 4.3). */
export function itemsOfCandidate(world: World, candidate: Candidate, terms: TermsOfSeller, searchTotal: number): CandidateItem[] {
  const stars = world.leaves[candidate.leaf]?.block.columns.stars[candidate.hotel] ?? 0;
  const own = terms.byStars[stars];
  if (own === undefined) return [];
  const totalOf = (hotelNet: number): number => packageTotal(hotelNet + candidate.arrival.flightsNet, own, terms.feeOf).total;
  return netItems(world, candidate).map((item) => {
    const least = totalOf(item.boards[0]?.hotelNet ?? 0);
    return {
      code: item.code,
      roomCodes: item.roomCodes,
      unitsLeft: item.unitsLeft,
      upgradePrice: least - searchTotal - candidate.flightUpgrade,
      boards: item.boards.map((board) => ({ boardCode: board.code, boardTypeCode: board.code, upgradePrice: totalOf(board.hotelNet) - least })),
    };
  });
}

/** Code of a pair of flights in a cabin. */
export const flightCodeOf = (outbound: string, inbound: string, cabin: string): string => `${outbound}~${inbound}~${cabin}`;

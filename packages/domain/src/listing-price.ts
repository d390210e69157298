import { sharePerPerson } from './money.ts';

/** The amounts of one result card, for the whole party, in minor units (funnel 4.3). */
export interface PackageAmounts {
  /** Sum of the quotation items of the answer. */
  readonly searchTotal: number;
  readonly accommodationItemUpgrade: number;
  readonly boardUpgrade: number;
  readonly flightUpgrade: number;
  readonly baggageSupplement: number;
}

export type SupplementLabel = 'FLIGHT_SUPPLEMENT' | 'BAGGAGE_SUPPLEMENT';

export interface ListingPrice {
  /** Per person: each component divided by the travellers and rounded up to a whole major unit, then added. */
  readonly total: number;
  /** Per person: search total + room + board. */
  readonly basePrice: number;
  /** Per person, each only when above 0. */
  readonly upgradePrice: readonly { readonly label: SupplementLabel; readonly amount: number }[];
  /** The exact price of the package for the party: never travellers × the rounded price. */
  readonly partyTotal: number;
}

/**
 * Price of a card per person (funnel 4.3), minor units. Each component is rounded up on its own, so the total can exceed the rounded
 * sum (readings 2.28); sorting uses this same total.
 *
 * @example computeListingPrice({ searchTotal: 200_100, … }, 2, 'EUR').total // 100 100: half of 2001 € is 1000.50 €, up to 1001 €
 */
export function computeListingPrice(amounts: PackageAmounts, travellers: number, currency: string): ListingPrice {
  const share = (amount: number): number => sharePerPerson(amount, travellers, currency);
  const flight = share(amounts.flightUpgrade);
  const baggage = share(amounts.baggageSupplement);
  const basePrice = share(amounts.searchTotal) + share(amounts.accommodationItemUpgrade) + share(amounts.boardUpgrade);
  const supplements: { label: SupplementLabel; amount: number }[] = [
    { label: 'FLIGHT_SUPPLEMENT', amount: flight },
    { label: 'BAGGAGE_SUPPLEMENT', amount: baggage },
  ];
  return {
    total: basePrice + flight + baggage,
    basePrice,
    upgradePrice: supplements.filter((line) => line.amount > 0),
    partyTotal: amounts.searchTotal + amounts.accommodationItemUpgrade + amounts.boardUpgrade + amounts.flightUpgrade + amounts.baggageSupplement,
  };
}

/** A board of an accommodation item, party amounts in minor units or major ones alike: only compared. */
export interface BoardChoice {
  readonly boardTypeCode: string;
  readonly upgradePrice: number;
}

/** An accommodation item with its boards (funnel 3.6). */
export interface ItemChoice<Board extends BoardChoice> {
  readonly upgradePrice: number;
  readonly boards: readonly Board[];
}

/**
 * Room and board of a card (funnel 4.3). Without a board filter: the first item and its first board. With one: for each item its
 * cheapest matching board, then the item whose cheapest board is cheapest (room upgrade included); equal prices keep the first.
 * Null when nothing matches or the hotel has no item.
 */
export function chooseItemAndBoard<Board extends BoardChoice, Item extends ItemChoice<Board>>(
  items: readonly Item[],
  boardFilter: readonly string[],
): { item: Item; board: Board } | null {
  if (boardFilter.length === 0) {
    const item = items[0];
    const board = item?.boards[0];
    return item !== undefined && board !== undefined ? { item, board } : null;
  }
  let best: { item: Item; board: Board } | null = null;
  for (const item of items) {
    for (const board of item.boards) {
      if (!boardFilter.includes(board.boardTypeCode)) continue;
      if (best === null || item.upgradePrice + board.upgradePrice < best.item.upgradePrice + best.board.upgradePrice) best = { item, board };
    }
  }
  return best;
}

/** The description that labels the base price: that of the quotation item of type TRIP (funnel 4.3); empty when there is none. */
export function basePriceLabel(quotationItems: readonly { readonly type: string; readonly description: string }[]): string {
  return quotationItems.find((item) => item.type === 'TRIP')?.description ?? '';
}

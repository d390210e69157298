/**
 * What the price rules read of a quoted hotel (funnel 3.8-3.10). Amounts are decimal major units for the whole party, as they travel;
 * the price rules make them minor units.
 */
export interface QuotedOffer {
  readonly currency: string;
  readonly quotationItems: readonly {
    readonly type: 'TRIP' | 'SPECIAL_DISCOUNT' | 'BOOKING_FEES' | 'ADJUSTMENT_TRIP';
    readonly price: number;
    readonly description: string;
  }[];
  readonly accommodation?: { readonly localTax?: number | undefined } | undefined;
  readonly accommodationItems: readonly {
    readonly code: string;
    readonly upgradePrice: number;
    readonly boardUpgrades?: Readonly<Record<string, number>> | undefined;
  }[];
  readonly boards: readonly { readonly boardCode: string; readonly upgradePrice: number }[];
  readonly flights: readonly { readonly code: string; readonly upgradePrice: number; readonly included: boolean }[];
  readonly transfers?: readonly { readonly code: string; readonly upgradePrice: number }[] | undefined;
  readonly activities?: readonly QuotedActivity[] | undefined;
  readonly insurances?: { readonly insurancesItem: readonly { readonly code: string; readonly price: number }[] } | undefined;
  readonly flex?: readonly { readonly code: string; readonly upgradePrice: number }[] | undefined;
  readonly flightOptions?:
    | {
        readonly flightOptions?:
          | {
              readonly flightBagageOption: { readonly cabinBaggages: readonly QuotedLuggage[] };
              readonly flightBagageOptions: readonly QuotedLuggage[];
            }
          | undefined;
      }
    | undefined;
}

export interface QuotedLuggage {
  readonly code: string;
  readonly pricePerBooking: number;
}

/**
 * An activity with, per day, the guests that can join. `pricePerQuantity` has the price of a whole quantity before its discount; a
 * quantity without an entry costs nothing up to `includedGuest`, and cannot be bought above it.
 */
export interface QuotedActivity {
  readonly code: string;
  readonly suggestedDate: string;
  readonly guestsPerDay: Readonly<Record<string, readonly QuotedGuest[]>>;
}

export interface QuotedGuest {
  readonly code: string;
  readonly includedGuest: number;
  readonly minAge: number;
  readonly maxAge: number;
  readonly pricePerQuantity: Readonly<Record<string, { readonly price: number; readonly discount: number }>>;
}

/** What the traveller chose (funnel 3.3); an option left out is not taken. */
export interface BreakdownSelection {
  readonly flightCode: string;
  readonly accommodationItemCode: string;
  readonly boardCode: string;
  readonly transferCode?: string | undefined;
  readonly holdBaggageCode?: string | undefined;
  readonly cabinBaggageCode?: string | undefined;
  readonly insuranceCode?: string | undefined;
  readonly insuranceFlexCode?: string | undefined;
  readonly activities?: readonly ActivityChoice[] | undefined;
}

/** An activity on a day with the number of guests of each kind. */
export interface ActivityChoice {
  readonly code: string;
  readonly date: string;
  readonly guests: readonly { readonly code: string; readonly guestsCount: number }[];
}

/** A selection that names something the offer does not have. */
export interface BreakdownFailure {
  readonly ok: false;
  readonly code:
    | 'UNKNOWN_FLIGHT'
    | 'UNKNOWN_ACCOMMODATION_ITEM'
    | 'UNKNOWN_BOARD'
    | 'UNKNOWN_TRANSFER'
    | 'UNKNOWN_ACTIVITY'
    | 'UNKNOWN_LUGGAGE'
    | 'UNKNOWN_FLEX'
    | 'UNKNOWN_INSURANCE';
}

/**
 * The parts of a successful accommodation quote that the price rules need, or null when the answer lacks one (it was not a success):
 * the only place where the answer's optional fields are looked at.
 */
export function toQuotedOffer(answer: { readonly [Part in keyof QuotedOffer]?: QuotedOffer[Part] | undefined }): QuotedOffer | null {
  const { currency, quotationItems, accommodationItems, boards, flights } = answer;
  if (currency === undefined || quotationItems === undefined || accommodationItems === undefined || boards === undefined || flights === undefined) return null;
  return { ...answer, currency, quotationItems, accommodationItems, boards, flights };
}

/** The offer as it comes: first room, its first board, included flight, nothing else. Null when the offer has no room, board or flight. */
export function defaultSelection(offer: QuotedOffer): BreakdownSelection | null {
  const item = offer.accommodationItems[0];
  const board = offer.boards.find((candidate) => item?.boardUpgrades === undefined || Object.hasOwn(item.boardUpgrades, candidate.boardCode));
  const flight = offer.flights.find((candidate) => candidate.included) ?? offer.flights[0];
  if (item === undefined || board === undefined || flight === undefined) return null;
  return { flightCode: flight.code, accommodationItemCode: item.code, boardCode: board.boardCode };
}

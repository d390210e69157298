import type { AccommodationQuoteResponse, FlightOptions, Selection } from '@escale/contract/sdp';
import { includedActivities } from '@escale/domain/activities';
import { defaultSelection, toQuotedOffer, type ActivityChoice, type QuotedOffer } from '@escale/domain/quoted-offer';

/** What a query and a posted form have in common. */
export interface Choices {
  readonly get: (name: string) => unknown;
  readonly getAll: (name: string) => readonly unknown[];
}

/** What the traveller asked for; `''` is "none" chosen on purpose, undefined nothing said. */
export interface WantedSelection {
  readonly flight?: string | undefined;
  readonly room?: string | undefined;
  readonly board?: string | undefined;
  readonly transfer?: string | undefined;
  readonly bag?: string | undefined;
  readonly cabinBag?: string | undefined;
  readonly flex?: string | undefined;
  readonly insurance?: string | undefined;
  readonly activities?: readonly ActivityChoice[] | undefined;
}

/** Query keys and names of the radios: the page works as a plain form with them. */
const CHOICE_KEYS = ['flight', 'room', 'board', 'transfer', 'bag', 'cabinBag', 'flex', 'insurance'] as const;
export type ChoiceKey = (typeof CHOICE_KEYS)[number];

const LONGEST = 80;
const MOST_ACTIVITIES = 30;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.length <= LONGEST ? value : undefined);

/** `CODE~2027-03-10~ADULT:2~CHILD:1`: an activity in the address. */
export const formatActivity = ({ code, date, guests }: ActivityChoice): string =>
  [code, date, ...guests.map((guest) => `${guest.code}:${guest.guestsCount}`)].join('~');

/** Reads `formatActivity`; undefined for anything else. */
export const parseActivity = (text: string): ActivityChoice | undefined => {
  const [code = '', date = '', ...rest] = text.split('~');
  const guests = rest
    .map((part) => /^([\w-]{1,40}):([1-9])$/u.exec(part))
    .flatMap((match) => (match === null ? [] : [{ code: match[1] ?? '', guestsCount: Number(match[2]) }]));
  return /^[\w-]{1,40}$/u.test(code) && /^\d{4}-\d{2}-\d{2}$/u.test(date) && guests.length > 0 && guests.length === rest.length
    ? { code, date, guests }
    : undefined;
};

/** The choices an address or a posted form carries. Once a flight is named the activities are the traveller's own, even when there are none. */
export const readChoices = (from: Choices): WantedSelection => {
  const wanted = Object.fromEntries(CHOICE_KEYS.map((key) => [key, textOf(from.get(key))]));
  const activities = from
    .getAll('act')
    .slice(0, MOST_ACTIVITIES)
    .flatMap((text) => parseActivity(textOf(text) ?? '') ?? []);
  return wanted['flight'] === undefined ? wanted : { ...wanted, activities };
};

const isKnown = <Item>(items: readonly Item[] | undefined, codeOf: (item: Item) => string, code: string | undefined): code is string =>
  code !== undefined && (items ?? []).some((item) => codeOf(item) === code);

const roomBoard = (offer: QuotedOffer, room: string, wanted: string | undefined, first: string): string => {
  const boards = offer.accommodationItems.find((item) => item.code === room)?.boardUpgrades;
  const has = (code: string): boolean => (boards === undefined ? offer.boards.some((board) => board.boardCode === code) : Object.hasOwn(boards, code));
  if (wanted !== undefined && has(wanted)) return wanted;
  return has(first) ? first : (offer.boards.find((board) => has(board.boardCode))?.boardCode ?? first);
};

const codeOf = (item: { readonly code: string }): string => item.code;

/** Luggage answers for one pair of flights; another pair's bags cannot be bought. */
const luggageFor = (options: FlightOptions | undefined, flight: string): FlightOptions | undefined =>
  options?.flightCode === undefined || options.flightCode === flight ? options : undefined;

/**
 * The selection that is priced and booked: what was asked for where the offer has it, otherwise the offer as it comes. Only what costs nothing is
 * chosen by itself: included bags, the rate without flexibility, activities whose guests are included (funnel 4.4; readings 7 row 13).
 */
const completeSelection = (offer: QuotedOffer, wanted: WantedSelection): Selection | null => {
  const base = defaultSelection(offer);
  if (base === null) return null;
  const room = isKnown(offer.accommodationItems, codeOf, wanted.room) ? wanted.room : base.accommodationItemCode;
  const luggage = offer.flightOptions?.flightOptions;
  const free = <Item extends { readonly code: string }>(items: readonly Item[] | undefined, priceOf: (item: Item) => number): string | undefined =>
    items?.find((item) => priceOf(item) === 0)?.code;
  const pick = <Item extends { readonly code: string }>(
    items: readonly Item[] | undefined,
    code: string | undefined,
    otherwise: string | undefined,
  ): string | undefined => (isKnown(items, codeOf, code) ? code : code === '' ? undefined : otherwise);
  const cabinBags = luggage?.flightBagageOption.cabinBaggages;
  const holdBags = luggage?.flightBagageOptions;
  const offered = new Set((offer.activities ?? []).map(codeOf));
  const activities = (wanted.activities ?? includedActivities(offer.activities ?? [])).filter((choice) => offered.has(choice.code));
  return {
    flightCode: isKnown(offer.flights, codeOf, wanted.flight) ? wanted.flight : base.flightCode,
    accommodationItemCode: room,
    boardCode: roomBoard(offer, room, wanted.board, base.boardCode),
    transferCode: pick(offer.transfers, wanted.transfer, undefined),
    holdBaggageCode: pick(
      holdBags,
      wanted.bag,
      free(holdBags, (bag) => bag.pricePerBooking),
    ),
    cabinBaggageCode: pick(
      cabinBags,
      wanted.cabinBag,
      free(cabinBags, (bag) => bag.pricePerBooking),
    ),
    insuranceCode: pick(offer.insurances?.insurancesItem, wanted.insurance, undefined),
    insuranceFlexCode: pick(
      offer.flex,
      wanted.flex,
      free(offer.flex, (flex) => flex.upgradePrice),
    ),
    activities: activities.map((choice) => ({ ...choice, guests: choice.guests.map((guest) => ({ ...guest })) })),
  };
};

/** The offer of a quote with the bags of the chosen flights, and what is selected of it. */
export const pricedSelection = (
  quote: AccommodationQuoteResponse,
  wanted: WantedSelection,
  options: readonly (FlightOptions | undefined)[],
): { readonly offer: QuotedOffer; readonly selection: Selection; readonly luggage: FlightOptions | undefined } | null => {
  const { flightOptions: _included, ...rest } = quote;
  const bare = toQuotedOffer(rest);
  const flight = bare === null ? undefined : completeSelection(bare, wanted)?.flightCode;
  if (bare === null || flight === undefined) return null;
  const luggage = options.map((each) => luggageFor(each, flight)).find((each) => each !== undefined);
  const offer = luggage === undefined ? bare : { ...bare, flightOptions: luggage };
  const selection = completeSelection(offer, wanted);
  return selection === null ? null : { offer, selection, luggage };
};

/** The address of a selection on the quote page: a reload shows the same price. */
export const choiceEntries = (selection: Selection): (readonly [string, string])[] => [
  ['flight', selection.flightCode],
  ['room', selection.accommodationItemCode],
  ['board', selection.boardCode],
  ...(selection.transferCode === undefined ? [] : [['transfer', selection.transferCode] as const]),
  ...(selection.holdBaggageCode === undefined ? [] : [['bag', selection.holdBaggageCode] as const]),
  ...(selection.cabinBaggageCode === undefined ? [] : [['cabinBag', selection.cabinBaggageCode] as const]),
  ...(selection.insuranceFlexCode === undefined ? [] : [['flex', selection.insuranceFlexCode] as const]),
  ...(selection.insuranceCode === undefined ? [] : [['insurance', selection.insuranceCode] as const]),
  ...selection.activities.map((choice) => ['act', formatActivity(choice)] as const),
];

/** The selection a posted form asks to pre-book; the service checks every code against its own offer. */
export const postedSelection = (wanted: WantedSelection): unknown => {
  const given = (value: string | undefined): string | undefined => (value === '' ? undefined : value);
  return {
    flightCode: wanted.flight,
    accommodationItemCode: wanted.room,
    boardCode: wanted.board,
    transferCode: given(wanted.transfer),
    holdBaggageCode: given(wanted.bag),
    cabinBaggageCode: given(wanted.cabinBag),
    insuranceCode: given(wanted.insurance),
    insuranceFlexCode: given(wanted.flex),
    activities: wanted.activities ?? [],
  };
};

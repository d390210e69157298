import type { AccommodationQuoteResponse, SearchRequest } from '@escale/contract/sdp';
import { addDays, nightsBetween } from '@escale/domain/calendar-day';
import { sharePerPerson } from '@escale/domain/money';
import { countFlightParty, packageTotal, upgradeBetween, type FlightParty, type NetPackage } from '@escale/domain/package-price';
import { offerOfHotel, type HotelOffer, type OfferItem } from '@escale/domain/package-price-hotel';
import { countTravellers } from '@escale/domain/party';
import type { HoldItem } from '../payment/index.ts';
import type { OfferRows } from './offer-reader.ts';
import { toActivities, toFlex, toInsurances, toTransfers } from './quote-extras.ts';
import { listPairs, pairCode, toFlightOptions, toFlights, type FlightPair } from './quote-flights.ts';
import { photoOf, pictureUrl } from './pictures.ts';
import { extraPrice, wire, type QuoteTerms } from './quote-terms.ts';
import type { Texts } from './quote-texts.ts';

/** Room choices offered of one hotel. */
const MOST_ITEMS = 12;
/** An offer stands for ten minutes (readings 6.3: 600000 ms). */
export const QUOTE_VALIDITY = 600_000;

export interface QuoteQuestion {
  readonly code: string;
  readonly rows: OfferRows;
  readonly search: SearchRequest;
  readonly endDate: string;
  /** Board of the card the traveller came from; the cheapest when it is not given or not offered. */
  readonly boardCode?: string | undefined;
  readonly terms: QuoteTerms;
  readonly texts: Texts;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly showBoardsFirst: boolean;
}

export type BuiltQuote =
  | {
      readonly ok: true;
      readonly response: AccommodationQuoteResponse;
      readonly offer: HotelOffer;
      readonly pairs: readonly FlightPair[];
      readonly party: FlightParty;
      readonly baseTotal: number;
    }
  | { readonly ok: false; readonly status: 'FULL_FLIGHT' | 'FULL_PROPERTY' };

/** The asked board first, then by price: the first one is what the quotation items already contain. */
const orderBoards = (item: OfferItem, asked: string | undefined): OfferItem['boards'] => {
  const first = item.boards.find((board) => board.code === asked);
  return first === undefined ? item.boards : [first, ...item.boards.filter((board) => board !== first)];
};

const geographyOf = ({ hotel, places }: OfferRows, texts: Texts) => ({
  levels: [
    ...places.map((place) => ({ level: place.level, label: texts.label(place.label), code: place.code })),
    ...(hotel.district === null ? [] : [{ level: 'DISTRICT', label: texts.label(hotel.district) }]),
  ],
});

/** Why a hotel has no offer: nobody can fly, or nobody can sleep. */
const refusalOf = ({ outbound, inbound }: OfferRows, party: FlightParty): 'FULL_FLIGHT' | 'FULL_PROPERTY' => {
  const flies = (flights: OfferRows['outbound']) => flights.some((flight) => flight.seatsLeft >= party.seats);
  return flies(outbound) && flies(inbound) ? 'FULL_PROPERTY' : 'FULL_FLIGHT';
};

/** Rooms, boards and what each costs more than the base, minor units turned into wire amounts. */
const stayParts = (
  offer: HotelOffer,
  boards: OfferItem['boards'],
  rows: OfferRows,
  upgrade: (to: { hotelNet: number }) => number,
  between: (from: number, to: number) => number,
  question: QuoteQuestion,
) => {
  const { terms, texts } = question;
  const rooms = new Map(rows.rooms.map((room) => [room.code, room]));
  const baseBoard = boards[0]?.code ?? '';
  const accommodationItems = offer.items.map((item) => {
    const own = item.boards.find((board) => board.code === baseBoard)?.hotelNet ?? item.boards[0]?.hotelNet ?? 0;
    const first = rooms.get(item.roomCodes[0] ?? '');
    return {
      code: item.code,
      items: item.roomCodes.map((accommodationItemCode) => ({ accommodationItemCode })),
      label: item.roomCodes.map((code) => texts.label(rooms.get(code)?.label)).join(' + '),
      upgradePrice: wire(upgrade({ hotelNet: own }), terms),
      unitsLeft: item.unitsLeft,
      boardUpgrades: Object.fromEntries(item.boards.map((board) => [board.code, wire(between(own, board.hotelNet), terms)])),
      photo: first?.picture ? pictureUrl(first.picture) : '',
      size: first?.sizeM2 ?? 0,
      bed: texts.label(first?.bed),
      description: texts.label(first?.description),
    };
  });
  return {
    accommodationItems,
    boards: boards.map((board) => ({
      boardCode: board.code,
      label: texts.text(`offer.board.${board.code}`),
      upgradePrice: wire(upgrade(board), terms),
      paragraphs: [texts.text(`offer.board.${board.code}.text`)],
    })),
  };
};

/**
 * Prices one hotel from the database's rows with the same pure rules as the search (funnel 3.8). Every upgrade is the difference of
 * two exact totals against the base package (first room, asked board, included flight), so that base + differences is the total.
 */
export const buildQuote = (question: QuoteQuestion): BuiltQuote => {
  const { rows, search, endDate, terms, texts } = question;
  const party = countFlightParty(search.occupancies, endDate);
  const offer = offerOfHotel({
    occupancies: search.occupancies,
    departureDay: search.departureDate,
    returnDay: endDate,
    infantMaxAge: rows.hotel.infantMaxAge,
    childMaxAge: rows.hotel.childMaxAge,
    rooms: rows.rooms,
    boards: rows.boards,
    outbound: rows.outbound,
    inbound: rows.inbound,
    limit: MOST_ITEMS,
  });
  const cheapest = offer?.items[0];
  if (offer === null || cheapest === undefined) return { ok: false, status: refusalOf(rows, party) };
  const boards = orderBoards(cheapest, question.boardCode);
  const base: NetPackage = { hotelNet: boards[0]?.hotelNet ?? 0, flightsNet: offer.flightsNet };
  const upgrade = (to: Partial<NetPackage>) => upgradeBetween(base, { ...base, ...to }, terms.selling, terms.feeOf);
  const between = (from: number, to: number) => upgradeBetween({ ...base, hotelNet: from }, { ...base, hotelNet: to }, terms.selling, terms.feeOf);
  const total = packageTotal(base.hotelNet + base.flightsNet, terms.selling, terms.feeOf);
  const includedCode = pairCode(offer.outbound, offer.inbound, search.cabin);
  const pairs = listPairs(rows, party, offer.arrivalDayOffset, search.cabin);
  const flights = toFlights(pairs, {
    days: { departure: search.departureDate, end: endDate },
    cabin: search.cabin,
    includedCode,
    seats: party.seats,
    names: rows.names,
    texts,
    terms,
    upgradeOf: (net) => upgrade({ flightsNet: net }),
  });
  const included = pairs.find((pair) => pair.code === includedCode);
  const travellers = countTravellers(search.occupancies);
  const given = { terms, texts };
  const response: AccommodationQuoteResponse = {
    status: 'SUCCESS',
    code: question.code,
    timestampISO8601: new Date(question.now).toISOString(),
    validUntil: new Date(question.now + QUOTE_VALIDITY).toISOString(),
    currency: terms.currency,
    quotationItems: [
      { type: 'TRIP', price: wire(total.trip, terms), description: texts.text('offer.item.trip') },
      ...(total.fee === 0 ? [] : [{ type: 'BOOKING_FEES' as const, price: wire(total.fee, terms), description: texts.text('offer.item.fees') }]),
    ],
    specialOffer: rows.hotel.isOnSale,
    accommodation: {
      id: rows.hotel.code,
      name: rows.hotel.name,
      category: rows.hotel.stars + (rows.hotel.halfStar ? 0.5 : 0),
      geography: geographyOf(rows, texts),
      photos: rows.hotel.pictures.map(photoOf),
      ...(rows.lowest30 !== undefined && rows.lowest30 > sharePerPerson(total.total, travellers, terms.currency)
        ? { lowestPrice30Days: wire(rows.lowest30, terms) }
        : {}),
      localTax: wire(extraPrice(rows.hotel.localTaxCents, terms) * travellers * offer.stay.nights, terms),
    },
    trip: {
      departureCity: { code: rows.city.code, label: texts.label(rows.city.label) },
      destination: { code: rows.places.at(-1)?.code ?? '', label: texts.label(rows.places.at(-1)?.label) },
      departureDate: search.departureDate,
      endDate,
      checkIn: offer.stay.checkIn,
      checkOut: offer.stay.checkOut,
      nights: nightsBetween(offer.stay.checkIn, offer.stay.checkOut),
      occupancies: search.occupancies,
      cabin: { code: search.cabin, label: texts.text(`offer.cabin.${search.cabin}`) },
    },
    flights,
    taggedFlightsNumber: flights.filter((flight) => flight.tag !== null).length,
    ...stayParts(offer, boards, rows, upgrade, between, question),
    showBoardsFirst: question.showBoardsFirst,
    activities: toActivities(
      rows.activities,
      offer.stay,
      {
        adults: search.occupancies.reduce((sum, room) => sum + room.adults, 0),
        childrenBirthdates: search.occupancies.flatMap((room) => room.childrenBirthdates),
      },
      given,
    ),
    transfers: toTransfers(rows.transfers, travellers, given),
    insurances: toInsurances(rows.insurances, total.total, given),
    flex: toFlex(rows.flex, total.total, given),
    ...(included === undefined ? {} : { flightOptions: toFlightOptions(included, party.seats, terms) }),
  };
  return { ok: true, response, offer, pairs, party, baseTotal: total.total };
};

/** What a choice of rooms and flights takes from the inventory; undefined when the choice is not in the offer. */
export const holdItems = (
  built: Extract<BuiltQuote, { ok: true }>,
  rows: OfferRows,
  choice: { readonly accommodationItemCode: string; readonly flightCode: string },
): HoldItem[] | undefined => {
  const item = built.offer.items.find((candidate) => candidate.code === choice.accommodationItemCode);
  const pair = built.pairs.find((candidate) => candidate.code === choice.flightCode);
  if (item === undefined || pair === undefined) return undefined;
  const { departureDate, endDate } = built.response.trip ?? { departureDate: '', endDate: '' };
  const counts = new Map<string, number>();
  for (const code of item.roomCodes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const rooms = rows.rooms.flatMap((room) => {
    const n = counts.get(room.code);
    return n === undefined ? [] : [{ unitId: room.unitId, fromDay: built.offer.stay.checkIn, toDay: built.offer.stay.checkOut, n }];
  });
  const seat = (unitId: number, day: string) => ({ unitId, fromDay: day, toDay: addDays(day, 1), n: built.party.seats });
  return [...rooms, seat(pair.outbound.unitId, departureDate), seat(pair.inbound.unitId, endDate)];
};

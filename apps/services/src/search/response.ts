import type { Accommodation, SearchResponse } from '@escale/contract/sdp';
import { currencyExponent, minorPerMajor, toMajor } from '@escale/domain/money';
import { chooseItemAndBoard } from '@escale/domain/listing-price';
import type { FlownArrival } from './arrivals.ts';
import { type CandidateItem, flightCodeOf, itemsOfCandidate } from './card.ts';
import type { PriceHistory } from './history.ts';
import { isFlashSale, levelsOf, ratingFilterValues } from './listing.ts';
import type { PackageAnswer, PackageQuestion } from './packages.ts';
import { type Candidate, shareUp, travellersOf } from './price-candidates.ts';
import type { FlightFacts, HotelFacts, Labels, World } from './world.ts';

/** Words and pictures of one shop that the index does not hold. */
export interface AnswerTexts {
  readonly language: string;
  /** Name of a board ('BB'). */
  readonly board: (code: string) => string;
  /** Descriptions of the quotation items. */
  readonly trip: string;
  readonly fee: string;
  readonly photo: (picture: string) => { url: string; thumbnail: string; alt?: string };
}

const BOARD_ORDER = ['RO', 'BB', 'HB', 'FB', 'AI'];

/** The answer in the shape of the contract (funnel 7.2), without the flow id: amounts become decimal major units. */
export function toSearchResponse(world: World, given: AnswerWork): SearchResponse {
  const { answer } = given;
  if (answer.status !== 'SUCCESS') return frameOf(world, given);
  const major = (minor: number): number => toMajor(minor, answer.terms.currency);
  const cards = answer.shown.map(
    ({ candidate, items = itemsOfCandidate(world, candidate, answer.terms, answer.base.total) }): Accommodation => ({
      ...fixedPart(world, given, candidate).value,
      ...pricedPart(world, given, candidate, items),
      accommodationItems: items.map((item) => ({
        items: [{ accommodationItemCode: item.code }],
        upgradePrice: major(item.upgradePrice),
        boards: item.boards.map((board) => ({
          boardCode: board.boardCode,
          boardTypeCode: board.boardTypeCode,
          label: given.texts.board(board.boardCode),
          upgradePrice: major(board.upgradePrice),
        })),
      })),
    }),
  );
  return { ...frameOf(world, given), packages: { accommodationsList: cards, ...packagesOf(given) } };
}

/** The same answer as JSON text: what never changes of a hotel is written once and kept, so a page of cards costs microseconds. */
export function toSearchJson(world: World, given: AnswerWork): string {
  const { answer } = given;
  const frame = JSON.stringify(frameOf(world, given));
  if (answer.status !== 'SUCCESS') return frame;
  const boardOpening = new Map(
    BOARD_ORDER.map((code) => [code, JSON.stringify({ boardCode: code, boardTypeCode: code, label: given.texts.board(code), upgradePrice: 0 }).slice(0, -2)]),
  );
  const digits = currencyExponent(answer.terms.currency);
  let cards = '';
  for (const { candidate, items = itemsOfCandidate(world, candidate, answer.terms, answer.base.total) } of answer.shown) {
    const fixed = fixedPart(world, given, candidate);
    cards += `${cards === '' ? '' : ','}${fixed.opening},"accommodationItems":[`;
    let at = 0;
    for (const item of items) {
      cards += `${at++ === 0 ? '' : ','}{"items":[{"accommodationItemCode":${JSON.stringify(item.code)}}],"upgradePrice":${majorText(item.upgradePrice, digits)},"boards":[`;
      let board = 0;
      for (const { boardCode, upgradePrice } of item.boards)
        cards += `${board++ === 0 ? '' : ','}${boardOpening.get(boardCode) ?? ''}${majorText(upgradePrice, digits)}}`;
      cards += ']}';
    }
    cards += `],${JSON.stringify(pricedPart(world, given, candidate, items)).slice(1)}`;
  }
  return `${frame.slice(0, -1)},"packages":{"accommodationsList":[${cards}],${JSON.stringify(packagesOf(given)).slice(1)}}`;
}

/** Minor units as decimal major units, written from whole numbers: many times faster than printing a fraction. */
function majorText(minor: number, digits: number): string {
  if (digits === 0 || minor === 0) return String(minor);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return `${minor < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export interface AnswerWork {
  readonly question: PackageQuestion;
  readonly answer: PackageAnswer;
  readonly texts: AnswerTexts;
  readonly history: PriceHistory;
}

function frameOf(world: World, { question, answer, texts }: AnswerWork): SearchResponse {
  const { currency } = question.seller;
  const shared = { currency, totalItems: answer.totalItems, unfilteredItems: answer.unfilteredItems, nearbyDates: answer.nearbyDates };
  if (answer.status !== 'SUCCESS') return { status: answer.status, specialOffer: false, ...shared };
  const onOffer = answer.shown.map(({ candidate }) => hotelOf(world, candidate)).filter(isFlashSale);
  return {
    status: 'SUCCESS',
    ...shared,
    specialOffer: onOffer.length > 0 || answer.facets?.flashsale.some(({ value }) => value === 'true') === true,
    ...(onOffer.length === 0 ? {} : { specialOfferInfos: onOffer.map(({ code }) => code) }),
    ...(answer.availableDurations === undefined ? {} : { availableDurations: answer.availableDurations.map(String) }),
    defaultSort: 'priceAscendant',
    quotationItems: [
      { type: 'TRIP', price: toMajor(answer.base.trip, currency), description: texts.trip },
      ...(answer.base.fee === 0 ? [] : [{ type: 'BOOKING_FEES' as const, price: toMajor(answer.base.fee, currency), description: texts.fee }]),
    ],
    ...(answer.facets === undefined
      ? {}
      : {
          facets: Object.fromEntries(
            Object.entries(answer.facets).map(([name, options]) => [
              name,
              options.map((option) => ({ ...option, label: name === 'boards' ? texts.board(option.value) : option.value })),
            ]),
          ),
        }),
  };
}

const packagesOf = ({ answer, texts }: AnswerWork) => ({
  accommodationNights: answer.nights,
  boardTypeDescriptions: BOARD_ORDER.map((code) => ({ code, label: texts.board(code) })),
  flights: [],
});

type FixedPart = Omit<Accommodation, keyof PricedPart | 'accommodationItems'>;
type PricedPart = Pick<
  Accommodation,
  | 'total'
  | 'providerA'
  | 'providerB'
  | 'accommodationItemDescriptions'
  | 'flightCode'
  | 'flightUpgrade'
  | 'baggageSupplement'
  | 'flight'
  | 'unitsLeft'
  | 'lowestPrice30Days'
>;

interface Fixed {
  readonly value: FixedPart;
  /** Its JSON without the closing brace. */
  readonly opening: string;
  /** Names of room choices by code. */
  readonly roomLabels: Map<string, string>;
}

/** What a card says of a hotel whatever is searched, by texts (a shop's) and hotel. */
const fixedParts = new WeakMap<World, WeakMap<AnswerTexts, Map<string, Fixed>>>();

function fixedPart(world: World, { texts }: AnswerWork, candidate: Candidate): Fixed {
  let ofWorld = fixedParts.get(world);
  if (ofWorld === undefined) fixedParts.set(world, (ofWorld = new WeakMap()));
  let ofTexts = ofWorld.get(texts);
  if (ofTexts === undefined) ofWorld.set(texts, (ofTexts = new Map()));
  const hotel = hotelOf(world, candidate);
  const known = ofTexts.get(hotel.code);
  if (known !== undefined) return known;
  const value: FixedPart = {
    id: hotel.code,
    uri: hotel.code,
    name: hotel.name,
    ranking: hotel.ranking,
    category: hotel.category,
    isFlashsale: isFlashSale(hotel),
    country: world.places[world.leaves[candidate.leaf]?.place ?? -1]?.country ?? null,
    geography: { levels: levelsOf(world, candidate.leaf, hotel, texts.language) },
    gps: { lat: hotel.lat, lon: hotel.lon },
    photos: hotel.pictures.map((picture) => texts.photo(picture)),
    facilities: [...hotel.facilities],
  };
  const part: Fixed = { value, opening: JSON.stringify(value).slice(0, -1), roomLabels: new Map() };
  ofTexts.set(hotel.code, part);
  return part;
}

function hotelOf(world: World, candidate: Candidate): HotelFacts {
  const hotel = world.leaves[candidate.leaf]?.hotels[candidate.hotel];
  if (hotel === undefined) throw new Error(`No hotel ${candidate.hotel} in leaf ${candidate.leaf}`);
  return hotel;
}

function pricedPart(world: World, given: AnswerWork, candidate: Candidate, items: readonly CandidateItem[]): PricedPart {
  const { question, answer, texts } = given;
  const { currency } = question.seller;
  const { language } = texts;
  const major = (minor: number): number => toMajor(minor, currency);
  const hotel = hotelOf(world, candidate);
  const choice = chooseItemAndBoard(items, question.view?.filters.boards ?? []);
  const travellers = travellersOf(question.trip);
  const share = (minor: number): number => shareUp(minor, travellers, currency);
  const total =
    choice === null
      ? candidate.perPerson
      : share(answer.base.total) + share(choice.item.upgradePrice) + share(choice.board.upgradePrice) + share(candidate.flightUpgrade);
  const { roomLabels } = fixedPart(world, given, candidate);
  const roomLabelOf = (item: CandidateItem): string => {
    const label = roomLabels.get(item.code) ?? roomLabel(hotel, item, language);
    roomLabels.set(item.code, label);
    return label;
  };
  const { arrival } = candidate;
  const out = arrival.out.flights[arrival.outOption];
  const back = arrival.back.flights[arrival.backOption];
  const lowest = given.history.lowest30({ partner: question.seller.partner, hotelId: hotel.id, nights: answer.nights, currency });
  const provider = question.view?.ratingProvider ?? 'TRIP_ADVISOR';
  return {
    total,
    providerA:
      hotel.ratingA === null
        ? null
        : {
            rating: hotel.ratingA,
            reviewsCount: hotel.reviewsA,
            ratingFilterValues: provider === 'TRIP_ADVISOR' ? ratingFilterValues(hotel, 'TRIP_ADVISOR') : [],
          },
    providerB:
      hotel.ratingB === null
        ? null
        : {
            recommendation: hotel.ratingB,
            averageRating: hotel.ratingBAverage ?? 0,
            countReviews: hotel.reviewsB,
            ratingFilterValues: provider === 'HOLIDAY_CHECK' ? ratingFilterValues(hotel, 'HOLIDAY_CHECK') : [],
          },
    accommodationItemDescriptions: items.map((item) => ({ accommodationItemCode: item.code, label: roomLabelOf(item) })),
    flightCode: flightCodeOf(out?.code ?? '', back?.code ?? '', question.trip.cabin),
    flightUpgrade: major(candidate.flightUpgrade),
    baggageSupplement: 0,
    flight: {
      outbound: { ...wayOf(world, out, language), city: textOf(world.cities.get(question.trip.city), language) },
      inbound: wayOf(world, back, language),
      baggageIncluded: hasBags(arrival),
      airline: world.airlines.get(out?.airline ?? '') ?? '',
    },
    ...(choice === null ? {} : { unitsLeft: choice.item.unitsLeft }),
    // Both figures are per person and whole; the record must be above the price of today, else nothing is claimed.
    ...(lowest !== undefined && lowest > total * minorPerMajor(currency) ? { lowestPrice30Days: major(lowest) } : {}),
  };
}

const textOf = (labels: Labels | undefined, language: string): string => labels?.[language] ?? labels?.['en'] ?? '';

/** Names of the rooms of a choice, each with how often when more than once. */
function roomLabel(hotel: HotelFacts, item: CandidateItem, language: string): string {
  const counts = new Map<string, number>();
  for (const code of item.roomCodes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => `${count > 1 ? `${count} × ` : ''}${textOf(hotel.rooms.find((room) => room.code === code)?.label, language)}`)
    .join(' + ');
}

const clockTime = (minute: number): string => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A way as a card shows it; an airport without a name is called by its code. */
const wayOf = (world: World, flight: FlightFacts | undefined, language: string): Omit<Accommodation['flight']['outbound'], 'city'> => ({
  from: flight?.from ?? '',
  fromName: textOf(world.airports.get(flight?.from ?? ''), language) || (flight?.from ?? ''),
  to: flight?.to ?? '',
  toName: textOf(world.airports.get(flight?.to ?? ''), language) || (flight?.to ?? ''),
  takeOffTime: clockTime(flight?.departMinute ?? 0),
  stops: flight?.stops ?? 0,
});

const hasBags = (arrival: FlownArrival): boolean =>
  (arrival.out.bagsIncluded[arrival.outOption] ?? false) && (arrival.back.bagsIncluded[arrival.backOption] ?? false);

import type { Accommodation, SearchResponse } from '@escale/contract/sdp';
import { minorPerMajor, toMajor } from '@escale/domain/money';
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
export function toSearchResponse(world: World, given: { question: PackageQuestion; answer: PackageAnswer; texts: AnswerTexts; history: PriceHistory }): SearchResponse {
  const { question, answer, texts } = given;
  const { currency } = question.seller;
  const major = (minor: number): number => toMajor(minor, currency);
  if (answer.status !== 'SUCCESS') return { status: answer.status, specialOffer: false, currency, totalItems: 0, unfilteredItems: 0, nearbyDates: answer.nearbyDates };
  const boardCodes = new Set<string>();
  const accommodationsList = answer.shown.map(({ candidate, items }) => cardOf(world, { ...given, candidate, items, boardCodes }));
  return {
    status: 'SUCCESS', specialOffer: false, currency,
    packages: {
      accommodationsList, accommodationNights: answer.nights,
      boardTypeDescriptions: BOARD_ORDER.filter((code) => boardCodes.has(code) || answer.facets?.boards.some((option) => option.value === code)).map((code) => ({ code, label: texts.board(code) })), flights: [],
    },
    quotationItems: [
      { type: 'TRIP', price: major(answer.base.trip), description: texts.trip },
      ...(answer.base.fee === 0 ? [] : [{ type: 'BOOKING_FEES' as const, price: major(answer.base.fee), description: texts.fee }]),
    ],
    defaultSort: 'priceAscendant',
    ...(answer.facets === undefined ? {} : { facets: Object.fromEntries(Object.entries(answer.facets).map(([name, options]) => [name, options.map((option) => ({ ...option, label: name === 'boards' ? texts.board(option.value) : option.value }))])) }),
    totalItems: answer.totalItems, unfilteredItems: answer.unfilteredItems, nearbyDates: answer.nearbyDates,
  };
}

interface CardWork {
  readonly question: PackageQuestion;
  readonly answer: PackageAnswer;
  readonly texts: AnswerTexts;
  readonly history: PriceHistory;
  readonly candidate: Candidate;
  readonly items: readonly CandidateItem[] | undefined;
  readonly boardCodes: Set<string>;
}

function cardOf(world: World, work: CardWork): Accommodation {
  const { question, answer, texts, candidate } = work;
  const { currency } = question.seller;
  const { language } = texts;
  const major = (minor: number): number => toMajor(minor, currency);
  const hotel = world.leaves[candidate.leaf]?.hotels[candidate.hotel];
  if (hotel === undefined) throw new Error(`No hotel ${candidate.hotel} in leaf ${candidate.leaf}`);
  const items = work.items ?? itemsOfCandidate(world, candidate, answer.terms, answer.base.total);
  const choice = chooseItemAndBoard(items, question.view?.filters.boards ?? []);
  const share = (minor: number): number => shareUp(minor, travellersOf(question.trip), currency);
  const total = choice === null ? candidate.perPerson : share(answer.base.total) + share(choice.item.upgradePrice) + share(choice.board.upgradePrice) + share(candidate.flightUpgrade);
  for (const code of hotel.boardCodes) work.boardCodes.add(code);
  const { arrival } = candidate;
  const out = arrival.out.flights[arrival.outOption];
  const back = arrival.back.flights[arrival.backOption];
  const lowest = work.history.lowest30({ partner: question.seller.partner, hotelId: hotel.id, nights: arrival.nights + arrival.arrivalDayOffset, currency });
  const provider = question.view?.ratingProvider ?? 'TRIP_ADVISOR';
  return {
    id: hotel.code, uri: hotel.code, name: hotel.name, ranking: hotel.ranking, category: hotel.category, total, isFlashsale: isFlashSale(hotel),
    country: world.places[world.leaves[candidate.leaf]?.place ?? -1]?.country ?? null,
    providerA: hotel.ratingA === null ? null : { rating: hotel.ratingA, reviewsCount: hotel.reviewsA, ratingFilterValues: provider === 'TRIP_ADVISOR' ? ratingFilterValues(hotel, 'TRIP_ADVISOR') : [] },
    providerB: hotel.ratingB === null ? null : { recommendation: hotel.ratingB, averageRating: hotel.ratingBAverage ?? 0, countReviews: hotel.reviewsB, ratingFilterValues: provider === 'HOLIDAY_CHECK' ? ratingFilterValues(hotel, 'HOLIDAY_CHECK') : [] },
    geography: { levels: levelsOf(world, candidate.leaf, hotel, language) }, gps: { lat: hotel.lat, lon: hotel.lon },
    accommodationItems: items.map((item) => ({
      items: [{ accommodationItemCode: item.code }], upgradePrice: major(item.upgradePrice),
      boards: item.boards.map((board) => ({ boardCode: board.boardCode, boardTypeCode: board.boardTypeCode, label: texts.board(board.boardCode), upgradePrice: major(board.upgradePrice) })),
    })),
    accommodationItemDescriptions: items.map((item) => ({ accommodationItemCode: item.code, label: roomLabel(hotel, item, language) })),
    flightCode: flightCodeOf(out?.code ?? '', back?.code ?? '', question.trip.cabin), flightUpgrade: major(candidate.flightUpgrade), baggageSupplement: 0,
    flight: {
      outbound: { ...wayOf(out), city: textOf(world.cities.get(question.trip.city), language) }, inbound: wayOf(back),
      baggageIncluded: hasBags(arrival), airline: world.airlines.get(out?.airline ?? '') ?? '',
    },
    photos: hotel.pictures.map((picture) => texts.photo(picture)), facilities: [...hotel.facilities],
    ...(choice === null ? {} : { unitsLeft: choice.item.unitsLeft }),
    ...(lowest !== undefined && lowest > share(candidate.total) * minorPerMajor(currency) ? { lowestPrice30Days: major(lowest) } : {}),
  };
}

const textOf = (labels: Labels | undefined, language: string): string => labels?.[language] ?? labels?.['en'] ?? '';

/** Names of the rooms of a choice, each with how often when more than once. */
function roomLabel(hotel: HotelFacts, item: CandidateItem, language: string): string {
  const counts = new Map<string, number>();
  for (const code of item.roomCodes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count > 1 ? `${count} × ` : ''}${textOf(hotel.rooms.find((room) => room.code === code)?.label, language)}`).join(' + ');
}

const clockTime = (minute: number): string => `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const wayOf = (flight: FlightFacts | undefined): { from: string; to: string; takeOffTime: string; stops: number } =>
  ({ from: flight?.from ?? '', to: flight?.to ?? '', takeOffTime: clockTime(flight?.departMinute ?? 0), stops: flight?.stops ?? 0 });

const hasBags = (arrival: FlownArrival): boolean => (arrival.out.bagsIncluded[arrival.outOption] ?? false) && (arrival.back.bagsIncluded[arrival.backOption] ?? false);

import type { Accommodation } from '@escale/contract/sdp';
import { basePriceLabel, chooseItemAndBoard, computeListingPrice, type SupplementLabel } from '@escale/domain/listing-price';
import { toMinor } from '@escale/domain/money';
import { isHolidayReviewShown, isTravelReviewShown, type RatingProvider } from '@escale/domain/rating';
import { boundsOfPlaces, boundsOfView, fitView, formatBounds, pixelOf, widen } from '../../shared/mercator.ts';

/** One result as its card shows it; prices in minor units. */
export interface CardView {
  readonly id: string;
  readonly name: string;
  readonly stars: number;
  /** Narrowest places first: "Trou aux Biches", "Nord". */
  readonly place: string;
  /** Present on flash sales only; so are the other optional parts where there is something to show: each key weighs twenty times in the page. */
  readonly isFlash?: boolean;
  /** Ids of its pictures. */
  readonly pictures: readonly string[];
  /** A rating with a recommendation, percent, counts to six; one without counts to five. */
  readonly rating?: { readonly value: number; readonly recommendation?: number; readonly count: number };
  readonly room: string;
  readonly board: string;
  readonly boardCode: string;
  readonly flight: { readonly from: string; readonly time: string; readonly to: string; readonly stops: number };
  readonly hasBag?: boolean;
  readonly perPerson: number;
  readonly total: number;
  /** What the price is before the supplements, named as the answer names the trip; only beside supplements. */
  readonly base?: { readonly label: string; readonly amount: number };
  readonly supplements?: readonly { readonly label: SupplementLabel; readonly amount: number }[];
  /** Lowest price per person of the last 30 days, only where the records prove it. */
  readonly lowest?: number;
  /** Rooms left, where they are few. */
  readonly unitsLeft?: number;
}

type Room = Accommodation['accommodationItems'][number];
type Board = Room['boards'][number];

interface CardGiven {
  /** The answer's items: their sum is the search total, the one of type TRIP names the base price. */
  readonly quotationItems: readonly { readonly type: string; readonly price: number; readonly description: string }[];
  readonly travellers: number;
  readonly currency: string;
  readonly boardFilter: readonly string[];
  readonly provider: RatingProvider;
}

const PLACES_SHOWN = 2;
/** From this number on, units left say nothing. */
const FEW_UNITS = 4;

/** Names of the narrowest levels of a place, each once: what tells two hotels of one search apart. */
export const placeOf = (levels: readonly { readonly label: string }[]): string =>
  [...new Set(levels.map((level) => level.label))].slice(-PLACES_SHOWN).toReversed().join(' · ');

/** Id of a picture from the address of any of its files. */
export const pictureId = (url: string): string => /([\w-]+?)(?:-(?:wide|hero)-\d+)?\.avif$/u.exec(url)?.[1] ?? url;

const ratingOf = ({ providerA, providerB }: Accommodation, provider: RatingProvider): CardView['rating'] | undefined => {
  if (provider === 'HOLIDAY_CHECK')
    return providerB !== null && isHolidayReviewShown(providerB)
      ? { value: providerB.averageRating, recommendation: providerB.recommendation, count: providerB.countReviews }
      : undefined;
  return providerA !== null && isTravelReviewShown(providerA) ? { value: providerA.rating, count: providerA.reviewsCount } : undefined;
};

/** A card of the answer (funnel 2.10, 4.3); undefined for a hotel without a room to sell. */
export const cardOf = (item: Accommodation, { quotationItems, travellers, currency, boardFilter, provider }: CardGiven): CardView | undefined => {
  const choice = chooseItemAndBoard<Board, Room>(item.accommodationItems, boardFilter);
  if (choice === null) return undefined;
  const minor = (major: number): number => toMinor(major, currency);
  const price = computeListingPrice(
    {
      searchTotal: quotationItems.reduce((sum, item) => sum + minor(item.price), 0),
      accommodationItemUpgrade: minor(choice.item.upgradePrice),
      boardUpgrade: minor(choice.board.upgradePrice),
      flightUpgrade: minor(item.flightUpgrade),
      baggageSupplement: minor(item.baggageSupplement),
    },
    travellers,
    currency,
  );
  const rating = ratingOf(item, provider);
  const roomCode = choice.item.items[0]?.accommodationItemCode;
  const lowest = item.lowestPrice30Days === undefined ? undefined : minor(item.lowestPrice30Days);
  return {
    id: item.id,
    name: item.name,
    stars: item.category,
    place: placeOf(item.geography.levels),
    ...(item.isFlashsale ? { isFlash: true } : {}),
    pictures: item.photos.map((photo) => pictureId(photo.url)),
    ...(rating === undefined ? {} : { rating }),
    room: item.accommodationItemDescriptions.find((each) => each.accommodationItemCode === roomCode)?.label ?? '',
    board: choice.board.label,
    boardCode: choice.board.boardCode,
    flight: {
      from: item.flight.outbound.fromName,
      time: item.flight.outbound.takeOffTime,
      to: item.flight.outbound.toName,
      stops: item.flight.outbound.stops,
    },
    ...(item.flight.baggageIncluded ? { hasBag: true } : {}),
    perPerson: price.total,
    total: price.partyTotal,
    ...(price.upgradePrice.length === 0 ? {} : { base: { label: basePriceLabel(quotationItems), amount: price.basePrice }, supplements: price.upgradePrice }),
    // A reduction that is none is not claimed.
    ...(lowest !== undefined && lowest > price.total ? { lowest } : {}),
    ...(item.unitsLeft !== undefined && item.unitsLeft < FEW_UNITS ? { unitsLeft: item.unitsLeft } : {}),
  };
};

/** The cards with what several have in common named once: hotels of one search mostly share their flight, and a page carries a value as often as it is made. */
export const shareFlights = (cards: readonly CardView[]): readonly CardView[] => {
  const flights = new Map<string, CardView['flight']>();
  return cards.map((card) => {
    const key = JSON.stringify(card.flight);
    const flight = flights.get(key) ?? card.flight;
    flights.set(key, flight);
    return { ...card, flight };
  });
};

interface Pin {
  readonly lat: number;
  readonly lon: number;
  readonly price: number;
}

/** Box of the small map and the room its prices need inside it, pixels. */
const SMALL_MAP = { width: 344, height: 220, margin: 44 };
/** Land and sea around the hotels, so that one sees where they are: a share of their window, and at least so many degrees. */
const AROUND = { share: 0.15, least: 0.04 };
/** Prices nearer than this cover each other, pixels. */
const PIN = { width: 64, height: 28 };

/** The small map beside the results: the window that holds the cards' hotels, and where the first of them stand in it, in percent from the top left. */
export const smallMapOf = (
  places: readonly Pin[],
  most: number,
): { readonly box: string; readonly pins: readonly { readonly x: number; readonly y: number; readonly price: number }[] } | undefined => {
  const bounds = boundsOfPlaces(places);
  if (bounds === undefined) return undefined;
  const view = fitView(widen(bounds, AROUND.share, AROUND.least), SMALL_MAP, SMALL_MAP.margin);
  const percent = (pixel: number, side: number): number => Math.round((pixel / side) * 100);
  const pins: { x: number; y: number; price: number }[] = [];
  const shown: (readonly [number, number])[] = [];
  for (const { lat, lon, price } of places) {
    if (pins.length === most) break;
    const [x, y] = pixelOf(view, SMALL_MAP, lon, lat);
    if (shown.some(([otherX, otherY]) => Math.abs(x - otherX) < PIN.width && Math.abs(y - otherY) < PIN.height)) continue;
    shown.push([x, y]);
    pins.push({ x: percent(x, SMALL_MAP.width), y: percent(y, SMALL_MAP.height), price });
  }
  return { box: formatBounds(boundsOfView(view, SMALL_MAP)), pins };
};

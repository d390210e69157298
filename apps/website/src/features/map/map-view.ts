import type { Accommodation, SearchResponse } from '@escale/contract/sdp';
import { chooseItemAndBoard, computeListingPrice } from '@escale/domain/listing-price';
import { toMinor } from '@escale/domain/money';
import { isHolidayReviewShown, isTravelReviewShown } from '@escale/domain/rating';
import { pixelOf, project, unproject, type Bounds, type MapView, type Size } from '../../shared/mercator.ts';

/** A hotel on the map and in the list beside it; prices in minor units. */
export interface MapHotel {
  readonly id: string;
  readonly name: string;
  readonly category: number;
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  readonly photo: string | undefined;
  readonly perPerson: number;
  readonly total: number;
  readonly boardCode: string;
  readonly board: string;
  readonly isFlash: boolean;
  readonly note: { readonly value: number; readonly best: 5 | 6; readonly reviews: number } | undefined;
}

const noteOf = ({ providerA, providerB }: Accommodation, provider: string): MapHotel['note'] => {
  if (provider === 'HOLIDAY_CHECK')
    return providerB !== null && isHolidayReviewShown(providerB) ? { value: providerB.averageRating, best: 6, reviews: providerB.countReviews } : undefined;
  return providerA !== null && isTravelReviewShown(providerA) ? { value: providerA.rating, best: 5, reviews: providerA.reviewsCount } : undefined;
};

interface Given {
  readonly travellers: number;
  readonly currency: string;
  readonly boardFilter: readonly string[];
  readonly provider: string;
}

/** The answer's hotels in its order, priced as their cards are (funnel 4.3); a hotel without a matching room is left out. */
export const mapHotelsOf = (answer: SearchResponse, { travellers, currency, boardFilter, provider }: Given): readonly MapHotel[] => {
  const minor = (amount: number): number => toMinor(amount, currency);
  const searchTotal = (answer.quotationItems ?? []).reduce((sum, item) => sum + minor(item.price), 0);
  return (answer.packages?.accommodationsList ?? []).flatMap((item) => {
    const choice = chooseItemAndBoard(item.accommodationItems, boardFilter);
    if (choice === null) return [];
    const price = computeListingPrice(
      {
        searchTotal,
        accommodationItemUpgrade: minor(choice.item.upgradePrice),
        boardUpgrade: minor(choice.board.upgradePrice),
        flightUpgrade: minor(item.flightUpgrade),
        baggageSupplement: minor(item.baggageSupplement),
      },
      travellers,
      currency,
    );
    return [
      {
        id: item.id,
        name: item.name,
        category: item.category,
        place: item.geography.levels.at(-1)?.label ?? '',
        lat: item.gps.lat,
        lon: item.gps.lon,
        photo: item.photos[0]?.thumbnail,
        perPerson: price.total,
        total: price.partyTotal,
        boardCode: choice.board.boardTypeCode,
        board: answer.packages?.boardTypeDescriptions.find(({ code }) => code === choice.board.boardTypeCode)?.label ?? '',
        isFlash: item.isFlashsale,
        note: noteOf(item, provider),
      },
    ];
  });
};

/** The view moved by pixels, its middle kept inside the window that has been drawn. */
export const moveView = (view: MapView, dx: number, dy: number, window: Bounds): MapView => {
  const [x, y] = project(view.lon, view.lat);
  const [lon, lat] = unproject(x + dx / view.scale, y + dy / view.scale);
  return { ...view, lon: Math.min(window.east, Math.max(window.west, lon)), lat: Math.min(window.north, Math.max(window.south, lat)) };
};

/** True when one window lies in another. */
export const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer.west <= inner.west && outer.east >= inner.east && outer.south <= inner.south && outer.north >= inner.north;

/** True when a hotel lies in the window. */
export const isWithin = ({ lat, lon }: Pick<MapHotel, 'lat' | 'lon'>, bounds: Bounds): boolean =>
  lon >= bounds.west && lon <= bounds.east && lat >= bounds.south && lat <= bounds.north;

/** A mark on the map: one hotel's price, or several hotels too close to tell apart. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly hotels: readonly MapHotel[];
}
/** More hotels than this are gathered where they crowd (readings 6.1 row 2). */
const CLUSTER_FROM = 30;
const CELL = 84;

/** Marks of the hotels in sight, in the order of the list. */
export const marksOf = (hotels: readonly MapHotel[], view: MapView, size: Size, selected: string | undefined): readonly Mark[] => {
  const placed = hotels
    .map((hotel) => {
      const [x, y] = pixelOf(view, size, hotel.lon, hotel.lat);
      return { x, y, hotel };
    })
    .filter(({ x, y }) => x > -40 && y > -20 && x < size.width + 40 && y < size.height + 20);
  if (placed.length <= CLUSTER_FROM) return placed.map(({ x, y, hotel }) => ({ x, y, hotels: [hotel] }));
  const cells = new Map<string, { x: number; y: number; hotels: MapHotel[] }>();
  for (const { x, y, hotel } of placed) {
    const key = hotel.id === selected ? 'selected' : `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, { x, y, hotels: [hotel] });
    else {
      const { length } = cell.hotels;
      cell.x = (cell.x * length + x) / (length + 1);
      cell.y = (cell.y * length + y) / (length + 1);
      cell.hotels.push(hotel);
    }
  }
  return [...cells.values()];
};

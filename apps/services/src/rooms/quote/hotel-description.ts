import type { AccommodationDescription } from '@escale/contract/sdp';
import * as z from 'zod/mini';
import { findHotel, listBoards, listPlaces, type Labels, type Queryable } from './offer-rows.ts';
import { photoOf, pictureUrl } from './pictures.ts';
import type { Texts } from './quote-texts.ts';

type Described = NonNullable<AccommodationDescription['accommodation']>;

/** Editors' copy of a hotel in one language, as the catalogue keeps it; parts may be missing. */
const copy = z.object({
  intro: z._default(z.string(), ''),
  paragraphs: z._default(z.array(z.object({ title: z.string(), text: z.string() })), []),
  accessibility: z._default(z.array(z.string()), []),
  goodToKnow: z._default(z.array(z.string()), []),
  reviews: z._default(z.array(z.object({ author: z.string(), date: z.string(), rating: z.number(), title: z.string(), text: z.string() })), []),
});
const NO_COPY: z.infer<typeof copy> = { intro: '', paragraphs: [], accessibility: [], goodToKnow: [], reviews: [] };

/** Groups of facilities; group and items are codes, whose words the website has. */
const FACILITY_GROUPS: Readonly<Record<string, readonly string[]>> = {
  WELLNESS: ['POOL', 'SPA', 'SAUNA', 'FITNESS'],
  FOOD: ['RESTAURANT', 'BAR'],
  LEISURE: ['BEACH', 'DIVING', 'TENNIS', 'KIDS_CLUB'],
  SERVICES: ['WIFI', 'PARKING', 'AIRPORT_SHUTTLE', 'AIR_CONDITIONING', 'EV_CHARGING', 'PETS'],
  ACCESSIBILITY: ['ACCESSIBLE_ROOM', 'LIFT'],
};

const groupFacilities = (facilities: readonly string[]): Described['facilities'] => {
  const known = new Set(Object.values(FACILITY_GROUPS).flat());
  const groups = Object.entries(FACILITY_GROUPS).map(([group, codes]) => ({ group, items: codes.filter((code) => facilities.includes(code)) }));
  return [...groups, { group: 'OTHER', items: facilities.filter((code) => !known.has(code)) }].filter(({ items }) => items.length > 0);
};

interface RoomText {
  readonly code: string;
  readonly label: Labels;
  readonly picture: string | null;
  readonly description: Labels | null;
  readonly size: number | null;
  readonly bed: Labels | null;
}

/** Everything there is to say of a hotel in a shop's language; undefined when there is no such hotel. */
export const describeHotel = async (db: Queryable, code: string, texts: Texts): Promise<{ readonly accommodation: Described } | undefined> => {
  const hotel = await findHotel(db, code);
  if (hotel === undefined) return undefined;
  const [places, boards, rooms] = await Promise.all([
    listPlaces(db, hotel.placeId),
    listBoards(db, hotel.id),
    db.query<RoomText>('select code, label, picture, description, size_m2 as size, bed from room where hotel_id = $1 order by position', [hotel.id]),
  ]);
  const byLanguage = z.record(z.string(), z.unknown()).safeParse(hotel.description);
  const own = copy.safeParse(byLanguage.success ? (byLanguage.data[texts.language] ?? byLanguage.data['en']) : undefined);
  const text = own.success ? own.data : NO_COPY;
  return {
    accommodation: {
      id: hotel.code,
      name: hotel.name,
      category: hotel.stars + (hotel.halfStar ? 0.5 : 0),
      geography: {
        levels: [
          ...places.map((place) => ({ level: place.level, label: texts.label(place.label), code: place.code })),
          ...(hotel.district === null ? [] : [{ level: 'DISTRICT', label: texts.label(hotel.district) }]),
        ],
      },
      gps: { lat: hotel.lat, lon: hotel.lon },
      photos: hotel.pictures.map(photoOf),
      providerA: hotel.ratingA === null ? null : { rating: hotel.ratingA, reviewsCount: hotel.reviewsA, ratingFilterValues: [] },
      providerB:
        hotel.ratingB === null
          ? null
          : { recommendation: hotel.ratingB, averageRating: hotel.ratingBAverage ?? 0, countReviews: hotel.reviewsB, ratingFilterValues: [] },
      intro: text.intro,
      paragraphs: text.paragraphs,
      facilities: groupFacilities(hotel.facilities),
      rooms: rooms.rows.map((room) => ({
        roomCode: room.code,
        label: texts.label(room.label),
        photo: room.picture === null ? '' : pictureUrl(room.picture),
        description: texts.label(room.description),
        size: room.size ?? 0,
        bed: texts.label(room.bed),
      })),
      boards: boards.map((board) => ({
        boardCode: board.code,
        label: texts.text(`offer.board.${board.code}`),
        paragraphs: [texts.text(`offer.board.${board.code}.text`)],
      })),
      accessibility: text.accessibility,
      goodToKnow: text.goodToKnow,
      ...(hotel.registration === null ? {} : { registration: hotel.registration }),
      reviews: text.reviews,
    },
  };
};

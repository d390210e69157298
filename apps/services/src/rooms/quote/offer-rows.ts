import type { OfferFlight } from '@escale/domain/package-price-hotel';
import type { RoomNight } from '@escale/domain/stay';
import { dayNumber } from '@escale/domain/calendar-day';
import type { Queryable } from '../payment/index.ts';
export type { Queryable };

/** Editors' copy in the languages of the catalogue. */
export type Labels = Readonly<Record<string, string>>;

export interface HotelRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly stars: number;
  readonly halfStar: boolean;
  readonly isOnSale: boolean;
  readonly lat: number;
  readonly lon: number;
  readonly ratingA: number | null;
  readonly reviewsA: number;
  readonly ratingB: number | null;
  readonly ratingBAverage: number | null;
  readonly reviewsB: number;
  readonly facilities: readonly string[];
  readonly infantMaxAge: number;
  readonly childMaxAge: number;
  readonly pictures: readonly string[];
  readonly description: unknown;
  readonly localTaxCents: number;
  readonly registration: string | null;
  readonly district: Labels | null;
  readonly placeId: number;
  readonly airport: string | null;
}

export interface RoomRow {
  readonly unitId: number;
  readonly code: string;
  readonly label: Labels;
  readonly sizeM2: number | null;
  readonly bed: Labels | null;
  readonly picture: string | null;
  readonly description: Labels | null;
  readonly occupancy: readonly number[];
  readonly nights: ReadonlyMap<number, RoomNight>;
}

/** A leg as the catalogue stores it: minutes of the day, local to each airport. */
export interface LegRow {
  readonly airline: string;
  readonly operatingAirline: string;
  readonly flightNumber: string;
  readonly from: string;
  readonly to: string;
  readonly departMinute: number;
  readonly departDayOffset: number;
  readonly arriveMinute: number;
  readonly arriveDayOffset: number;
  readonly minutes: number;
  readonly stopMinutes: number;
  readonly transport: 'Flight' | 'Train';
  readonly terminal?: string;
}

/** A one-way itinerary on one day in one cabin, with what is left of it. */
export interface FlightRow extends OfferFlight {
  readonly unitId: number;
  readonly direction: 'OUTBOUND' | 'INBOUND';
  readonly cityAirport: string;
  readonly airport: string;
  readonly airline: string;
  readonly kind: 'DIRECT' | 'CONNECTING' | 'TRAIN';
  readonly departMinute: number;
  readonly totalMinutes: number;
  readonly stops: number;
  readonly warnings: readonly string[];
  readonly legs: readonly LegRow[];
  readonly secondaryAirport: boolean;
  readonly holdBags: number;
  readonly holdBagKg: number;
  readonly cabinBagKg: number;
  readonly holdBagPrice: number | null;
}

export interface PlaceRow {
  readonly code: string;
  readonly level: string;
  readonly label: Labels;
}

/** The hotel with this code, or undefined. */
export const findHotel = async (db: Queryable, code: string): Promise<HotelRow | undefined> => {
  const { rows } = await db.query<HotelRow>(
    `select h.id, h.code, h.name, h.stars, h.half_star as "halfStar", 'FLASH_SALE' = any (h.themes) as "isOnSale", h.lat, h.lon, h.rating_a::float8 as "ratingA", h.reviews_a as "reviewsA", h.rating_b as "ratingB",
       h.rating_b_average::float8 as "ratingBAverage", h.reviews_b as "reviewsB", h.facilities, h.infant_max_age as "infantMaxAge", h.child_max_age as "childMaxAge", h.pictures,
       h.description, h.local_tax_cents as "localTaxCents", h.registration, h.district, h.place_id as "placeId", p.airport
     from hotel h join place p on p.id = h.place_id where h.code = $1`,
    [code],
  );
  return rows[0];
};

/** A hotel's place and all places around it, widest first (geography levels, funnel 3.6). */
export const listPlaces = async (db: Queryable, placeId: number): Promise<PlaceRow[]> => {
  const { rows } = await db.query<PlaceRow>(
    `with recursive up as (select id, parent_id, code, level, label, 0 as depth from place where id = $1
       union all select p.id, p.parent_id, p.code, p.level, p.label, up.depth + 1 from place p join up on p.id = up.parent_id)
     select code, level, label from up order by depth desc`,
    [placeId],
  );
  return rows;
};

/** Rooms of a hotel, in the hotel's order, with the nights from `fromDay` (inclusive) to `toDay` (exclusive). */
export const listRooms = async (db: Queryable, hotelId: number, fromDay: string, toDay: string): Promise<RoomRow[]> => {
  const rooms = await db.query<Omit<RoomRow, 'nights'>>(
    `select unit_id as "unitId", code, label, size_m2 as "sizeM2", bed, picture, description, occupancy from room where hotel_id = $1 order by position`,
    [hotelId],
  );
  const nights = await db.query<RoomNight & { unitId: number; day: string }>(
    `select unit_id as "unitId", to_char(day, 'YYYY-MM-DD') as day, case when closed then 0 else greatest(allotment - held - sold, 0) end as available, price,
       min_stay as "minStay", max_stay as "maxStay"
     from inventory where unit_id = any($1) and day >= $2 and day < $3`,
    [rooms.rows.map((room) => room.unitId), fromDay, toDay],
  );
  const byRoom = new Map<number, Map<number, RoomNight>>();
  for (const { unitId, day, available, price, minStay, maxStay } of nights.rows) {
    const known = byRoom.get(unitId) ?? new Map<number, RoomNight>();
    known.set(dayNumber(day), { available, price, minStay, maxStay });
    byRoom.set(unitId, known);
  }
  return rooms.rows.map((room) => ({ ...room, nights: byRoom.get(room.unitId) ?? new Map<number, RoomNight>() }));
};

/** Boards of a hotel, the base board first. */
export const listBoards = async (db: Queryable, hotelId: number): Promise<{ code: string; addPerNight: number }[]> => {
  const { rows } = await db.query<{ code: string; addPerNight: number }>(
    'select code, add_per_night as "addPerNight" from hotel_board where hotel_id = $1 order by position',
    [hotelId],
  );
  return rows;
};

/** One way on one day: every itinerary of the route that runs in the cabin, in the order of its code. */
export const listFlights = async (
  db: Queryable,
  route: { readonly city: string; readonly airport: string; readonly direction: 'OUTBOUND' | 'INBOUND'; readonly day: string; readonly cabin: string },
): Promise<FlightRow[]> => {
  const { rows } = await db.query<FlightRow>(
    `select f.code, s.unit_id as "unitId", f.direction, f.city_airport as "cityAirport", f.airport, f.airline, f.kind, f.depart_minute as "departMinute", f.total_minutes as "totalMinutes",
       f.arrival_day_offset as "arrivalDayOffset", f.stops, f.warnings, f.legs, f.secondary_airport as "secondaryAirport",
       s.hold_bags as "holdBags", s.hold_bag_kg as "holdBagKg", s.cabin_bag_kg as "cabinBagKg", s.hold_bag_price as "holdBagPrice",
       i.price, case when i.closed then 0 else greatest(i.allotment - i.held - i.sold, 0) end as "seatsLeft"
     from flight_option f join seat s on s.flight_option_id = f.id and s.cabin = $5 join inventory i on i.unit_id = s.unit_id and i.day = $4
     where f.city = $1 and f.airport = $2 and f.direction = $3 order by f.id`,
    [route.city, route.airport, route.direction, route.day, route.cabin],
  );
  return rows;
};

/** Names of airlines and airports by code, for legs. */
export const listFlightNames = async (db: Queryable, airlines: readonly string[], airports: readonly string[]) => {
  const [names, places] = await Promise.all([
    db.query<{ code: string; name: string; colour: string }>('select code, name, colour from airline where code = any($1)', [[...airlines]]),
    db.query<{ iata: string; label: Labels; cityLabel: Labels; zone: string; country: string }>(
      'select iata, label, city_label as "cityLabel", zone, country from airport where iata = any($1)',
      [[...airports]],
    ),
  ]);
  return { airlines: new Map(names.rows.map((row) => [row.code, row])), airports: new Map(places.rows.map((row) => [row.iata, row])) };
};

export interface ActivityRow {
  readonly code: string;
  readonly label: Labels;
  readonly description: Labels;
  readonly picture: string | null;
  readonly dayOffset: number;
  readonly minAge: number;
  readonly maxAge: number;
  readonly adultPrice: number;
  readonly childPrice: number;
  readonly includedGuests: number;
}

export interface TransferRow {
  readonly code: string;
  readonly vehicule: Labels;
  readonly description: Labels;
  readonly picture: string | null;
  readonly maximumCapacity: number;
  readonly price: number;
  readonly perPerson: boolean;
}

export interface InsuranceRow {
  readonly code: string;
  readonly name: Labels;
  readonly intro: Labels;
  readonly paragraphs: unknown;
  readonly basisPoints: number;
  readonly document: string;
}

export interface FlexRow {
  readonly code: string;
  readonly label: Labels;
  readonly paragraphs: unknown;
  readonly basisPoints: number;
}

/** Everything that can be added to a stay at a place. Activities and transfers may hang on any place around it. */
export const listExtras = async (db: Queryable, placeId: number) => {
  const around = `with recursive up as (select id, parent_id from place where id = $1 union all select p.id, p.parent_id from place p join up on p.id = up.parent_id)`;
  const [activities, transfers, insurances, flex] = await Promise.all([
    db.query<ActivityRow>(
      `${around} select code, label, description, picture, day_offset as "dayOffset", min_age as "minAge", max_age as "maxAge", adult_price as "adultPrice",
      child_price as "childPrice", included_guests as "includedGuests" from activity where place_id in (select id from up) order by included_guests desc, day_offset, code`,
      [placeId],
    ),
    db.query<TransferRow>(
      `${around} select code, vehicule, description, picture, maximum_capacity as "maximumCapacity", price, per_person as "perPerson" from transfer
      where place_id in (select id from up) order by price, code`,
      [placeId],
    ),
    db.query<InsuranceRow>('select code, name, intro, paragraphs, basis_points as "basisPoints", document from insurance order by basis_points, code'),
    db.query<FlexRow>('select code, label, paragraphs, basis_points as "basisPoints" from flex_option order by basis_points, code'),
  ]);
  return { activities: activities.rows, transfers: transfers.rows, insurances: insurances.rows, flex: flex.rows };
};

/** Mark-up of a partner for a star class in basis points, and the exchange rate of a currency per EUR; undefined when unknown. */
export const findTerms = async (db: Queryable, partner: string, stars: number, currency: string) => {
  const { rows } = await db.query<{ basisPoints: number | null; perEur: string | null }>(
    `select (select basis_points from mark_up where partner = $1 and stars = $2) as "basisPoints", (select per_eur::text from exchange_rate where currency = $3) as "perEur"`,
    [partner, stars, currency],
  );
  return rows[0];
};

/** Least price per person seen in the 30 days before `today`, or before the sale the hotel is in opened, minor units; undefined when our record does not reach back (readings 8). */
export const findLowest30 = async (
  db: Queryable,
  key: { readonly partner: string; readonly hotelId: number; readonly nights: number; readonly today: string; readonly currency: string },
): Promise<number | undefined> => {
  const { rows } = await db.query<{ lowest: number | null; days: number }>(
    `select min(p.lowest) as lowest, count(*)::int as days from price_history p join hotel h on h.id = p.hotel_id
     cross join lateral (select case when 'FLASH_SALE' = any (h.themes) then least((select sale_from from universe), $4::date) else $4::date end as until) w
     where p.partner = $1 and p.hotel_id = $2 and p.nights = $3 and p.currency = $5 and p.day >= w.until - 30 and p.day < w.until`,
    [key.partner, key.hotelId, key.nights, key.today, key.currency],
  );
  return rows[0] !== undefined && rows[0].days >= 28 && rows[0].lowest !== null ? rows[0].lowest : undefined;
};

export interface CityRow {
  readonly code: string;
  readonly label: Labels;
}
export const findCity = async (db: Queryable, code: string): Promise<CityRow | undefined> => {
  const { rows } = await db.query<CityRow>('select code, label from departure_city where code = $1', [code]);
  return rows[0];
};

import { type Airport, airports } from './geography/airports.ts';
import type { Labels } from './labels.ts';
import type { Destination } from './geography/destination.ts';
import { countries, regions, zones } from './geography/tree.ts';
import { airlines } from './flights/airlines.ts';
import type { FlightOption } from './flights/options.ts';
import { activitiesOf } from './extras/activities.ts';
import { flexOptions, insurances } from './extras/protection.ts';
import { transfersOf } from './extras/transfers.ts';
import { describeHotel } from './hotels/description.ts';
import type { Hotel } from './hotels/hotel.ts';
import type { Universe } from './generate.ts';
import { exchangeRates } from './exchange-rates.ts';
import type { Partner } from './partners.ts';
import { picturesOf, placePictures } from './pictures.ts';

type Row = Readonly<Record<string, unknown>>;
/** Rows of one table; keys are its columns. */
export type TableRows = { table: string; rows: readonly Row[] };

const airportRow = (airport: Airport): Row => ({
  iata: airport.iata,
  label: airport.label,
  city_label: airport.cityLabel,
  country: airport.country,
  zone: airport.zone,
  lat: airport.lat,
  lon: airport.lon,
  is_primary: airport.primary,
});

/** The tree in depth-first order with ids counted from 1, so that every inner place is a contiguous range of leaves. */
const placeRows = (places: readonly Destination[]): { rows: Row[]; idOf: Map<string, number> } => {
  const rows: Row[] = [];
  const idOf = new Map<string, number>();
  const add = (row: { code: string; parent: string | null; level: string; label: Labels; country: string | null }, leaf?: Destination) => {
    const id = idOf.size + 1;
    idOf.set(row.code, id);
    rows.push({
      id,
      code: row.code,
      parent_id: row.parent === null ? null : (idOf.get(row.parent) ?? null),
      level: row.level,
      label: row.label,
      country: row.country,
      is_leaf: leaf !== undefined,
      airport: leaf?.airport ?? null,
      lat: leaf?.lat ?? null,
      lon: leaf?.lon ?? null,
      facts: leaf
        ? {
            landscape: leaf.landscape,
            season: leaf.season,
            pictures: [
              ...new Set(
                placePictures(leaf)
                  .filter((picture) => !picture.evening)
                  .map((picture) => picture.id),
              ),
            ].slice(0, 6),
          }
        : {},
    });
  };
  for (const zone of zones) {
    const inZone = countries.filter((country) => country.zone === zone.code);
    const leaves = (region: string) => places.filter((place) => place.region === region);
    const used = inZone.filter((country) => regions.some((region) => region.country === country.code && leaves(region.code).length > 0));
    if (used.length === 0) continue;
    add({ code: zone.code, parent: null, level: 'ZONE', label: zone.label, country: null });
    for (const country of used) {
      add({ code: country.code, parent: zone.code, level: 'COUNTRY', label: country.label, country: country.code });
      for (const region of regions.filter((one) => one.country === country.code && leaves(one.code).length > 0)) {
        add({ code: region.code, parent: country.code, level: 'REGION', label: region.label, country: country.code });
        for (const leaf of leaves(region.code)) add({ code: leaf.code, parent: region.code, level: 'RESORT', label: leaf.label, country: country.code }, leaf);
      }
    }
  }
  return { rows, idOf };
};

const hotelRow = (hotel: Hotel, placeId: number, pictures: readonly string[], today: number): Row => ({
  id: hotel.id,
  code: hotel.code,
  place_id: placeId,
  district: hotel.district,
  name: hotel.name,
  stars: hotel.stars,
  half_star: hotel.halfStar,
  lat: hotel.lat,
  lon: hotel.lon,
  rating_a: hotel.ratingA,
  reviews_a: hotel.reviewsA,
  rating_b: hotel.ratingB,
  rating_b_average: hotel.averageB,
  reviews_b: hotel.reviewsB,
  ranking: hotel.ranking,
  facilities: hotel.facilities,
  themes: hotel.themes,
  adult_only: hotel.adultOnly,
  infant_max_age: hotel.infantMaxAge,
  child_max_age: hotel.childMaxAge,
  pictures,
  description: describeHotel(hotel, today),
  local_tax_cents: hotel.destination.localTax,
  registration: hotel.registration,
});

const flightRow = (option: FlightOption): Row => ({
  id: option.id,
  code: option.code,
  direction: option.direction,
  city: option.city.code,
  city_airport: option.cityAirport,
  airport: option.airport,
  airline: option.airline,
  kind: option.kind,
  days: option.days,
  depart_minute: option.departMinute,
  total_minutes: option.totalMinutes,
  arrival_day_offset: option.arrivalDayOffset,
  stops: option.stops,
  warnings: option.warnings,
  legs: option.legs,
  secondary_airport: option.secondaryAirport,
});

/** Rows of every small table in the order their references need; the units come before rooms and seats. */
export const smallTables = (universe: Universe, partners: readonly Partner[]): { beforeUnits: TableRows[]; afterUnits: TableRows[] } => {
  const { rows: places, idOf } = placeRows(universe.places);
  const placeId = (place: Destination) => idOf.get(place.code) ?? 0;
  const numbers = new Map<string, number>();
  const sets = new Map(
    universe.hotels.map((hotel) => {
      const number = numbers.get(hotel.destination.code) ?? 0;
      numbers.set(hotel.destination.code, number + 1);
      return [hotel.id, picturesOf(hotel, number)] as const;
    }),
  );
  return {
    beforeUnits: [
      { table: 'airport', rows: airports.map(airportRow) },
      { table: 'departure_city', rows: universe.cities.map(({ code, label, country, airports: own }) => ({ code, label, country, airports: own })) },
      { table: 'place', rows: places },
      {
        table: 'hotel',
        rows: universe.hotels.map((hotel) => hotelRow(hotel, placeId(hotel.destination), sets.get(hotel.id)?.gallery ?? [], universe.window.asOf)),
      },
      { table: 'airline', rows: airlines.map(({ code, name, colour }) => ({ code, name, colour })) },
    ],
    afterUnits: [
      {
        table: 'room',
        rows: universe.hotels.flatMap((hotel) =>
          hotel.rooms.map((room) => ({
            unit_id: room.unitId,
            hotel_id: hotel.id,
            code: room.code,
            label: room.type.label[sets.get(hotel.id)?.side ?? 'inland'],
            size_m2: room.size,
            bed: room.type.bed,
            picture: sets.get(hotel.id)?.rooms[room.position] ?? null,
            description: room.type.text,
            position: room.position,
            max_adults: room.type.maxAdults,
            max_children: hotel.adultOnly ? 0 : room.type.maxChildren,
            max_guests: room.type.maxGuests,
            occupancy: room.occupancy,
          })),
        ),
      },
      {
        table: 'hotel_board',
        rows: universe.hotels.flatMap((hotel) =>
          hotel.boards.map((board, position) => ({ hotel_id: hotel.id, code: board.code, position, add_per_night: board.addPerNight })),
        ),
      },
      { table: 'flight_option', rows: universe.flightOptions.map(flightRow) },
      {
        table: 'seat',
        rows: universe.flightOptions.flatMap((option) =>
          option.seats.map((seat) => ({
            unit_id: seat.unitId,
            flight_option_id: option.id,
            cabin: seat.cabin,
            hold_bags: seat.holdBags,
            hold_bag_kg: seat.holdBagKg,
            cabin_bag_kg: seat.cabinBagKg,
            hold_bag_price: seat.holdBagPrice,
          })),
        ),
      },
      {
        table: 'activity',
        rows: universe.places.flatMap((place) =>
          activitiesOf(universe.seed, place).map((one) => ({
            code: one.code,
            place_id: placeId(place),
            label: one.label,
            description: one.description,
            picture: one.picture,
            day_offset: one.dayOffset,
            min_age: one.minAge,
            max_age: one.maxAge,
            adult_price: one.adult,
            child_price: one.child,
            included_guests: one.included,
          })),
        ),
      },
      {
        table: 'transfer',
        rows: universe.places.flatMap((place) =>
          transfersOf(place).map((one) => ({
            code: one.code,
            place_id: placeId(place),
            vehicule: one.vehicule,
            description: one.description,
            picture: one.picture,
            maximum_capacity: one.maximumCapacity,
            price: one.price,
            per_person: one.perPerson,
          })),
        ),
      },
      {
        table: 'insurance',
        rows: insurances.map(({ code, name, intro, paragraphs, basisPoints, document }) => ({
          code,
          name,
          intro,
          paragraphs,
          basis_points: basisPoints,
          document,
        })),
      },
      { table: 'flex_option', rows: flexOptions.map(({ code, label, paragraphs, basisPoints }) => ({ code, label, paragraphs, basis_points: basisPoints })) },
      { table: 'exchange_rate', rows: Object.entries(exchangeRates).map(([currency, rate]) => ({ currency, per_eur: rate, day: universe.today })) },
      {
        table: 'mark_up',
        rows: partners.flatMap((partner) => partner.markUp.map((basisPoints, at) => ({ partner: partner.code, stars: at + 1, basis_points: basisPoints }))),
      },
    ],
  };
};

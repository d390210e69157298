import { addDays } from '@escale/domain/calendar-day';
import type { Pool } from 'pg';
import {
  findCity,
  findHotel,
  findLowest30,
  listBoards,
  listExtras,
  listFlightNames,
  listFlights,
  listPlaces,
  listRooms,
  type ActivityRow,
  type CityRow,
  type FlexRow,
  type FlightRow,
  type HotelRow,
  type InsuranceRow,
  type PlaceRow,
  type RoomRow,
  type TransferRow,
} from './offer-rows.ts';
import type { FlightNames } from './quote-flights.ts';

/** Everything the database knows that decides the offer of one hotel. */
export interface OfferRows {
  readonly hotel: HotelRow;
  readonly places: readonly PlaceRow[];
  readonly city: CityRow;
  readonly rooms: readonly RoomRow[];
  readonly boards: readonly { readonly code: string; readonly addPerNight: number }[];
  readonly outbound: readonly FlightRow[];
  readonly inbound: readonly FlightRow[];
  readonly names: FlightNames;
  readonly activities: readonly ActivityRow[];
  readonly transfers: readonly TransferRow[];
  readonly insurances: readonly InsuranceRow[];
  readonly flex: readonly FlexRow[];
  readonly lowest30: number | undefined;
}

export interface OfferKey {
  readonly accommodationId: string;
  readonly cityCode: string;
  readonly departureDate: string;
  readonly endDate: string;
  readonly cabin: string;
  readonly partner: string;
  readonly currency: string;
  readonly nights: number;
  readonly today: string;
}

/** Reads the offer of one hotel from PostgreSQL, the truth of prices and of what is left; undefined when hotel or city do not exist. */
export const readOffer = async (db: Pool, key: OfferKey): Promise<OfferRows | undefined> => {
  const [hotel, city] = await Promise.all([findHotel(db, key.accommodationId), findCity(db, key.cityCode)]);
  if (hotel === undefined || city === undefined) return undefined;
  const route = { city: key.cityCode, airport: hotel.airport ?? '', cabin: key.cabin };
  const [places, rooms, boards, outbound, inbound, extras, lowest30] = await Promise.all([
    listPlaces(db, hotel.placeId),
    listRooms(db, hotel.id, key.departureDate, addDays(key.endDate, 1)),
    listBoards(db, hotel.id),
    listFlights(db, { ...route, direction: 'OUTBOUND', day: key.departureDate }),
    listFlights(db, { ...route, direction: 'INBOUND', day: key.endDate }),
    listExtras(db, hotel.placeId),
    findLowest30(db, { partner: key.partner, hotelId: hotel.id, nights: key.nights, today: key.today, currency: key.currency }),
  ]);
  const legs = [...outbound, ...inbound].flatMap((flight) => flight.legs);
  const names = await listFlightNames(
    db,
    [...new Set([...outbound, ...inbound].map((flight) => flight.airline).concat(legs.flatMap((leg) => [leg.airline, leg.operatingAirline])))],
    [...new Set(legs.flatMap((leg) => [leg.from, leg.to]))],
  );
  return { hotel, places, city, rooms, boards, outbound, inbound, names, ...extras, lowest30 };
};

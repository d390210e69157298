import type { Confirmation } from '@escale/contract/booking';
import type { Flight } from '@escale/contract/sdp';

/** The chosen parts of a booking, found once for every document. */
export interface BookedTrip {
  readonly hotel: string;
  readonly stars: number;
  readonly place: string;
  readonly country: string;
  readonly picture: string | null;
  readonly room: string;
  readonly board: string;
  readonly flight: Flight | null;
  readonly transfer: string | null;
  readonly activities: readonly { readonly name: string; readonly date: string; readonly guests: number }[];
  readonly insurance: string | null;
  readonly trip: NonNullable<Confirmation['quote']['trip']>;
}

/** Reads the chosen parts out of a confirmation; null when the stored quote lacks its trip (nothing was sold). */
export const bookedTrip = (confirmation: Confirmation): BookedTrip | null => {
  const { quote, selection } = confirmation;
  if (!quote.trip || !quote.accommodation) return null;
  const levels = quote.accommodation.geography.levels;
  return {
    hotel: quote.accommodation.name,
    stars: quote.accommodation.category,
    place: quote.trip.destination.label,
    country: levels.find((level) => level.level === 'COUNTRY')?.label ?? '',
    picture: quote.accommodation.photos[0]?.url ?? null,
    room: quote.accommodationItems?.find((item) => item.code === selection.accommodationItemCode)?.label ?? '',
    board: quote.boards?.find((board) => board.boardCode === selection.boardCode)?.label ?? '',
    flight: quote.flights?.find((flight) => flight.code === selection.flightCode) ?? null,
    transfer: quote.transfers?.find((transfer) => transfer.code === selection.transferCode)?.vehicule ?? null,
    activities: selection.activities.flatMap((chosen) => {
      const activity = quote.activities?.find((candidate) => candidate.code === chosen.code);
      const guests = chosen.guests.reduce((sum, guest) => sum + guest.guestsCount, 0);
      return activity && guests > 0 ? [{ name: activity.name, date: chosen.date, guests }] : [];
    }),
    insurance: quote.insurances?.insurancesItem.find((item) => item.code === selection.insuranceCode)?.name ?? null,
    trip: quote.trip,
  };
};

/** The first and last airport and the times of one direction. */
export const boundEnds = (bound: Flight['outbound']) => {
  const first = bound.legs[0];
  const last = bound.legs.at(-1);
  return first && last ? { from: first.from, to: last.to, stops: bound.legs.length - 1 } : null;
};

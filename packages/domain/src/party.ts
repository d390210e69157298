import { type Birthdate, type FareClass, ageOn, fareClassOn, isDistributionBaby } from './age-band.ts';
import type { CalendarDay } from './calendar-day.ts';

/** One room of a search: adults, children and their birth dates (funnel 3.1). */
export interface Occupancy {
  readonly adults: number;
  readonly children: number;
  readonly childrenBirthdates: readonly Birthdate[];
}

/** Counts of passengers by type (funnel 3.3). */
export interface PassengerCounts {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** One room, two adults, no child (funnel 9). */
export const DEFAULT_OCCUPANCIES: readonly Occupancy[] = [{ adults: 2, children: 0, childrenBirthdates: [] }];

/** Travellers of a listing and of every per-person price: adults + children of all rooms (readings 5). */
export function countTravellers(occupancies: readonly Pick<Occupancy, 'adults' | 'children'>[]): number {
  return occupancies.reduce((total, room) => total + room.adults + room.children, 0);
}

/** Adults and children of all rooms; infants stay 0 in the sdp, stopover and hotel-only flows (readings 2.11). */
export function countPassengers(occupancies: readonly Pick<Occupancy, 'adults' | 'children'>[]): PassengerCounts {
  return {
    adults: occupancies.reduce((total, room) => total + room.adults, 0),
    children: occupancies.reduce((total, room) => total + room.children, 0),
    infants: 0,
  };
}

/** Fare classes of the whole party at the return date, adults of the rooms first (readings 5). */
export function fareClassesOf(occupancies: readonly Occupancy[], returnDay: CalendarDay): FareClass[] {
  const adults = occupancies.flatMap((room) => Array.from({ length: room.adults }, (): FareClass => 'ADULT'));
  return [...adults, ...occupancies.flatMap((room) => room.childrenBirthdates.map((birthdate) => fareClassOn(birthdate, returnDay)))];
}

/** Ages of a room's children on a day, in the order given. */
export function childrenAges(occupancy: Occupancy, day: CalendarDay): number[] {
  return occupancy.childrenBirthdates.map((birthdate) => ageOn(birthdate, day));
}

/** Hotel-only distribution of a room: children from 2, babies under 2 (funnel 3.7). */
export function distributionOf(occupancy: Occupancy, today: CalendarDay): { adults: number; children: number; babies: number } {
  const babies = occupancy.childrenBirthdates.filter((birthdate) => isDistributionBaby(birthdate, today)).length;
  return { adults: occupancy.adults, children: occupancy.childrenBirthdates.length - babies, babies };
}

import { type Birthdate, type FareClass, MAXIMUM_CHILD_AGE, ageOn, birthdayOf, fareClassChange, isSearchBaby, isValidBirthdate } from './age-band.ts';
import type { CalendarDay } from './calendar-day.ts';

/** Most passengers of a search, across rooms and in one room: the airline-record limit (readings 6.3 row 27). */
export const MAXIMUM_PASSENGERS = 9;

/** A birth date as typed: a part not yet given is null. */
export interface BirthdateInput {
  readonly day: number | null;
  readonly month: number | null;
  readonly year: number | null;
}

/** A room as the picker holds it. */
export interface OccupancyInput {
  readonly adults: number;
  readonly children: number;
  readonly childrenBirthdates: readonly BirthdateInput[];
}

/** A room that is added: two adults, no child (funnel 5). */
export const NEW_ROOM: OccupancyInput = { adults: 2, children: 0, childrenBirthdates: [] };

const NO_BIRTHDATE: BirthdateInput = { day: null, month: null, year: null };

/** Adults and children of one room. */
function countRoom(room: OccupancyInput): number {
  return room.adults + room.children;
}

/** Adults and children of all rooms. */
export function countOccupants(rooms: readonly OccupancyInput[]): number {
  return rooms.reduce((total, room) => total + countRoom(room), 0);
}

/** Adults can be decremented only while there is more than 1 (funnel 5). */
export function canRemoveAdult(room: OccupancyInput): boolean {
  return room.adults > 1;
}

/** A child can be removed while there is one. */
export function canRemoveChild(room: OccupancyInput): boolean {
  return room.children > 0;
}

/** Adults or children can be incremented only while the room's adults + children is below the maximum (funnel 5). */
export function canAddOccupant(room: OccupancyInput, maximum = MAXIMUM_PASSENGERS): boolean {
  return countRoom(room) < maximum;
}

/** Add room is disabled once the total across rooms reaches the maximum (funnel 5). */
export function canAddRoom(rooms: readonly OccupancyInput[], maximum = MAXIMUM_PASSENGERS): boolean {
  return countOccupants(rooms) < maximum;
}

/** Room 2 and later can be removed (funnel 2.7). `index` counts from 0. */
export function canRemoveRoom(index: number): boolean {
  return index > 0;
}

/** The rooms with one more, or unchanged where that is not allowed. */
export function addRoom(rooms: readonly OccupancyInput[], maximum = MAXIMUM_PASSENGERS): readonly OccupancyInput[] {
  return canAddRoom(rooms, maximum) ? [...rooms, NEW_ROOM] : rooms;
}

/** The rooms without one, or unchanged for the first. */
export function removeRoom(rooms: readonly OccupancyInput[], index: number): readonly OccupancyInput[] {
  return canRemoveRoom(index) ? rooms.filter((_, at) => at !== index) : rooms;
}

/** The room with this number of adults, held between 1 and what the room takes. */
export function setAdults(room: OccupancyInput, adults: number, maximum = MAXIMUM_PASSENGERS): OccupancyInput {
  return { ...room, adults: Math.max(1, Math.min(adults, maximum - room.children)) };
}

/** The room with this number of children: birth dates already typed stay, new children have none yet. */
export function setChildren(room: OccupancyInput, children: number, maximum = MAXIMUM_PASSENGERS): OccupancyInput {
  const count = Math.max(0, Math.min(children, maximum - room.adults));
  return { ...room, children: count, childrenBirthdates: Array.from({ length: count }, (_, index) => room.childrenBirthdates[index] ?? NO_BIRTHDATE) };
}

export type BirthdateError =
  | 'error.birthdate.required'
  | 'sdp.search.children.ages.past.today.error.label'
  | 'sdp.search.children.ages.baby.more.adult.error.label'
  | 'search.child.too.old';

/** What is wrong with the rooms: per child by room and position, and for the whole search. */
export interface OccupancyErrors {
  readonly children: readonly { readonly room: number; readonly child: number; readonly messageId: BirthdateError }[];
  readonly global: 'error.search.engine.max.passengers' | null;
}

function complete(input: BirthdateInput | undefined): Birthdate | null {
  if (input === undefined || input.day === null || input.month === null || input.year === null) return null;
  const birthdate = { day: input.day, month: input.month, year: input.year };
  return isValidBirthdate(birthdate) ? birthdate : null;
}

function childError(birthdate: Birthdate | null, today: CalendarDay): BirthdateError | null {
  // A day such as 31 April is asked for again, like a missing one: the specification has no other words for it.
  if (birthdate === null) return 'error.birthdate.required';
  if (birthdayOf(birthdate) > today) return 'sdp.search.children.ages.past.today.error.label';
  return isChildOn(birthdate, today) ? null : 'search.child.too.old';
}

/**
 * Rules of funnel 5 for the rooms: a birth date with a part missing, one after today, one of an adult, a room whose children aged 2 or under outnumber its
 * adults (then every child of the room), more passengers than the maximum. A child's own error comes before the room's.
 */
export function validateOccupancies(rooms: readonly OccupancyInput[], today: CalendarDay, maximum = MAXIMUM_PASSENGERS): OccupancyErrors {
  const children = rooms.flatMap((room, roomIndex) => {
    const birthdates = Array.from({ length: room.children }, (_, index) => complete(room.childrenBirthdates[index]));
    const babies = birthdates.filter((birthdate) => birthdate !== null && birthdayOf(birthdate) <= today && isSearchBaby(birthdate, today)).length;
    const hasTooManyBabies = babies > room.adults;
    return birthdates.flatMap((birthdate, child) => {
      const messageId = childError(birthdate, today) ?? (hasTooManyBabies ? 'sdp.search.children.ages.baby.more.adult.error.label' : null);
      return messageId === null ? [] : [{ room: roomIndex, child, messageId }];
    });
  });
  return { children, global: countOccupants(rooms) > maximum ? 'error.search.engine.max.passengers' : null };
}

/** True when no rule is broken. */
export function areOccupanciesValid(errors: OccupancyErrors): boolean {
  return errors.global === null && errors.children.length === 0;
}

/** Children are 0-17 (funnel 5): true when a birth date belongs to a child on that day. */
export function isChildOn(birthdate: Birthdate, day: CalendarDay): boolean {
  const age = ageOn(birthdate, day);
  return age >= 0 && age <= MAXIMUM_CHILD_AGE;
}

/**
 * Children whose birthday on the trip moves them into another air fare (readings 6.5 row 66), by room and position; none while a day or a
 * date is missing.
 */
export function fareChanges(
  rooms: readonly OccupancyInput[],
  trip: { readonly departure: CalendarDay | null; readonly end: CalendarDay | null },
): { readonly room: number; readonly child: number; readonly to: FareClass }[] {
  const { departure, end } = trip;
  if (departure === null || end === null) return [];
  return rooms.flatMap((room, roomIndex) =>
    Array.from({ length: room.children }, (_, child) => complete(room.childrenBirthdates[child])).flatMap((birthdate, child) => {
      const to = birthdate === null ? null : fareClassChange(birthdate, departure, end);
      return to === null ? [] : [{ room: roomIndex, child, to }];
    }),
  );
}

/** Countries whose destinations count as one for the adult-age warning (funnel 2.7, readings 3.13). */
const USA_GROUP: ReadonlySet<string> = new Set(['US', 'UM', 'CA']);

/** The warning of the travellers picker for a destination's country, or null (funnel 2.7). */
export function adultAgeWarning(country: string | null): 'general.warning.adult.destination.usa' | null {
  return country !== null && USA_GROUP.has(country) ? 'general.warning.adult.destination.usa' : null;
}

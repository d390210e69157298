import { type Birthdate, ageOn, birthdayOf, isValidBirthdate } from './age-band.ts';
import type { CalendarDay } from './calendar-day.ts';
import { type NameError, validateName } from './name-rules.ts';
import type { Occupancy, PassengerCounts } from './party.ts';

export type PassengerType = 'ADULT' | 'CHILD' | 'INFANT';

/** Who a passenger is: a type and its number within the type, from 1 (funnel 3.3). */
export interface PassengerPlace {
  readonly type: PassengerType;
  readonly index: number;
}

/** A change to a passenger count rebuilds that type's passengers, indexed 1..n (funnel 4.2); what was typed for a kept place stays. */
export function rebuildPassengers<Passenger extends PassengerPlace>(
  passengers: readonly Passenger[],
  type: PassengerType,
  count: number,
  create: (place: PassengerPlace) => Passenger,
): Passenger[] {
  const others = passengers.filter((passenger) => passenger.type !== type);
  const rebuilt = Array.from({ length: count }, (_, offset) => {
    const place = { type, index: offset + 1 };
    return passengers.find((passenger) => passenger.type === type && passenger.index === place.index) ?? create(place);
  });
  const order: readonly PassengerType[] = ['ADULT', 'CHILD', 'INFANT'];
  return [...others, ...rebuilt].toSorted((first, second) => order.indexOf(first.type) - order.indexOf(second.type) || first.index - second.index);
}

/** The places of a party: adults, children, infants. */
export function passengerPlaces(counts: PassengerCounts): PassengerPlace[] {
  const places = (type: PassengerType, count: number): PassengerPlace[] => Array.from({ length: count }, (_, offset) => ({ type, index: offset + 1 }));
  return [...places('ADULT', counts.adults), ...places('CHILD', counts.children), ...places('INFANT', counts.infants)];
}

/** What the rules read of a passenger (funnel 2.13). */
export interface PassengerDetails extends PassengerPlace {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth?: Birthdate | null | undefined;
}

export type PassengerErrorId = NameError | 'error.birthdate.required' | 'sdp.search.children.ages.past.today.error.label' | 'error.passenger.adult.age';

/** A problem of one passenger: which field, which message. */
export interface PassengerError {
  readonly field: 'lastName' | 'firstName' | 'dateOfBirth';
  readonly messageId: PassengerErrorId;
}

function birthdateError(
  passenger: PassengerDetails,
  rule: { readonly today: CalendarDay; readonly departure: CalendarDay; readonly isRequired: boolean },
): PassengerErrorId | null {
  const { dateOfBirth } = passenger;
  if (dateOfBirth === null || dateOfBirth === undefined) return rule.isRequired ? 'error.birthdate.required' : null;
  if (!isValidBirthdate(dateOfBirth)) return 'error.birthdate.required';
  if (birthdayOf(dateOfBirth) > rule.today) return 'sdp.search.children.ages.past.today.error.label';
  // Search rooms count as adult who is 18 or older; a younger "adult" would have been searched and priced as a child.
  return passenger.type === 'ADULT' && ageOn(dateOfBirth, rule.departure) < 18 ? 'error.passenger.adult.age' : null;
}

/** Problems of a passenger: names, and the date of birth where it is required or given (funnel 2.13, 5). */
export function validatePassenger(
  passenger: PassengerDetails,
  rule: { readonly today: CalendarDay; readonly departure: CalendarDay; readonly isDateOfBirthRequired: boolean },
): PassengerError[] {
  const lastName = validateName('lastName', passenger.lastName);
  const firstName = validateName('firstName', passenger.firstName);
  const dateOfBirth = birthdateError(passenger, { today: rule.today, departure: rule.departure, isRequired: rule.isDateOfBirthRequired });
  return [
    ...(lastName === null ? [] : [{ field: 'lastName' as const, messageId: lastName }]),
    ...(firstName === null ? [] : [{ field: 'firstName' as const, messageId: firstName }]),
    ...(dateOfBirth === null ? [] : [{ field: 'dateOfBirth' as const, messageId: dateOfBirth }]),
  ];
}

/** True when every day of the first list can be taken from the second, each one once. */
function areAmong(days: readonly CalendarDay[], searched: readonly CalendarDay[]): boolean {
  const left = [...searched];
  return days.every((day) => {
    const at = left.indexOf(day);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Whether the passengers are the party that was priced: as many adults and young ones, and these born on the days of the search, in any
 * order. A day of birth may be left out where it is not asked for. The code names infants when one of them does not fit (funnel 4.1).
 */
export function checkPassengersAgainstParty(
  passengers: readonly PassengerDetails[],
  occupancies: readonly Occupancy[],
): { ok: true } | { ok: false; code: 'PASSENGER_COUNT' | 'CHILDREN_AGES_DISCREPANCY' | 'INFANTS_AGES_DISCREPANCY' } {
  const searched = occupancies.flatMap((room) => room.childrenBirthdates.map(birthdayOf));
  const young = passengers.filter((passenger) => passenger.type !== 'ADULT');
  const adults = occupancies.reduce((total, room) => total + room.adults, 0);
  if (passengers.length - young.length !== adults || young.length !== searched.length) return { ok: false, code: 'PASSENGER_COUNT' };
  const bornDays = (list: readonly PassengerDetails[]): CalendarDay[] =>
    list
      .map((passenger) => passenger.dateOfBirth ?? null)
      .filter((date) => date !== null)
      .map((date) => (isValidBirthdate(date) ? birthdayOf(date) : ''));
  if (areAmong(bornDays(young), searched)) return { ok: true };
  const areInfantsWrong = !areAmong(bornDays(young.filter((passenger) => passenger.type === 'INFANT')), searched);
  return { ok: false, code: areInfantsWrong ? 'INFANTS_AGES_DISCREPANCY' : 'CHILDREN_AGES_DISCREPANCY' };
}

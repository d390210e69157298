import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MAXIMUM_PASSENGERS,
  NEW_ROOM,
  type OccupancyInput,
  addRoom,
  adultAgeWarning,
  areOccupanciesValid,
  canAddOccupant,
  canAddRoom,
  canRemoveAdult,
  canRemoveChild,
  canRemoveRoom,
  countOccupants,
  fareChanges,
  isChildOn,
  removeRoom,
  setAdults,
  setChildren,
  validateOccupancies,
} from './occupancy-rules.ts';

const today = '2026-11-21';
const room = (adults: number, ...days: (string | null)[]): OccupancyInput => ({
  adults,
  children: days.length,
  childrenBirthdates: days.map((day) => ({
    year: day === null ? null : Number(day.slice(0, 4)),
    month: Number(day?.slice(5, 7) ?? 1),
    day: Number(day?.slice(8) ?? 1),
  })),
});
const baby = '2025-01-01';
const BABIES = 'sdp.search.children.ages.baby.more.adult.error.label';

describe('counters', () => {
  test('at most nine passengers across rooms and in a room', () => {
    expect(MAXIMUM_PASSENGERS).toBe(9);
    expect([canAddOccupant(room(8)), canAddOccupant(room(9)), canAddOccupant(room(7, baby, baby))]).toEqual([true, false, false]);
    expect([canAddRoom([room(8)]), canAddRoom([room(5), room(4)])]).toEqual([true, false]);
    expect([canRemoveAdult(room(2)), canRemoveAdult(room(1)), canRemoveChild(room(1, baby)), canRemoveChild(room(1))]).toEqual([true, false, true, false]);
  });
  test('a new room has two adults, the first room cannot be removed', () => {
    expect(addRoom([room(2)])).toEqual([room(2), NEW_ROOM]);
    expect(NEW_ROOM).toEqual({ adults: 2, children: 0, childrenBirthdates: [] });
    expect(addRoom([room(9)])).toHaveLength(1);
    expect([canRemoveRoom(0), canRemoveRoom(1)]).toEqual([false, true]);
    expect([removeRoom([room(1), room(2)], 0), removeRoom([room(1), room(2)], 1)]).toEqual([[room(1), room(2)], [room(1)]]);
  });
  test('one more child keeps the birth dates typed, one less drops the last', () => {
    const two = setChildren(room(2, '2019-05-01'), 2);
    expect(two).toEqual({
      adults: 2,
      children: 2,
      childrenBirthdates: [
        { day: 1, month: 5, year: 2019 },
        { day: null, month: null, year: null },
      ],
    });
    expect(setChildren(two, 1)).toEqual(room(2, '2019-05-01'));
  });
  test('a room can go down to one adult', () => {
    expect([setAdults(room(2), 1).adults, setAdults(room(2), 0).adults, setAdults(room(2, baby), 9).adults]).toEqual([1, 1, 8]);
  });
  test('whatever is asked for, a room keeps 1 to 9 people and one birth date per child', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 20 }), fc.integer({ min: -3, max: 20 }), (adults, children) => {
        const changed = setChildren(setAdults(room(2), adults), children);
        expect(changed.adults >= 1 && countOccupants([changed]) <= 9).toBe(true);
        expect(changed.childrenBirthdates).toHaveLength(changed.children);
      }),
    );
  });
});

describe('birth dates of children', () => {
  test.each([
    ['missing year', room(2, null), 'error.birthdate.required'],
    ['no such day', room(2, '2020-04-31'), 'error.birthdate.required'],
    ['tomorrow', room(2, '2026-11-22'), 'sdp.search.children.ages.past.today.error.label'],
    ['today', room(2, '2026-11-21'), undefined],
    ['missing altogether', { adults: 2, children: 1, childrenBirthdates: [] }, 'error.birthdate.required'],
  ])('%s', (_, occupancy, messageId) => {
    expect(validateOccupancies([occupancy], today).children.map((error) => error.messageId)).toEqual(messageId === undefined ? [] : [messageId]);
  });
  test('babies of 2 or under may not outnumber the adults: every child of that room says so', () => {
    const errors = validateOccupancies([room(2, baby), room(1, baby, '2023-11-22', '2016-01-01')], today);
    expect(errors.children).toEqual([
      { room: 1, child: 0, messageId: BABIES },
      { room: 1, child: 1, messageId: BABIES },
      { room: 1, child: 2, messageId: BABIES },
    ]);
    expect(areOccupanciesValid(errors)).toBe(false);
  });
  test('a child of 3 is no baby, and as many babies as adults are welcome', () => {
    expect(areOccupanciesValid(validateOccupancies([room(1, baby, '2023-11-21'), room(2, baby, baby)], today))).toBe(true);
  });
  test("a child's own error comes before the room's", () => {
    expect(validateOccupancies([room(1, baby, baby, null)], today).children.map((error) => error.messageId)).toEqual([
      BABIES,
      BABIES,
      'error.birthdate.required',
    ]);
  });
  test('someone of 18 is no child: the message says to count them among the adults', () => {
    expect(validateOccupancies([room(2, '2008-11-21', '2008-11-22')], today).children).toEqual([{ room: 0, child: 0, messageId: 'search.child.too.old' }]);
  });
  test('ten passengers are too many for one search', () => {
    expect(validateOccupancies([room(5), room(5)], today).global).toBe('error.search.engine.max.passengers');
    expect(validateOccupancies([room(5), room(4)], today).global).toBeNull();
  });
});

test('children are 0 to 17', () => {
  expect([
    isChildOn({ day: 21, month: 11, year: 2008 }, today),
    isChildOn({ day: 22, month: 11, year: 2008 }, today),
    isChildOn({ day: 22, month: 11, year: 2026 }, today),
    isChildOn({ day: 21, month: 11, year: 2026 }, today),
  ]).toEqual([false, true, false, true]);
});

test('a birthday on the trip that changes the fare is told, by room and child', () => {
  const trip = { departure: '2027-03-14', end: '2027-03-21' };
  const rooms = [room(2, '2025-03-18', '2019-05-01', null), room(1, '2015-03-21')];
  expect(fareChanges(rooms, trip)).toEqual([
    { room: 0, child: 0, to: 'CHILD' },
    { room: 1, child: 0, to: 'ADULT' },
  ]);
  expect(fareChanges(rooms, { ...trip, end: null })).toEqual([]);
});

test('the United States, their islands and Canada warn about the adult age as one', () => {
  expect(['US', 'UM', 'CA', 'MX', null].map(adultAgeWarning)).toEqual([
    ...Array.from({ length: 3 }, () => 'general.warning.adult.destination.usa'),
    null,
    null,
  ]);
});

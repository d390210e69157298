import { expect, test } from 'vitest';
import { includedActivities, setGuestCount, shownActivities } from './activities.ts';

const guest = (code: string, includedGuest: number, price: number) => ({
  code,
  includedGuest,
  minAge: 0,
  maxAge: 99,
  pricePerQuantity: { '1': { price, discount: 0 }, '2': { price: price * 2, discount: 0 } },
});
const activity = (code: string, ...guests: ReturnType<typeof guest>[]) => ({ code, suggestedDate: '2026-03-16', guestsPerDay: { '2026-03-16': guests } });

test('included guests who cost nothing are added on the suggested date; a paid extra never is', () => {
  expect(
    includedActivities([
      activity('tour', guest('adult', 2, 0), guest('child', 0, 0)),
      activity('spa', guest('adult', 2, 30)),
      activity('dive', guest('adult', 0, 0)),
      { code: 'x', suggestedDate: '2026-03-17', guestsPerDay: {} },
    ]),
  ).toEqual([{ code: 'tour', date: '2026-03-16', guests: [{ code: 'adult', guestsCount: 2 }] }]);
});

test('included guests whose price is discounted to nothing are added too, half discounted ones are not', () => {
  const discounted = (code: string, discount: number) => ({
    ...activity(code),
    guestsPerDay: { '2026-03-16': [{ ...guest('adult', 1, 0), pricePerQuantity: { '1': { price: 40, discount } } }] },
  });
  expect(includedActivities([discounted('tour', 40), discounted('spa', 20)]).map((choice) => choice.code)).toEqual(['tour']);
});

test('a guest count is set, and a total of 0 removes the activity', () => {
  const one = setGuestCount([], { code: 'dive', date: '2026-03-16', guestCode: 'adult', guestsCount: 2 });
  const two = setGuestCount(one, { code: 'dive', date: '2026-03-16', guestCode: 'child', guestsCount: 1 });
  expect(two).toEqual([
    {
      code: 'dive',
      date: '2026-03-16',
      guests: [
        { code: 'adult', guestsCount: 2 },
        { code: 'child', guestsCount: 1 },
      ],
    },
  ]);
  const three = setGuestCount(two, { code: 'dive', date: '2026-03-16', guestCode: 'adult', guestsCount: 0 });
  expect(three[0]?.guests).toEqual([{ code: 'child', guestsCount: 1 }]);
  expect(setGuestCount(three, { code: 'dive', date: '2026-03-16', guestCode: 'child', guestsCount: -1 })).toEqual([]);
});

test('another day replaces the day, other activities stay', () => {
  const choices = [
    { code: 'spa', date: '2026-03-16', guests: [{ code: 'adult', guestsCount: 1 }] },
    { code: 'dive', date: '2026-03-16', guests: [{ code: 'adult', guestsCount: 2 }] },
  ];
  expect(setGuestCount(choices, { code: 'spa', date: '2026-03-18', guestCode: 'child', guestsCount: 1 })).toEqual([
    { code: 'spa', date: '2026-03-18', guests: [{ code: 'child', guestsCount: 1 }] },
    choices[1],
  ]);
});

test('three activities are shown first', () => {
  expect([shownActivities([1, 2, 3, 4], false), shownActivities([1, 2, 3, 4], true)]).toEqual([
    [1, 2, 3],
    [1, 2, 3, 4],
  ]);
});

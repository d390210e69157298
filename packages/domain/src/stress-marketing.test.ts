import { expect, test } from 'vitest';
import { type StressMessage, isInInterval, stressLabels } from './stress-marketing.ts';

const messages: StressMessage[] = [
  { demandPercentageInterval: '0-50', demandLevelInterval: '1-2', message: 'Quiet week', level: 'LOW' },
  { demandPercentageInterval: '51-80', demandLevelInterval: '1-3', message: 'In demand', longMessage: 'unused', shortMessage: 'unused', level: 'MEDIUM' },
  {
    demandPercentageInterval: '81-100',
    demandLevelInterval: '3-5',
    message: 'High',
    longMessage: 'One of the most searched dates',
    shortMessage: 'Popular',
    level: 'HIGH',
  },
];
const week = (weekStartDate: string, weekEndDate: string, demandPercentage: number, demandLevel: number) => ({
  weekStartDate,
  weekEndDate,
  demandPercentage,
  demandLevel,
});
const labels = stressLabels(messages, {
  weeklyStats: [
    week('2026-05-04', '2026-05-05', 50, 2),
    week('2026-05-11', '2026-05-11', 51, 3),
    week('2026-05-18', '2026-05-20', 100, 5),
    week('2026-05-25', '2026-05-25', 90, 1),
  ],
  topDays: { any: ['2026-05-19'], other: ['2026-05-20'] },
});

test('each day of a week carries the message of its demand', () => {
  expect(labels.get('2026-05-04')).toEqual({ level: 'LOW', label: 'Quiet week', shortLabel: null });
  expect(labels.get('2026-05-05')).toEqual(labels.get('2026-05-04'));
  expect(labels.get('2026-05-11')).toEqual({ level: 'MEDIUM', label: 'In demand', shortLabel: null });
});

test('HIGH is kept only on top days, under any key, with its long and short words', () => {
  expect(labels.get('2026-05-18')).toBeUndefined();
  expect(labels.get('2026-05-19')).toEqual({ level: 'HIGH', label: 'One of the most searched dates', shortLabel: 'Popular' });
  expect(labels.get('2026-05-20')?.level).toBe('HIGH');
});

test('percentage and level must both fit', () => {
  expect(labels.has('2026-05-25')).toBe(false);
});

test.each([
  [50, '0-50', true],
  [50.5, '0-50', false],
  [0, '0-50', true],
  [3, '1 - 5', true],
  [3, 'x-5', false],
  [3, '', false],
  [-1, '-2-0', true],
])('%d in %s is %s', (value, interval, expected) => {
  expect(isInInterval(value, interval)).toBe(expected);
});

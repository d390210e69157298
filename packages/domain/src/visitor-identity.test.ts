import { expect, test } from 'vitest';
import { identification, isUuid } from './visitor-identity.ts';

const ANA = '3f1c9a52-6d1e-4b7a-9c40-1f2a3b4c5d6e';
const BEN = '7b2d4c10-0a9f-4e21-8b3c-9d8e7f6a5b4c';

test.each([
  ['nobody known, nobody named', undefined, null, 'keep'],
  ['nobody known', undefined, ANA, 'identify'],
  ['an empty memory', '', ANA, 'identify'],
  ['the same person', ANA, ANA.toUpperCase(), 'keep'],
  ['somebody else', ANA, BEN, 'signOutAndIdentify'],
  ['no uuid at all', ANA, 'x', 'keep'],
  ['nothing named', ANA, undefined, 'keep'],
] as const)('%s', (_title, stored, given, outcome) => {
  expect(identification(stored, given)).toBe(outcome);
});

test('only whole uuids count', () => {
  expect([ANA, `${ANA}0`, ANA.slice(1), '', null].map((each) => isUuid(each))).toEqual([true, false, false, false, false]);
});

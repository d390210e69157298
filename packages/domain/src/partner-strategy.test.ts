import { expect, test } from 'vitest';
import { STRATEGIES, parseStrategy, partnerStrategy } from './partner-strategy.ts';

test.each([
  ['navigationFirst', 'NAVIGATION_FIRST'],
  ['NAVIGATION_FIRST', 'NAVIGATION_FIRST'],
  ['oAuth', 'OAUTH'],
  ['authGC', 'AUTH_GC'],
  ['authFlashsale', 'AUTH_FLASHSALE'],
  ['none', 'NONE'],
  ['signupFirst', 'SIGNUP_FIRST'],
  ['', 'SIGNUP_FIRST'],
  [null, 'SIGNUP_FIRST'],
  [undefined, 'SIGNUP_FIRST'],
  ['other', 'SIGNUP_FIRST'],
])('%s is %s', (text, expected) => {
  expect(parseStrategy(text)).toBe(expected);
});

test('every strategy reads as itself', () => {
  expect(STRATEGIES.map(parseStrategy)).toEqual([...STRATEGIES]);
});

test("a partner's own strategy comes before the list", () => {
  expect([partnerStrategy('oAuth', 'none'), partnerStrategy(undefined, 'none'), partnerStrategy('', 'none'), partnerStrategy(null, null)]).toEqual([
    'OAUTH',
    'NONE',
    'NONE',
    'SIGNUP_FIRST',
  ]);
});

import { expect, test } from 'vitest';
import { type Audience, isBannerAudience, isBannerPage, isBannerTime } from './marketing-banner.ts';

const START = Date.parse('2026-03-01T00:00:00Z');
const END = Date.parse('2026-03-22T00:00:00Z');

test.each([
  [{ startAt: START, endAt: END }, START - 1, false],
  [{ startAt: START, endAt: END }, START, true],
  [{ startAt: START, endAt: END }, END - 1, true],
  [{ startAt: START, endAt: END }, END, false],
  [{ endAt: END }, 0, true],
  [{ startAt: START }, END, true],
  [{}, START, true],
])('a banner of %o at %d: %s', (window, now, isShown) => {
  expect(isBannerTime(window, now)).toBe(isShown);
});

test.each<[Audience[], boolean, boolean]>([
  [[], false, true],
  [[], true, true],
  [['ALL'], false, true],
  [['ALL'], true, true],
  [['LOGGED_IN'], false, false],
  [['LOGGED_IN'], true, true],
  [['ANONYMOUS'], false, true],
  [['ANONYMOUS'], true, false],
  [['ANONYMOUS', 'LOGGED_IN'], true, true],
])('an audience %o with logged in %s: %s', (usersFilter, isLoggedIn, isShown) => {
  expect(isBannerAudience({ usersFilter }, isLoggedIn)).toBe(isShown);
});

test.each([
  [[], 'quote', true],
  [['*'], 'quote', true],
  [['home', 'listing'], 'listing', true],
  [['home', 'listing'], 'quote', false],
])('pages %o on %s: %s', (pages, section, isShown) => {
  expect(isBannerPage({ pages }, section)).toBe(isShown);
});

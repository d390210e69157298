import { expect, test } from 'vitest';
import { targetAfterLookup } from './booking-search.server.ts';

test.each([
  [null, '/account/mybookings'],
  ['/fr-FR/account/mybookings/12', '/account/mybookings/12'],
  ['/sdp', '/sdp'],
  ['https://elsewhere.example/', '/account/mybookings'],
  ['//elsewhere.example', '/account/mybookings'],
  ['/fr-FR//elsewhere.example', '/account/mybookings'],
])('a lookup asked to go to %s goes to %s', (asked, target) => {
  expect(targetAfterLookup(asked, 'fr-FR')).toBe(target);
});

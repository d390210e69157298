import { expect, test } from 'vitest';
import { departureWindow, intersectWindows, isInWindow, returnWindow } from './date-window.ts';

const today = '2026-03-01';

test.each([
  ['sdp', false, '2026-03-03', '2027-02-04'],
  ['sdp', true, '2026-03-03', '2027-02-04'],
  ['hotel-only', true, '2026-03-03', '2027-02-04'],
  ['stopover', false, '2026-03-03', '2027-02-04'],
  ['stopover', true, '2026-03-03', '2027-02-14'],
] as const)('%s departures, departure picked %s: %s to %s', (flow, isPicked, first, last) => {
  expect(departureWindow(flow, today, isPicked)).toEqual({ first, last });
});

test.each([
  ['sdp', '2026-04-04', '2026-04-29'],
  ['stopover', '2026-04-04', '2027-02-14'],
  ['hotel-only', '2026-04-02', '2026-05-01'],
] as const)('%s returns after 1 April: %s to %s', (flow, first, last) => {
  expect(returnWindow(flow, '2026-04-01', today)).toEqual({ first, last });
});

test('all limits hold at once, and tomorrow is outside them', () => {
  const window = intersectWindows(departureWindow('sdp', today), [
    { first: '2026-02-01', last: '2026-12-31' },
    { first: '2026-05-01', last: undefined },
  ]);
  expect(window).toEqual({ first: '2026-05-01', last: '2026-12-31' });
  expect(intersectWindows({ first: '2026-03-03', last: '2026-04-01' }, [{ first: '2026-04-02' }])).toBeNull();
  expect(intersectWindows({ first: '2026-03-03', last: '2026-04-01' }, [{ first: '2026-04-01' }])).toEqual({ first: '2026-04-01', last: '2026-04-01' });
  expect(['2026-03-02', '2026-03-03', '2027-02-04', '2027-02-05'].map((day) => isInWindow(day, departureWindow('sdp', today)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

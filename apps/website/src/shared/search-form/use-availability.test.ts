import { describe, expect, it } from 'vitest';
import { readDates } from './use-availability.ts';

describe('the available dates', () => {
  const stays = { '2027-05-01': [{ duration: '7', ed: '2027-05-08' }] };
  it('are read as a map of departure days', () => {
    expect(readDates({ status: 'OK', dates: stays })).toEqual({ status: 'OK', dates: stays });
  });
  it('are read as a list of departures too, the form other publishers write', () => {
    expect(readDates({ status: 'OK', dates: [{ value: '2027-05-01', prices: [{ dd: '2027-05-01', ed: '2027-05-08' }] }] })).toEqual({
      status: 'OK',
      dates: stays,
    });
  });
  it('are none when there is no status or nothing that holds days: the calendar falls back', () => {
    expect([readDates({ dates: stays }), readDates({ status: 'OK' }), readDates({ status: 'OK', dates: 'no' }), readDates(null)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

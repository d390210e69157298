import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addMonths, chooseDay, dayForKey, firstWeekday, listMonths, listWeeks } from './calendar-model.ts';
import { RangeCalendar } from './range-calendar.tsx';

const none = { departure: null, return: null };

describe('choosing days', () => {
  it('sets the departure, then the return, then starts again', () => {
    const first = chooseDay(none, '2026-03-14');
    expect(first).toEqual({ departure: '2026-03-14', return: null });
    const second = chooseDay(first, '2026-03-22');
    expect(second).toEqual({ departure: '2026-03-14', return: '2026-03-22' });
    expect(chooseDay(second, '2026-04-01')).toEqual({ departure: '2026-04-01', return: null });
  });

  it('takes a day before the departure as a new departure', () => {
    expect(chooseDay({ departure: '2026-03-14', return: null }, '2026-03-10')).toEqual({ departure: '2026-03-10', return: null });
  });
});

describe('weeks', () => {
  it.each([
    ['fr-FR', 0],
    ['de-DE', 0],
    ['en-US', 6],
    ['ar-AE', 0],
    ['ar-EG', 5],
  ])('of %s start on ISO day %i', (locale, day) => {
    expect(firstWeekday(locale)).toBe(day);
  });

  it('hold every day of the month once, in order', () => {
    for (const month of listMonths('2026-01-15', '2028-12-02')) {
      for (const locale of ['fr-FR', 'ar-EG', 'en-US']) {
        const weeks = listWeeks(month, locale);
        const days = weeks.flat().filter((day) => day !== null);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(days[0]).toBe(month);
        expect(new Set(days).size).toBe(days.length);
        expect(addMonths(month, 1) > (days.at(-1) ?? '')).toBe(true);
        expect(days.length).toBeGreaterThanOrEqual(28);
      }
    }
  });
});

describe('keys', () => {
  const from = (key: string, isRtl = false, day = '2026-03-14'): string | undefined =>
    dayForKey({ key, day, first: '2026-03-03', last: '2027-02-14', locale: 'fr-FR', isRtl });

  it.each([
    ['ArrowRight', false, '2026-03-15'],
    ['ArrowRight', true, '2026-03-13'],
    ['ArrowDown', false, '2026-03-21'],
    ['Home', false, '2026-03-09'],
    ['End', false, '2026-03-15'],
    ['PageDown', false, '2026-04-14'],
    ['PageUp', false, '2026-03-03'],
    ['a', false, undefined],
  ] as const)('%s (right to left: %s) leads to %s', (key, isRtl, target) => {
    expect(from(key, isRtl)).toBe(target);
  });

  it('never leave the bookable days', () => {
    expect(from('ArrowDown', false, '2027-02-12')).toBe('2027-02-14');
  });
});

describe('the calendar', () => {
  const html = renderToString(
    <RangeCalendar
      locale="fr-FR"
      isRtl={false}
      firstDay="2026-03-05"
      lastDay="2027-02-08"
      value={{ departure: '2026-03-14', return: '2026-03-22' }}
      onChange={() => undefined}
      dayOf={(day) => ({
        isClosed: day === '2026-03-09',
        price: '1 186',
        demand: day === '2026-03-28' ? 'Très demandé' : undefined,
        isLow: day === '2026-03-26',
      })}
      nameOf={(day, role) => `${day}${role.isDeparture ? ', départ' : ''}`}
      monthName={(month) => month.slice(0, 7)}
      weekdays={['lu', 'ma', 'me', 'je', 've', 'sa', 'di'].map((short) => ({ short, long: `${short}…` }))}
      labels={{ calendar: 'Dates', previous: 'Mois précédent', next: 'Mois suivant' }}
      lengthText="8 j"
    />,
  );

  it('shows two months as grids with one tab stop', () => {
    expect(html.match(/role="grid"/gu)).toHaveLength(2);
    expect(html.match(/tabindex="0"/gu)).toHaveLength(1);
    expect(html).toContain('aria-label="2026-03-14, départ"');
    expect(html).toContain('8 j');
  });

  it('names closed days and marks them as not available', () => {
    expect(/<button[^>]*data-day="2026-03-09"[^>]*>/u.exec(html)?.[0]).toContain('aria-disabled="true"');
  });

  it('offers no day before the first', () => {
    expect(html).not.toContain('data-day="2026-03-04"');
  });

  it('writes no style attribute', () => {
    expect(html).not.toContain('style=');
  });
});

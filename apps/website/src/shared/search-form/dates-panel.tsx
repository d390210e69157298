import { selectDates } from '@escale/domain/calendar-selection';
import { departureRange, isDepartureSelectable, isReturnSelectable, lastReturn, type Availability } from '@escale/domain/availability';
import { laterDay, nightsBetween } from '@escale/domain/calendar-day';
import type { DateWindow } from '@escale/domain/date-window';
import { stressLabels } from '@escale/domain/stress-marketing';
import { formatDay, formatMoney, formatNumber } from '@escale/i18n/format';
import { Button } from '@escale/ui/button';
import { CalendarBoxes, CalendarFoot, RangeCalendar } from '@escale/ui/range-calendar';
import type { DayRole } from '@escale/ui/calendar-month';
import { useMemo } from 'react';
import { useMessages } from '../messages.tsx';
import { useShop } from '../shell.tsx';
import styles from './search-form.module.css';
import type { AvailableDates } from './use-availability.ts';
import type { StressData } from './use-stress.ts';

export interface PanelDates {
  readonly departure: string | null;
  readonly end: string | null;
}

interface DatesPanelProps {
  readonly dates: PanelDates;
  readonly onChange: (dates: PanelDates) => void;
  readonly onConfirm: () => void;
  readonly availability: Availability;
  readonly prices: AvailableDates['dates'];
  readonly window: DateWindow;
  readonly stress: StressData | undefined;
  readonly layout: 'double' | 'stacked';
}

const NO_STATISTICS: StressData['productStressMarketingData'] = { weeklyStats: [], topDays: {} };

/** Share of a month's priced days that count as low (look section 9 "Calendar"). */
const LOW_SHARE = 0.15;

const lowDays = (leastByDay: ReadonlyMap<string, number>): ReadonlySet<string> => {
  const months = Map.groupBy(leastByDay, ([day]) => day.slice(0, 7));
  const low = [...months.values()].flatMap((entries) => {
    const sorted = entries.toSorted((first, second) => first[1] - second[1]);
    const limit = sorted[Math.max(0, Math.ceil(sorted.length * LOW_SHARE) - 1)]?.[1] ?? 0;
    return sorted.filter(([, price]) => price <= limit).map(([day]) => day);
  });
  return new Set(low);
};

/** Reference week for the names of the days: 2024-01-01 was a Monday. */
const WEEK = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];

/** The calendar with what each day offers: prices where the inventory gives them, demand from the partner's statistics (funnel 2.6, 4.7, 4.10). */
export const DatesPanel = ({ dates, onChange, onConfirm, availability, prices, window: range, stress, layout }: DatesPanelProps) => {
  const t = useMessages();
  const { shop, locale, direction, currency } = useShop();
  const isChoosingReturn = dates.departure !== null && dates.end === null;

  const departures = useMemo(
    () =>
      new Map(
        Object.entries(prices).flatMap(([day, stays]) => {
          const known = stays.flatMap((stay) => (stay.p === undefined ? [] : [stay.p]));
          return known.length === 0 ? [] : [[day, Math.min(...known)] as const];
        }),
      ),
    [prices],
  );
  const returns = useMemo(
    () =>
      new Map((dates.departure === null ? [] : (prices[dates.departure] ?? [])).flatMap((stay) => (stay.p === undefined ? [] : [[stay.ed, stay.p] as const]))),
    [prices, dates.departure],
  );
  const low = useMemo(() => lowDays(departures), [departures]);
  const demand = useMemo(() => stressLabels(stress?.stressMarketingMessages ?? [], stress?.productStressMarketingData ?? NO_STATISTICS), [stress]);
  // Only days of high demand have a mark, and the short label that says what it means (funnel 4.10).
  const mark = useMemo(() => [...demand.values()].find(({ level }) => level === 'HIGH'), [demand]);

  const isOpen = (day: string): boolean =>
    isChoosingReturn && dates.departure !== null && day > dates.departure
      ? isReturnSelectable(availability, dates.departure, day)
      : isDepartureSelectable(availability, day, range);
  const priceOf = (day: string): number | undefined => {
    if (isChoosingReturn && dates.departure !== null && day > dates.departure) return returns.get(day);
    // A chosen stay shows its own price, not the least of its departure.
    return day === dates.departure && dates.end !== null ? (returns.get(dates.end) ?? departures.get(day)) : departures.get(day);
  };
  const dayOf = (day: string) => {
    const price = priceOf(day);
    const stressed = demand.get(day);
    return {
      isClosed: !isOpen(day),
      ...(price === undefined || !isOpen(day) ? {} : { price: formatNumber(price, shop), isLow: !isChoosingReturn && low.has(day) }),
      // Every level has words (funnel 4.10); a mark is for days in high demand alone.
      ...(stressed === undefined || !isOpen(day) ? {} : { demand: stressed.label, isInDemand: stressed.level === 'HIGH' }),
    };
  };
  const nameOf = (day: string, role: DayRole): string => {
    const facts = dayOf(day);
    const price = priceOf(day);
    return [
      formatDay(day, shop, 'full'),
      ...(facts.isClosed ? [t('search.calendar.closed')] : price === undefined ? [] : [formatMoney(price * 100, currency, shop)]),
      ...(facts.demand === undefined ? [] : [facts.demand]),
      ...(role.isDeparture ? [t('search.calendar.departure')] : role.isReturn ? [t('search.calendar.return')] : []),
    ].join(', ');
  };
  // From the earliest departure to the latest, and to the last return of the one chosen (funnel 4.7).
  const open = departureRange(availability, range) ?? range;
  const lastEnd = dates.departure === null ? null : isChoosingReturn ? lastReturn(availability, dates.departure) : dates.end;
  const lengthText =
    dates.departure !== null && dates.end !== null ? t('search.calendar.days', { count: nightsBetween(dates.departure, dates.end) + 1 }) : undefined;
  const shownDay = (day: string | null): string | null => (day === null ? null : formatDay(day, shop, direction === 'rtl' ? 'numeric' : 'weekday'));

  const calendar = (
    <RangeCalendar
      locale={locale}
      isRtl={direction === 'rtl'}
      firstDay={open.first}
      lastDay={laterDay(open.last, lastEnd ?? open.last)}
      layout={layout}
      isFocused
      value={{ departure: dates.departure, return: dates.end }}
      onChange={(value) => {
        const picked = value.return ?? value.departure;
        if (picked === null) return;
        const next = selectDates({ departure: dates.departure, end: dates.end }, { type: 'pick', day: picked });
        onChange({ departure: next.departure, end: next.end });
      }}
      dayOf={dayOf}
      nameOf={nameOf}
      monthName={(month) => formatDay(month, shop, 'month').replace(/^./u, (letter) => letter.toLocaleUpperCase(locale))}
      weekdays={WEEK.map((day) => ({ short: formatDay(day, shop, 'weekdayName'), long: formatDay(day, shop, 'full').split(/[ ,،]/u)[0] ?? '' }))}
      labels={{ calendar: t('search.dates.label'), previous: t('search.calendar.previous'), next: t('search.calendar.next') }}
      lengthText={lengthText}
    />
  );
  const foot = (
    <CalendarFoot
      low={departures.size > 0 ? t('search.calendar.low') : undefined}
      demand={mark === undefined ? undefined : (mark.shortLabel ?? t('search.calendar.demand'))}
      unit={departures.size > 0 ? t('search.calendar.unit', { currency }) : undefined}
      actions={
        <>
          <Button kind="text" size="sm" disabled={dates.departure === null} onClick={() => onChange({ departure: null, end: null })}>
            {t('common.clear')}
          </Button>
          <Button kind="primary" size="sm" disabled={dates.end === null} onClick={onConfirm}>
            {lengthText === undefined ? t('common.confirm') : t('search.calendar.confirm', { length: lengthText })}
          </Button>
        </>
      }
    />
  );
  if (layout === 'double')
    return (
      <div className={styles['calendarPanel']}>
        <p className={styles['calendarHint']} role="status">
          {lengthText ?? (isChoosingReturn ? t('search.calendar.choose.return') : t('search.calendar.choose.departure'))}
        </p>
        {calendar}
        {foot}
      </div>
    );
  return (
    <div className={styles['calendarSheet']}>
      <CalendarBoxes
        boxes={[
          {
            label: t('search.calendar.departure.box'),
            value: shownDay(dates.departure),
            placeholder: t('search.calendar.choose'),
            isActive: !isChoosingReturn,
            clearLabel: t('search.calendar.clear.departure'),
            onClear: () => onChange({ departure: null, end: null }),
          },
          {
            label: t('search.calendar.return.box'),
            value: shownDay(dates.end),
            placeholder: t('search.calendar.choose'),
            isActive: isChoosingReturn,
            clearLabel: t('search.calendar.clear.return'),
            onClear: () => onChange({ departure: dates.departure, end: null }),
          },
        ]}
      />
      {calendar}
      {foot}
    </div>
  );
};

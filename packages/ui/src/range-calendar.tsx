import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from './button.tsx';
import { addMonths, chooseDay, dayForKey, listMonths, monthOf, type CalendarValue } from './calendar-model.ts';
import { CalendarMonth, type CalendarDay, type DayRole } from './calendar-month.tsx';
import { Icon } from './icon.tsx';
import styles from './calendar.module.css';

type RangeCalendarProps = {
  /** Locale of the shop: first day of the week. */
  readonly locale: string;
  readonly isRtl: boolean;
  /** First and last day one can see, 'YYYY-MM-DD'. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly value: CalendarValue;
  readonly onChange: (value: CalendarValue) => void;
  /** What a day offers now: departures while none is chosen (or both are), else returns of the chosen departure. Look it up in a Map. */
  readonly dayOf: (day: string) => CalendarDay;
  /** The accessible name: "samedi 14 mars, 1 186 €, départ". */
  readonly nameOf: (day: string, role: DayRole) => string;
  /** "Mars 2026" for '2026-03-01'. */
  readonly monthName: (month: string) => string;
  /** Monday first, whatever the locale. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly labels: { readonly calendar: string; readonly previous: string; readonly next: string };
  /** Shown under the return day ("8 j"). */
  readonly lengthText?: string | undefined;
  /** `double`: two months and arrows; `stacked`: all months one under the other, for sheets. */
  readonly layout?: 'double' | 'stacked';
  /** Takes the focus when it appears. */
  readonly isFocused?: boolean;
};

/**
 * Departure and return (funnel 2.6, look section 9 "Calendar"): a grid of days with one tab stop; arrows, Home, End
 * and Page keys move. Closed days can be reached and are named, but not chosen.
 */
export function RangeCalendar({
  locale,
  isRtl,
  firstDay,
  lastDay,
  value,
  onChange,
  dayOf,
  nameOf,
  monthName,
  weekdays,
  labels,
  lengthText,
  layout = 'double',
  isFocused = false,
}: RangeCalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(isFocused);
  const hasAppeared = useRef(false);
  const [active, setActive] = useState(() => clampDay(value.departure ?? firstDay, firstDay, lastDay));
  const [firstMonth, setFirstMonth] = useState(() => clampMonth(monthOf(active), firstDay, lastDay));
  const [hovered, setHovered] = useState<string | null>(null);

  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    const day = root.current?.querySelector<HTMLElement>(`[data-day="${active}"]`);
    if (hasAppeared.current || layout === 'double') day?.focus();
    else if (day) {
      day.focus({ preventScroll: true });
      showMonth(day);
    }
    hasAppeared.current = true;
  }, [active, firstMonth, layout]);

  const months = layout === 'stacked' ? listMonths(firstDay, lastDay) : [firstMonth, addMonths(firstMonth, 1)].filter((month) => month <= monthOf(lastDay));
  const show = (month: string): void => {
    const shown = clampMonth(month, firstDay, lastDay);
    setFirstMonth(shown);
    if (monthOf(active) < shown || monthOf(active) > addMonths(shown, 1)) setActive(clampDay(shown, firstDay, lastDay));
  };
  const choose = (day: string): void => {
    setActive(day);
    if (!dayOf(day).isClosed) onChange(chooseDay(value, day));
  };
  const move = (event: KeyboardEvent): void => {
    const target = dayForKey({ key: event.key, day: active, first: firstDay, last: lastDay, locale, isRtl });
    if (target === undefined) return;
    event.preventDefault();
    mustFocus.current = true;
    setActive(target);
    if (layout === 'double' && monthOf(target) < firstMonth) setFirstMonth(monthOf(target));
    if (layout === 'double' && monthOf(target) > addMonths(firstMonth, 1)) setFirstMonth(addMonths(monthOf(target), -1));
  };
  const isChoosingReturn = value.departure !== null && value.return === null;
  const preview = isChoosingReturn && hovered !== null && !dayOf(hovered).isClosed ? hovered : null;

  return (
    <div ref={root} role="group" aria-label={labels.calendar} className={clsx(styles['calendar'], styles[layout])} onPointerLeave={() => setHovered(null)}>
      {layout === 'double' && (
        <div className={styles['arrows']}>
          <IconButton
            isRound
            label={labels.previous}
            icon={<Icon shape={ChevronLeft} isDirectional />}
            disabled={firstMonth <= monthOf(firstDay)}
            onClick={() => show(addMonths(firstMonth, -1))}
          />
          <IconButton
            isRound
            label={labels.next}
            icon={<Icon shape={ChevronRight} isDirectional />}
            disabled={addMonths(firstMonth, 1) >= monthOf(lastDay)}
            onClick={() => show(addMonths(firstMonth, 1))}
          />
        </div>
      )}
      {months.map((month) => (
        <CalendarMonth
          key={month}
          month={month}
          title={monthName(month)}
          locale={locale}
          weekdays={weekdays}
          bounds={{ first: firstDay, last: lastDay }}
          value={value}
          preview={preview}
          active={active}
          lengthText={lengthText}
          dayOf={dayOf}
          nameOf={nameOf}
          onChoose={choose}
          onHover={isChoosingReturn ? setHovered : undefined}
          onKeyDown={move}
        />
      ))}
    </div>
  );
}

/** Room above a month for what sticks there: the boxes with the chosen days. */
const ABOVE_MONTH = 96;

/**
 * Brings the month of a day to the top of what scrolls around it. Not by `focus` or `scrollIntoView`: while a sheet still rises they take its
 * movement for distance and end months too far.
 */
function showMonth(day: HTMLElement): void {
  const month = day.closest(`.${styles['month'] ?? ''}`);
  let scroller = month?.parentElement ?? null;
  while (scroller !== null && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  if (month === null || scroller === null || scroller === document.documentElement) return;
  scroller.scrollTop += month.getBoundingClientRect().top - scroller.getBoundingClientRect().top - ABOVE_MONTH;
}

const clampDay = (day: string, first: string, last: string): string => (day < first ? first : day > last ? last : day);

/** The first of two shown months: never before the first day's, and never so late that the second would be empty. */
function clampMonth(month: string, first: string, last: string): string {
  const latest = addMonths(monthOf(last), -1);
  const upper = latest < monthOf(first) ? monthOf(first) : latest;
  return month < monthOf(first) ? monthOf(first) : month > upper ? upper : month;
}

/** The bar under the months: what the marks mean, then clear and confirm (look section 9). */
export function CalendarFoot({
  low,
  demand,
  unit,
  actions,
}: {
  readonly low?: ReactNode;
  readonly demand?: ReactNode;
  readonly unit?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className={styles['foot']}>
      <div className={styles['legend']}>
        {low ? (
          <span className={styles['legendItem']}>
            <span aria-hidden className={styles['legendLow']} />
            {low}
          </span>
        ) : null}
        {demand ? (
          <span className={styles['legendItem']}>
            <span aria-hidden className={styles['legendDot']} />
            {demand}
          </span>
        ) : null}
        {unit ? <span className={styles['legendUnit']}>{unit}</span> : null}
      </div>
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </div>
  );
}

/** Departure and return on top of the sheet; each can be cleared (funnel 2.6, mobile). */
export function CalendarBoxes({
  boxes,
}: {
  readonly boxes: readonly {
    readonly label: string;
    readonly value: string | null;
    readonly placeholder: string;
    readonly isActive: boolean;
    readonly clearLabel: string;
    readonly onClear: () => void;
  }[];
}) {
  return (
    <div className={styles['boxes']}>
      {boxes.map((box) => (
        <div key={box.label} className={clsx(styles['dateBox'], box.isActive && styles['dateBoxActive'])}>
          <span>
            <span className={styles['dateLabel']}>{box.label}</span>
            <bdi className={clsx(styles['dateValue'], box.value === null && styles['dateEmpty'])}>{box.value ?? box.placeholder}</bdi>
          </span>
          {box.value === null ? null : (
            <button type="button" className={styles['clear']} aria-label={box.clearLabel} onClick={box.onClear}>
              ×
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

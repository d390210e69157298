import { useId, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { firstWeekday, listWeeks, type CalendarValue } from './calendar-model.ts';
import styles from './calendar.module.css';

/** What the calendar shows of one day. */
export type CalendarDay = {
  readonly isClosed: boolean;
  /** "1 186": the legend gives currency, unit and taxes. */
  readonly price?: string | undefined;
  /** Among the lowest 15 % of its month. */
  readonly isLow?: boolean | undefined;
  /** The label of a day in demand ("Très demandé sur notre site"). */
  readonly demand?: string | undefined;
  /** The demand is high enough for a mark. */
  readonly isInDemand?: boolean | undefined;
};

/** The part a day plays in the choice. */
export type DayRole = { readonly isDeparture: boolean; readonly isReturn: boolean; readonly isBetween: boolean };

type CalendarMonthProps = {
  readonly month: string;
  readonly title: string;
  readonly locale: string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly bounds: { readonly first: string; readonly last: string };
  readonly value: CalendarValue;
  /** The day under the pointer while the return is being chosen. */
  readonly preview: string | null;
  /** The one day with a tab stop. */
  readonly active: string;
  readonly lengthText: string | undefined;
  readonly dayOf: (day: string) => CalendarDay;
  readonly nameOf: (day: string, role: DayRole) => string;
  readonly onChoose: (day: string) => void;
  readonly onHover: ((day: string) => void) | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** One month as a grid of days. */
export function CalendarMonth({
  month,
  title,
  locale,
  weekdays,
  bounds,
  value,
  preview,
  active,
  lengthText,
  dayOf,
  nameOf,
  onChoose,
  onHover,
  onKeyDown,
}: CalendarMonthProps) {
  const titleId = useId();
  const start = firstWeekday(locale);
  const end = value.return ?? preview;
  const roleOf = (day: string): DayRole => ({
    isDeparture: day === value.departure,
    isReturn: day === value.return,
    isBetween: value.departure !== null && end !== null && day > value.departure && day < end,
  });
  return (
    <div className={styles['month']}>
      <h3 id={titleId} className={styles['title']}>
        {title}
      </h3>
      <table role="grid" aria-labelledby={titleId} className={styles['grid']} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, at) => weekdays[(start + at) % 7]).map((name) => (
              <th key={name?.long} scope="col" abbr={name?.long} className={styles['weekday']}>
                {name?.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month, locale).map((week, row) => (
            <tr key={week.find((day) => day !== null) ?? row}>
              {week.map((day, at) => {
                if (day === null || day < bounds.first || day > bounds.last)
                  return (
                    <td key={day ?? `gap-${at}`} className={styles['empty']}>
                      {day === null ? null : (
                        <span aria-hidden className={styles['outside']}>
                          {Number(day.slice(8))}
                        </span>
                      )}
                    </td>
                  );
                const role = roleOf(day);
                return (
                  <DayCell
                    key={day}
                    day={day}
                    offer={dayOf(day)}
                    role={role}
                    name={nameOf(day, role)}
                    isPreviewEnd={day === preview && value.return === null}
                    hasEnd={end !== null}
                    isActive={day === active}
                    lengthText={lengthText}
                    onChoose={onChoose}
                    onHover={onHover}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayCellProps = {
  readonly day: string;
  readonly offer: CalendarDay;
  readonly role: DayRole;
  readonly name: string;
  readonly isPreviewEnd: boolean;
  readonly hasEnd: boolean;
  readonly isActive: boolean;
  readonly lengthText: string | undefined;
  readonly onChoose: (day: string) => void;
  readonly onHover: ((day: string) => void) | undefined;
};

function DayCell({ day, offer, role, name, isPreviewEnd, hasEnd, isActive, lengthText, onChoose, onHover }: DayCellProps) {
  const isEdge = role.isDeparture || role.isReturn;
  const note = role.isReturn && lengthText !== undefined ? lengthText : role.isBetween ? undefined : offer.price;
  const isShut = offer.isClosed && !isEdge && !role.isBetween;
  return (
    <td role="gridcell" aria-selected={isEdge || role.isBetween} className={styles['cell']}>
      <div
        className={clsx(
          styles['day'],
          isShut && styles['closed'],
          offer.isLow === true && !isShut && !isEdge && !role.isBetween && styles['low'],
          role.isBetween && styles['between'],
          isPreviewEnd && styles['previewEnd'],
          role.isDeparture && styles['departure'],
          role.isDeparture && hasEnd && styles['joined'],
          role.isReturn && styles['return'],
        )}
      >
        <button
          type="button"
          data-day={day}
          tabIndex={isActive ? 0 : -1}
          aria-label={name}
          aria-disabled={offer.isClosed || undefined}
          title={offer.isClosed ? undefined : offer.demand}
          className={styles['number']}
          // A press on a closed day must not take the focus; the keyboard may, so that it can be read.
          onPointerDown={offer.isClosed ? (event) => event.preventDefault() : undefined}
          onPointerEnter={onHover === undefined ? undefined : () => onHover(day)}
          onClick={() => onChoose(day)}
        >
          {Number(day.slice(8))}
        </button>
        <bdi aria-hidden className={styles['price']}>
          {isShut ? '' : note}
        </bdi>
        {offer.isInDemand === true && !isShut && !isEdge && <span aria-hidden className={styles['dot']} />}
      </div>
    </td>
  );
}

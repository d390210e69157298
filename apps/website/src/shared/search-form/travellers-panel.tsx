import { monthLength } from '@escale/domain/calendar-day';
import {
  adultAgeWarning,
  areOccupanciesValid,
  canAddRoom,
  fareChanges,
  MAXIMUM_PASSENGERS,
  validateOccupancies,
  type OccupancyInput,
} from '@escale/domain/occupancy-rules';
import { formatDay } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { TravellersPicker, type PickedRoom } from '@escale/ui/travellers-picker';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../messages.tsx';
import { useShop } from '../shell.tsx';
import styles from './search-form.module.css';

interface TravellersPanelProps {
  readonly rooms: readonly OccupancyInput[];
  readonly onChange: (rooms: readonly OccupancyInput[]) => void;
  readonly onConfirm: () => void;
  /** Days of the trip, for a birthday on the way that changes the fare. */
  readonly trip: { readonly departure: string | null; readonly end: string | null };
  /** Country of the chosen destination, for its warning. */
  readonly country: string | null;
  /** Errors are shown from the first submit on. */
  readonly showsErrors: boolean;
}

const numberOf = (text: string, length: number): number | null => (new RegExp(`^\\d{1,${length}}$`, 'u').test(text) ? Number(text) : null);
const textOf = (part: number | null): string => (part === null ? '' : String(part));

/** A typed room as the rules read it; a day that no calendar has counts as missing. */
const roomOf = (room: PickedRoom): OccupancyInput => ({
  adults: room.adults,
  children: room.children.length,
  childrenBirthdates: room.children.map((typed) => {
    const [day, month, year] = [numberOf(typed.day, 2), numberOf(typed.month, 2), typed.year.length === 4 ? numberOf(typed.year, 4) : null];
    return { day: day !== null && month !== null && year !== null && (day < 1 || day > monthLength(year, month)) ? null : day, month, year };
  }),
});

/** Rooms, travellers and birth dates with the rules of funnel 5; the popover or the sheet around it is the form's. */
export const TravellersPanel = ({ rooms, onChange, onConfirm, trip, country, showsErrors }: TravellersPanelProps) => {
  const t = useMessages();
  const { shop, today } = useShop();
  const base = useId();
  const box = useRef<HTMLDivElement>(null);
  const made = useRef(rooms.length);
  const [picked, setPicked] = useState<readonly PickedRoom[]>(() =>
    rooms.map((room, at) => ({
      id: `${base}-${at}`,
      adults: room.adults,
      children: Array.from({ length: room.children }, (_, child) => {
        const date = room.childrenBirthdates[child];
        return { day: textOf(date?.day ?? null), month: textOf(date?.month ?? null), year: textOf(date?.year ?? null) };
      }),
    })),
  );
  const [isChecked, setChecked] = useState(showsErrors);
  const [attempts, setAttempts] = useState(showsErrors ? 1 : 0);
  const current = picked.map(roomOf);
  const errors = validateOccupancies(current, today);
  useEffect(() => {
    if (attempts > 0) box.current?.querySelector('[aria-invalid="true"], [role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [attempts]);

  const change = (next: readonly PickedRoom[]): void => {
    setPicked(next);
    onChange(next.map(roomOf));
  };
  const confirm = (): void => {
    if (areOccupanciesValid(errors)) {
      onConfirm();
      return;
    }
    setChecked(true);
    setAttempts((count) => count + 1);
  };
  const warning = adultAgeWarning(country);
  const birthdays = fareChanges(current, trip).map(({ room, child, to }) => ({
    id: `${room} ${child}`,
    text: t(to === 'ADULT' ? 'search.child.turns.twelve' : 'search.child.turns.two', { number: child + 1 }),
  }));
  return (
    <div ref={box} className={styles['travellers']}>
      <TravellersPicker
        rooms={picked}
        onChange={change}
        textsOf={(at) => ({
          title: t('search.room', { number: at + 1 }),
          removeLabel: t('search.room.remove', { number: at + 1 }),
          adults: {
            label: t('search.adults'),
            note: t('search.adults.note'),
            less: t('search.adults.less', { number: at + 1 }),
            more: t('search.adults.more', { number: at + 1 }),
          },
          children: {
            label: t('search.children'),
            note: t('search.children.note'),
            less: t('search.children.less', { number: at + 1 }),
            more: t('search.children.more', { number: at + 1 }),
          },
          birthdateLegend: (child) => t('search.child.birthdate', { number: child }),
        })}
        limitsOf={(room) => ({
          leastAdults: 1,
          // Each room up to the maximum; that all rooms together keep to it is said when they are checked (funnel 5).
          mostAdults: MAXIMUM_PASSENGERS - room.children.length,
          mostChildren: MAXIMUM_PASSENGERS - room.adults,
        })}
        birthdateLabels={{ day: t('search.birthdate.day'), month: t('search.birthdate.month'), year: t('search.birthdate.year') }}
        birthdatePlaceholders={{ day: t('search.birthdate.day.hint'), year: t('search.birthdate.year.hint') }}
        months={Array.from({ length: 12 }, (_, at) => ({
          value: String(at + 1),
          label: formatDay(`2024-${String(at + 1).padStart(2, '0')}-01`, shop, 'monthName'),
        }))}
        errorOf={(room, child) => {
          const found = isChecked ? errors.children.find((each) => each.room === room && each.child === child) : undefined;
          return found === undefined ? undefined : t(found.messageId);
        }}
        warning={
          <>
            {isChecked && errors.global !== null && (
              <Alert kind="error" isLive>
                {t(errors.global)}
              </Alert>
            )}
            {birthdays.map(({ id, text }) => (
              <Alert key={id} kind="info">
                {text}
              </Alert>
            ))}
            {warning !== null && <Alert kind="info">{t(warning)}</Alert>}
          </>
        }
        addRoom={
          canAddRoom(current)
            ? {
                label: t('search.room.add'),
                make: () => {
                  made.current += 1;
                  return { id: `${base}-${made.current}`, adults: 2, children: [] };
                },
              }
            : undefined
        }
        confirm={{ label: t('search.travellers.confirm'), onPress: confirm }}
      />
    </div>
  );
};

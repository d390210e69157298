import type { ReactNode } from 'react';
import Plus from 'lucide-react/icons/plus';
import { BirthdateField, type BirthdateParts } from './birthdate-field.tsx';
import { Button } from './button.tsx';
import { Counter } from './counter.tsx';
import type { SelectOption } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './travellers-picker.module.css';

/** One room as the picker edits it: children stand as their birth dates, typed or still empty. */
export type PickedRoom = { readonly id: string; readonly adults: number; readonly children: readonly BirthdateParts[] };

/** The texts and limits of one room; the rules are the caller's (funnel 2.7 and 5). */
export type RoomTexts = {
  readonly title: string;
  readonly removeLabel: string;
  readonly adults: { readonly label: string; readonly note: string; readonly less: string; readonly more: string };
  readonly children: { readonly label: string; readonly note: string; readonly less: string; readonly more: string };
  /** "Naissance de l’enfant 1" */
  readonly birthdateLegend: (child: number) => string;
};

type TravellersPickerProps = {
  readonly rooms: readonly PickedRoom[];
  readonly onChange: (rooms: readonly PickedRoom[]) => void;
  readonly textsOf: (room: number) => RoomTexts;
  readonly limitsOf: (room: PickedRoom, at: number) => { readonly leastAdults: number; readonly mostAdults: number; readonly mostChildren: number };
  readonly birthdateLabels: { readonly day: string; readonly month: string; readonly year: string };
  readonly birthdatePlaceholders?: Partial<BirthdateParts>;
  readonly months: readonly SelectOption[];
  /** The error of a child's date, by room and child. */
  readonly errorOf: (room: number, child: number) => ReactNode;
  /** A warning for the whole ("adults under 21 …"). */
  readonly warning?: ReactNode;
  /** Nothing when no room can be added. */
  readonly addRoom?: { readonly label: string; readonly make: () => PickedRoom } | undefined;
  readonly confirm?: { readonly label: string; readonly onPress: () => void } | undefined;
};

const NO_DATE: BirthdateParts = { day: '', month: '', year: '' };

/** Rooms, adults, children and their birth dates (look section 9 "Travellers picker"): goes into a popover of 420 or a sheet. */
export function TravellersPicker({
  rooms,
  onChange,
  textsOf,
  limitsOf,
  birthdateLabels,
  birthdatePlaceholders = {},
  months,
  errorOf,
  warning,
  addRoom,
  confirm,
}: TravellersPickerProps) {
  const change = (at: number, next: Partial<PickedRoom>): void => onChange(rooms.map((room, index) => (index === at ? { ...room, ...next } : room)));
  const setChildren = (at: number, room: PickedRoom, count: number): void =>
    change(at, { children: Array.from({ length: count }, (_, child) => room.children[child] ?? NO_DATE) });
  return (
    <div className={styles['picker']}>
      {rooms.map((room, at) => {
        const texts = textsOf(at);
        const limits = limitsOf(room, at);
        return (
          <section key={room.id} aria-label={texts.title} className={styles['room']}>
            <div className={styles['head']}>
              <h3 className={styles['title']}>{texts.title}</h3>
              {at > 0 && (
                <Button kind="text" size="sm" onClick={() => onChange(rooms.filter((other) => other.id !== room.id))}>
                  {texts.removeLabel}
                </Button>
              )}
            </div>
            <Counter
              label={texts.adults.label}
              note={texts.adults.note}
              value={room.adults}
              least={limits.leastAdults}
              most={limits.mostAdults}
              labels={texts.adults}
              onChange={(adults) => change(at, { adults })}
            />
            <Counter
              label={texts.children.label}
              note={texts.children.note}
              value={room.children.length}
              least={0}
              most={limits.mostChildren}
              labels={texts.children}
              onChange={(count) => setChildren(at, room, count)}
            />
            {room.children.map((date, child) => (
              <BirthdateField
                // The children of a room are told apart by their order only.
                key={`${room.id}-${child}`}
                id={`${room.id}-child-${child}`}
                name={`${room.id}.children.${child}`}
                legend={texts.birthdateLegend(child + 1)}
                labels={birthdateLabels}
                placeholders={birthdatePlaceholders}
                months={months}
                value={date}
                error={errorOf(at, child)}
                onChange={(next) => change(at, { children: room.children.map((old, index) => (index === child ? next : old)) })}
              />
            ))}
          </section>
        );
      })}
      {warning}
      <div className={styles['foot']}>
        {addRoom === undefined ? (
          <span />
        ) : (
          <Button kind="text" size="sm" icon={<Icon shape={Plus} size={18} />} onClick={() => onChange([...rooms, addRoom.make()])}>
            {addRoom.label}
          </Button>
        )}
        {confirm === undefined ? null : (
          <Button kind="primary" size="sm" onClick={confirm.onPress}>
            {confirm.label}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import Clock from 'lucide-react/icons/clock';
import { Icon } from './icon.tsx';
import styles from './countdown.module.css';

/** What is left, in whole units, rounded down; all zero once it is over. */
export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Splits milliseconds into days, hours, minutes and seconds, never below zero. */
export function splitTime(milliseconds: number): TimeLeft {
  const left = Math.max(0, milliseconds);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / 1000),
  };
}

/** Milliseconds until the figure next changes: each minute, under an hour each second. */
export function untilNextTick(milliseconds: number): number {
  const step = milliseconds < HOUR ? 1000 : MINUTE;
  const rest = milliseconds % step;
  return rest === 0 ? step : rest;
}

type CountdownProps = {
  /** Epoch milliseconds of the end, and of now as the server saw it: both sides render the same first figure. */
  readonly endsAt: number;
  readonly renderedAt: number;
  /** "1 j 06 h 12 min" */
  readonly format: (left: TimeLeft) => ReactNode;
  readonly onEnd?: () => void;
  readonly look?: 'deal' | 'muted';
  /** The clock of the page; given so that it can be stopped. */
  readonly now?: () => number;
};

/** Time left, only where an offer or a price really ends (look section 9 "Countdown"). Not a live region, no colour change. */
export function Countdown({ endsAt, renderedAt, format, onEnd, look = 'deal', now = Date.now }: CountdownProps) {
  const [current, setCurrent] = useState(renderedAt);
  const left = endsAt - current;
  useEffect(() => {
    // The difference between the server's clock and this machine's is kept, so that a wrong clock here changes nothing.
    const offset = renderedAt - now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const at = now() + offset;
      setCurrent(at);
      if (at >= endsAt) onEnd?.();
      else timer = setTimeout(tick, untilNextTick(endsAt - at));
    };
    timer = setTimeout(tick, untilNextTick(endsAt - renderedAt));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- restarted only for another end
  }, [endsAt, renderedAt]);
  return (
    <span role="timer" aria-live="off" className={clsx(styles['countdown'], styles[look])}>
      <Icon shape={Clock} size={look === 'deal' ? 18 : 14} />
      <bdi>{format(splitTime(left))}</bdi>
    </span>
  );
}

import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { clsx } from 'clsx';
import { PriceDifference } from './price-block.tsx';
import styles from './flight-row.module.css';

/** One way of a flight option, all texts formatted. */
export type FlightLeg = {
  /** "Aérelle" */
  readonly airline: string;
  readonly tile: ReactNode;
  /** "sam. 14 mars" */
  readonly date: string;
  readonly departure: { readonly time: string; readonly code: string };
  readonly arrival: {
    readonly time: string;
    readonly code: string /** "+1" and its name "lendemain" */;
    readonly dayShift?: { readonly text: string; readonly name: string } | undefined;
  };
  /** "11 h 25" */
  readonly duration: string;
  readonly stopCount: number;
  /** "direct", "1 escale, DOH" */
  readonly stops: string;
  /** The leg as one sentence for assistive technology. */
  readonly sentence: string;
};

type FlightOptionProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> & {
  readonly name: string;
  /** The accessible name of the radio: airlines, times, stops, difference. */
  readonly label: string;
  readonly legs: readonly FlightLeg[];
  readonly tags?: ReactNode;
  readonly difference: { readonly amount: string; readonly note?: string | undefined };
  /** The disclosure with the details of both ways. */
  readonly detail?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A pair of flights to choose (look section 9 "Flight row"): legs at the start, radio and difference per person at the end. */
export function FlightOption({ label, legs, tags, difference, detail, className, ref, id, ...rest }: FlightOptionProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={styles['place']}>
      <div className={clsx(styles['option'], className)}>
        <div className={styles['main']}>
          <label htmlFor={inputId} className={styles['target']}>
            <span className="visually-hidden">{label}</span>
          </label>
          <div className={styles['legs']}>
            {tags ? <div className={styles['tags']}>{tags}</div> : null}
            {legs.map((leg) => (
              <Leg key={leg.sentence} leg={leg} />
            ))}
          </div>
          <div className={styles['side']}>
            <input {...rest} ref={ref} id={inputId} type="radio" className={styles['radio']} />
            <PriceDifference {...difference} />
          </div>
        </div>
        {detail ? <div className={styles['detail']}>{detail}</div> : null}
      </div>
    </div>
  );
}

function Leg({ leg }: { readonly leg: FlightLeg }) {
  return (
    <div className={styles['leg']}>
      <span className="visually-hidden">{leg.sentence}</span>
      <div aria-hidden className={styles['airline']}>
        {leg.tile}
        <span>
          <bdi className={styles['airlineName']}>{leg.airline}</bdi>
          <span className={styles['date']}>{leg.date}</span>
        </span>
      </div>
      <div aria-hidden className={styles['way']}>
        <span className={styles['end']}>
          <bdi className={styles['time']}>{leg.departure.time}</bdi>
          <bdi className={styles['code']}>{leg.departure.code}</bdi>
        </span>
        <span className={styles['path']}>
          <bdi className={styles['duration']}>{leg.duration}</bdi>
          <span className={styles['line']}>
            {Array.from({ length: Math.min(3, leg.stopCount) }, (_, at) => (
              <i key={at} />
            ))}
          </span>
          <bdi className={clsx(styles['stops'], leg.stopCount === 0 && styles['direct'])}>{leg.stops}</bdi>
        </span>
        <span className={clsx(styles['end'], styles['arrival'])}>
          <bdi className={styles['time']}>
            {leg.arrival.time}
            {leg.arrival.dayShift && <sup title={leg.arrival.dayShift.name}>{leg.arrival.dayShift.text}</sup>}
          </bdi>
          <bdi className={styles['code']}>{leg.arrival.code}</bdi>
        </span>
      </div>
    </div>
  );
}

/** The airline's tile of 36 with a white tail fin, in the airline's own colour (`#14406B`, data) or else the primary. */
export function AirlineTile({ colour, className }: { readonly colour?: string | undefined; readonly className?: string | undefined }) {
  return (
    <svg aria-hidden width={36} height={36} viewBox="0 0 36 36" className={clsx(styles['tile'], className)}>
      {/* An attribute, not a style: the pages' policy lets no inline style through. */}
      {colour !== undefined && /^#[0-9a-f]{6}$/iu.test(colour) && <rect width={36} height={36} fill={colour} />}
      <path d="M11 25 20.5 10H25l-3.4 15z" fill="currentColor" />
    </svg>
  );
}

/** One event of a detailed leg: take-off, stop, landing. */
export type TimelineEvent = { readonly id: string; readonly time: ReactNode; readonly title: ReactNode; readonly text?: ReactNode; readonly isStop?: boolean };

/** The detail of a way: times, airports and terminals, who flies, stop times, luggage (look section 9). */
export function FlightTimeline({ title, events }: { readonly title: ReactNode; readonly events: readonly TimelineEvent[] }) {
  return (
    <div className={styles['timeline']}>
      <p className={styles['timelineTitle']}>{title}</p>
      <ol className={styles['events']}>
        {events.map((event) => (
          <li key={event.id} className={clsx(styles['event'], event.isStop === true && styles['stop'])}>
            <span className={styles['eventTime']}>{event.time}</span>
            <span className={styles['eventWords']}>
              <span className={styles['eventTitle']}>{event.title}</span>
              {event.text ? <span className={styles['eventText']}>{event.text}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

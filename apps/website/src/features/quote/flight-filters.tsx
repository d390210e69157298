import type { Flight } from '@escale/contract/sdp';
import { listFlights, resetFlightFilters, countStops, NO_FLIGHT_FILTERS, type FlightFilters, type Range } from '@escale/domain/flights-list';
import { toMinor } from '@escale/domain/money';
import { formatDuration, formatMoney } from '@escale/i18n/format';
import { Button } from '@escale/ui/button';
import { CheckboxField, RadioField } from '@escale/ui/checkbox-field';
import { Drawer } from '@escale/ui/overlays';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './quote.module.css';

interface FiltersProps {
  readonly flights: readonly Flight[];
  readonly filters: FlightFilters;
  readonly currency: string;
  readonly cabin: { readonly code: string; readonly label: string } | undefined;
  readonly isOpen: boolean;
  readonly onChange: (filters: FlightFilters) => void;
  readonly onReset: (filters: FlightFilters) => void;
  readonly onClose: () => void;
}

interface Named {
  readonly code: string;
  readonly name: string;
}

const NOON = 12 * 60;
const EVENING = 18 * 60;
const TAKE_OFFS = [
  { id: 'any', range: null },
  { id: 'morning', range: { from: 0, to: NOON - 1 } },
  { id: 'afternoon', range: { from: NOON, to: EVENING - 1 } },
  { id: 'evening', range: { from: EVENING, to: 24 * 60 } },
] as const satisfies readonly { readonly id: string; readonly range: Range | null }[];
/** Steps of a "no more than" choice. */
const STEPS = 4;

const unique = (items: readonly Named[]): Named[] =>
  [...new Map(items.map((item) => [item.code, item])).values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));

const airportsOf = (flights: readonly Flight[]): Named[] =>
  unique(
    flights.flatMap(({ outbound, inbound }) =>
      [outbound, inbound].flatMap(({ legs }) => {
        const first = legs[0];
        const last = legs.at(-1);
        return first === undefined || last === undefined
          ? []
          : [
              { code: first.from.iata, name: first.from.airport },
              { code: last.to.iata, name: last.to.airport },
            ];
      }),
    ),
  );

const airlinesOf = (flights: readonly Flight[]): Named[] => unique(flights.flatMap(({ outbound, inbound }) => [outbound.airline, inbound.airline]));

/** Upper bounds worth offering between the least and the largest value, the largest left out: it filters nothing. */
const boundsOf = (values: readonly number[], step: number): number[] => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (values.length === 0 || most - least < step) return [];
  const width = Math.max(step, Math.ceil((most - least) / STEPS / step) * step);
  return Array.from({ length: STEPS - 1 }, (_, at) => Math.ceil((least + width * (at + 1)) / step) * step).filter((bound) => bound < most);
};

const toggled = (list: readonly string[], code: string): string[] => (list.includes(code) ? list.filter((each) => each !== code) : [...list, code]);

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles['filter']}>
    <legend className="t-strong">{title}</legend>
    {children}
  </fieldset>
);

interface LimitProps {
  readonly name: string;
  readonly title: string;
  readonly any: string;
  readonly bounds: readonly number[];
  readonly value: Range | null;
  readonly textOf: (bound: number) => string;
  readonly onChange: (range: Range | null) => void;
}

/** "No more than": nothing to choose, no group. */
const Limit = ({ name, title, any, bounds, value, textOf, onChange }: LimitProps) =>
  bounds.length === 0 ? null : (
    <Group title={title}>
      <RadioField
        name={name}
        checked={value === null}
        onChange={() => {
          onChange(null);
        }}
      >
        {any}
      </RadioField>
      {bounds.map((bound) => (
        <RadioField
          key={bound}
          name={name}
          checked={value?.to === bound}
          onChange={() => {
            onChange({ from: Number.NEGATIVE_INFINITY, to: bound });
          }}
        >
          <bdi>{textOf(bound)}</bdi>
        </RadioField>
      ))}
    </Group>
  );

/** Every filter of the flights list (funnel 2.12); the foot says how many flights are left. */
export const FlightFiltersDrawer = ({ flights, filters, currency, cabin, isOpen, onChange, onReset, onClose }: FiltersProps) => {
  const t = useMessages();
  const { locale, shop } = useShop();
  const count = listFlights(flights, { sort: 'price', filters, cabin: cabin?.code ?? '' }).length;
  const stops = Array.from({ length: Math.max(0, ...flights.map(countStops)) }, (_, at) => at).filter((most) =>
    flights.some((flight) => countStops(flight) <= most),
  );
  const airports = airportsOf(flights);
  const airlines = airlinesOf(flights);
  const cabins = new Set(flights.map((flight) => flight.outbound.cabin));
  const upTo = (text: string): string => t('quote.flights.filter.upTo', { value: text });
  const any = t('quote.flights.filter.any');
  const takeOff = (name: string, title: string, value: Range | null, change: (range: Range | null) => void) => (
    <Group title={title}>
      {TAKE_OFFS.map(({ id, range }) => (
        <RadioField
          key={id}
          name={name}
          checked={value?.from === range?.from && value?.to === range?.to}
          onChange={() => {
            change(range);
          }}
        >
          {t(`quote.flights.filter.${id}`)}
        </RadioField>
      ))}
    </Group>
  );
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('quote.flights.filter.title')}
      closeLabel={t('common.close')}
      locale={locale}
      footer={
        <>
          <Button
            kind="text"
            onClick={() => {
              onReset({ ...resetFlightFilters(NO_FLIGHT_FILTERS) });
            }}
          >
            {t('quote.flights.filter.reset')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('quote.flights.filter.show', { count })}
          </Button>
        </>
      }
    >
      {stops.length > 0 && (
        <Group title={t('quote.flights.filter.stops')}>
          <RadioField
            name="filter-stops"
            checked={filters.stops === null}
            onChange={() => {
              onChange({ ...filters, stops: null });
            }}
          >
            {t('quote.flights.filter.stops.any')}
          </RadioField>
          {stops.map((most) => (
            <RadioField
              key={most}
              name="filter-stops"
              checked={filters.stops === most}
              onChange={() => {
                onChange({ ...filters, stops: most });
              }}
            >
              {most === 0 ? t('quote.flights.sort.DIRECT_FLIGHT') : t('quote.flights.filter.stops.most', { count: most })}
            </RadioField>
          ))}
        </Group>
      )}
      <Group title={t('quote.luggage.title')}>
        <CheckboxField
          checked={filters.luggage}
          onChange={() => {
            onChange({ ...filters, luggage: !filters.luggage });
          }}
        >
          {t('quote.flights.filter.luggage')}
        </CheckboxField>
      </Group>
      {cabins.size > 0 && cabin !== undefined && (
        <Group title={t('quote.flights.filter.cabins')}>
          {[...cabins].map((code) => (
            <CheckboxField
              key={code}
              checked={filters.cabins.includes(code)}
              onChange={() => {
                onChange({ ...filters, cabins: toggled(filters.cabins, code) });
              }}
            >
              {code === cabin.code ? cabin.label : code}
            </CheckboxField>
          ))}
        </Group>
      )}
      {takeOff('filter-take-off-out', t('quote.flights.filter.takeOff.out'), filters.outboundTakeOff, (range) => {
        onChange({ ...filters, outboundTakeOff: range });
      })}
      {takeOff('filter-take-off-in', t('quote.flights.filter.takeOff.in'), filters.inboundTakeOff, (range) => {
        onChange({ ...filters, inboundTakeOff: range });
      })}
      <Limit
        name="filter-duration-out"
        title={t('quote.flights.filter.duration.out')}
        any={any}
        bounds={boundsOf(
          flights.map((flight) => flight.outbound.totalDuration),
          60,
        )}
        value={filters.outboundDuration}
        textOf={(bound) => upTo(formatDuration(bound, shop))}
        onChange={(range) => {
          onChange({ ...filters, outboundDuration: range });
        }}
      />
      <Limit
        name="filter-duration-in"
        title={t('quote.flights.filter.duration.in')}
        any={any}
        bounds={boundsOf(
          flights.map((flight) => flight.inbound.totalDuration),
          60,
        )}
        value={filters.inboundDuration}
        textOf={(bound) => upTo(formatDuration(bound, shop))}
        onChange={(range) => {
          onChange({ ...filters, inboundDuration: range });
        }}
      />
      <Limit
        name="filter-price"
        title={t('quote.flights.filter.price')}
        any={any}
        bounds={boundsOf(
          flights.map((flight) => flight.upgradePrice),
          10,
        )}
        value={filters.upgradePrice}
        textOf={(bound) => upTo(formatMoney(toMinor(bound, currency), currency, shop))}
        onChange={(range) => {
          onChange({ ...filters, upgradePrice: range });
        }}
      />
      <Group title={t('quote.flights.filter.airlines')}>
        {airlines.map(({ code, name }) => (
          <CheckboxField
            key={code}
            checked={filters.airlines.includes(code)}
            onChange={() => {
              onChange({ ...filters, airlines: toggled(filters.airlines, code) });
            }}
          >
            {name}
          </CheckboxField>
        ))}
      </Group>
      <Group title={t('quote.flights.filter.airports')}>
        {airports.map(({ code, name }) => (
          <CheckboxField
            key={code}
            checked={filters.airports.includes(code)}
            onChange={() => {
              onChange({ ...filters, airports: toggled(filters.airports, code) });
            }}
          >
            {name} ({code})
          </CheckboxField>
        ))}
      </Group>
    </Drawer>
  );
};

import type { AccommodationQuoteResponse, Flight, Selection } from '@escale/contract/sdp';
import {
  DEFAULT_FLIGHT_SORT,
  FLIGHT_SORTS,
  firstFlightsPageSize,
  hasFlightFilters,
  listFlights,
  nextFlightsPageSize,
  NO_FLIGHT_FILTERS,
  FLIGHTS_PAGE_SIZE,
  type FlightFilters,
  type FlightSort,
} from '@escale/domain/flights-list';
import { formatDay } from '@escale/i18n/format';
import { Disclosure } from '@escale/ui/accordion';
import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { Chip, ChipRow, MenuChip } from '@escale/ui/chip';
import { AirlineTile, FlightOption, FlightTimeline } from '@escale/ui/flight-row';
import { Icon } from '@escale/ui/icon';
import { preloadOverlay } from '@escale/ui/overlays';
import { Tag } from '@escale/ui/tag';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { FlightFiltersDrawer } from './flight-filters.tsx';
import { legTexts, TAG_IDS, timelineOf, WARNING_IDS } from './flight-texts.ts';
import type { ChoiceKey } from './quote-selection.ts';
import { useDifference, type Pricing } from './use-difference.ts';
import styles from './quote.module.css';

interface FlightsProps {
  readonly quote: AccommodationQuoteResponse;
  readonly selection: Selection;
  readonly pricing: Pricing;
  readonly onChoose: (key: ChoiceKey, value: string) => void;
  /** On paper: every flight, every detail (readings 6.1 row 21). */
  readonly isPrint: boolean;
}

/** Pairs of flights to choose from: sorted, filtered, a page at a time (funnel 2.12, 4.4). */
export const FlightsSection = ({ quote, selection, pricing, onChoose, isPrint }: FlightsProps) => {
  const t = useMessages();
  const flights = quote.flights ?? [];
  const firstPage = firstFlightsPageSize(quote.taggedFlightsNumber ?? 0);
  const [sort, setSort] = useState<FlightSort>(DEFAULT_FLIGHT_SORT);
  const [filters, setFilters] = useState<FlightFilters>(NO_FLIGHT_FILTERS);
  const [isFiltering, setFiltering] = useState(false);
  const [pageSize, setPageSize] = useState(firstPage);
  const listed = listFlights(flights, { sort, filters, cabin: quote.trip?.cabin.code ?? 'ECONOMY' });
  const page = isPrint ? listed : listed.slice(0, pageSize);
  const chosen = flights.find((flight) => flight.code === selection.flightCode);
  // The chosen flights stay in sight whatever the list shows.
  const shown = chosen === undefined || page.includes(chosen) ? page : [chosen, ...page];
  const rest = listed.length - page.length;
  return (
    <section className={styles['section']}>
      <h2 className="t-3">{t('quote.flights.title')}</h2>
      <p className="t-s t-muted">{t('quote.flights.text')}</p>
      {flights.length > 1 && !isPrint && (
        <ChipRow label={t('quote.flights.sort')} isScroller>
          {FLIGHT_SORTS.map((each) => (
            <Chip
              key={each}
              isOn={sort === each || (sort === DEFAULT_FLIGHT_SORT && each === 'CHEAPEST')}
              onClick={() => {
                setSort(sort === each ? DEFAULT_FLIGHT_SORT : each);
              }}
            >
              {t(`quote.flights.sort.${each}`)}
            </Chip>
          ))}
          <MenuChip
            icon={<Icon shape={SlidersHorizontal} size={16} />}
            isOn={hasFlightFilters(filters)}
            isOpen={isFiltering}
            onPointerEnter={() => {
              preloadOverlay('modal');
            }}
            onClick={() => {
              setFiltering(true);
            }}
          >
            {t('quote.flights.filter')}
          </MenuChip>
        </ChipRow>
      )}
      <FlightFiltersDrawer
        flights={flights}
        filters={filters}
        currency={pricing.currency}
        cabin={quote.trip?.cabin}
        isOpen={isFiltering}
        onChange={setFilters}
        onReset={(none) => {
          setFilters(none);
          setPageSize(firstPage);
        }}
        onClose={() => {
          setFiltering(false);
        }}
      />
      {listed.length === 0 && (
        <Alert lead={t('quote.flights.none.title')} isLive>
          {t('quote.flights.none.text')}
        </Alert>
      )}
      <fieldset>
        <legend className="visually-hidden">{t('quote.flights.title')}</legend>
        <div className={styles['flights']}>
          {shown.map((flight) => (
            <FlightRow
              key={flight.code}
              flight={flight}
              cabin={quote.trip?.cabin.label ?? ''}
              isChosen={flight.code === selection.flightCode}
              pricing={pricing}
              isOpen={isPrint}
              onChoose={() => {
                onChoose('flight', flight.code);
              }}
            />
          ))}
        </div>
      </fieldset>
      {rest > 0 && (
        <p className={styles['more']}>
          <Button
            kind="secondary"
            onClick={() => {
              setPageSize(nextFlightsPageSize(pageSize));
            }}
          >
            {t('quote.flights.more', { count: Math.min(rest, FLIGHTS_PAGE_SIZE) })}
          </Button>
        </p>
      )}
    </section>
  );
};

interface FlightRowProps {
  readonly flight: Flight;
  readonly cabin: string;
  readonly isChosen: boolean;
  readonly pricing: Pricing;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

const FlightRow = ({ flight, cabin, isChosen, pricing, isOpen, onChoose }: FlightRowProps) => {
  const t = useMessages();
  const { shop } = useShop();
  const { perPerson } = useDifference(pricing);
  const difference = perPerson(flight.upgradePrice);
  const ways = [
    { bound: flight.outbound, way: t('quote.flights.out') },
    { bound: flight.inbound, way: t('quote.flights.in') },
  ];
  const legs = ways.flatMap(({ bound, way }) => legTexts(bound, way, t, shop) ?? []);
  const tags = flight.tags.flatMap((tag) => TAG_IDS[tag] ?? []);
  const warnings = flight.warnings.flatMap((warning) => WARNING_IDS[warning] ?? []);
  return (
    <FlightOption
      name="flight"
      value={flight.code}
      checked={isChosen}
      onChange={onChoose}
      label={t('quote.flights.label', {
        airlines: [...new Set(legs.map((leg) => leg.airline))].join(', '),
        times: legs.map((leg) => `${leg.departure.time} ${leg.departure.code} – ${leg.arrival.time} ${leg.arrival.code}, ${leg.stops}`).join(', '),
        difference: [difference.amount, difference.note ?? ''].join(' ').trim(),
      })}
      legs={legs.map(({ colour, ...leg }) => ({ ...leg, tile: <AirlineTile colour={colour} /> }))}
      tags={
        tags.length + warnings.length === 0 ? undefined : (
          <>
            {warnings.map((id) => (
              <Tag key={id} kind="warn" icon={<Icon shape={TriangleAlert} size={14} />}>
                {t(id)}
              </Tag>
            ))}
            {tags.map((id) => (
              <Tag key={id} kind={id === 'quote.flights.tag.CHEAPEST' ? 'ok' : 'softPrimary'}>
                {t(id)}
              </Tag>
            ))}
          </>
        )
      }
      difference={difference}
      detail={
        <Disclosure look="plain" title={t('quote.flights.detail')} isOpen={isOpen}>
          {ways.map(({ bound, way }) => (
            <FlightTimeline
              key={way}
              title={
                <span suppressHydrationWarning>{t('quote.flights.way', { way, date: formatDay(bound.legs[0]?.from.takeOffDate ?? '', shop, 'weekday') })}</span>
              }
              events={timelineOf(bound, cabin, t, shop)}
            />
          ))}
        </Disclosure>
      }
    />
  );
};

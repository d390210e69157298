import type { Flight } from '@escale/contract/sdp';
import { nightsBetween } from '@escale/domain/calendar-day';
import { formatDay, formatDuration } from '@escale/i18n/format';
import type { FlightLeg, TimelineEvent } from '@escale/ui/flight-row';
import type { MessageId } from '../../shared/message-id.ts';
import type { Translate } from '../../shared/messages.tsx';

type Bound = Flight['outbound'];

/** One way of a flight as the row shows and says it; undefined for a way without legs. */
export const legTexts = (bound: Bound, way: string, t: Translate, shop: string): (Omit<FlightLeg, 'tile'> & { readonly colour: string }) | undefined => {
  const first = bound.legs[0];
  const last = bound.legs.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const shift = nightsBetween(first.from.takeOffDate, last.to.landingDate);
  const stopCount = bound.legs.length - 1;
  const stops =
    stopCount === 0
      ? t('quote.flights.direct')
      : t('quote.flights.stops', {
          count: stopCount,
          places: bound.legs
            .slice(0, -1)
            .map((leg) => leg.to.iata)
            .join(', '),
        });
  const date = formatDay(first.from.takeOffDate, shop, 'weekday');
  const duration = formatDuration(bound.totalDuration, shop);
  const airline = bound.airline.name;
  const dayShift = shift === 0 ? undefined : { text: shift > 0 ? `+${shift}` : String(shift), name: t('quote.flights.dayShift', { count: shift }) };
  const sentence = t('quote.flights.sentence', {
    way,
    airline,
    date,
    from: first.from.airport,
    departure: first.from.takeOffTime,
    to: last.to.airport,
    arrival: last.to.landingTime + (dayShift === undefined ? '' : ` (${dayShift.name})`),
    duration,
    stops,
  });
  return {
    airline,
    colour: bound.airline.colour,
    date,
    departure: { time: first.from.takeOffTime, code: first.from.iata },
    arrival: { time: last.to.landingTime, code: last.to.iata, dayShift },
    duration,
    stopCount,
    stops,
    sentence,
  };
};

/** Take-offs, stops and landings of one way, with who flies and what may be taken (funnel 2.12). */
export const timelineOf = (bound: Bound, cabin: string, t: Translate, shop: string): TimelineEvent[] =>
  bound.legs.flatMap((leg, at): TimelineEvent[] => {
    const { from, to } = leg;
    const isLast = at === bound.legs.length - 1;
    const texts = {
      number: leg.flightNumber,
      airline: leg.airline.name,
      operator: leg.operatingAirlineName,
      duration: formatDuration(to.flightDuration, shop),
      cabin,
    };
    return [
      {
        id: `${at}-from`,
        time: from.takeOffDate === bound.legs[0]?.from.takeOffDate ? from.takeOffTime : `${from.takeOffTime} · ${formatDay(from.takeOffDate, shop, 'weekday')}`,
        title:
          from.terminal === undefined
            ? t('quote.flights.airport', { airport: from.airport, iata: from.iata })
            : t('quote.flights.airport.terminal', { airport: from.airport, iata: from.iata, terminal: from.terminal }),
        text:
          leg.transport === 'Train'
            ? t('quote.flights.leg.train', texts)
            : `${t('quote.flights.leg', texts)} ${t('quote.flights.leg.bags', { count: leg.luggage.quantity })}`,
      },
      {
        id: `${at}-to`,
        time: to.landingDate === bound.legs[0]?.from.takeOffDate ? to.landingTime : `${to.landingTime} · ${formatDay(to.landingDate, shop, 'weekday')}`,
        title: t('quote.flights.airport', { airport: to.airport, iata: to.iata }),
        ...(isLast ? {} : { isStop: true, text: t('quote.flights.stop', { duration: formatDuration(to.stopDuration, shop) }) }),
      },
    ];
  });

/** Tags and warnings have a message each; a code without one is not shown. */
export const TAG_IDS: Readonly<Record<string, MessageId>> = {
  CHEAPEST: 'quote.flights.tag.CHEAPEST',
  RECOMMENDED: 'quote.flights.tag.RECOMMENDED',
  DIRECT_FLIGHT: 'quote.flights.tag.DIRECT_FLIGHT',
  CHEAPEST_TRAIN: 'quote.flights.tag.CHEAPEST_TRAIN',
  BAGGAGE_INCLUDED: 'quote.flights.tag.BAGGAGE_INCLUDED',
  CHEAPEST_PRIMARY_AIRPORT: 'quote.flights.tag.CHEAPEST_PRIMARY_AIRPORT',
};
export const WARNING_IDS: Readonly<Record<string, MessageId>> = {
  WARNING_CONNECTION: 'quote.flights.warning.WARNING_CONNECTION',
  WARNING_TRAIN: 'quote.flights.warning.WARNING_TRAIN',
  WARNING_EARLY_INBOUND_DEPARTURE: 'quote.flights.warning.WARNING_EARLY_INBOUND_DEPARTURE',
  WARNING_SECONDARY_AIRPORT: 'quote.flights.warning.WARNING_SECONDARY_AIRPORT',
};

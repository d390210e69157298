import type { Confirmation } from '@escale/contract/booking';

type Bound = NonNullable<Confirmation['quote']['flights']>[number]['outbound'];

/** A flight of the trip in local times. */
export interface FlightStep {
  readonly kind: 'outbound' | 'inbound';
  readonly day: string;
  readonly takeOff: string;
  readonly landing: string;
  readonly landingDay: string;
  readonly from: string;
  readonly fromCode: string;
  readonly to: string;
  readonly toCode: string;
  readonly terminal?: string | undefined;
  readonly airline: string;
  readonly numbers: string;
  readonly stops: number;
}

const flightStep = (kind: FlightStep['kind'], bound: Bound): FlightStep | undefined => {
  const first = bound.legs[0];
  const last = bound.legs.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return {
    kind,
    day: first.from.takeOffDate,
    takeOff: first.from.takeOffTime,
    landing: last.to.landingTime,
    landingDay: last.to.landingDate,
    from: first.from.airport,
    fromCode: first.from.iata,
    to: last.to.airport,
    toCode: last.to.iata,
    terminal: first.from.terminal,
    airline: [...new Set(bound.legs.map((leg) => leg.operatingAirlineName))].join(', '),
    numbers: bound.legs.map((leg) => leg.flightNumber).join(', '),
    stops: bound.legs.length - 1,
  };
};

/** The two flights a booking was made with. */
export const flightSteps = ({
  quote,
  selection,
}: Pick<Confirmation, 'quote' | 'selection'>): { readonly outbound?: FlightStep | undefined; readonly inbound?: FlightStep | undefined } => {
  const flight = quote.flights?.find((candidate) => candidate.code === selection.flightCode);
  return flight === undefined ? {} : { outbound: flightStep('outbound', flight.outbound), inbound: flightStep('inbound', flight.inbound) };
};

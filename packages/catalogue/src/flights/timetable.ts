import { airportOf, distanceBetween } from '../geography/airports.ts';
import { mix } from '../seeded.ts';
import { airlineOf } from './airlines.ts';

export const MINUTES_PER_DAY = 1_440;

/** One leg in local times: minutes of the day, and days after the day of departure. `stopMinutes` is the wait after it. */
export type Leg = {
  airline: string;
  operatingAirline: string;
  flightNumber: string;
  from: string;
  to: string;
  departMinute: number;
  departDayOffset: number;
  arriveMinute: number;
  arriveDayOffset: number;
  minutes: number;
  stopMinutes: number;
  transport: 'Flight' | 'Train';
  terminal?: string;
};

export type Way = {
  from: string;
  to: string;
  via: string | null;
  kind: 'DIRECT' | 'CONNECTING' | 'TRAIN';
  airline: string;
  reversed: boolean;
  departMinute: number;
  number: number;
};

const flightMinutes = (from: string, to: string): number => Math.round((38 + distanceBetween(airportOf(from), airportOf(to)) / 13.4) / 5) * 5;

const terminals: Readonly<Record<string, readonly string[]>> = {
  CDG: ['2E', '2F', '1'],
  ORY: ['1', '3'],
  LHR: ['2', '5'],
  LGW: ['N', 'S'],
  FRA: ['1', '2'],
  MUC: ['1', '2'],
  DXB: ['1', '3'],
  MAD: ['1', '4'],
  JFK: ['1', '4'],
};

/** Legs of a way in the local time of each place, computed on the winter offsets of the places. */
export const timetable = (way: Way): { legs: Leg[]; totalMinutes: number; departMinute: number } => {
  const stops = way.via === null ? [way.from, way.to] : [way.from, way.via, way.to];
  const path = way.reversed ? [...stops].reverse() : stops;
  const start = airportOf(path[0] ?? '');
  const trainLeg = way.kind === 'TRAIN' ? (way.reversed ? path.length - 2 : 0) : -1;
  let clock = way.departMinute - start.winterOffset; // minutes UTC after midnight UTC of the departure day
  const legs: Leg[] = [];
  for (let at = 0; at < path.length - 1; at += 1) {
    const from = airportOf(path[at] ?? '');
    const to = airportOf(path[at + 1] ?? '');
    const train = at === trainLeg;
    const minutes = train ? Math.round((35 + distanceBetween(from, to) / 3.4) / 5) * 5 : flightMinutes(from.iata, to.iata);
    const leaves = clock + from.winterOffset;
    const lands = clock + minutes + to.winterOffset;
    const final = at === path.length - 2;
    const stopMinutes = final ? 0 : train || (way.reversed && at + 1 === trainLeg) ? 110 : 55 + (mix(way.number, at, 7) % 5) * 25;
    const airline = train ? airlineOf('0T') : airlineOf(way.airline);
    // Short first legs of connecting ways are flown by a partner: the operating airline is named (Regulation 2111/2005).
    const operating = !train && way.kind === 'CONNECTING' && at === 0 && way.number % 3 === 0 ? airlineOf(way.airline === '0L' ? '0H' : '0L') : airline;
    const terminal = terminals[from.iata]?.[way.number % (terminals[from.iata]?.length ?? 1)];
    legs.push({
      airline: airline.name,
      operatingAirline: operating.name,
      flightNumber: `${airline.code} ${way.number + at * 3 + (way.reversed ? 1 : 0)}`,
      from: from.iata,
      to: to.iata,
      departMinute: ((leaves % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY,
      departDayOffset: Math.floor(leaves / MINUTES_PER_DAY),
      arriveMinute: ((lands % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY,
      arriveDayOffset: Math.floor(lands / MINUTES_PER_DAY),
      minutes,
      stopMinutes,
      transport: train ? 'Train' : 'Flight',
      ...(terminal === undefined || train ? {} : { terminal }),
    });
    clock += minutes + stopMinutes;
  }
  const totalMinutes = legs.reduce((sum, leg) => sum + leg.minutes + leg.stopMinutes, 0);
  return { legs, totalMinutes, departMinute: way.departMinute };
};

import { chanceOf } from './seeded.ts';
import { monthAndDate, weekdayOf, weekOf } from './calendar.ts';
import type { SeasonName } from './geography/destination.ts';

/** Demand by month, January first; 1 is an ordinary month. Everywhere August asks more than November, as travellers of our shops have holidays then. */
const months: Readonly<Record<SeasonName, readonly number[]>> = {
  med: [0.62, 0.64, 0.72, 0.86, 0.98, 1.18, 1.42, 1.55, 1.1, 0.82, 0.6, 0.7],
  wintersun: [1.0, 1.06, 1.02, 1.02, 0.88, 0.92, 1.14, 1.26, 0.95, 1.02, 0.88, 1.12],
  city: [0.74, 0.78, 0.92, 1.02, 1.1, 1.1, 1.06, 1.08, 1.08, 1.0, 0.78, 0.98],
  north: [1.06, 1.12, 1.04, 0.82, 0.84, 1.02, 1.2, 1.16, 0.92, 0.82, 0.78, 1.24],
  maghreb: [0.74, 0.8, 0.92, 1.08, 1.0, 0.98, 1.12, 1.24, 1.0, 1.04, 0.82, 0.98],
  indian: [1.06, 1.02, 1.0, 1.04, 0.86, 0.82, 1.06, 1.14, 0.88, 1.04, 0.92, 1.36],
  caribbean: [1.14, 1.22, 1.16, 1.04, 0.86, 0.88, 1.06, 1.12, 0.8, 0.8, 0.86, 1.3],
  gulf: [1.1, 1.14, 1.1, 1.02, 0.86, 0.86, 1.04, 1.12, 0.84, 0.96, 0.9, 1.2],
  asia: [1.16, 1.12, 1.02, 0.98, 0.84, 0.84, 1.08, 1.14, 0.82, 0.9, 0.9, 1.28],
  safari: [1.0, 0.98, 0.86, 0.76, 0.76, 0.96, 1.24, 1.3, 1.08, 0.96, 0.82, 1.18],
};

/** Demand of a season on one day: months flow into each other from middle to middle, and the turn of the year stands out. */
export const seasonOn = (name: SeasonName, day: number): number => {
  const { month, date } = monthAndDate(day);
  const year = months[name];
  const other = date < 15 ? (month + 11) % 12 : (month + 1) % 12;
  const share = Math.abs(date - 15) / 31;
  const plain = (year[month] ?? 1) * (1 - share) + (year[other] ?? 1) * share;
  const turnOfYear = (month === 11 && date >= 20) || (month === 0 && date <= 3);
  return turnOfYear ? plain * 1.18 : plain;
};

/** Nights: Friday and Saturday ask more, a Tuesday least. Monday first. */
const nightWeights = [0.96, 0.94, 0.96, 1.0, 1.12, 1.16, 1.0] as const;
export const nightWeight = (day: number): number => nightWeights[weekdayOf(day)] ?? 1;

/** Departures: the weekend asks most, Tuesday least. Monday first. */
const departureWeights = [0.97, 0.9, 0.92, 0.98, 1.1, 1.16, 1.08] as const;
export const departureWeight = (day: number): number => departureWeights[weekdayOf(day)] ?? 1;

/** How much more or less than usual a place is asked for in a week: −0.10 … +0.10, the same for rates, fares and the words about demand. */
export const weekDemand = (seed: number, place: number, day: number): number => chanceOf(seed ^ 0x5ea5, place, weekOf(day)) * 0.2 - 0.1;

/** Below this a week is slow: what is left of it is sold cheaper in its last fortnight. */
export const SLOW_WEEK = -0.02;

export const LATE_DAYS = 14;

/**
 * What the last fortnight before a day does to its price, seen on `asOf`: 12–26 % off in a slow week, up to 5 % more in a full one.
 * Further ahead it is 1.
 */
export const lateFactor = (demand: number, day: number, asOf: number): number => {
  const ahead = day - asOf;
  if (ahead > LATE_DAYS) return 1;
  const near = Math.min(1, (LATE_DAYS + 1 - ahead) / LATE_DAYS);
  return demand < SLOW_WEEK ? 0.88 - 0.14 * near : 1 + 0.05 * near * Math.max(0, demand * 10);
};

/** School holidays of the traveller's country push fares. */
export const holidayFactor = (country: string, day: number): number => {
  const { month, date } = monthAndDate(day);
  if (month === 6 || month === 7) return 1.2;
  if ((month === 11 && date >= 18) || (month === 0 && date <= 4)) return 1.3;
  if (month === 1 && date >= 8 && country !== 'DE') return 1.08;
  if (month === 3) return 1.08;
  if (month === 9 && date >= 12) return country === 'AE' ? 1 : 1.06;
  return month === 10 ? 0.94 : 1;
};

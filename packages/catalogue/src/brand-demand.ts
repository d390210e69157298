import type { PartnerConfiguration } from '@escale/contract/brand';
import { dayNumber, dayOfNumber } from '@escale/domain/calendar-day';
import { destinations } from './geography/destinations.ts';
import { seasonOn, weekDemand } from './seasons.ts';
import { hashText } from './seeded.ts';
import { weekdayOf } from './calendar.ts';

type StressMarketing = PartnerConfiguration['stressMarketing'];

const WEEKS = 52;
/** Weeks from this rank on are the busy quarter. */
const HIGH_FROM = 75;

/**
 * How asked for the shop's top destinations are, week by week, from the very numbers that set rates and fares (funnel 4.10). The
 * percentage is the rank of the week in its year; top days are the Fridays to Sundays of the busy quarter.
 */
export const stressMarketingOf = ({
  seed,
  today,
  messages,
  destinationCodes,
}: {
  seed: string;
  today: string;
  messages: StressMarketing['stressMarketingMessages'];
  destinationCodes: readonly string[];
}): StressMarketing => {
  if (today === '') return { stressMarketingMessages: messages, productStressMarketingData: { weeklyStats: [], topDays: {} } };
  const places = destinations.map((destination, place) => ({ destination, place })).filter(({ destination }) => destinationCodes.includes(destination.code));
  const first = dayNumber(today);
  const monday = first - weekdayOf(first);
  const weeks = Array.from({ length: WEEKS }, (_, at) => {
    const start = monday + at * 7;
    const asked = places.map(({ destination, place }) => seasonOn(destination.season, start + 3) * (1 + weekDemand(hashText(seed), place, start)));
    return { start, asked: asked.reduce((sum, one) => sum + one, 0) / Math.max(1, asked.length) };
  });
  const ranked = [...weeks].sort((a, b) => a.asked - b.asked).map((week) => week.start);
  const stats = weeks.map(({ start }) => {
    const percentage = Math.round((ranked.indexOf(start) / (WEEKS - 1)) * 100);
    return { start, percentage };
  });
  return {
    stressMarketingMessages: messages,
    productStressMarketingData: {
      weeklyStats: stats.map(({ start, percentage }) => ({
        weekStartDate: dayOfNumber(start),
        weekEndDate: dayOfNumber(start + 6),
        demandLevel: Math.round(percentage / 10),
        demandPercentage: percentage,
      })),
      topDays: Object.fromEntries(
        stats.filter(({ percentage }) => percentage >= HIGH_FROM).map(({ start }) => [dayOfNumber(start), [start + 4, start + 5, start + 6].map(dayOfNumber)]),
      ),
    },
  };
};

import { type CalendarDay, daysFromTo } from './calendar-day.ts';

export type StressLevel = 'LOW' | 'MEDIUM' | 'HIGH';

/** A message and the demand it stands for; intervals are 'a-b', both ends included (funnel 3.13). */
export interface StressMessage {
  readonly demandPercentageInterval: string;
  readonly demandLevelInterval: string;
  readonly message: string;
  readonly longMessage?: string | undefined;
  readonly shortMessage?: string | undefined;
  readonly level: StressLevel;
}

/** Demand of the weeks and the days of highest demand (funnel 3.13). */
export interface StressStatistics {
  readonly weeklyStats: readonly {
    readonly weekStartDate: CalendarDay;
    readonly weekEndDate: CalendarDay;
    readonly demandLevel: number;
    readonly demandPercentage: number;
  }[];
  readonly topDays: Readonly<Record<string, readonly CalendarDay[]>>;
}

/** Label of a calendar day; the short label exists only at level HIGH. */
export interface StressLabel {
  readonly level: StressLevel;
  readonly label: string;
  readonly shortLabel: string | null;
}

/** True when the value lies in 'a-b'; an interval that cannot be read holds nothing. */
export function isInInterval(value: number, interval: string): boolean {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*-\s*(-?\d+(?:\.\d+)?)\s*$/u.exec(interval);
  return match !== null && value >= Number(match[1]) && value <= Number(match[2]);
}

function labelOf(message: StressMessage): StressLabel {
  if (message.level !== 'HIGH') return { level: message.level, label: message.message, shortLabel: null };
  return { level: 'HIGH', label: message.longMessage ?? message.message, shortLabel: message.shortMessage ?? null };
}

/**
 * Labels by day (funnel 4.10): each day of a week maps, through its demand percentage and level, to the first message that holds both.
 * HIGH messages are kept only on top days, under any key (readings 5).
 */
export function stressLabels(messages: readonly StressMessage[], statistics: StressStatistics): Map<CalendarDay, StressLabel> {
  const topDays = new Set(Object.values(statistics.topDays).flat());
  const labels = new Map<CalendarDay, StressLabel>();
  for (const week of statistics.weeklyStats) {
    const message = messages.find(
      (candidate) => isInInterval(week.demandPercentage, candidate.demandPercentageInterval) && isInInterval(week.demandLevel, candidate.demandLevelInterval),
    );
    if (message === undefined) continue;
    for (const day of daysFromTo(week.weekStartDate, week.weekEndDate)) {
      if (message.level !== 'HIGH' || topDays.has(day)) labels.set(day, labelOf(message));
    }
  }
  return labels;
}

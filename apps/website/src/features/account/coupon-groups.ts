import type { CouponItem, CouponList } from '@escale/contract/sponsorship';
import { addDays } from '@escale/domain/calendar-day';
import { couponGroup } from '@escale/domain/coupon';

/** Coupons as they are shown (platform 4): spendable now, later, and no longer. */
export interface CouponGroups {
  readonly USABLE: readonly CouponItem[];
  readonly UPCOMING: readonly CouponItem[];
  readonly USED: readonly CouponItem[];
}

/** Years of credit notes in the list (readings 6.3 row 34); older ones on request. */
const HISTORY_YEARS = 3;

const lastMove = ({ uses, maxUseDate }: CouponItem): string =>
  uses
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ??
  maxUseDate ??
  '';

/** Puts coupons into their groups; the next to expire first, what is over by its last movement, latest first. */
export const groupCoupons = (items: readonly CouponItem[]): CouponGroups => {
  const of = (group: keyof CouponGroups) => items.filter(({ status }) => couponGroup(status) === group);
  const byEnd = (first: CouponItem, second: CouponItem) => (first.maxUseDate ?? '9').localeCompare(second.maxUseDate ?? '9');
  return {
    USABLE: of('USABLE').toSorted(byEnd),
    UPCOMING: of('UPCOMING').toSorted((first, second) => (first.minUseDate ?? '9').localeCompare(second.minUseDate ?? '9')),
    USED: of('USED').toSorted((first, second) => lastMove(second).localeCompare(lastMove(first))),
  };
};

/** Leaves out credit notes that were over before the years shown; says how many there are. */
export const withoutOld = (groups: CouponGroups, today: string): { readonly groups: CouponGroups; readonly older: number } => {
  const from = `${Number(today.slice(0, 4)) - HISTORY_YEARS}${today.slice(4)}`;
  const oldest = from.endsWith('-02-29') ? addDays(`${from.slice(0, 4)}-02-28`, 1) : from;
  const kept = groups.USED.filter((item) => lastMove(item) === '' || lastMove(item) >= oldest);
  return { groups: { ...groups, USED: kept }, older: groups.USED.length - kept.length };
};

/** Every credit of a member: sponsorship, generic and travel-back, those of today and those of before. */
export const creditsOf = ({ credit }: CouponList): readonly CouponItem[] =>
  [credit.sponsorship, credit.generic, credit.travelback].flatMap(({ current, history }) => [...current, ...history]);

/** A member's credit notes. */
export const creditNotesOf = ({ creditNote }: CouponList): readonly CouponItem[] => [...creditNote.current, ...creditNote.history];

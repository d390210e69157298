import { formatDay } from '@escale/i18n/format';

/** The number to call about a booking, at the basic rate (readings 7 row 4). */
export interface HelpPhone {
  readonly display: string;
  readonly dial: string;
  readonly hours: string;
}

/** The calendar day of a day or of an instant in ISO form, in the shop's words. */
export const dayText = (day: string, shop: string): string => formatDay(day.slice(0, 10), shop, 'short');

import { addDays } from '@escale/domain/calendar-day';
import type { Pool } from 'pg';

/** Days that must be on record before a reduction may be claimed: a hole of two days in thirty is forgiven, more is not proof. */
const DAYS_ON_RECORD = 28;
const DAYS_BACK = 30;

interface Lowest {
  readonly currency: string;
  readonly lowest: number;
}

/** Lowest prices of the previous 30 days, by partner, hotel and nights (readings 8). */
export interface PriceHistory {
  /** Lowest price per person of the 30 days before today, minor units; undefined when the record does not prove it in this currency. */
  lowest30(key: { partner: string; hotelId: number; nights: number; currency: string }): number | undefined;
  /** Reads the record again for a day ('YYYY-MM-DD'); nothing is read when it is that day's already. */
  refresh(today: string): Promise<void>;
}

const keyOf = (partner: string, hotelId: number, nights: number): string => `${partner} ${hotelId} ${nights}`;

export function createPriceHistory(pool: Pool): PriceHistory {
  let known = new Map<string, Lowest>();
  let day = '';
  return {
    lowest30({ partner, hotelId, nights, currency }) {
      const found = known.get(keyOf(partner, hotelId, nights));
      return found?.currency === currency ? found.lowest : undefined;
    },
    async refresh(today) {
      if (today === day) return;
      const { rows } = await pool.query<{ partner: string; hotelId: number; nights: number; currency: string; lowest: number }>(
        `select partner, hotel_id as "hotelId", nights, min(currency) as currency, min(lowest) as lowest from price_history
         where day >= $1 and day < $2 group by 1, 2, 3 having count(*) >= $3 and min(currency) = max(currency)`,
        [addDays(today, -DAYS_BACK), today, DAYS_ON_RECORD],
      );
      known = new Map(rows.map(({ partner, hotelId, nights, currency, lowest }) => [keyOf(partner, hotelId, nights), { currency, lowest }]));
      day = today;
    },
  };
}

import type { Pool } from 'pg';

/** Days that must be on record before a reduction may be claimed: a hole of two days in thirty is forgiven, more is not proof. */
const DAYS_ON_RECORD = 28;
const DAYS_BACK = 30;

interface Lowest {
  readonly currency: string;
  readonly lowest: number;
}

/** Lowest prices of the 30 days before today, or before the sale a hotel is in, by partner, hotel and nights (readings 8). */
export interface PriceHistory {
  /** Lowest price per person of those 30 days, minor units; undefined when the record does not prove it in this currency. */
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
        // A sale is proved against the days before it opened, not against its own prices.
        `select p.partner, p.hotel_id as "hotelId", p.nights, min(p.currency) as currency, min(p.lowest) as lowest
         from price_history p join hotel h on h.id = p.hotel_id
         cross join lateral (select case when 'FLASH_SALE' = any (h.themes) then least((select sale_from from universe), $1::date) else $1::date end as until) w
         where p.day >= w.until - $2::integer and p.day < w.until group by 1, 2, 3 having count(*) >= $3 and min(p.currency) = max(p.currency)`,
        [today, DAYS_BACK, DAYS_ON_RECORD],
      );
      known = new Map(rows.map(({ partner, hotelId, nights, currency, lowest }) => [keyOf(partner, hotelId, nights), { currency, lowest }]));
      day = today;
    },
  };
}

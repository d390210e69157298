import type { PreBookResponse } from '@escale/contract/booking';
import type { AccommodationQuoteResponse, SearchRequest, Selection } from '@escale/contract/sdp';
import type { Queryable } from '../payment/index.ts';

/** A search lives for two hours without a sign of life; a booking keeps its flow for good. */
export const FLOW_LIFE = 2 * 3_600_000;

/** One search and what the traveller made of it; `prices` are party totals in minor units by hotel code, as the search showed them. */
export interface Flow {
  readonly code: string;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string;
  readonly currency: string;
  readonly search: SearchRequest;
  readonly prices: Readonly<Record<string, number>>;
  readonly accommodationId: string | null;
  readonly quote: AccommodationQuoteResponse | null;
  /** Epoch milliseconds. */
  readonly quoteValidUntil: number | null;
  readonly selection: Selection | null;
  readonly preBook: PreBookResponse | null;
  readonly device: string | null;
  readonly expiresAt: number;
}

const COLUMNS = `code, brand, partner, shop, currency, search, prices, accommodation_id as "accommodationId", quote, (extract(epoch from quote_valid_until) * 1000)::float8 as "quoteValidUntil",
  selection, pre_book as "preBook", device, (extract(epoch from expires_at) * 1000)::float8 as "expiresAt"`;

export type NewFlow = Pick<Flow, 'code' | 'brand' | 'partner' | 'shop' | 'currency' | 'search' | 'prices'>;

/** Keeps a search, or what a currency change made of it: the offer of before no longer stands then. */
export const saveFlow = async (db: Queryable, flow: NewFlow, now: number): Promise<void> => {
  await db.query({
    name: 'save-flow',
    text: `insert into booking_flow (code, brand, partner, shop, currency, search, prices, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
      on conflict (code) do update set currency = excluded.currency, search = excluded.search, prices = excluded.prices, expires_at = excluded.expires_at, quote = null, quote_valid_until = null`,
    values: [
      flow.code,
      flow.brand,
      flow.partner,
      flow.shop,
      flow.currency,
      JSON.stringify(flow.search),
      JSON.stringify(flow.prices),
      new Date(now),
      new Date(now + FLOW_LIFE),
    ],
  });
};

export const findFlow = async (db: Queryable, code: string): Promise<Flow | undefined> => {
  const { rows } = await db.query<Flow>({ name: 'find-flow', text: `select ${COLUMNS} from booking_flow where code = $1`, values: [code] });
  return rows[0];
};

/** Keeps the offer as answered, with its validity; the flow lives on. */
export const saveQuote = async (
  db: Queryable,
  code: string,
  offer: { readonly accommodationId: string; readonly quote: AccommodationQuoteResponse; readonly validUntil: number },
  now: number,
): Promise<void> => {
  await db.query('update booking_flow set accommodation_id = $2, quote = $3, quote_valid_until = $4, expires_at = greatest(expires_at, $5) where code = $1', [
    code,
    offer.accommodationId,
    JSON.stringify(offer.quote),
    new Date(offer.validUntil),
    new Date(now + FLOW_LIFE),
  ]);
};

/** Keeps what was pre-booked, of which hotel, and on which device. */
export const savePreBook = async (
  db: Queryable,
  code: string,
  preBook: {
    readonly accommodationId: string;
    readonly selection: Selection;
    readonly response: PreBookResponse;
    readonly quote: AccommodationQuoteResponse;
    readonly device: string | null;
  },
  now: number,
): Promise<void> => {
  await db.query(
    'update booking_flow set accommodation_id = $2, selection = $3, pre_book = $4, quote = $5, device = $6, expires_at = greatest(expires_at, $7) where code = $1',
    [
      code,
      preBook.accommodationId,
      JSON.stringify(preBook.selection),
      JSON.stringify(preBook.response),
      JSON.stringify(preBook.quote),
      preBook.device,
      new Date(now + FLOW_LIFE),
    ],
  );
};

/** Forgets searches nobody came back to; flows with a booking stay. */
export const sweepFlows = async (db: Queryable, now: number, batch = 500): Promise<number> => {
  const { rowCount } = await db.query(
    `delete from booking_flow where code in (select code from booking_flow f where expires_at < $1 and not exists (select 1 from booking b where b.flow_code = f.code) limit $2)`,
    [new Date(now), batch],
  );
  return rowCount ?? 0;
};

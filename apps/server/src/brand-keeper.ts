import type { BrandFolder } from '@escale/catalogue/brands';
import { exchangeRates } from '@escale/catalogue/exchange-rates';
import { partnersOf } from '@escale/catalogue/partners';
import type { Clock } from '@escale/services/platform/clock';
import { type ContentFiles, publishContent, withdrawContent } from '@escale/services/rooms/content/index';
import type { Search } from '@escale/services/search/index';
import type { Pool } from 'pg';
import type { BrandShelf } from './brand-shelf.ts';

/** Writes what brands sell by into the database: mark-ups of their partners, and rates of currencies it does not know yet. */
export const openSales = async (db: Pool, brands: readonly BrandFolder[], today: string): Promise<void> => {
  const rows = partnersOf(brands).flatMap(({ code, markUp }) => markUp.map((points, at) => ({ partner: code, stars: at + 1, basis_points: points })));
  await db.query(
    `insert into mark_up (partner, stars, basis_points) select partner, stars, basis_points from json_populate_recordset(null::mark_up, $1::json)
     on conflict (partner, stars) do update set basis_points = excluded.basis_points where mark_up.basis_points <> excluded.basis_points`,
    [JSON.stringify(rows)],
  );
  const rates = Object.entries(exchangeRates).map(([currency, rate]) => ({ currency, per_eur: rate, day: today }));
  await db.query(
    `insert into exchange_rate (currency, per_eur, day) select currency, per_eur, day from json_populate_recordset(null::exchange_rate, $1::json)
     on conflict (currency) do nothing`,
    [JSON.stringify(rates)],
  );
};

export interface KeeperOptions {
  readonly shelf: BrandShelf;
  readonly db: Pool;
  readonly clock: Clock;
  readonly today: () => string;
  readonly search: Pick<Search, 'addPartner'> | undefined;
  /** Where content is published; undefined where this process does not serve it. */
  readonly files: ContentFiles | undefined;
  readonly log: { warn(context: object, message: string): void };
}

/** Keeps a running process at what the folder of brands says. */
export interface BrandKeeper {
  /** Takes up what changed in the folder: sells for new partners, publishes their pages, takes off what is gone. */
  follow(): Promise<void>;
  /** Follows from now on, as files change. */
  start(): { stop(): Promise<void> };
}

/** One look after the other: a look that is asked for during another one comes after it. */
export const keepBrands = ({ shelf, db, clock, today, search, files, log }: KeeperOptions): BrandKeeper => {
  let turn: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const { changed, gone } = await shelf.look(today());
    if (changed.length > 0) {
      await openSales(db, changed, today());
      for (const { code, markUp } of partnersOf(changed)) search?.addPartner(code, markUp);
      if (files) await publishContent({ db, clock, files, brands: shelf.list, only: changed });
    }
    if (gone.length > 0 && files) await withdrawContent({ files, brands: shelf.list, codes: gone });
  };
  const follow = (): Promise<void> => {
    const next = turn.then(look);
    turn = next.catch(() => undefined);
    return next;
  };
  return {
    follow,
    start() {
      const watching = shelf.watch(() => {
        follow().catch((error: unknown) => log.warn({ reason: String(error) }, 'a change of the brands could not be taken up'));
      });
      return {
        stop: async () => {
          watching.stop();
          await turn;
        },
      };
    },
  };
};

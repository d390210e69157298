import { bulkCopy } from '@escale/catalogue/bulk-copy';
import { generateUniverse, HORIZON_DAYS, inventoryOf, type Scale, type Universe } from '@escale/catalogue/generate';
import { HISTORY_COLUMNS, historyRows, INVENTORY_COLUMNS, inventoryRows } from '@escale/catalogue/load-universe';
import { listPartners } from '@escale/catalogue/partners';
import { LATE_DAYS } from '@escale/catalogue/seasons';
import { nightsBetween } from '@escale/domain/calendar-day';
import type { PoolClient } from 'pg';

/** Nights past by more than this leave, unless something was sold on them: no page shows them any more. */
const KEEP_PAST_DAYS = 60;

export interface TopUp {
  readonly seed: string;
  readonly scale: Scale;
  /** Day the universe in the database was made for, and the day it is wanted for. */
  readonly from: string;
  readonly today: string;
  /** Day its sales opened. */
  readonly saleFrom: string;
}

/** A universe of earlier rules that has bookings keeps its rooms and seats: nights of units it does not have stay out. */
const KNOWN_UNITS = 'where unit_id in (select id from unit)';

const copyNew = async (
  client: PoolClient,
  table: string,
  columns: Parameters<typeof bulkCopy>[2],
  rows: Parameters<typeof bulkCopy>[3],
  only = '',
): Promise<void> => {
  const names = Object.keys(columns).join(', ');
  await client.query(`create temp table new_${table} on commit drop as select ${names} from ${table} with no data`);
  await bulkCopy(client, `new_${table}`, columns, rows);
  await client.query(`insert into ${table} (${names}) select ${names} from new_${table} ${only} on conflict do nothing`);
};

/** Gives the days near now the prices their nearness makes; readers of the change log hear of each. */
const repriceNear = async (client: PoolClient, universe: Universe): Promise<void> => {
  await client.query(
    'create temp table near_price on commit drop as select unit_id, day, allotment, closed, price, min_stay, max_stay from inventory with no data',
  );
  await bulkCopy(client, 'near_price', INVENTORY_COLUMNS, inventoryRows(inventoryOf(universe), 0, LATE_DAYS + 1));
  await client.query('delete from near_price n using inventory i where i.unit_id = n.unit_id and i.day = n.day and i.price = n.price');
  await client.query('update inventory i set price = n.price from near_price n where i.unit_id = n.unit_id and i.day = n.day');
  // A statement of its own: it must see the new prices.
  await client.query('select log_inventory(array_agg(unit_id), array_agg(day)) from near_price join inventory using (unit_id, day)');
};

/**
 * Moves the demo universe to a later day: the nights and flights that came within the horizon are added as the same seed gives
 * them, and the price history of the days between. Rows that exist keep their allotment, holds and sales; the last fortnight takes
 * today's late prices, as a universe made today has them. Bookings keep the price they were made at.
 */
export const topUpUniverse = async (client: PoolClient, { seed, scale, from, today, saleFrom }: TopUp): Promise<void> => {
  const universe = generateUniverse({ seed, today, scale, saleFrom });
  const shift = nightsBetween(from, today);
  await client.query('begin');
  try {
    await copyNew(client, 'inventory', INVENTORY_COLUMNS, inventoryRows(inventoryOf(universe), Math.max(0, HORIZON_DAYS - shift)), KNOWN_UNITS);
    await repriceNear(client, universe);
    await copyNew(client, 'price_history', HISTORY_COLUMNS, historyRows(universe, listPartners()));
    await client.query('delete from inventory where day < $1::date - $2::integer and held = 0 and sold = 0', [today, KEEP_PAST_DAYS]);
    await client.query('update universe set today = $1', [today]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

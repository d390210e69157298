import type { PoolClient } from 'pg';
import { bulkCopy } from './bulk-copy.ts';
import { generateUniverse, inventoryOf, type UniverseOptions } from './generate.ts';
import { priceHistory } from './history.ts';
import { listPartners, type Partner } from './partners.ts';
import { smallTables, type TableRows } from './table-rows.ts';
import type { Universe } from './generate.ts';
import type { UnitDays } from './inventory.ts';

/** Changes when the same seed and day would give other rows. */
export const UNIVERSE_VERSION = '3';
const ROWS_PER_STATEMENT = 400;

const insertRows = async (client: PoolClient, { table, rows }: TableRows): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    await client.query(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`, [
      JSON.stringify(rows.slice(at, at + ROWS_PER_STATEMENT)),
    ]);
  }
};

function* unitRows(universe: Universe): Generator<readonly (number | string)[]> {
  for (const hotel of universe.hotels) for (const room of hotel.rooms) yield [room.unitId, 'ROOM'];
  for (const option of universe.flightOptions) for (const seat of option.seats) yield [seat.unitId, 'SEAT'];
}

/** Inventory rows of some units from a day of the window on. */
export function* inventoryRows(units: Iterable<UnitDays>, from = 0, to = Number.POSITIVE_INFINITY): Generator<readonly (number | string)[]> {
  for (const unit of units) {
    for (let at = from; at < Math.min(to, unit.price.length); at += 1) {
      const price = unit.price[at] ?? 0;
      if (price > 0) yield [unit.unitId, unit.first + at, unit.allotment[at] ?? 0, unit.closed[at] ?? 0, price, unit.minStay[at] ?? 1, unit.maxStay[at] ?? 0];
    }
  }
}

export const INVENTORY_COLUMNS = {
  unit_id: 'int8',
  day: 'date',
  allotment: 'int4',
  closed: 'bool',
  price: 'int4',
  min_stay: 'int2',
  max_stay: 'int2',
} as const;
export const HISTORY_COLUMNS = { partner: 'text', hotel_id: 'int4', nights: 'int2', day: 'date', lowest: 'int4', currency: 'text' } as const;

export function* historyRows(universe: Universe, partners: readonly Partner[]): Generator<readonly (number | string)[]> {
  for (const row of priceHistory(universe, partners)) yield [row.partner, row.hotelId, row.nights, row.day, row.lowest, row.currency];
}

/**
 * Fills the empty tables of the universe (migration 001) from its seed and day, in one transaction. Rows are made while they are sent; the same seed, day and scale give the same rows.
 */
export const loadUniverse = async (client: PoolClient, options: UniverseOptions): Promise<void> => {
  const universe = generateUniverse(options);
  const partners = listPartners();
  const tables = smallTables(universe, partners);
  await client.query('begin');
  try {
    // The generator gives every row its unit; asking again for two million rows would double the time. Only an owner of the server may say so.
    const owner = await client.query<{ on: boolean }>(`select current_setting('is_superuser') = 'on' as on`);
    if (owner.rows[0]?.on === true) await client.query('set local session_replication_role = replica');
    for (const table of tables.beforeUnits) await insertRows(client, table);
    await bulkCopy(client, 'unit', { id: 'int8', kind: 'text' }, unitRows(universe));
    for (const table of tables.afterUnits) await insertRows(client, table);
    await bulkCopy(client, 'inventory', INVENTORY_COLUMNS, inventoryRows(inventoryOf(universe)));
    await bulkCopy(client, 'price_history', HISTORY_COLUMNS, historyRows(universe, partners));
    await client.query('insert into universe (seed, today, scale, version, sale_from) values ($1, $2, $3, $4, $2)', [
      universe.seed,
      universe.today,
      universe.scale,
      UNIVERSE_VERSION,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

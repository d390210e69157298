import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadUniverse } from '@escale/catalogue/load-universe';
import { dayOf } from '@escale/services/platform/clock';
import { migrate } from '@escale/services/platform/migrate';
import { openDatabase } from '@escale/services/platform/postgres';
import { addDays } from '@escale/domain/calendar-day';
import { startProcesses, type KillPorts, type KillProcesses } from './kill-processes.ts';
import type { Trip } from './kill-shoppers.ts';

export interface KillWorld {
  readonly processes: KillProcesses;
  readonly trip: Trip;
  close(): Promise<void>;
}

/** A durable database with a small universe in a folder of its own, one trip that never sells out, and the provider running. */
export const createKillWorld = async (ports: KillPorts): Promise<KillWorld> => {
  const folder = mkdtempSync(join('/var/tmp', 'escale-kill-'));
  const today = dayOf(Date.now());
  const database = await openDatabase({ dataDir: folder });
  await migrate(database.pool);
  const client = await database.pool.connect();
  await loadUniverse(client, { seed: 'kill', today, scale: 'small' });
  const departureDate = addDays(today, 100);
  const { rows } = await client.query<{ hotel: string }>(
    "select h.code as hotel from hotel h join place p on p.id = h.place_id where p.code = 'KOS' order by h.code limit 1",
  );
  await client.query('update inventory set allotment = 100000, closed = false, min_stay = 1, max_stay = 28 where day between $1 and $1::date + 9', [
    departureDate,
  ]);
  client.release();
  await database.close();
  const processes = await startProcesses(folder, ports);
  return {
    processes,
    trip: { city: 'PAR', destination: 'KOS', hotel: rows[0]?.hotel ?? '', departureDate },
    close: async () => {
      await processes.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Numbers that repeat for a seed, so that a failing run can be run again. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

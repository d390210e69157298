// Two thousand buyers for the last five rooms and seats, and baskets that overlap: `node bench/stampede.bench.ts`. Writes docs/benchmarks/stampede.md.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@escale/services/platform/migrate';
import { openDatabase } from '@escale/services/platform/postgres';
import { figure } from './measure.ts';
import { type StampedeResult, fillUnits, overlappingBaskets, stampede, unorderedBaskets } from './stampede.ts';

const lines: string[] = [];
const print = (line: string): void => {
  lines.push(line);
  console.log(line);
};

// A database that waits for the disk, as the product's does.
const database = await openDatabase({ dataDir: join(tmpdir(), `escale-bench-${userInfo().uid}`), durable: true });
const { pool } = database;
await pool.query('drop schema public cascade');
await pool.query('create schema public');
await migrate(pool);

print('# Stampede');
print('');
print(
  `Made by \`node bench/stampede.bench.ts\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.versions.node}, 16 connections, every commit on disk.`,
);
print('');
print('| 2,000 buyers at once | bought | refused | errors | counters wrong | answers a second | p50 ms | p95 ms |');
print('|---|---|---|---|---|---|---|---|');
const row = (name: string, result: StampedeResult): void =>
  print(
    `| ${name} | ${result.bought} | ${result.refused} | ${result.failed} | ${result.wrongNights} | ${result.perSecond.toFixed(0)} | ${figure(result.p50)} | ${figure(result.p95)} |`,
  );
for (const { name, nights, left, kind } of [
  { name: 'last five rooms, 7 nights', nights: 7, left: 5, kind: 'ROOM' },
  { name: 'last five seats of a flight', nights: 1, left: 5, kind: 'SEAT' },
  { name: 'two thousand rooms, 7 nights', nights: 7, left: 2_000, kind: 'ROOM' },
] as const) {
  await fillUnits(pool, { units: 1, left, kind });
  row(name, await stampede(pool, { buyers: 2_000, nights }));
}
print('');
print('| baskets of several units, 16 buyers | transactions | deadlocks | counters wrong |');
print('|---|---|---|---|');
await fillUnits(pool, { units: 12, left: 4 });
const ordered = await overlappingBaskets(pool, { workers: 16, turns: 120, units: 12 });
print(`| take_holds: one ordered pass | ${ordered.transactions} | ${ordered.deadlocks} | ${ordered.wrongNights} |`);
await fillUnits(pool, { units: 12, left: 4_000 });
const unordered = await unorderedBaskets(pool, { workers: 16, turns: 60, units: 12 });
print(`| negative control: conditional updates in the buyer's order | ${unordered.transactions} | ${unordered.deadlocks} | ${unordered.wrongNights} |`);
await mkdir(join(import.meta.dirname, '../docs/benchmarks'), { recursive: true });
await writeFile(join(import.meta.dirname, '../docs/benchmarks/stampede.md'), `${lines.join('\n')}\n`);
await database.close();

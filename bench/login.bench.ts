// Sign-in: how many a second, and what an attack on it does to everybody else: `node bench/login.bench.ts`. Writes docs/benchmarks/login.md.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@escale/services/platform/migrate';
import { openDatabase } from '@escale/services/platform/postgres';
import { createLoginWorld, signIn, type UnderAttack, underAttack } from './login.ts';
import { figure } from './measure.ts';

const lines: string[] = [];
const print = (line: string): void => {
  lines.push(line);
  console.log(line);
};
const SECONDS = 6,
  GUESSES = 300;

const database = await openDatabase({ dataDir: join(tmpdir(), `escale-bench-login-${userInfo().uid}`), durable: true });
const { pool } = database;
await pool.query('drop schema public cascade');
await pool.query('create schema public');
await migrate(pool);
const guarded = await createLoginWorld(pool, true);
const open = await createLoginWorld(pool, false);

print('# Sign-in');
print('');
print(
  `Made by \`node bench/login.bench.ts\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.versions.node}, argon2id 19 MiB × 2, every commit on disk; asker and service share one process and its processors.`,
);
print('');
await signIn(guarded, 1_000);
const peace = await signIn(guarded, SECONDS * 1000, 4);
print(`Members sign in, four at once: ${figure(peace.perSecond)} a second, p50 ${figure(peace.p50)} ms, p95 ${figure(peace.p95)} ms.`);
print('');
print(
  '| 300 guesses arrive a second | answered a second | turned away | page question p50 ms | p95 ms | members signed in a second | p95 ms | members turned away |',
);
print('|---|---|---|---|---|---|---|---|');
const row = (name: string, { attack, pages, members }: UnderAttack): void =>
  print(
    `| ${name} | ${figure(attack.perSecond)} | ${attack.done === 0 ? '–' : `${Math.round((attack.refused / attack.done) * 100)} %`} | ${figure(pages.p50)} | ${figure(pages.p95)} | ${figure(members.perSecond)} | ${figure(members.p95)} | ${members.refused} of ${members.done} |`,
  );
const calm = await underAttack(guarded, SECONDS * 1000, 0);
row('nobody does', calm);
const one = await underAttack(guarded, SECONDS * 1000, GUESSES, 'one');
row('from one address: the lockout answers', one);
const many = await underAttack(guarded, SECONDS * 1000, GUESSES);
row('each from another address: the gates hold', many);
const loose = await underAttack(open, SECONDS * 1000, GUESSES);
row('negative control: the same without gates', loose);
print('');
print(
  `Under the attack from everywhere a page question takes ${figure(many.pages.p95 / calm.pages.p95)} times its p95 in peace; without the gates ${figure(loose.pages.p95 / calm.pages.p95)} times. ` +
    `Members sign in at ${Math.round((many.members.perSecond / calm.members.perSecond) * 100)} % of their pace in peace; without the gates at ${Math.round((loose.members.perSecond / calm.members.perSecond) * 100)} %.`,
);
await mkdir(join(import.meta.dirname, '../docs/benchmarks'), { recursive: true });
await writeFile(join(import.meta.dirname, '../docs/benchmarks/login.md'), `${lines.join('\n')}\n`);
await guarded.app.close();
await open.app.close();
await database.close();

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { userInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type Pool } from 'pg';
import { isAlive } from './postgres-data.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createPool } from './postgres.ts';
import { localServer, type Server } from './postgres-server.ts';

/** The day every test universe is made for, and an instant of it. */
export const TEST_TODAY = '2026-11-20';
export const TEST_NOW = Date.parse('2026-11-20T09:00:00Z');
const SEED = 'test';
const PACKAGES = join(import.meta.dirname, '../../../../packages');

export interface TestDatabase {
  readonly pool: Pool;
  readonly name: string;
  /** A second pool on the same database, as another process of the product would have. */
  openPool(): Pool;
  /** Ends the pools and drops the database. */
  close(): Promise<void>;
}

/** Where test databases are made: whatever answers there and lets us create databases. */
export type TestServer = Pick<Server, 'connection' | 'ensure'>;

/**
 * One throw-away server for every test run of this account on this machine; it never waits for the disk. TEST_DATABASE_URL
 * names another server instead, to run the tests against another version of PostgreSQL.
 */
export const testServer = (): TestServer => {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '')
    return localServer({ dataDir: process.env.TEST_DATA_DIR ?? join(tmpdir(), `escale-test-${userInfo().uid}`), durable: false, maxConnections: 400 });
  const { hostname, port, username, password, searchParams } = new URL(url);
  const connection = {
    host: searchParams.get('host') ?? hostname,
    port: Number(searchParams.get('port') ?? (port === '' ? '5432' : port)),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
  return { connection, ensure: async () => undefined };
};

const withAdmin = async <Result>(server: TestServer, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ ...server.connection, database: 'postgres', application_name: `escale-test-${process.pid}` });
  client.on('error', () => undefined); // the failing query tells
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const hashFolder = (folder: string, hash: ReturnType<typeof createHash>): void => {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(path, hash);
    else if (/\.(?:ts|json)$/u.test(entry.name) && !entry.name.includes('.test.')) hash.update(entry.name).update(readFileSync(path));
  }
};

const templateName = (universe: 'none' | 'small'): string => {
  const hash = createHash('sha256').update(TEST_TODAY).update(SEED);
  for (const migration of readMigrations()) hash.update(migration.name).update(migration.hash);
  if (universe === 'small') hashFolder(join(PACKAGES, 'catalogue'), hash);
  return `template_${universe}_${hash.digest('hex').slice(0, 12)}`;
};

const fillUniverse = async (pool: Pool): Promise<void> => {
  const { loadUniverse } = await import('@escale/catalogue/load-universe');
  const client = await pool.connect();
  try {
    await loadUniverse(client, { seed: SEED, today: TEST_TODAY, scale: 'small' });
    await client.query('analyze');
  } finally {
    client.release();
  }
};

const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query('select 1 from pg_database where datname = $1', [name])).rowCount === 1;

/** Makes the template once per state of the migrations and the catalogue; parallel runs wait for the one that makes it. */
const ensureTemplate = async (server: TestServer, universe: 'none' | 'small'): Promise<string> => {
  const name = templateName(universe);
  await withAdmin(server, async (client) => {
    if (await exists(client, name)) return;
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (await exists(client, name)) return;
    const unfinished = `${name}_making`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const pool = createPool({ ...server.connection, database: unfinished, max: 2 });
    try {
      await migrate(pool);
      if (universe === 'small') await fillUniverse(pool);
    } finally {
      await pool.end();
    }
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
};

const TEMPLATE_GONE = '3D000',
  TEMPLATE_BUSY = '55006';

const cloneTemplate = async (server: TestServer, universe: 'none' | 'small', name: string): Promise<void> => {
  for (let turn = 1; ; turn++) {
    const template = await ensureTemplate(server, universe);
    try {
      await withAdmin(server, (client) => client.query(`create database ${name} template ${template} strategy file_copy`));
      return;
    } catch (error) {
      // Another run may be tidying up the template of an earlier state at this moment.
      const { code } = error as pg.DatabaseError; // as: pg throws this class for answers of the server
      if (turn === 5 || (code !== TEMPLATE_GONE && code !== TEMPLATE_BUSY)) throw error;
    }
  }
};

/**
 * A database of its own for a test file: a clone of the template with the tables ('none') or with a small universe as well
 * ('small', made for TEST_TODAY). Call `close()` in `afterAll`.
 */
export const createTestDatabase = async (options: { readonly universe: 'none' | 'small' }): Promise<TestDatabase> => {
  const server = testServer();
  await server.ensure();
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await cloneTemplate(server, options.universe, name);
  const pools: Pool[] = [];
  const openPool = (): Pool => {
    const pool = createPool({ ...server.connection, database: name });
    pools.push(pool);
    return pool;
  };
  return {
    pool: openPool(),
    name,
    openPool,
    close: async () => {
      await Promise.all(pools.filter((pool) => !pool.ended).map((pool) => pool.end()));
      await withAdmin(server, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
};

/** Drops clones whose test process died, and templates of earlier states. Run once before the tests. */
export const removeTestLeftovers = async (server: TestServer): Promise<void> =>
  withAdmin(server, async (client) => {
    const keep = new Set([templateName('none'), templateName('small')]);
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^(test|template_none|template_small)_' and datname !~ '_making$'",
    );
    for (const { datname } of rows) {
      const owner = /^test_(\d+)_/u.exec(datname)?.[1];
      const dead = owner === undefined ? !keep.has(datname) : !isAlive(Number(owner));
      // A template being cloned by another run can't be dropped; the next run does it.
      if (dead) await client.query(`drop database if exists ${datname}`).catch(() => undefined);
    }
  });

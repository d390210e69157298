import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import { localServer, type Server } from './postgres-server.ts';

const POOL_SIZE = 16;
const DATABASE = 'escale';

const { builtins } = pg.types;
const INT8_ARRAY = 1016,
  DATE_ARRAY = 1182;
const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`A whole number of the database does not fit: ${text}`);
  return value;
};
const listOf =
  <Item>(item: (text: string) => Item) =>
  (text: string): (Item | null)[] =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((part) => (part === 'NULL' ? null : item(part)));

/** Days stay strings 'YYYY-MM-DD' and bigints become numbers (all our ids fit); the rest is as `pg` has it. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    switch (oid) {
      case builtins.DATE:
        return (text: string) => text;
      case builtins.INT8:
        return wholeNumber;
      case DATE_ARRAY:
        return listOf((text) => text);
      case INT8_ARRAY:
        return listOf(wholeNumber);
      default:
        return pg.types.getTypeParser(oid, format as 'text'); // as: the two overloads of pg differ in this word only
    }
  },
};

/** What the database tells while it runs; lines carry no personal data. */
export interface DatabaseLog {
  warn(context: object, message: string): void;
}

export interface OpenDatabaseOptions {
  /** Address of a PostgreSQL server (DATABASE_URL); unset = the packaged one. */
  readonly url?: string | undefined;
  /** Where the packaged one keeps its data. */
  readonly dataDir: string;
  readonly log?: DatabaseLog;
  readonly durable?: boolean;
}

export interface Database {
  readonly pool: Pool;
  /** Ends the pool; stops the packaged server when no other program is attached. */
  close(): Promise<void>;
}

/** A pool of at most 16 connections whose idle connections may die without ending the program. */
export const createPool = (config: pg.PoolConfig, log?: DatabaseLog): Pool => {
  const pool = new pg.Pool({ max: POOL_SIZE, types: columnTypes, options: '-c timezone=UTC', ...config });
  pool.on('error', (error) => log?.warn({ code: (error as NodeJS.ErrnoException).code }, 'a database connection was lost')); // as: pg errors carry codes
  pool.on('connect', (client) => client.on('error', () => undefined)); // a lost connection fails the query that uses it, never the program
  return pool;
};

/** Creates a database unless it is there; two starts at once are fine. */
export const createDatabaseIfMissing = async (server: Server, name: string): Promise<void> => {
  const client = new pg.Client({ ...server.connection, database: 'postgres' });
  await client.connect();
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    const { code } = error as pg.DatabaseError; // as: pg throws this class for answers of the server
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
};

/**
 * One connection kept for as long as the program runs. It marks us as attached for other programs that would stop the server,
 * and its loss is how we learn that the server was killed: then the server is started again.
 */
const keepPresence = async (server: Server, name: string, log: DatabaseLog | undefined): Promise<{ leave(): Promise<boolean> }> => {
  let leaving = false;
  let client: pg.Client | undefined;
  const enter = async (): Promise<void> => {
    while (!leaving) {
      const next = new pg.Client({ ...server.connection, database: DATABASE, application_name: name, keepAlive: true });
      next.on('error', () => undefined); // 'end' follows, and is what we act on
      try {
        await server.ensure();
        await next.connect();
      } catch (error) {
        log?.warn({ reason: String(error) }, 'the database does not come back yet');
        await pause(500);
        continue;
      }
      client = next;
      if (leaving) {
        await next.end();
        return;
      }
      next.once('end', () => {
        if (leaving) return;
        log?.warn({}, 'the database server went away, starting it again');
        void enter();
      });
      return;
    }
  };
  await enter();
  return {
    /** True when nobody else was attached. */
    leave: async () => {
      leaving = true;
      if (!client) return false;
      try {
        const others = await client.query<{ n: number }>(
          "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1",
          [name],
        );
        return others.rows[0]?.n === 0;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => undefined);
      }
    },
  };
};

/**
 * Opens the database: the server at `url` when set, else the PostgreSQL packaged with the program, started when it isn't
 * running yet and started again if it dies. Throws a readable sentence when no database can be had.
 */
export const openDatabase = async (options: OpenDatabaseOptions): Promise<Database> => {
  if (options.url !== undefined && options.url !== '') {
    const pool = createPool({ connectionString: options.url }, options.log);
    return { pool, close: () => pool.end() };
  }
  const server = localServer({ dataDir: options.dataDir, ...(options.durable === undefined ? {} : { durable: options.durable }) });
  await server.ensure();
  await createDatabaseIfMissing(server, DATABASE);
  const name = `escale-${process.pid}`;
  const presence = await keepPresence(server, name, options.log);
  const pool = createPool({ ...server.connection, database: DATABASE, application_name: name }, options.log);
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await pool.end();
    if (await presence.leave()) await server.stop();
  };
  return { pool, close: () => (closed ??= close()) };
};

/** Stops the packaged server of `dataDir`, whoever is attached (`bin/start --stop-database`). */
export const stopDatabase = async (dataDir: string): Promise<void> => localServer({ dataDir }).stop();

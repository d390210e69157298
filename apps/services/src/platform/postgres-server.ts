import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Account, databaseAccount } from './postgres-account.ts';
import { type Binaries, prepareBinaries } from './postgres-binaries.ts';
import { isAlive, prepareDataFolder, reachableFolder, socketFolder } from './postgres-data.ts';

const PORT = 5432; // names the socket only: nothing listens on the network
const START_LIMIT_MS = 60_000;
/** No system gives out process ids this high, so a lock file naming it is surely stale. */
const NO_PROCESS = 4_194_305;

export interface ServerOptions {
  /** Folder under which the data folder lies (`<dataDir>/pg18`). */
  readonly dataDir: string;
  /** False for throw-away test data: no waiting for the disk. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
}

/** A local PostgreSQL server and how to reach it. */
export interface Server {
  readonly dataFolder: string;
  readonly socketFolder: string;
  readonly binaries: Binaries;
  /** Connection settings for `pg`; the database is the caller's. */
  readonly connection: { readonly host: string; readonly port: number; readonly user: string };
  /** Makes sure the server answers: attaches to a running one, else starts it, also again after it was killed. */
  ensure(): Promise<void>;
  /** Fast shutdown, waiting until the server has left. No error when it isn't running. */
  stop(): Promise<void>;
}

const firstLineNumber = (file: string): number | undefined => {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8').split('\n', 1)[0] ?? '', 10);
    return Number.isNaN(pid) ? undefined : Math.abs(pid);
  } catch {
    return undefined;
  }
};

/** Whether process `pid` is a PostgreSQL server working in `dataFolder`. */
const servesFolder = (pid: number, dataFolder: string): boolean => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false;
  } catch {
    return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataFolder);
  } catch {
    return true; // somebody else's process: not ours to look into; let PostgreSQL's own lock decide
  }
};

/**
 * Frees lock files that name a living process which is no PostgreSQL of this folder (ids are given out again after a restart
 * of the machine). The first line is rewritten; deleting the file would switch off PostgreSQL's own check for old backends.
 */
export const freeStaleLocks = (dataFolder: string, socket: string): void => {
  for (const file of [join(dataFolder, 'postmaster.pid'), join(socket, `.s.PGSQL.${PORT}.lock`)]) {
    const pid = firstLineNumber(file);
    if (pid === undefined || !isAlive(pid) || servesFolder(pid, dataFolder)) continue;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*/u, String(NO_PROCESS)));
  }
};

const accepts = async (connection: Server['connection']): Promise<boolean> => {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined); // the server may go away between connecting and ending; the next try tells
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const settings = (options: ServerOptions): string[] =>
  Object.entries({
    listen_addresses: '',
    max_connections: options.maxConnections ?? 64,
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic', // no values of rows in the log
    unix_socket_permissions: '0700',
    ...(options.durable === false ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const launch = (binaries: Binaries, dataFolder: string, socket: string, account: Account | undefined, options: ServerOptions): ChildProcess => {
  const output = openSync(`${dataFolder}.log`, 'a');
  // Detached: an interrupt typed at the terminal goes to the whole group, and the program decides when the server stops.
  const child = spawn(binaries.postgres, ['-D', dataFolder, '-k', socket, '-p', String(PORT), ...settings(options)], {
    cwd: dataFolder,
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });
  child.on('error', () => undefined); // seen below as an exit; the log has the reason
  child.unref();
  closeSync(output);
  return child;
};

const logTail = (dataFolder: string): string =>
  existsSync(`${dataFolder}.log`) ? readFileSync(`${dataFolder}.log`, 'utf8').split('\n').slice(-8).join('\n') : '';

/**
 * Prepares programs and data folder of the local server and returns its handle; `ensure()` starts it.
 * Throws a sentence naming DATABASE_URL where PostgreSQL can't run.
 */
export const localServer = (options: ServerOptions): Server => {
  if (process.platform === 'win32') throw new Error('The packaged PostgreSQL is not started on Windows yet. Set DATABASE_URL to a PostgreSQL server.');
  const account = databaseAccount();
  const folder = reachableFolder(options.dataDir, account);
  const binaries = prepareBinaries(account, folder);
  const dataFolder = join(folder, `pg${binaries.major}`);
  prepareDataFolder(dataFolder, binaries, account, options.durable !== false);
  const socket = socketFolder(dataFolder, account);
  const connection = { host: socket, port: PORT, user: 'escale' };

  const ensure = async (): Promise<void> => {
    const limit = performance.now() + START_LIMIT_MS;
    let child: ChildProcess | undefined;
    while (!(await accepts(connection))) {
      if (performance.now() > limit)
        throw new Error(`PostgreSQL did not start in ${dataFolder}:\n${logTail(dataFolder)}\nSet DATABASE_URL to use another PostgreSQL server.`);
      const ended = child !== undefined && (child.exitCode !== null || child.signalCode !== null || child.pid === undefined);
      const holder = firstLineNumber(join(dataFolder, 'postmaster.pid'));
      const starting = holder !== undefined && servesFolder(holder, dataFolder);
      if (ended) {
        child = undefined;
        await pause(250); // backends of a killed server are still leaving
      } else if (!child && !starting) {
        freeStaleLocks(dataFolder, socket);
        child = launch(binaries, dataFolder, socket, account, options);
      }
      await pause(25);
    }
  };

  const stop = async (): Promise<void> => {
    const file = join(dataFolder, 'postmaster.pid');
    const pid = firstLineNumber(file);
    if (pid === undefined || !servesFolder(pid, dataFolder)) return;
    process.kill(pid, 'SIGINT');
    const limit = performance.now() + START_LIMIT_MS;
    while (existsSync(file) && isAlive(pid) && performance.now() < limit) await pause(20);
  };

  return { dataFolder, socketFolder: socket, binaries, connection, ensure, stop };
};

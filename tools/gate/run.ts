import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';

// The gate: every check of the house in order, cheapest first, with one line at the end that counts them all.
const root = join(import.meta.dirname, '../..');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const reports = join(root, '.data/reports');
const only = process.argv.slice(2);

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const run = (command: string, args: readonly string[], env: Record<string, string> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, TZ: 'UTC', ...env } });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

/** A step that is one check by itself. */
const single = (command: string, args: readonly string[], env?: Record<string, string>) => async (): Promise<Outcome> => {
  const ok = await run(command, args, env);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
};

/** A test runner that leaves a JSON report to count from; without a report it has failed. */
const counted =
  (command: string, args: readonly string[], report: string, count: (report: unknown) => Outcome, env?: () => Promise<Record<string, string>>) =>
  async (): Promise<Outcome> => {
    const file = join(reports, report);
    rmSync(file, { force: true });
    const ok = await run(command, args, { ...(env ? await env() : {}), REPORT_FILE: file });
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const outcome = count(JSON.parse(readFileSync(file, 'utf8')));
    return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
  };

const countVitest = (report: unknown): Outcome => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }; // vitest's JSON reporter
  return { passed: numPassedTests, failed: numFailedTests };
};
const countPlaywright = (report: unknown): Outcome => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }; // Playwright's JSON reporter
  // A journey that passed on its second try counts as passed and is named, so that somebody mends it.
  if (stats.flaky > 0) console.log(`${stats.flaky} flaky: see the list above`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

const node = process.execPath;
/** What counts days: rules, the wire, the words, and the services that read a clock. */
const FAR_ZONE_TESTS = [
  'packages/domain',
  'packages/contract',
  'packages/i18n',
  'apps/services/src/platform/clock',
  'apps/services/src/rooms/content',
  'apps/services/src/rooms/documents',
  'apps/services/src/rooms/mail',
  'apps/services/src/rooms/quote/quote-service',
  'apps/services/src/rooms/quote/pre-book.',
  'apps/services/src/search/calendar',
];

const STEPS: readonly { readonly name: string; readonly run: () => Promise<Outcome> }[] = [
  { name: 'format', run: single(bin('biome'), ['format', '--no-errors-on-unmatched', '.']) },
  { name: 'lint', run: single(bin('oxlint'), ['--type-aware', '.']) },
  { name: 'house', run: single(node, ['tools/house/run.ts']) },
  { name: 'types', run: single(bin('tsc'), ['-p', 'tsconfig.json']) },
  { name: 'server types', run: single(bin('tsc'), ['-p', 'apps/server/tsconfig.json']) },
  { name: 'components types', run: single(bin('tsc'), ['-p', 'packages/ui/tsconfig.json']) },
  { name: 'website types', run: single(bin('tsc'), ['-p', 'apps/website/tsconfig.json']) },
  { name: 'dead code', run: single(bin('knip'), ['--no-progress', '--no-config-hints']) },
  { name: 'website build', run: single('npm', ['run', '--silent', 'build', '-w', '@escale/website']) },
  { name: 'first-load bytes', run: single(node, ['apps/website/src/tooling/budget.ts']) },
  {
    name: 'unit and service tests',
    run: counted(
      bin('vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
      'vitest.json',
      countVitest,
    ),
  },
  {
    name: 'rules in a far time zone',
    run: counted(
      bin('vitest'),
      ['run', ...FAR_ZONE_TESTS, '--reporter=dot', '--reporter=json', `--outputFile.json=${join(reports, 'vitest-far.json')}`],
      'vitest-far.json',
      countVitest,
      async () => ({ TZ: 'Pacific/Kiritimati', FAR_ZONE: '1' }),
    ),
  },
  {
    name: 'browser journeys',
    run: counted(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], 'playwright.json', countPlaywright, async () => ({
      CHROMIUM: await findChromium(root),
    })),
  },
];

let passed = 0;
let failed = 0;
const broken: string[] = [];
for (const step of STEPS.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))) {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const outcome = await step.run();
  passed += outcome.passed;
  failed += outcome.failed;
  if (outcome.failed > 0) broken.push(step.name);
  console.log(`── ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
}
if (broken.length > 0) console.log(`\nbroken: ${broken.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

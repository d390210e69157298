import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['E2E_PORT'] ?? 3900);
const sandboxPort = port + 1000;
const data = process.env['E2E_DATA'] ?? join(root, '.data/e2e');

/** The brands of the journeys: a copy, so that one can be added and taken away while the product runs. */
export const BRANDS_FOLDER = join(data, 'brands');
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  // Every run begins on a world of its own: what an earlier one wrote, or a database it left running, must not count.
  execFileSync(process.execPath, [join(root, 'apps/server/src/stop-database.ts')], {
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  rmSync(data, { recursive: true, force: true });
  cpSync(join(root, 'packages/catalogue/brands'), BRANDS_FOLDER, { recursive: true });
}

/** Visitors of the journeys have made their choice before, so that the question covers nothing; `consent.spec.ts` clears it. */
const consented = (host: string) => ({
  name: 'consent',
  value: `1.000.${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}`,
  domain: host,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
});
const HOSTS = ['localhost', '127.0.0.1', ...readdirSync(BRANDS_FOLDER).map((brand) => `${brand.toLowerCase()}.localhost`)];

// The journeys run against the product as bin/start serves it, on its own ports and data folder.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join(root, '.data/reports/journeys'),
  workers: 1,
  // A busy machine may starve a browser: one more try, and the gate names what needed it as flaky, to be mended.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['REPORT_FILE'] ?? join(root, '.data/reports/playwright.json') }]],
  use: {
    baseURL: `http://af.localhost:${port}`,
    storageState: { cookies: HOSTS.map(consented), origins: [] },
    trace: 'retain-on-first-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // Panels stand still as soon as they are open.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: join(root, 'bin/start'),
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: data,
      BRANDS_FOLDER,
      STAGE: 'test',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      UNIVERSE_SCALE: process.env['E2E_SCALE'] ?? '0.1',
    },
  },
});

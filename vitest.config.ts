import { defineConfig } from 'vitest/config';

// Unit and service tests; browser journeys live in e2e/ and run with Playwright.
export default defineConfig({
  // The production form of JSX, so that a test may run React as it is served.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**'],
    env: { TZ: process.env['FAR_ZONE'] ? 'Pacific/Kiritimati' : 'UTC' },
    maxWorkers: 2,
    testTimeout: 30_000,
    // What is waited for is asserted, how fast is not: a busy machine must not fail a test.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 120_000,
  },
});

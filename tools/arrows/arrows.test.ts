import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures');
interface Cruise {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: { readonly name: string } }[];
    readonly totalCruised: number;
  };
}

const cruise = (cwd: string, folders: readonly string[]): Cruise => {
  const args = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    ...folders,
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
  ];
  try {
    return JSON.parse(execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 }));
  } catch (error) {
    // The tool exits with the number of violations and still prints its report.
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' && error.stdout.startsWith('{')) return JSON.parse(error.stdout);
    throw error;
  }
};

const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as { forbidden: readonly { name: string }[] }; // a CommonJS file of our own

describe('arrows between rooms', () => {
  it('every rule has a fixture and every fixture a rule', () => {
    expect(readdirSync(fixtures).toSorted()).toEqual(forbidden.map((rule) => rule.name).toSorted());
  });

  it.each(forbidden.map((rule) => rule.name))('rule %s fires on its fixture', (name) => {
    const folder = join(fixtures, name);
    const fired = cruise(folder, readdirSync(folder)).summary.violations.map((violation) => violation.rule.name);
    expect(fired).toContain(name);
  });

  it('the house itself breaks none, and the tool saw it all', () => {
    const { summary } = cruise(root, ['packages', 'apps', 'bench', 'tools']);
    expect(summary.violations.map((violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`)).toEqual([]);
    // Without its TypeScript parser the tool sees nothing and is content: that must not pass.
    expect(summary.totalCruised).toBeGreaterThan(60);
  });
});

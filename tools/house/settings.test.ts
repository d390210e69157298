import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const told = new Set([...read('.env.example').matchAll(/(?:^# | {2})([A-Z][A-Z_]+)=/gmu)].map(([, name = '']) => name));
/** Names of the system, and the ones our own commands hand to each other. */
const NOT_SETTINGS = new Set(['PATH', 'HOME', 'TZ', 'REPORT_FILE', 'SANDBOX_MERCHANT_KEY', 'SANDBOX_WEBHOOK_SECRET']);

it('every variable the programs read is in .env.example', () => {
  const env = read('apps/services/src/platform/env.ts');
  const programs = globSync(['apps/{server,services,payment-sandbox}/src/**/*.ts'], { cwd: root, exclude: (path) => path.endsWith('.test.ts') }).map(read);
  const used = [
    ...[...env.matchAll(/'([A-Z]+(?:_[A-Z]+)+)'|source\.([A-Z_]+)/gu)].map(([, quoted, dotted]) => quoted ?? dotted ?? ''),
    ...programs.flatMap((text) => [...text.matchAll(/process\.env(?:\.|\[')([A-Z_]+)/gu)].map(([, name = '']) => name)),
  ].filter((name) => !NOT_SETTINGS.has(name));
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].filter((name) => !told.has(name))).toEqual([]);
});

it('.env.example tells of no variable that nothing reads', () => {
  const everything = [
    'bin/start',
    ...globSync('{apps,packages,tools,e2e}/**/*.ts', { cwd: root, exclude: (path) => /node_modules|\/build(?:\/|$)/u.test(path) }),
  ]
    .map(read)
    .join('\n');
  expect([...told].filter((name) => !everything.includes(name))).toEqual([]);
});

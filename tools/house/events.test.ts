import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('every event the website can send is told in the contract, and nothing else', () => {
  const tracked = [...read('apps/website/src/shared/analytics.ts').matchAll(/readonly name: ([^;]+);/gu)].flatMap(([, names = '']) =>
    [...names.matchAll(/'([^']+)'/gu)].map(([, name]) => name),
  );
  const told = [...read('docs/contracts/events.md').matchAll(/^\| `([^`]+)`/gmu)].map(([, name]) => name);
  expect(tracked.length).toBeGreaterThan(5);
  expect(new Set(told)).toEqual(new Set(tracked));
  expect(told).toHaveLength(new Set(told).size);
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../docs/domain/rules.md'), 'utf8');
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -'.ts'.length));
const named = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Family'))
  .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([a-z-]+)`/gu)].map((match) => match[1]));

test('the page of rules names every file of rules once, and no other', () => {
  expect(new Set(named)).toEqual(new Set(files));
  expect(named).toHaveLength(files.length);
});

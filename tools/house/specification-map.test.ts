import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/specification-map.md'), 'utf8');

/** `numbered('2', 3)` is 2, 2.1, 2.2, 2.3. */
const numbered = (section: string, parts: number): readonly string[] => [section, ...Array.from({ length: parts }, (_, index) => `${section}.${index + 1}`)];

/** Sections and sub-sections of the two files of the specification. */
const SECTIONS = {
  'platform.txt': ['1', ...numbered('2', 9), '3', '4', '5', '6', '7', '8', '9'],
  'funnel.txt': ['1', ...numbered('2', 16), ...numbered('3', 14), ...numbered('4', 11), '5', '6', ...numbered('7', 6), '8', '9'],
} as const;

const tables = page.split(/^## /mu).slice(1);

describe('the specification map', () => {
  it.each(Object.entries(SECTIONS))('has one row with four cells for every section of %s, in order', (file, sections) => {
    const table = tables.find((each) => each.startsWith(file)) ?? '';
    const rows = table.split('\n').filter((line) => /^\| \d/u.test(line));
    expect(rows.map((row) => /^\| (\d+(?:\.\d+)?) \S/u.exec(row)?.[1])).toEqual(sections);
    expect(rows.filter((row) => row.split(' | ').length !== 4 || !row.endsWith(' |'))).toEqual([]);
  });

  it('names only what exists', () => {
    const paths = [...page.matchAll(/`((?:apps|packages|docs|tools|bench|bin|e2e)(?:\/[^`]*)?)`/gu)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(100);
    expect([...new Set(paths)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('counts only test files as tests', () => {
    const tests = [...page.matchAll(/^\| \d[^|]*\|[^|]*\|([^|]*)\|/gmu)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/gu)].map(([, path = '']) => path),
    );
    expect(tests.length).toBeGreaterThan(50);
    expect(tests.filter((path) => !/\.(?:test|spec)\.tsx?$/u.test(path))).toEqual([]);
  });
});

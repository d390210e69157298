import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md'], { cwd: root });

it.each(pages)('%s links only to what exists', (page) => {
  const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\[[^\]]*\]\(([^)#\s]+)[^)]*\)/gu)].map(([, link = '']) => link);
  expect(links.filter((link) => !/^[a-z]+:/u.test(link)).filter((link) => !existsSync(join(root, dirname(page), link)))).toEqual([]);
});

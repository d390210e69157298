import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { magicPage } from './magic-page.server.ts';

const NOW = Date.parse('2026-03-14T22:30:00Z');

describe('the page of magic inputs', () => {
  it('tells the day a magic date means now', () => {
    expect(magicPage('| Days | Call |\n|---|---|\n| +301 | `quote` |', NOW)).toEqual([
      { kind: 'table', head: ['Days', 'Call'], rows: [[[{ text: '+301 = 2027-01-09', isCode: false }], [{ text: 'quote', isCode: true }]]] },
    ]);
  });

  it('reads the whole document: no mark of its writing is left, every row has its cells', () => {
    const blocks = magicPage(readFileSync(join(import.meta.dirname, '../../../../../docs/magic-inputs.md'), 'utf8'), NOW);
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(4);
    const uneven = blocks.filter((block) => block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length));
    expect(uneven).toEqual([]);
    const texts = blocks.flatMap((block) => (block.kind === 'table' ? [] : [block.runs.map(({ text }) => text).join('')]));
    expect(texts.filter((text) => /^#|^\||`/u.test(text))).toEqual([]);
  });
});

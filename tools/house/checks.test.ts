import { describe, expect, it } from 'vitest';
import { CHECKS, inspect } from './checks.ts';

const broken: Record<string, { path: string; text: string }> = {
  'file-length': { path: 'packages/domain/src/long.ts', text: 'x\n'.repeat(401) },
  'topic-names': { path: 'packages/domain/src/utils.ts', text: '' },
  'logical-properties': { path: 'packages/ui/src/a.module.css', text: '.a {\n  margin-left: 4px;\n}' },
  'tokens-only': { path: 'packages/ui/src/a.module.css', text: '.a {\n  color: #fff;\n}' },
  'no-skipped-tests': { path: 'packages/ui/src/a.test.ts', text: "it.skip('x', () => {});" },
  'finished-work': { path: 'packages/ui/src/a.ts', text: '// TODO later' },
  'plain-currency': { path: 'apps/website/src/shared/a.tsx', text: "new Intl.NumberFormat('fr')" },
  'zod-mini': { path: 'packages/contract/src/a.ts', text: "import { z } from 'zod';" },
};

describe('house checks', () => {
  it('each check has a case that breaks it', () => {
    expect(Object.keys(broken).toSorted()).toEqual(CHECKS.map((check) => check.rule).toSorted());
  });
  it.each(Object.entries(broken))('%s fires', (rule, file) => {
    expect(inspect([file]).map((finding) => finding.rule)).toContain(rule);
  });
  it('names file and line, and lets a line through that gives its reason', () => {
    const text = '.a {\n  color: #fff;\n  background: #000; /* house-ok: printed receipts are black */\n}';
    expect(inspect([{ path: 'x.module.css', text }])).toEqual([{ file: 'x.module.css', line: 2, rule: 'tokens-only', fix: 'use a token of tokens.css' }]);
  });
  it('leaves good files alone', () => {
    expect(inspect([{ path: 'packages/ui/src/a.module.css', text: '.a {\n  margin-inline-start: var(--s-4);\n}\n' }])).toEqual([]);
  });
});

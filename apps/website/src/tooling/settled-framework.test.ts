import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import config from '../../react-router.config.ts';
import { SETTLED } from './settled-framework.ts';

const libraries = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

describe('what is settled for a library', () => {
  it.each(SETTLED)('is asked by the installed version: $asks', ({ file, asks }) => {
    expect(readFileSync(libraries + file, 'utf8')).toContain(asks);
  });
  it('is what the website is set to', () => {
    expect(config.routeDiscovery).toEqual({ mode: 'initial' });
  });
});

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandCheck } from './brand-check.ts';
import { brandNew } from './brand-new.ts';
import type { Command } from './command.ts';
import { textsMissing } from './texts-missing.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'escale-brands-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = async (command: Command, ...given: string[]): Promise<{ code: number; said: string }> => {
  const lines: string[] = [];
  const code = await command.run(given, (text) => lines.push(text));
  return { code, said: lines.join('\n') };
};
const make = (code: string, shops = 'fr-FR,nb-NO'): Promise<{ code: number; said: string }> =>
  run(brandNew, code, '--name', 'Zéphyr Voyages', '--shops', shops, '--folder', folder);

describe('brand new', () => {
  it('writes a folder in which brand check finds nothing wrong', async () => {
    expect((await make('ZZ', 'fr-FR,nb-NO,ar-AE,de-CH,en-KE')).code).toBe(0);
    expect(await run(brandCheck, 'ZZ', '--folder', folder)).toEqual({ code: 0, said: 'ZZ  served: fr-FR nb-NO ar-AE de-CH en-KE' });
  });

  it.each([
    ['zz', 'fr-FR', 'two capital letters'],
    ['ZZ', 'fr-XQ', 'no record in brand-defaults/country for XQ'],
    ['ZZ', 'xx-FR', 'no words in brand-defaults/language for xx'],
    ['ZZ', 'france', 'france is no shop'],
    ['ZZ', '', 'names at least one shop'],
  ])('refuses %s in %s with a reason and writes nothing', async (code, shops, reason) => {
    const { code: exit, said } = await make(code, shops);
    expect(exit).toBe(1);
    expect(said).toContain(reason);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('never writes over a brand', async () => {
    await make('ZZ');
    expect((await make('ZZ')).said).toContain('exists already');
  });
});

describe('brand check', () => {
  it('says in words what keeps a brand from being served, as lines and as JSON', async () => {
    await make('ZZ');
    writeFileSync(join(folder, 'ZZ', 'brand.json'), '{"code":"ZZ","shops":["fr-FR"],"colour":"blue"}');
    const { code, said } = await run(brandCheck, 'ZZ', '--folder', folder);
    expect(code).toBe(1);
    expect(said).toContain('ZZ  not served');
    expect(said).toContain('✗ brand.json: unknown key "colour"');
    expect(JSON.parse((await run(brandCheck, '--json', '--folder', folder)).said)).toMatchObject([{ brand: 'ZZ', isServed: false }]);
  });

  it('says that there is no such brand', async () => {
    expect(await run(brandCheck, 'QQ', '--folder', folder)).toEqual({ code: 1, said: 'There is no brand QQ here.' });
  });
});

describe('texts missing', () => {
  it('prints what a translator has to write', async () => {
    const { code, said } = await run(textsMissing, 'xx');
    expect(code).toBe(1);
    expect(Object.keys(JSON.parse(said).texts).length).toBeGreaterThan(200);
    expect((await run(textsMissing)).code).toBe(2);
  });
});

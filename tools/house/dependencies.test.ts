import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string> | undefined>;

const folders = ['.', 'e2e', 'bench', ...['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))];
const manifests = folders
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .map((folder) => {
    const parsed: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries({ ...parsed.dependencies, ...parsed.devDependencies, ...parsed.optionalDependencies }).map(([name, version]) => ({
      folder,
      name,
      version,
    }));
  });
const used = manifests.flat().filter(({ name }) => !name.startsWith('@escale/'));
const documented = new Set([...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/`([@a-z0-9/._-]+)`/gu)].map((match) => match[1]));

describe('dependencies', () => {
  it('have exact versions', () => {
    expect(used.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/u.test(version))).toEqual([]);
  });
  it('each say what they save', () => {
    expect([...new Set(used.map(({ name }) => name))].filter((name) => !documented.has(name))).toEqual([]);
  });
});

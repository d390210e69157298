import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexFiles, sendFile } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'escale-assets-'));
const app = Fastify();

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['kept-a1.js', 'plain'],
    ['kept-a1.js.br', 'small'],
    ['gone-b2.js', 'gone'],
  ] as const)
    writeFileSync(join(folder, 'assets', name), text);
  const files = indexFiles(folder);
  app.get('/assets/*', (request, reply) => sendFile(files, request.url, request, reply));
  rmSync(join(folder, 'assets/gone-b2.js'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('a file is sent as small as the browser takes it, and kept for a year', async () => {
  const [plain, small] = await Promise.all([
    app.inject('/assets/kept-a1.js'),
    app.inject({ url: '/assets/kept-a1.js', headers: { 'accept-encoding': 'gzip, br' } }),
  ]);
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['plain', undefined]);
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br']);
  expect(small.headers['cache-control']).toContain('immutable');
});

it.each(['/assets/gone-b2.js', '/assets/never.js', '/assets/kept-a1.js.br', '/assets/../package.json'])(
  '%s is not found, and nobody keeps that answer',
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, url.startsWith('/assets/..') ? undefined : 'no-store']);
  },
);

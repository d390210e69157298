import { endpoint } from '@escale/contract/endpoint';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createServer, mounted, mountRooms } from '../app.ts';
import { done, fail } from './answer.ts';
import type { Deps, Room } from './deps.ts';
import { route } from './route.ts';

const greet = endpoint({
  method: 'POST',
  path: '/greet',
  body: 'text-json',
  request: z.object({ name: z.string().check(z.maxLength(10)), nested: z.optional(z.object({ list: z.array(z.object({ n: z.int() })) })) }),
  response: z.object({ hello: z.string() }),
});
const look = endpoint({
  method: 'GET',
  path: '/look/:code',
  body: 'none',
  request: z.object({ code: z.string().check(z.regex(/^\d+$/u)), page: z.optional(z.string()) }),
  response: z.object({ code: z.string(), page: z.optional(z.string()) }),
});

const lines: string[] = [];
const log = pino(
  {},
  {
    write: (line: string) => {
      lines.push(line);
    },
  },
);
const deps = { log } as unknown as Deps; // as: this room touches the log only
const room: Room = {
  name: 'greetings',
  async register(app) {
    route(app, greet, async ({ name }) => {
      if (name === 'nobody') return fail('NOT_FOUND');
      if (name === 'bug') throw new Error('no greeting for "marie@example.com"');
      if (name === 'broken') return done({} as { hello: string }); // as: an answer that breaks the contract on purpose
      return done({ hello: name, secret: 'planted' } as { hello: string }); // as: a field the contract doesn't have
    });
    route(app, look, async (request) => done(request));
  },
};
const app = createServer({ log });
beforeAll(async () => {
  await mountRooms(app, [mounted(room, deps)]);
  await app.ready();
});
afterAll(() => app.close());

const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/greetings/greet', payload, headers: { 'content-type': type } });

describe('a request that is not what the contract says', () => {
  test('is refused with the paths of its problems', async () => {
    const answer = await post(JSON.stringify({ name: 'far too long a name', nested: { list: [{ n: 1 }, { n: 'x' }] } }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'BAD_REQUEST',
      fieldErrors: [
        { path: 'name', messageId: 'error.generic' },
        { path: 'nested.list.1.n', messageId: 'error.generic' },
      ],
    });
  });

  test.each([
    ['malformed JSON', '{"name":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a list', '[1,2]', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"name":"x"}}', 'application/json', 400],
    ['a NUL character', '{"name":"a\\u0000"}', 'application/json', 400],
    ['a wrong content type', '<name/>', 'application/xml', 415],
    ['an oversized body', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json', 413],
    ['malformed JSON as text', 'name', 'text/plain', 400],
  ])('%s is refused, never a 500', async (_name, payload, type, status) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe('BAD_REQUEST');
  });

  test('an address that cannot be decoded is refused', async () => {
    expect((await app.inject('/api/greetings/look/%E0%A4%A')).statusCode).toBe(400);
  });
});

test('JSON is read under text/plain too, and fields outside the contract do not leave', async () => {
  const answer = await post('{"name":"Marie"}', 'text/plain;charset=UTF-8');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ hello: 'Marie' });
});

test('path and query of a GET are one request', async () => {
  expect((await app.inject('/api/greetings/look/12?page=3&other=x')).json()).toEqual({ code: '12', page: '3' });
  expect((await app.inject('/api/greetings/look/12?page=3&page=4')).statusCode).toBe(400);
});

test('an expected failure has the status of its code', async () => {
  const answer = await post('{"name":"nobody"}');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'NOT_FOUND' });
});

test.each(['bug', 'broken'])('a bug (%s) answers an incident id and logs it without what people typed', async (name) => {
  lines.length = 0;
  const answer = await post(JSON.stringify({ name }));
  expect(answer.statusCode).toBe(500);
  const { incidentId } = answer.json();
  const line = lines.find((text) => text.includes(incidentId));
  expect(line).toContain('/api/greetings/greet');
  expect(lines.join('')).not.toContain('marie');
});

test('an unknown address answers JSON', async () => {
  const answer = await app.inject('/api/greetings/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'NOT_FOUND' });
});

test('the OpenAPI document lists the calls', async () => {
  const document = (await app.inject('/api/openapi.json')).json();
  expect(Object.keys(document.paths)).toEqual(['/api/greetings/greet', '/api/greetings/look/{code}']);
  expect(document.paths['/api/greetings/greet'].post.requestBody.content['text/plain'].schema.required).toEqual(['name']);
});

import { endpoint } from '@escale/contract/endpoint';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { callService, messageOfFailure } from './call-service.ts';

const get = endpoint({
  method: 'GET',
  path: '/things/:id',
  body: 'none',
  request: z.object({ id: z.string(), page: z.optional(z.int()) }),
  response: z.object({ name: z.string() }),
});
const post = endpoint({ method: 'POST', path: '/things', body: 'json', request: z.object({ name: z.string() }), response: z.object({ id: z.int() }) });
const tag = endpoint({ method: 'POST', path: '/tag', body: 'text-json', request: z.object({ name: z.string() }), response: z.object({ status: z.string() }) });

interface Seen {
  url?: string;
  init?: RequestInit | undefined;
}
const answering =
  (body: unknown, status = 200, seen: Seen = {}): typeof fetch =>
  async (input, init) => {
    seen.url = input instanceof Request ? input.url : String(input);
    seen.init = init;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };

describe('a call of the contract', () => {
  it('puts parameters in the path, the rest of a GET in the query, and the device in its header', async () => {
    const seen: Seen = {};
    const result = await callService(get, 'http://s/api', { id: 'a/b', page: 2 }, { fetch: answering({ name: 'n', extra: 1 }, 200, seen), device: 'd' });
    expect(result).toEqual({ ok: true, value: { name: 'n' } });
    expect(seen.url).toBe('http://s/api/things/a%2Fb?page=2');
    expect(seen.init?.headers).toMatchObject({ 'x-device': 'd' });
    expect(seen.init?.body).toBeUndefined();
  });

  it('sends JSON as JSON, and as text/plain where the specification says so', async () => {
    const seen: Seen = {};
    await callService(post, 'http://s', { name: 'é' }, { fetch: answering({ id: 1 }, 200, seen) });
    expect(seen.init).toMatchObject({ method: 'POST', body: '{"name":"é"}' });
    expect(seen.init?.headers).toMatchObject({ 'content-type': 'application/json' });
    await callService(tag, 'http://s', { name: 'x' }, { fetch: answering({ status: 'OK' }, 200, seen) });
    expect(seen.init?.headers).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8' });
  });

  it('gives a refusal as a value: the service’s code, its message and its fields', async () => {
    const result = await callService(
      post,
      'http://s',
      { name: '' },
      { fetch: answering({ code: 'BAD_REQUEST', errorMessage: 'no', fieldErrors: [{ path: 'name', messageId: 'error.x' }, 7], incidentId: 'I' }, 400) },
    );
    expect(result).toMatchObject({
      ok: false,
      code: 'BAD_REQUEST',
      status: 400,
      errorMessage: 'no',
      fieldErrors: [{ path: 'name', messageId: 'error.x' }],
      incidentId: 'I',
    });
  });

  it.each([
    [404, 'NOT_FOUND'],
    [429, 'TOO_MANY_REQUEST'],
    [409, 'CONFLICT'],
    [504, 'GATEWAY_TIMEOUT'],
    [502, 'INTERNAL_SERVER_ERROR'],
    [418, 'INTERNAL_SERVER_ERROR'],
  ])('reads status %d without a body as %s', async (status, code) => {
    expect(await callService(get, 'http://s', { id: 'x' }, { fetch: answering('<html>', status) })).toMatchObject({ ok: false, code, status });
  });

  it('does not pass on an answer that breaks the contract', async () => {
    expect(await callService(get, 'http://s', { id: 'x' }, { fetch: answering({ name: 5 }) })).toMatchObject({ ok: false, code: 'INVALID_ANSWER' });
    expect(await callService(get, 'http://s', { id: 'x' }, { fetch: answering('not json') })).toMatchObject({ ok: false, code: 'INVALID_ANSWER' });
  });

  it('tells a visitor who left from a service that is slow and from a network that is gone', async () => {
    const never: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal;
        if (signal?.aborted === true) reject(signal.reason);
        signal?.addEventListener('abort', () => {
          reject(signal.reason);
        });
      });
    expect(await callService(get, 'http://s', { id: 'x' }, { fetch: never, signal: AbortSignal.abort() })).toMatchObject({ ok: false, code: 'ABORTED' });
    expect(await callService(get, 'http://s', { id: 'x' }, { fetch: never, timeout: 5 })).toMatchObject({ ok: false, code: 'TIMEOUT' });
    expect(
      await callService(
        get,
        'http://s',
        { id: 'x' },
        {
          fetch: async () => {
            throw new TypeError('fetch failed');
          },
        },
      ),
    ).toMatchObject({ ok: false, code: 'NETWORK' });
  });

  it('has a message for every failure', () => {
    expect(messageOfFailure('UNAUTHORIZED')).toBe('error.must.be.authenticated');
    expect(messageOfFailure('NETWORK')).toBe('error.generic');
  });
});

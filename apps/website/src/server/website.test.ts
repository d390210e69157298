import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentFetch } from '../testing/brand-fixture.ts';
import { ensureBuilt, TEST_ENV } from '../testing/built-website.ts';
import { IDENTITY, UUID } from '../testing/identity-fixture.ts';
import { createWebsite } from './website.ts';

let app: FastifyInstance;
afterEach(async () => {
  await app.close();
});

const running = async (stage: string, load: typeof fetch = contentFetch()): Promise<FastifyInstance> => {
  app = Fastify();
  const website = createWebsite({
    env: { ...TEST_ENV, stage },
    clock: { now: () => 0 },
    log: { warn: () => undefined },
    buildDirectory: ensureBuilt(),
    fetch: load,
  });
  await app.register(website);
  return app;
};

describe('headers of every answer', () => {
  it('ask browsers for secure connections on live alone', async () => {
    const path = '/favicon.ico';
    expect((await (await running('live')).inject(path)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await app.close();
    expect((await (await running('test')).inject(path)).headers['strict-transport-security']).toBeUndefined();
  });

  it('deny what no page needs, and let windows of identity providers answer', async () => {
    const { headers } = await (await running('live')).inject('/favicon.ico');
    expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=(self), payment=(self)');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('reports of the policy', () => {
  const reported = async (body: string): Promise<unknown> => {
    const load = vi.fn<typeof fetch>(async () => Response.json({ status: 'SUCCESS' }));
    const answer = await (await running('test', load)).inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: body,
    });
    expect(answer.statusCode).toBe(204);
    const [address, init] = load.mock.calls.at(-1) ?? [];
    expect(address).toBe('http://services.invalid/api/nav-logs/tag');
    return JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
  };

  it('are kept as an event that says what was blocked, without the address of any page', async () => {
    const report = {
      'document-uri': 'https://af.example/fr-FR/sdp/booking/payment?code=7d9f',
      referrer: 'https://af.example/fr-FR/sdp/booking/quote?code=7d9f',
      'violated-directive': 'script-src',
      'blocked-uri': 'https://evil.example/steal.js?card=4242',
    };
    expect(await reported(JSON.stringify({ 'csp-report': report }))).toEqual({
      name: 'csp_report',
      data: { directive: 'script-src', blocked: 'https://evil.example' },
    });
  });

  it.each(['not json', '[]', 'null', '{"csp-report":7}'])('are taken without harm when they are %s', async (body) => {
    expect(await reported(body)).toMatchObject({ name: 'csp_report' });
  });
});

describe('failures of calls the server makes', () => {
  it('are events where the specification tracks them: a sign-out the service did not hear', async () => {
    const kept: unknown[] = [];
    const content = contentFetch({ tokens: { member: IDENTITY } });
    await running('test', async (input, init) => {
      const address = String(input instanceof Request ? input.url : input);
      if (address.endsWith('/nav-logs/tag')) kept.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
      return address.endsWith('/token/delete') ? Response.json({ code: 'INTERNAL_SERVER_ERROR' }, { status: 500 }) : content(input, init);
    });
    const answer = await app.inject({
      method: 'POST',
      url: '/fr-FR/logout',
      headers: { host: 'af.localhost', origin: 'http://af.localhost', cookie: `auth=auth; authToken=member; uuid=${UUID}` },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/fr-FR']);
    expect(kept).toEqual([{ name: 'token_delete_error', data: { code: 'INTERNAL_SERVER_ERROR', status: '500' } }]);
  });
});

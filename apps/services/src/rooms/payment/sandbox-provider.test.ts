import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandboxProvider } from './sandbox-provider.ts';

// A provider that answers what each test says: what counts here is how answers are read, late, wrong and missing ones too.
let server: Server;
let respond: (response: ServerResponse) => void;
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let provider: ReturnType<typeof createSandboxProvider>;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // as: a TCP server's address is an object
  provider = createSandboxProvider({ url: `http://127.0.0.1:${port}/`, merchantKey: 'merchant', timeout: 300 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const payment = { id: 'p1', reference: 'r1', status: 'AUTHORISED', amount: 100, currency: 'EUR', authorised: 100, captured: 0, refunded: 0, method: 'card' };
const answers = (status: number, body: unknown) => {
  respond = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
};
const order = {
  reference: 'r1',
  amount: 100,
  currency: 'EUR',
  method: 'card' as const,
  encryptedCard: 'sealed',
  returnUrl: 'http://localhost/',
  payee: 'Us',
  locale: 'fr',
};

describe('the provider’s adapter', () => {
  it('carries our key, the idempotency key and the order as the contract has it', async () => {
    answers(200, payment);
    expect(await provider.create('key-1', order)).toEqual({ ok: true, payment });
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/v1/payments', headers: { authorization: 'Bearer merchant', 'idempotency-key': 'key-1' } });
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(order);
  });

  it('asks for captures, cancellations and refunds of that very payment', async () => {
    answers(200, payment);
    await provider.capture('k1', 'p/1', 100);
    await provider.cancel('k2', 'p/1');
    await provider.refund('k3', 'p/1', 40);
    await provider.find('r/1');
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/v1/payments/p%2F1/capture', '{"amount":100}'],
      ['POST', '/v1/payments/p%2F1/cancel', '{}'],
      ['POST', '/v1/payments/p%2F1/refund', '{"amount":40}'],
      ['GET', '/v1/payments/by-reference/r%2F1', ''],
    ]);
  });

  it.each([
    ['a refusal certainly did nothing', 409, { code: 'NOT_AUTHORISED' }, { code: 'REJECTED', reason: 'NOT_AUTHORISED' }],
    ['a refusal without a reason is one too', 400, 'nonsense', { code: 'REJECTED', reason: 'status 400' }],
    ['an unknown payment is told apart', 404, {}, { code: 'NOT_FOUND' }],
    ['a failure of theirs may have acted', 500, {}, { code: 'UNREACHABLE' }],
    ['too many calls are tried again', 429, {}, { code: 'UNREACHABLE' }],
    ['an answer that is no JSON is not believed', 200, '<html>', { code: 'UNREADABLE' }],
    ['an answer of another shape is not believed', 200, { ...payment, amount: '100' }, { code: 'UNREADABLE' }],
    ['an unknown status is not believed', 200, { ...payment, status: 'GIFTED' }, { code: 'UNREADABLE' }],
  ])('%s', async (_, status, body, expected) => {
    answers(status, body);
    expect(await provider.get('p1')).toMatchObject({ ok: false, ...expected });
  });

  it('takes a late answer for none', async () => {
    respond = () => undefined;
    expect(await provider.get('p1')).toMatchObject({ ok: false, code: 'UNREACHABLE' });
  });

  it('takes a broken connection for no answer', async () => {
    respond = (response) => response.destroy();
    expect(await provider.capture('k', 'p1', 1)).toMatchObject({ ok: false, code: 'UNREACHABLE' });
  });

  it('never follows a redirect with our key in hand', async () => {
    respond = (response) => response.writeHead(307, { location: '/elsewhere' }).end();
    expect(await provider.get('p1')).toMatchObject({ ok: false, code: 'UNREACHABLE' });
    expect(asked).toHaveLength(1);
  });
});

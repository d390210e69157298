import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignatureValid, REPLAY_WINDOW } from './signature.ts';

const now = Date.UTC(2026, 2, 10, 9);
const sign = (body: string, secret: string, at: number) => {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
};

describe('webhook signature', () => {
  const body = '{"eventId":"1"}';

  it('accepts what the provider signed', () => {
    expect(isSignatureValid(sign(body, 'secret', now), body, 'secret', now)).toBe(true);
  });

  it('accepts either of two secrets while one is being replaced', () => {
    const both = `${sign(body, 'old', now)},${sign(body, 'new', now).split(',')[1]}`;
    expect(isSignatureValid(both, body, 'new', now)).toBe(true);
    expect(isSignatureValid(both, body, 'old', now)).toBe(true);
  });

  it.each([
    ['no header', undefined],
    ['another secret', sign(body, 'other', now)],
    ['another body', sign('{"eventId":"2"}', 'secret', now)],
    ['a replayed one', sign(body, 'secret', now - REPLAY_WINDOW - 1000)],
    ['one from the future', sign(body, 'secret', now + REPLAY_WINDOW + 2000)],
    ['a changed time', sign(body, 'secret', now - 1000).replace(/^t=\d+/u, `t=${now / 1000}`)],
    ['garbage', 't=x,v1=zz'],
    ['a short digest', `t=${now / 1000},v1=ab`],
  ])('refuses %s', (_, header) => {
    expect(isSignatureValid(header, body, 'secret', now)).toBe(false);
  });
});

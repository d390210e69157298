import { describe, expect, test } from 'vitest';
import { parseEnv } from '../../platform/env.ts';
import { addressBucket, networkOf } from './network-address.ts';
import { ADDRESS_TRIES } from './policies.ts';

describe('the network tries are counted by', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['something else', 'something else'],
  ])('%s → %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  test('the machine of a demo has more room, on a live site nobody has', () => {
    const env = (stage: string) =>
      parseEnv(
        {
          BASE_URL: 'http://localhost',
          QUOTE_API_URL: 'http://localhost',
          STAGE: stage,
          PAYMENT_MERCHANT_KEY: 'a',
          PAYMENT_WEBHOOK_SECRET: 'b',
          DOCUMENT_SECRET: 'c',
          AUTH_SECRET: 'd',
          SERVICE_KEY: 'e',
        },
        '/nowhere',
      );
    const tries = (stage: string, ip: string) => addressBucket({ env: env(stage) }, 'login-from', ADDRESS_TRIES, ip).policy.tries;
    expect([tries('demo', '127.0.0.1'), tries('demo', '::1'), tries('demo', '::ffff:127.0.0.1')].every((each) => each > ADDRESS_TRIES.tries)).toBe(true);
    expect([tries('demo', '192.0.2.1'), tries('live', '127.0.0.1')]).toEqual([ADDRESS_TRIES.tries, ADDRESS_TRIES.tries]);
  });
});

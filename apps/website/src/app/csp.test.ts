import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp.server.ts';

const brandOrigins = {
  script: ['https://tags.example.com'],
  connect: ['https://count.example.com'],
  image: ['https://pixel.example.com'],
  frameAncestors: ['https://partner.example.com'],
};
const policy = (changes: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}): ReadonlyMap<string, string> => {
  const text = contentSecurityPolicy({ nonce: 'n0nce', serviceOrigins: [], reportPath: '/csp-reports', isSecure: false, ...changes });
  return new Map(text.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1).join(' ')]));
};

describe('the policy of a page', () => {
  it('knows our own files and this page’s nonce alone, and may not be framed', () => {
    expect(policy().get('script-src')).toBe("'self' 'nonce-n0nce'");
    expect(policy().get('connect-src')).toBe("'self'");
    expect(policy().get('frame-ancestors')).toBe("'none'");
    expect(policy().get('object-src')).toBe("'none'");
    expect(policy().get('report-uri')).toBe('/csp-reports');
  });

  it('adds the origins the brand declares, each where it was declared', () => {
    const own = policy({ brandOrigins });
    expect(own.get('script-src')).toBe("'self' 'nonce-n0nce' https://tags.example.com");
    expect(own.get('connect-src')).toBe("'self' https://count.example.com");
    expect(own.get('img-src')).toBe("'self' data: https://pixel.example.com");
    expect(own.get('frame-ancestors')).toBe('https://partner.example.com');
    expect(own.get('frame-src')).toBe("'self'");
  });

  it('knows the payment provider on payment pages, and there no origin of the brand', () => {
    const payment = policy({ brandOrigins, paymentOrigin: 'https://pay.example.com' });
    expect(payment.get('script-src')).toBe("'self' 'nonce-n0nce'");
    for (const name of ['connect-src', 'frame-src', 'form-action']) expect(payment.get(name)).toBe("'self' https://pay.example.com");
    expect(payment.get('frame-ancestors')).toBe("'none'");
    expect([...payment.values()].join(' ')).not.toMatch(/(?:tags|count|pixel|partner)\.example/u);
  });

  it('raises insecure addresses on secure pages alone', () => {
    expect(policy().has('upgrade-insecure-requests')).toBe(false);
    expect(policy({ isSecure: true }).has('upgrade-insecure-requests')).toBe(true);
  });
});

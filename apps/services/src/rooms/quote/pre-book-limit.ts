import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Visitor } from '../../platform/visitor.ts';

/** Holds a device and an address may ask for in ten minutes: a hold takes a room from others, so nobody may take them by the hundred. */
export interface PreBookLimits {
  readonly perDevice: number;
  readonly perAddress: number;
}
export const PRE_BOOK_LIMITS: PreBookLimits = { perDevice: 30, perAddress: 120 };
const SECONDS = 600;
/** Addresses of our own network: a server that names no visitor, or a proxy that all visitors come through. */
const OWN_NETWORK = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:::1$|f[cd])/u;

/** Counts pre-books by device and by address; `allows` answers false once one of them had its share. */
export const createPreBookLimit = (limits: PreBookLimits): { allows(visitor: Pick<Visitor, 'device' | 'ip'>): Promise<boolean> } => {
  const devices = new RateLimiterMemory({ points: limits.perDevice, duration: SECONDS });
  const addresses = new RateLimiterMemory({ points: limits.perAddress, duration: SECONDS });
  const spend = (limiter: RateLimiterMemory, by: string): Promise<boolean> =>
    limiter.consume(by).then(
      () => true,
      () => false,
    );
  return {
    allows: async ({ device, ip }) => (device === null || (await spend(devices, device))) && (OWN_NETWORK.test(ip) || (await spend(addresses, ip))),
  };
};

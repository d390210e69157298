import { isIPv6 } from 'node:net';
import type { LockoutPolicy } from '@escale/domain/login-lockout';
import type { AuthContext } from './context.ts';
import { type Bucket, bucket } from './tries-store.ts';

/** On the machine of a demo everybody comes from one address: its journeys and visitors need more room. */
const DEMO_FACTOR = 20;

/** The network a visitor is counted by: the address, or of IPv6 the 64 bits that one customer is given. */
export const networkOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [front = '', back] = ip.toLowerCase().split('::');
  const groups = (text: string | undefined): string[] => (text === undefined || text === '' ? [] : text.split(':'));
  const known = groups(front);
  const filled =
    back === undefined ? known : [...known, ...Array.from({ length: Math.max(0, 8 - known.length - groups(back).length) }, () => '0'), ...groups(back)];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':')}::/64`;
};

const isOwnMachine = (ip: string): boolean => ip === '::1' || networkOf(ip).startsWith('127.');

/** What tries from one network address are counted in. */
export const addressBucket = (context: Pick<AuthContext, 'env'>, kind: string, policy: LockoutPolicy, ip: string): Bucket =>
  bucket(kind, context.env.stage !== 'live' && isOwnMachine(ip) ? { ...policy, tries: policy.tries * DEMO_FACTOR } : policy, networkOf(ip));

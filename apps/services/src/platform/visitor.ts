import { createHash, timingSafeEqual } from 'node:crypto';
import { DEVICE_HEADER } from '@escale/contract/booking';
import { SERVICE_KEY_HEADER, VISITOR_AGENT_HEADER, VISITOR_IP_HEADER } from '@escale/contract/user-auth';
import { fingerprint } from './ids.ts';
import type { CallContext } from './route.ts';

/** Who calls: the browser's device, and where it calls from. */
export interface Visitor {
  /** Fingerprint of the device secret; null when none was shown. */
  readonly device: string | null;
  readonly ip: string;
  readonly userAgent: string;
}

export type Headers = CallContext['headers'];

const DEVICE_COOKIE = 'device';
const LONGEST_AGENT = 300;

/** First value of a header, '' when it is missing. */
export const headerOf = (headers: Headers, name: string): string => {
  const value = headers[name];
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
};

/** A cookie's value, undefined when it is missing; the first of two equal names counts. */
export const cookieOf = (headers: Headers, name: string): string | undefined => {
  for (const part of headerOf(headers, 'cookie').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
};

/** The device secret: between servers the header `x-device`, from a browser the HttpOnly cookie. */
export const deviceSecretOf = (headers: Headers): string | undefined => {
  const secret = headerOf(headers, DEVICE_HEADER) || cookieOf(headers, DEVICE_COOKIE);
  return secret !== undefined && /^[\w-]{16,200}$/u.test(secret) ? secret : undefined;
};

/** True for two secrets that are the same, in a time that doesn't tell how alike they are. */
export const isSameSecret = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

/** Reads the visitor of a call. Address and browser handed on by a server count only with the service key beside them. */
export const visitorOf = ({ headers, ip }: Pick<CallContext, 'headers' | 'ip'>, serviceKey: string): Visitor => {
  const isOurs = isSameSecret(headerOf(headers, SERVICE_KEY_HEADER), serviceKey);
  const secret = deviceSecretOf(headers);
  return {
    device: secret === undefined ? null : fingerprint(secret),
    ip: ((isOurs && headerOf(headers, VISITOR_IP_HEADER)) || ip).slice(0, 64),
    userAgent: ((isOurs && headerOf(headers, VISITOR_AGENT_HEADER)) || headerOf(headers, 'user-agent')).slice(0, LONGEST_AGENT),
  };
};

/** `Set-Cookie` of a new device: HttpOnly, SameSite=Lax, as the website sets it (readings 7 row 9). */
export const deviceCookie = (secret: string, isSecure: boolean): string =>
  `${DEVICE_COOKIE}=${secret}; Path=/; Max-Age=33696000; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;

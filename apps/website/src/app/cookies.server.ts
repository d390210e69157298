import { randomBytes } from 'node:crypto';

/** Reads a Cookie header; the first of two equal names wins, malformed values are left out. */
export const parseCookies = (header: string | null): Readonly<Record<string, string>> => {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (name === '' || name in cookies) continue;
    try {
      cookies[name] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      /* not ours */
    }
  }
  return cookies;
};

const DAY = 86_400;
/** Browsers cap a cookie's life at 400 days. */
const LONGEST = 390 * DAY;

interface CookieOptions {
  readonly isSecure: boolean;
  readonly path?: string;
  readonly maxAge?: number;
  readonly isHttpOnly?: boolean;
}

/** One Set-Cookie line: SameSite=Lax, HttpOnly unless a script must read it, Secure on HTTPS. */
export const formatCookie = (name: string, value: string, { isSecure, path = '/', maxAge = LONGEST, isHttpOnly = true }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${isHttpOnly ? '; HttpOnly' : ''}${isSecure ? '; Secure' : ''}`;

/** 256 random bits: what binds a traveller's data to this browser. */
export const newDeviceToken = (): string => randomBytes(32).toString('base64url');
/** True for a token of our own making; anything else is replaced. */
export const isDeviceToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/u.test(text);

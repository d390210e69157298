import { randomBytes } from 'node:crypto';
import { LEGACY_COOKIES, LEGACY_SHOP } from '@escale/domain/storage-migration';

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

/** Where the cookies of a visitor live: `/{shop}`, behind the proxy prefix where there is one (platform 7, readings 4.5). */
interface VisitorCookieOptions {
  readonly shop: string;
  readonly prefix: string;
  readonly isSecure: boolean;
}

const pathOf = ({ shop, prefix }: VisitorCookieOptions): string => `${prefix}/${shop}`;

/**
 * Cookies of a sign-in (platform 6, readings 7.9): `auth` and `partner` as the text says; `authToken` beside them, closed to scripts, and worth
 * nothing without this browser's device cookie.
 * @param maxAge seconds the token lives
 */
export const signInCookies = (
  { token, uuid, partner, maxAge }: { readonly token: string; readonly uuid: string; readonly partner: string; readonly maxAge: number },
  options: VisitorCookieOptions,
): string[] => {
  const [path, { isSecure }] = [pathOf(options), options];
  return [
    formatCookie('auth', 'auth', { isSecure, path, maxAge, isHttpOnly: false }),
    formatCookie('authToken', token, { isSecure, path, maxAge }),
    formatCookie('partner', partner, { isSecure, path, maxAge, isHttpOnly: false }),
    formatCookie('uuid', uuid, { isSecure, path }),
  ];
};

/** A member's token lives this long from its last use (readings 6.3 row 33). */
const SIGN_IN_SECONDS = 30 * DAY;

/**
 * Puts the end of a sign-in's cookies off again, once a day: who comes back within a month stays signed in, as the token itself does with each
 * use. None for a token that did not come by these cookies.
 */
export const prolongedSignIn = (
  cookies: Readonly<Record<string, string>>,
  { token, uuid }: { readonly token: string; readonly uuid: string },
  options: VisitorCookieOptions,
): string[] =>
  cookies['authToken'] !== token || cookies['seenToday'] !== undefined
    ? []
    : [
        ...signInCookies({ token, uuid, partner: cookies['partner'] ?? '', maxAge: SIGN_IN_SECONDS }, options),
        formatCookie('seenToday', '1', { isSecure: options.isSecure, path: pathOf(options), maxAge: DAY }),
      ];

/** Keeps a booking that a member looked up beside the member's own sign-in, which stays. */
export const foundBookingCookie = ({ token, maxAge }: { readonly token: string; readonly maxAge: number }, options: VisitorCookieOptions): string =>
  formatCookie('bookingToken', token, { isSecure: options.isSecure, path: pathOf(options), maxAge });

/** Cookies of a visitor whose uuid is known and who is not signed in (platform 4 "Auth states"). */
export const identifiedCookies = (uuid: string, options: VisitorCookieOptions): string[] => {
  const [path, { isSecure }] = [pathOf(options), options];
  return [formatCookie('auth', 'identified', { isSecure, path, isHttpOnly: false }), formatCookie('uuid', uuid, { isSecure, path })];
};

/** Drops every cookie of a sign-in. */
export const signOutCookies = (options: VisitorCookieOptions): string[] =>
  ['auth', 'authToken', 'bookingToken', 'partner', 'seenToday', 'tokenFromPartner', 'uuid'].map((name) =>
    formatCookie(name, '', { isSecure: options.isSecure, path: pathOf(options), maxAge: 0 }),
  );

/** Marks a browser whose old cookies have moved. */
const MOVED = 'moved';

/**
 * Rewrites the cookies of the time before shops had their own onto the French shop's path, once (platform 4 "Application start"): under `/` they
 * would count for every shop.
 */
export const legacyCookies = (cookies: Readonly<Record<string, string>>, options: VisitorCookieOptions): string[] => {
  // A sign-in of today has its own cookies on the right path already.
  if (options.shop !== LEGACY_SHOP || cookies[MOVED] !== undefined || cookies['authToken'] !== undefined) return [];
  const { isSecure } = options;
  const old = LEGACY_COOKIES.flatMap((name) => {
    const value = cookies[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (old.length === 0) return [];
  return [
    ...old.flatMap(({ name, value }) => [
      formatCookie(name, '', { isSecure, maxAge: 0 }),
      formatCookie(name, value, { isSecure, path: pathOf(options), isHttpOnly: false }),
    ]),
    formatCookie(MOVED, '1', { isSecure }),
  ];
};

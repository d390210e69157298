/** What a sign-in address shows (platform 2.4). */
export const AUTH_SCREENS = [
  'login',
  'signup',
  'resetpassword',
  'changepassword',
  'newsletter',
  'sso',
  'registration-succeeded',
  'registration-confirmed',
  'registration-not-confirmed',
  'resend-confirmed',
  'user-not-found',
] as const;
export type AuthScreen = (typeof AUTH_SCREENS)[number];

/** Routes that hold sign-in screens; the layer over a protected page posts to `bookingAuth`. */
type AuthRoute = 'homeAuth' | 'auth' | 'bookingAuth' | 'funnelAuth' | 'signUpOperation' | 'teasing';

export interface AuthPlace {
  readonly route: AuthRoute;
  /** Path after `/{shop}/` under which the screens of this place lie, for example `home` or `sign-up/SUMMER`. */
  readonly base: string;
  readonly screen: AuthScreen;
}

const FIRST: Readonly<Record<AuthRoute, AuthScreen>> = {
  homeAuth: 'login',
  auth: 'login',
  bookingAuth: 'login',
  funnelAuth: 'login',
  signUpOperation: 'signup',
  teasing: 'signup',
};

const BASES: readonly (readonly [RegExp, AuthRoute])[] = [
  [/^home(?=\/|$)/u, 'homeAuth'],
  [/^auth(?=\/|$)/u, 'auth'],
  [/^booking-auth(?=\/|$)/u, 'bookingAuth'],
  [/^booking\/auth(?=\/|$)/u, 'funnelAuth'],
  [/^sign-up\/[^/]+(?=\/|$)/u, 'signUpOperation'],
  [/^teasing(?=\/|$)/u, 'teasing'],
];

const isScreen = (text: string): text is AuthScreen => AUTH_SCREENS.some((screen) => screen === text);
const UNDER_SIGN_UP: ReadonlySet<AuthScreen> = new Set([
  'registration-succeeded',
  'registration-confirmed',
  'registration-not-confirmed',
  'resend-confirmed',
  'user-not-found',
]);

/**
 * The screen of a path after `/{shop}`; undefined when there is none. What follows a sign-up lies under it: `home/signup/registration-succeeded`,
 * or right under a place whose own address is a sign-up: `teasing/registration-succeeded` (platform 2.4).
 */
export const placeOfPath = (afterShop: string): AuthPlace | undefined => {
  const path = afterShop.replace(/\.data$/u, '').replaceAll(/^\/+|\/+$/gu, '');
  for (const [pattern, route] of BASES) {
    const base = pattern.exec(path)?.[0];
    if (base === undefined) continue;
    const segments = path
      .slice(base.length)
      .split('/')
      .filter((each) => each !== '');
    const isUnder = segments.length === 2 && segments[0] === 'signup';
    const last = segments.at(-1) ?? FIRST[route];
    if (!isScreen(last) || (segments.length > 1 && !(isUnder && UNDER_SIGN_UP.has(last)))) return undefined;
    return { route, base, screen: last };
  }
  return undefined;
};

/** Path of a screen of a place, with its shop: what follows a sign-up lies under the sign-up. */
export const pathOfScreen = (shop: string, { route, base }: Pick<AuthPlace, 'route' | 'base'>, screen: AuthScreen): string => {
  if (screen === FIRST[route] && route !== 'homeAuth') return `/${shop}/${base}`;
  const isOwnSignUp = FIRST[route] === 'signup';
  return `/${shop}/${base}${UNDER_SIGN_UP.has(screen) && !isOwnSignUp ? '/signup' : ''}/${screen}`;
};

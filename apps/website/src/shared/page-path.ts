/** The path after `[/prefix]/{shop}`, without slashes at its ends; `''` for a shop's root. */
export const pathAfterShop = (pathname: string, prefix = ''): string => {
  const inside = prefix !== '' && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return inside
    .replaceAll(/^\/+|\/+$/gu, '')
    .split('/')
    .slice(1)
    .join('/');
};

/** The first segment after the prefix: the shop, when it is one. The router asks for the data of a shop's root at `/{shop}.data`. */
export const shopSegment = (pathname: string, prefix = ''): string => {
  const inside = prefix !== '' && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return (
    inside
      .replace(/^\/+/u, '')
      .split('/')[0]
      ?.replace(/\.data$/u, '') ?? ''
  );
};

const SECTIONS: ReadonlySet<string> = new Set([
  'listing',
  'merch',
  'magazine',
  'lpplage1',
  'lpplage2',
  'lpcity',
  'lpevasion',
  'lpluxe',
  'quote',
  'payment',
  'confirmation',
  'auth',
  'profile',
  'mybookings',
  'subscriptions',
  'cgv',
  'insurance',
  'not-found',
  'technical-error',
  'unsubscribe',
  'resetpassword',
  'changepassword',
  'search',
  'recover',
  'booking-search',
]);

/**
 * Page section for tracking: the last path segment when it has a name of its own, home for the root, signup and login, else a product page
 * (platform 2.1, kept literal as readings 1.8 say).
 */
export const sectionOfPath = (afterShop: string): string => {
  const last =
    afterShop
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '';
  if (last === '' || last === 'signup' || last === 'login' || last === 'home' || last === 'sdp') return 'home';
  return SECTIONS.has(last) ? last : 'product';
};

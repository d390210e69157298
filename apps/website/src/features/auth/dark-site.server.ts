import { parseCookies } from '../../shared/cookies.server.ts';
import type { ShopContext } from '../../shared/request-context.ts';
import { authView } from './auth-page.server.ts';

/** True where a visitor sees nothing but the door. */
export const isDarkSite = ({ shop, visitor }: Pick<ShopContext, 'shop' | 'visitor'>): boolean =>
  shop.capabilities.darkSite === true && visitor.state !== 'authenticated';

/**
 * Data of a dark site's root for who is not signed in. Its forms are answered at /booking-auth, the one sign-in address such a site keeps;
 * a letter's link arrives here with its token (platform 2.1, readings 6.4 row 41).
 */
export const darkSiteLoader = async (context: ShopContext, request: Request) => {
  const query = new URLSearchParams(context.url.search);
  const cookies = parseCookies(request.headers.get('cookie'));
  const view = await authView(context, { place: { route: 'bookingAuth', base: 'booking-auth', screen: 'login' }, query, cookies, signal: request.signal });
  return { dark: view, isRecovering: query.has('recover') };
};

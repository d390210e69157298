import { formatCookie } from '../../shared/cookies.server.ts';
import type { ShopContext } from '../../shared/request-context.ts';

/** How long this browser remembers the address that was typed: an hour brings a letter. */
const EMAIL_SECONDS = 3_600;
const SPONSOR_SECONDS = 30 * 86_400;
const SPONSOR = /^[\w-]{1,40}$/u;

/** Who invited: from the letter's link, then kept for a month (platform 3 `parentSponsorId`). */
export const sponsorOf = (query: URLSearchParams, cookies: Readonly<Record<string, string>>): string | undefined =>
  [query.get('parentSponsorId'), query.get('sponsorId'), cookies['parentSponsorId']].find(
    (each): each is string => typeof each === 'string' && SPONSOR.test(each),
  );

/** Cookies that a later screen reads: the address typed last, and the inviting member. */
export const keptCookies = (context: ShopContext, kept: { readonly email?: string | undefined; readonly sponsorId?: string | undefined }): string[] => {
  const where = { isSecure: context.url.protocol === 'https:', path: `${context.shell.prefix}/${context.shop.shop}` };
  return [
    ...(kept.email === undefined ? [] : [formatCookie('email', kept.email, { ...where, maxAge: kept.email === '' ? 0 : EMAIL_SECONDS })]),
    ...(kept.sponsorId === undefined ? [] : [formatCookie('parentSponsorId', kept.sponsorId, { ...where, maxAge: SPONSOR_SECONDS })]),
  ];
};

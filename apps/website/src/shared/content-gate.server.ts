import { contentGate, type GatedPage, type GateQuestion } from '@escale/domain/content-gate';
import { parseStrategy } from '@escale/domain/partner-strategy';
import { redirect } from 'react-router';
import type { PageGate } from './content-gate.ts';
import { linkTo } from './links.ts';
import type { ShopContext } from './request-context.ts';

/**
 * The gate of a page of content, for its loader (platform 2.1, 2.4): undefined when the page is open. A dark site's visitor is led to the root.
 * @param here path and query of the page as the router knows them, where a sign-in leads back to
 */
export const gateOfPage = (context: ShopContext, page: GatedPage, here: string, product?: GateQuestion['product']): PageGate | undefined => {
  const { darkSite, alwaysRequiresAuthentication } = context.shop.capabilities;
  const gate = contentGate({
    page,
    strategy: parseStrategy(context.partner.strategy),
    visitor: context.visitor.state,
    darkSite,
    alwaysRequiresAuthentication,
    product,
  });
  if (gate.state === 'root') throw redirect(linkTo(context.shop.shop, 'home'));
  return gate.state === 'open' ? undefined : { delay: gate.delay, signIn: linkTo(context.shop.shop, 'bookingAuth', { search: { onauthsuccess: here } }) };
};

/** Path and query of a request as the router knows them: without the proxy prefix, without the marks of a data request. */
export const pathOfRequest = (request: Request, prefix: string): string => {
  const { pathname, search } = new URL(request.url);
  return (prefix !== '' && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname) + search;
};

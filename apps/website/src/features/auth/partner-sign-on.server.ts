import { exchangeCode, OAUTH_AUTHORIZE_PATH } from '@escale/contract/oauth';
import { redirectDocument } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { linkTo } from '../../shared/links.ts';
import type { ShopContext } from '../../shared/request-context.ts';
import { targetOf } from './sign-in-target.ts';
import { ownPage, sessionCookies } from './sign-in.server.ts';

/** Address of the page a partner's visitor comes back to; where they were going stands in its query. */
const returnAddress = (context: ShopContext, to: string): string => {
  const page = new URL(ownPage(context, linkTo(context.shop.shop, 'homeAuth', { params: { '*': 'sso' } })));
  page.searchParams.set('onauthsuccess', to);
  return page.href;
};

/** Where a partner's single sign-on begins (platform 7 "OAuth"); undefined for partners without one. */
export const partnerSignOnAddress = (context: ShopContext, to: string): string | undefined => {
  const { partner, shell } = context;
  if (partner.strategy !== 'OAUTH' || partner.oauth === undefined) return undefined;
  const { clientId, scope, isExternal } = partner.oauth;
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    redirect_uri: returnAddress(context, to),
    scope,
    isExternal: String(isExternal ?? false),
  });
  return `${shell.prefix}/api/oauth${OAUTH_AUTHORIZE_PATH}?${query.toString()}`;
};

/**
 * Ends a partner's single sign-on: the code of the address becomes a session of ours. Whatever does not fit leads to /technical-error/sso, which
 * keeps where the visitor was going (platform 2.9).
 */
export const finishPartnerSignOn = async (context: ShopContext, signal: AbortSignal): Promise<Response> => {
  const { url, shop, partner, services, device, fetch, visitorHeaders } = context;
  const to = targetOf(context, url.searchParams);
  const failed = redirectDocument(linkTo(shop.shop, 'technicalError', { params: { '*': 'sso' }, search: { redirectUri: to } }), 303);
  const code = url.searchParams.get('code');
  if (code === null || code === '' || code.length > 256 || partner.oauth === undefined) return failed;
  const result = await callService(
    exchangeCode,
    services.userAuth.replace(/\/user-auth$/u, '/oauth'),
    { code, client_id: partner.oauth.clientId, redirect_uri: returnAddress(context, to) },
    { signal, device, fetch, headers: visitorHeaders },
  );
  if (!result.ok) return failed;
  return redirectDocument(to, { status: 303, headers: sessionCookies(context, result.value) });
};

import { deleteTokens } from '@escale/contract/user-auth';
import { redirectDocument } from 'react-router';
import { callService } from './call-service.ts';
import { signOutCookies } from './cookies.server.ts';
import type { ShopContext, Visitor } from './request-context.ts';

/** Every token this browser holds: the sign-in's, and that of a booking a member found beside it. */
const tokensOf = (visitor: Visitor): readonly string[] => {
  if (visitor.state === 'bookingFound') return [visitor.token];
  if (visitor.state !== 'authenticated') return [];
  return visitor.found === undefined ? [visitor.token] : [visitor.token, visitor.found.token];
};

const endToken = async ({ services, device, fetch, report }: ShopContext, token: string, signal: AbortSignal): Promise<void> => {
  const options = { signal, device, fetch, headers: { authorization: token } };
  const answer = await callService(deleteTokens, services.userAuth, { token, delete: [] }, options);
  // A token that is worth nothing any more has ended already, and who has left the page is not waited for.
  if (!answer.ok && answer.code !== 'UNAUTHORIZED' && answer.code !== 'ABORTED')
    report('token_delete_error', { code: answer.code, status: String(answer.status) });
};

/**
 * Signs the visitor out on this device (platform 2.3, 4 "Logout"): ends each token the browser holds, drops its cookies and leads to `path`. A
 * service that cannot be reached is only told of: the browser forgets its session all the same (platform 8).
 */
export const signOutTo = async (context: ShopContext, path: string, signal: AbortSignal): Promise<Response> => {
  const { shop, shell, url, visitor } = context;
  await Promise.all(tokensOf(visitor).map((token) => endToken(context, token, signal)));
  const headers = new Headers();
  for (const cookie of signOutCookies({ isSecure: url.protocol === 'https:', shop: shop.shop, prefix: shell.prefix })) headers.append('set-cookie', cookie);
  return redirectDocument(path, { status: 303, headers });
};

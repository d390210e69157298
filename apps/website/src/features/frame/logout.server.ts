import { deleteTokens } from '@escale/contract/user-auth';
import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { signOutCookies } from '../../shared/cookies.server.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';

/** A visit without a form leads home, still signed in: only a press signs out. */
export const loader = ({ context }: LoaderFunctionArgs): Response => redirectDocument(linkTo(shopContextOf(context).shop.shop, 'home'));

/** Signs out on this device and goes home (platform 2.3). The browser forgets even when the service cannot be reached. */
export const action = async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
  const { shop, shell, visitor, services, device, url, fetch, report } = shopContextOf(context);
  if (visitor.state === 'authenticated' || visitor.state === 'bookingFound') {
    const answer = await callService(
      deleteTokens,
      services.userAuth,
      { token: visitor.token, delete: [] },
      { signal: request.signal, device, fetch, headers: { authorization: visitor.token } },
    );
    // Only told: the browser forgets its session all the same (platform 8).
    if (!answer.ok && answer.code !== 'ABORTED') report('token_delete_error', { code: answer.code, status: String(answer.status) });
  }
  const headers = new Headers();
  for (const cookie of signOutCookies({ isSecure: url.protocol === 'https:', shop: shop.shop, prefix: shell.prefix })) headers.append('set-cookie', cookie);
  return redirectDocument(linkTo(shop.shop, 'home'), { status: 303, headers });
};

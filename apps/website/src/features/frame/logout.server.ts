import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { signOutTo } from '../../shared/sign-out.server.ts';

/** A visit without a form leads home, still signed in: only a press signs out. */
export const loader = ({ context }: LoaderFunctionArgs): Response => redirectDocument(linkTo(shopContextOf(context).shop.shop, 'home'));

/** Signs out on this device and goes home (platform 2.3). */
export const action = ({ context, request }: ActionFunctionArgs): Promise<Response> => {
  const shopContext = shopContextOf(context);
  return signOutTo(shopContext, linkTo(shopContext.shop.shop, 'home'), request.signal);
};

import { CONSENT_DAYS, formatConsent } from '@escale/domain/consent';
import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { CONSENT_COOKIE } from '../../shared/consent/consent-store.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { sameSitePath } from '../../shared/safe-url.ts';
import { choiceOf } from './consent-sheet.tsx';

/** A visit without a form leads home. */
export const loader = ({ context }: LoaderFunctionArgs): Response => redirectDocument(linkTo(shopContextOf(context).shop.shop, 'home'));

/** Keeps the choice of a browser without scripts, and goes back to the page it was made on. */
export const action = async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
  const { shop, url } = shopContextOf(context);
  const form = await request.formData();
  const button = form.get('decision');
  const choice = choiceOf(typeof button === 'string' ? button : 'refuse', (category) => form.has(category));
  const to = form.get('to');
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  // A script of ours writes it too, hence no HttpOnly: it tells nothing about anyone.
  const cookie = `${CONSENT_COOKIE}=${formatConsent(choice, shop.today)}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`;
  return redirectDocument(sameSitePath(typeof to === 'string' ? to : undefined) ?? linkTo(shop.shop, 'home'), {
    status: 303,
    headers: { 'set-cookie': cookie },
  });
};

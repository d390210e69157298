import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { sameSitePath } from '../../shared/safe-url.ts';
import { shopFor } from './shop-choice.ts';

const DAY = 86_400;

/** A visit without a form leads home. */
export const loader = ({ context }: LoaderFunctionArgs): Response => redirectDocument(linkTo(shopContextOf(context).shop.shop, 'home'));

/**
 * Changes shop and currency as the traveller asks and goes on to the same page of the chosen shop, query kept (platform 2.3, readings 4.34).
 * The choice is remembered because it was asked for; the currency counts for all shops of the brand.
 */
export const action = async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
  const { shop, url } = shopContextOf(context);
  const form = await request.formData();
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const target = shopFor(shop.shops, field('country'), field('language'));
  const code = target?.code ?? shop.shop;
  const currency = field('currency');
  const headers = new Headers();
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  headers.append('set-cookie', `shop=${code}; Path=/; Max-Age=${390 * DAY}; SameSite=Lax; HttpOnly${secure}`);
  const currencies = target?.currencies ?? shop.currencies;
  if (currencies.includes(currency)) headers.append('set-cookie', `currency=${currency}; Path=/; Max-Age=${390 * DAY}; SameSite=Lax; HttpOnly${secure}`);
  const path = sameSitePath(field('to')) ?? linkTo(shop.shop, 'home');
  return redirectDocument(path.replace(/^\/[^/?#]+/u, `/${code}`), { status: 303, headers });
};

import { addressInShop, shopFor } from '@escale/domain/shop-switch';
import * as flags from 'country-flag-icons/string/3x2';
import { redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { sameSitePath } from '../../shared/safe-url.ts';

const DAY = 86_400;
const FLAGS: Readonly<Record<string, string>> = flags;

/** The flag of a country the switcher names, `?flag=FR`; a visit without one leads home. */
export const loader = ({ context, request }: LoaderFunctionArgs): Response => {
  const country = new URL(request.url).searchParams.get('flag');
  if (country === null) return redirectDocument(linkTo(shopContextOf(context).shop.shop, 'home'));
  const svg = Object.hasOwn(FLAGS, country) ? FLAGS[country] : undefined;
  if (svg === undefined) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${30 * DAY}`, 'content-security-policy': "default-src 'none'" },
  });
};

/**
 * Changes shop and currency as the traveller asks and goes on in the chosen shop: the same page, query and hash kept, when only the language
 * changes (platform 2.3, 4; readings 4.34). The choice is remembered because it was asked for; the currency counts for all shops of the brand.
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
  return redirectDocument(addressInShop(path, shop.shop, code), { status: 303, headers });
};

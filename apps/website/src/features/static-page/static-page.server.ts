import { staticPage } from '@escale/contract/editorial';
import { data, type LoaderFunctionArgs } from 'react-router';
import { fetchJson } from '../../shared/fetch-json.ts';
import { pathAfterShop } from '../../shared/page-path.ts';
import { shopContextOf } from '../../shared/request-context.ts';

/**
 * A document of the shop (terms, legal notice, privacy …) or an article as a page: `/page/{slug}`, and `/schizophrene`, whose address is its name
 * (platform 2.1, readings 6.1 rows 10 and 11). An unknown one is not found.
 */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { contentBase, shop, shell, fetch } = shopContextOf(context);
  const slug = params['slug'] ?? pathAfterShop(new URL(request.url).pathname.replace(/\.data$/u, ''), shell.prefix);
  const page = /^[a-z][\w-]{0,40}$/u.test(slug)
    ? await fetchJson(`${contentBase}/resources/${shop.shop}/pages/${slug}.json`, staticPage, request.signal, fetch)
    : undefined;
  if (page === undefined) throw data(null, { status: 404 });
  return page;
};

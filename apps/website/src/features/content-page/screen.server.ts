import { data, type LoaderFunctionArgs } from 'react-router';
import { pathOfRequest } from '../../shared/content-gate.server.ts';
import { linkTo } from '../../shared/links.ts';
import { pathAfterShop } from '../../shared/page-path.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { findRoute } from '../../shared/route-table.ts';
import type { ContentPageData } from './content-view.ts';
import { readScreen } from './screen-words.server.ts';

/**
 * A screen that shows its published words: price-match guarantee, stopover, hotel-only, product funnel, operator (platform 2.1,
 * readings 6.1). What a shop did not publish is not found, and so is a path no route has.
 */
export const loader = async ({ context: provider, request }: LoaderFunctionArgs): Promise<ContentPageData> => {
  const context = shopContextOf(provider);
  const found = findRoute(pathAfterShop(pathOfRequest(request, context.shell.prefix).split('?')[0] ?? ''));
  const name = found?.entry.path.split('/')[0] ?? '';
  const words = found === undefined ? undefined : await readScreen(context, name, request.signal);
  if (words === undefined) throw data(null, { status: 404 });
  const search = context.shop.tunnels.includes('SDP') ? linkTo(context.shop.shop, 'sdpSearch') : undefined;
  return { view: { ...words, links: [], search: context.partner.websiteTunnels.length > 0 ? search : undefined, trail: [] }, jsonLd: [] };
};

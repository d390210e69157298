import { merchandisingsFile, productsFile } from '@escale/contract/editorial';
import type { LoaderFunctionArgs } from 'react-router';
import { gateOfPage, pathOfRequest } from '../../shared/content-gate.server.ts';
import { fetchJson } from '../../shared/fetch-json.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { merchandisingLinks, productLinks } from './content-links.server.ts';
import { heldBack, type ContentPageData } from './content-view.ts';
import { shownMerchandisings } from './shown-merchandisings.server.ts';
import { readScreen } from './screen-words.server.ts';

/** `/listing`: the sales of the moment and the themed pages beside them (platform 2.7); products outside their window are left out. */
export const loader = async ({ context: provider, request }: LoaderFunctionArgs): Promise<ContentPageData> => {
  const context = shopContextOf(provider);
  const gate = gateOfPage(context, 'listing', pathOfRequest(request, context.shell.prefix));
  const folder = `${context.contentBase}/${context.shop.shop}/${context.partner.code}`;
  const [products, merchandisings, words] = await Promise.all([
    fetchJson(`${folder}/products.json`, productsFile, request.signal, context.fetch),
    fetchJson(`${folder}/merchandisings.json`, merchandisingsFile, request.signal, context.fetch),
    readScreen(context, 'listing', request.signal),
  ]);
  const hero = context.partner.marketing.listingHero['*'];
  return heldBack({
    view: {
      title: words?.title ?? hero?.heroTitleDesktop ?? context.shop.brand.displayName,
      intro: words?.intro ?? hero?.heroSubtitleDesktop ?? '',
      sections: words?.sections ?? [],
      links: [
        ...productLinks(context, products?.products ?? []),
        ...merchandisingLinks(context, shownMerchandisings(context, merchandisings?.merchandisings ?? [])),
      ],
      trail: [],
    },
    gate,
    jsonLd: [],
  });
};

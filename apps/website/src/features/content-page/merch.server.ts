import { merchandisingFile } from '@escale/contract/editorial';
import { data, type LoaderFunctionArgs } from 'react-router';
import { gateOfPage, pathOfRequest } from '../../shared/content-gate.server.ts';
import { fetchJson } from '../../shared/fetch-json.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { productLinks } from './content-links.server.ts';
import { heldBack, type ContentPageData } from './content-view.ts';
import { shownMerchandisings } from './shown-merchandisings.server.ts';

/** `/merch?code={code}`: one merchandising with its products (platform 2.1, 2.7); a code this partner does not show is not found. */
export const loader = async ({ context: provider, request }: LoaderFunctionArgs): Promise<ContentPageData> => {
  const context = shopContextOf(provider);
  const gate = gateOfPage(context, 'merch', pathOfRequest(request, context.shell.prefix));
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const file = /^[A-Z0-9]{2,40}$/u.test(code)
    ? await fetchJson(
        `${context.contentBase}/${context.shop.shop}/${context.partner.code}/merchandising/${code}.json`,
        merchandisingFile,
        request.signal,
        context.fetch,
      )
    : undefined;
  const [merchandising] = shownMerchandisings(context, file === undefined ? [] : [file.merchandising]);
  if (file === undefined || merchandising === undefined) throw data(null, { status: 404 });
  return heldBack({
    view: {
      title: merchandising.label,
      intro: merchandising.introduction,
      picture: merchandising.photos[0]?.url,
      sections: [],
      links: [...productLinks(context, file.products), ...productLinks(context, file.catalogProducts)],
      trail: [],
      canonical: `merch?code=${code}`,
    },
    gate,
    jsonLd: [],
  });
};

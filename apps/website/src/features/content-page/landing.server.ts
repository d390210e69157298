import { landingPageFile } from '@escale/contract/editorial';
import { data, type LoaderFunctionArgs } from 'react-router';
import { gateOfPage, pathOfRequest } from '../../shared/content-gate.server.ts';
import { fetchJson } from '../../shared/fetch-json.ts';
import { breadcrumbJsonLd } from '../../shared/json-ld.tsx';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { absolute, productLinks } from './content-links.server.ts';
import { heldBack, type ContentPageData } from './content-view.ts';

/** `/landing-pages/:landingPageCode/*` (platform 2.1, readings 6.1 row 8): text and products of a search-engine page; an unknown code is not found. */
export const loader = async ({ context: provider, params, request }: LoaderFunctionArgs): Promise<ContentPageData> => {
  const context = shopContextOf(provider);
  const gate = gateOfPage(context, 'landing', pathOfRequest(request, context.shell.prefix));
  const code = params['landingPageCode'] ?? '';
  const file = /^[A-Za-z0-9][\w-]{0,60}$/u.test(code)
    ? await fetchJson(
        `${context.contentBase}/${context.shop.shop}/${context.partner.code}/landingPageSeo/${code}.json`,
        landingPageFile,
        request.signal,
        context.fetch,
      )
    : undefined;
  if (file === undefined) throw data(null, { status: 404 });
  const { landingPageSeo: page } = file;
  const path = linkTo(context.shop.shop, 'landing', { params: { landingPageCode: page.code } });
  return heldBack({
    view: {
      title: page.title,
      intro: page.introduction,
      picture: page.photos[0]?.url,
      sections: page.sections,
      links: [...productLinks(context, file.products), ...productLinks(context, file.catalogProducts)],
      trail: [],
      canonical: `landing-pages/${page.code}`,
    },
    gate,
    jsonLd: [
      breadcrumbJsonLd([
        { name: context.shop.brand.displayName, url: absolute(context, linkTo(context.shop.shop, 'home')) },
        { name: page.title, url: absolute(context, path) },
      ]),
    ],
  });
};

import { product as productSchema, type Product } from '@escale/contract/editorial';
import { isProductActive } from '@escale/domain/product-timing';
import { data, type LoaderFunctionArgs } from 'react-router';
import { gateOfPage, pathOfRequest } from '../../shared/content-gate.server.ts';
import { fetchJson } from '../../shared/fetch-json.ts';
import { breadcrumbJsonLd } from '../../shared/json-ld.tsx';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { absolute } from './content-links.server.ts';
import { heldBack, type ContentPageData } from './content-view.ts';

const URI = /^[a-z0-9][a-z0-9-]{0,79}$/u;
const ID = /^[A-Za-z0-9]{1,40}$/u;

const structured = (context: ShopContext, product: Product, path: string): ContentPageData['jsonLd'] => [
  breadcrumbJsonLd([
    { name: context.shop.brand.displayName, url: absolute(context, linkTo(context.shop.shop, 'home')) },
    { name: product.name, url: absolute(context, path) },
  ]),
  {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: product.name,
    description: product.introduction,
    url: absolute(context, path),
    itinerary: { '@type': 'Place', name: product.resort, address: { '@type': 'PostalAddress', addressCountry: product.country } },
  },
];

/**
 * A product by its uri or id (platform 2.1, 2.7): preloaded, gated by the partner's strategy and by what the product is. One that is not
 * published, or not yet on sale where only what is on sale shows, is not found; a sale that is over says so.
 */
export const loader = async ({ context: provider, params, request }: LoaderFunctionArgs): Promise<ContentPageData> => {
  const context = shopContextOf(provider);
  const { productUri, productId } = params;
  const name =
    productUri !== undefined && URI.test(productUri) ? productUri : productId !== undefined && ID.test(productId) ? `product-${productId}` : undefined;
  const product =
    name === undefined ? undefined : await fetchJson(`${context.contentBase}/${context.shop.shop}/${name}.json`, productSchema, request.signal, context.fetch);
  // A dark site keeps even the knowledge of what it does not sell behind its door.
  const gate = gateOfPage(context, 'product', pathOfRequest(request, context.shell.prefix), product);
  if (product === undefined) throw data({ what: 'product' }, { status: 404 });
  const { startAt, endAt } = product;
  if (context.visibility === 'current' && !isProductActive(context.now, { startAt })) throw data({ what: 'product' }, { status: 404 });
  const path = linkTo(context.shop.shop, 'product', { params: { productUri: product.uri } });
  const highlights = product.highlights.length === 0 ? [] : [{ title: product.resort, paragraphs: product.highlights }];
  return heldBack({
    view: {
      title: product.name,
      intro: product.introduction,
      picture: product.photos[0]?.url,
      sections: [...highlights, ...product.sections],
      links: [],
      trail: [],
      canonical: product.uri,
      isOver: !isProductActive(context.now, { endAt }),
    },
    gate,
    jsonLd: structured(context, product, path),
  });
};

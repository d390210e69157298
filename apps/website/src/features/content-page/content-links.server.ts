import type { ListingProduct, Merchandising } from '@escale/contract/editorial';
import { isProductActive } from '@escale/domain/product-timing';
import { linkTo } from '../../shared/links.ts';
import type { ShopContext } from '../../shared/request-context.ts';
import type { ContentLink } from './content-view.ts';

/** Products of the moment as links to their pages. */
export const productLinks = ({ shop, now }: ShopContext, products: readonly ListingProduct[]): ContentLink[] =>
  products
    .filter((product) => isProductActive(now, product))
    .map(({ uri, name, resort, country, photos }) => ({
      href: linkTo(shop.shop, 'product', { params: { productUri: uri } }),
      title: name,
      text: [...new Set([resort, country])].join(' · '),
      picture: photos[0]?.url,
    }));

/** Merchandisings as links to their pages. */
export const merchandisingLinks = ({ shop }: ShopContext, merchandisings: readonly Merchandising[]): ContentLink[] =>
  merchandisings.map(({ code, label, introduction, photos }) => ({
    href: linkTo(shop.shop, 'merch', { search: { code } }),
    title: label,
    text: introduction,
    picture: photos[0]?.url,
  }));

/** Absolute address of a page, for structured data. */
export const absolute = ({ origin }: ShopContext, path: string): string => origin + path;

import { merchandisingFile, type MediaArticle } from '@escale/contract/editorial';
import { data, type LoaderFunctionArgs } from 'react-router';
import { fetchJson } from '../../shared/fetch-json.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import type { ContentLink } from './content-view.ts';

/** Articles a page of the index shows: a whole row of its grid on large screens. */
const ARTICLES_PER_PAGE = 4;

interface Heading {
  readonly id: string;
  readonly label: string;
}

export interface MagazineView {
  readonly title: string;
  readonly intro: string;
  readonly headings: readonly (Heading & { readonly href: string })[];
  /** The heading chosen; undefined: all articles. */
  readonly chosen: string | undefined;
  readonly all: string;
  readonly articles: readonly ContentLink[];
  readonly page: number;
  readonly pages: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Path and query after `/{shop}` this page is listed under. */
  readonly canonical: string;
}

const headingsOf = (articles: readonly MediaArticle[]): Heading[] => {
  const found = new Map<string, Heading>();
  for (const { category } of articles) if (category !== undefined && !found.has(category.id)) found.set(category.id, category);
  return [...found.values()];
};

/**
 * `/magazine` (readings 6.1 row 12): the articles of the published magazine by heading, a few on each page; each leads to its own page. Without
 * articles there is no magazine, and neither is there a heading or a page nobody filled.
 */
export const loader = async ({ context: provider, request }: LoaderFunctionArgs): Promise<MagazineView> => {
  const context = shopContextOf(provider);
  const { shop } = context.shop;
  const file = await fetchJson(
    `${context.contentBase}/${shop}/${context.partner.code}/merchandising/MAGAZINE.json`,
    merchandisingFile,
    request.signal,
    context.fetch,
  );
  const media = file?.merchandising.media;
  const query = new URL(request.url).searchParams;
  const asked = query.get('category');
  const headings = headingsOf(media?.articles ?? []);
  const chosen = headings.find(({ id }) => id === asked)?.id;
  const shown = (media?.articles ?? []).filter(({ category }) => chosen === undefined || category?.id === chosen);
  const pages = Math.ceil(shown.length / ARTICLES_PER_PAGE);
  const page = Number(query.get('page') ?? '1');
  if (media === undefined || (asked !== null && chosen === undefined) || !Number.isInteger(page) || page < 1 || page > pages) throw data(null, { status: 404 });
  const addressOf = (category: string | undefined, number: number): string =>
    linkTo(shop, 'magazine', { search: { category, page: number === 1 ? undefined : number } });
  return {
    title: media.title,
    intro: media.description,
    headings: headings.map((heading) => ({ ...heading, href: addressOf(heading.id, 1) })),
    chosen,
    all: addressOf(undefined, 1),
    articles: shown.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE).map(({ slug, category, title, image }) => ({
      href: linkTo(shop, 'page', { params: { slug } }),
      title,
      text: category?.label,
      picture: image,
    })),
    page,
    pages,
    previous: page > 1 ? addressOf(chosen, page - 1) : undefined,
    next: page < pages ? addressOf(chosen, page + 1) : undefined,
    canonical: addressOf(chosen, page).slice(`/${shop}/`.length),
  };
};

import { faqArticle, faqFile, type FaqFile } from '@escale/contract/editorial';
import { data, type LoaderFunctionArgs } from 'react-router';
import { fetchJson } from '../../shared/fetch-json.ts';
import { breadcrumbJsonLd } from '../../shared/json-ld.tsx';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { absolute } from './content-links.server.ts';
import type { ContentLink, ContentPageData, ContentView } from './content-view.ts';
import { readScreen } from './screen-words.server.ts';

const ADDRESS = /^(?:category\/([\w-]{1,60})(?:\/subcategory\/([\w-]{1,60})(?:\/article\/([\w-]{1,60}))?)?)?\/?$/u;

type Category = FaqFile['categories'][number];
type SubCategory = Category['subCategories'][number];

const categoryLink = (shop: string, { id, title }: Category): ContentLink => ({ href: linkTo(shop, 'faqCategory', { params: { categoryId: id } }), title });
const subCategoryLink = (shop: string, category: Category, { id, title }: SubCategory): ContentLink => ({
  href: linkTo(shop, 'faqSubcategory', { params: { categoryId: category.id, subCategoryId: id } }),
  title,
});
const articleLink = (shop: string, category: Category, sub: SubCategory, { id, title }: SubCategory['articles'][number]): ContentLink => ({
  href: linkTo(shop, 'faqArticle', { params: { categoryId: category.id, subCategoryId: sub.id, articleId: id } }),
  title,
});

const page = (context: ShopContext, view: Pick<ContentView, 'title' | 'links' | 'trail'> & Partial<ContentView>): ContentPageData => ({
  view: { intro: '', sections: [], ...view },
  jsonLd: view.trail.length === 0 ? [] : [breadcrumbJsonLd(view.trail.map(({ href, title }) => ({ name: title, url: absolute(context, href) })))],
});

/** `/faq` and below (platform 2.1, readings 6.1 row 6): categories, subcategories, articles; an id nobody published is not found. */
export const loader = async ({ context: provider, params, request }: LoaderFunctionArgs): Promise<ContentPageData> => {
  const context = shopContextOf(provider);
  const { shop } = context.shop;
  const resources = `${context.contentBase}/resources/${shop}`;
  const [isAddress, categoryId, subCategoryId, articleId] = ADDRESS.exec(params['*'] ?? '') ?? [];
  const notFound = () => data(null, { status: 404 });
  if (isAddress === undefined) throw notFound();
  const [faq, words] = await Promise.all([
    fetchJson(`${resources}/faq.json`, faqFile, request.signal, context.fetch),
    readScreen(context, 'faq', request.signal),
  ]);
  if (faq === undefined || words === undefined) throw notFound();
  const home: ContentLink = { href: linkTo(shop, 'faq'), title: words.title };
  if (categoryId === undefined)
    return page(context, { title: words.title, intro: words.intro, trail: [], links: faq.categories.map((each) => categoryLink(shop, each)) });
  const category = faq.categories.find((each) => each.id === categoryId);
  if (category === undefined) throw notFound();
  if (subCategoryId === undefined)
    return page(context, { title: category.title, trail: [home], links: category.subCategories.map((each) => subCategoryLink(shop, category, each)) });
  const sub = category.subCategories.find((each) => each.id === subCategoryId);
  if (sub === undefined) throw notFound();
  const above = [home, categoryLink(shop, category)];
  if (articleId === undefined)
    return page(context, { title: sub.title, trail: above, links: sub.articles.map((each) => articleLink(shop, category, sub, each)) });
  const known = sub.articles.some((each) => each.id === articleId);
  const article = known ? await fetchJson(`${resources}/${articleId}.json`, faqArticle, request.signal, context.fetch) : undefined;
  if (article === undefined) throw notFound();
  const [intro = '', ...paragraphs] = article.paragraphs;
  return page(context, {
    title: article.title,
    intro,
    sections: paragraphs.length === 0 ? [] : [{ title: sub.title, paragraphs }],
    trail: [...above, subCategoryLink(shop, category, sub)],
    links: sub.articles.filter((each) => each.id !== articleId).map((each) => articleLink(shop, category, sub, each)),
  });
};

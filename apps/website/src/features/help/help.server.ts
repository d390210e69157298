import { faqArticle, faqFile, screenPage, type FaqFile } from '@escale/contract/editorial';
import { data, type LoaderFunctionArgs } from 'react-router';
import { fetchJson } from '../../shared/fetch-json.ts';
import { breadcrumbJsonLd } from '../../shared/json-ld.tsx';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { findQuestions } from './help-search.ts';
import { MOST_QUERY, type HelpData, type HelpLink, type HelpTopic } from './help-view.ts';

const ADDRESS = /^(?:category\/([\w-]{1,60})(?:\/subcategory\/([\w-]{1,60})(?:\/article\/([\w-]{1,60}))?)?)?\/?$/u;

/** Ids an address names, the widest first. */
interface HelpAddress {
  readonly category?: string | undefined;
  readonly part?: string | undefined;
  readonly article?: string | undefined;
}

const readAddress = (rest: string): HelpAddress | undefined => {
  const found = ADDRESS.exec(rest);
  return found === null ? undefined : { category: found[1], part: found[2], article: found[3] };
};

type Category = FaqFile['categories'][number];
type SubCategory = Category['subCategories'][number];

const partLink = (shop: string, category: Category, { id, title }: SubCategory, here: HelpAddress): HelpLink => ({
  href: linkTo(shop, 'faqSubcategory', { params: { categoryId: category.id, subCategoryId: id } }),
  title,
  isCurrent: category.id === here.category && id === here.part,
});

const questionLinks = (shop: string, category: Category, part: SubCategory): readonly HelpLink[] =>
  part.articles.map(({ id, title }) => ({
    href: linkTo(shop, 'faqArticle', { params: { categoryId: category.id, subCategoryId: part.id, articleId: id } }),
    title,
  }));

const topicOf = (shop: string, category: Category, here: HelpAddress): HelpTopic => ({
  id: category.id,
  href: linkTo(shop, 'faqCategory', { params: { categoryId: category.id } }),
  title: category.title,
  isCurrent: category.id === here.category,
  parts: category.subCategories.map((part) => partLink(shop, category, part, here)),
  questions: category.subCategories.flatMap((part) => questionLinks(shop, category, part)),
});

/** `/faq` and below (platform 2.1, 2.7, readings 6.1 row 6): topics, their parts, answers, and a search in the questions; an unpublished id is not found. */
export const loader = async ({ context: provider, params, request }: LoaderFunctionArgs): Promise<HelpData> => {
  const context = shopContextOf(provider);
  const { shop } = context.shop;
  const resources = `${context.contentBase}/resources/${shop}`;
  const here = readAddress(params['*'] ?? '');
  const notFound = () => data(null, { status: 404 });
  if (here === undefined) throw notFound();
  const [faq, words] = await Promise.all([
    fetchJson(`${resources}/faq.json`, faqFile, request.signal, context.fetch),
    fetchJson(`${resources}/screens/faq.json`, screenPage, request.signal, context.fetch),
  ]);
  if (faq === undefined || words === undefined) throw notFound();

  const topics = faq.categories.map((category) => topicOf(shop, category, here));
  const query = (context.url.searchParams.get('q') ?? '').trim().slice(0, MOST_QUERY);
  const home: HelpLink = { href: linkTo(shop, 'faq'), title: words.title };
  const page = (view: Pick<HelpData, 'kind' | 'title' | 'trail' | 'questions'> & Partial<HelpData>): HelpData => ({
    intro: '',
    paragraphs: [],
    topics,
    query,
    ...view,
    jsonLd: view.trail.length === 0 ? [] : [breadcrumbJsonLd(view.trail.map(({ href, title }) => ({ name: title, url: context.origin + href })))],
  });

  if (here.category === undefined)
    return query === ''
      ? page({ kind: 'home', title: words.title, intro: words.intro, trail: [], questions: [] })
      : page({ kind: 'found', title: words.title, trail: [home], questions: findQuestions(topics, query) });
  const category = faq.categories.find(({ id }) => id === here.category);
  const topic = topics.find(({ id }) => id === here.category);
  if (category === undefined || topic === undefined) throw notFound();
  if (here.part === undefined) return page({ kind: 'topic', title: topic.title, trail: [home], questions: topic.questions });
  const part = category.subCategories.find(({ id }) => id === here.part);
  if (part === undefined) throw notFound();
  const above = [home, { href: topic.href, title: topic.title }];
  const questions = questionLinks(shop, category, part);
  if (here.article === undefined) return page({ kind: 'topic', title: part.title, trail: above, questions });
  const isKnown = part.articles.some(({ id }) => id === here.article);
  const article = isKnown ? await fetchJson(`${resources}/${here.article}.json`, faqArticle, request.signal, context.fetch) : undefined;
  if (article === undefined) throw notFound();
  const [intro = '', ...paragraphs] = article.paragraphs;
  return page({
    kind: 'answer',
    title: article.title,
    intro,
    paragraphs,
    updatedOn: /^\d{4}-\d{2}-\d{2}$/u.test(article.updatedOn) ? article.updatedOn : undefined,
    trail: [...above, partLink(shop, category, part, here)],
    questions: questions.filter(({ title }) => title !== article.title),
  });
};

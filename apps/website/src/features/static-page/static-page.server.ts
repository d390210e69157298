import { data, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { fetchJson } from '../../shared/fetch-json.ts';
import { shopContextOf } from '../../shared/request-context.ts';

const pageSchema = z.object({
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
});

/** A document of the shop (terms, legal notice, privacy …) as a page: `/page/{slug}` (platform 2.1). An unknown one is not found. */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { contentBase, shop, fetch } = shopContextOf(context);
  const slug = params['slug'] ?? '';
  const page = /^[a-z][\w-]{0,40}$/u.test(slug)
    ? await fetchJson(`${contentBase}/resources/${shop.shop}/pages/${slug}.json`, pageSchema, request.signal, fetch)
    : undefined;
  if (page === undefined) throw data(null, { status: 404 });
  return page;
};

import { data, type LoaderFunctionArgs } from 'react-router';
import { shopContextOf } from '../../shared/request-context.ts';

/** A document of the shop (terms, legal notice, privacy …) as a page: `/page/{slug}` (platform 2.1). The text is sanitised where it is published. */
export const loader = ({ context, params }: LoaderFunctionArgs) => {
  const { documents } = shopContextOf(context).partner;
  const slug = params['slug'] ?? '';
  const html = Object.hasOwn(documents, slug) ? documents[slug] : undefined;
  if (html === undefined) throw data(null, { status: 404 });
  return { slug, html };
};

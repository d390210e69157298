import { pathAfterShop } from './page-path.ts';
import { isIndexable, pageKindOf, robotsRule } from './robots.ts';
import { useLocation } from 'react-router';
import { useShop } from './shell.tsx';

/** Structured data of a page, printed only where the page may be listed (platform 2.2, readings 8 "schema.org"). */
export const JsonLd = ({ data }: { readonly data: readonly Readonly<Record<string, unknown>>[] }) => {
  const shop = useShop();
  const rule = robotsRule(shop.isLive, pageKindOf(pathAfterShop(useLocation().pathname)), shop.robotsRules);
  if (data.length === 0 || !isIndexable(rule)) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data.length === 1 ? data[0] : data).replaceAll('<', '\\u003c') }}
    />
  );
};

/** A trail of pages as schema.org has it; addresses are absolute. */
export const breadcrumbJsonLd = (trail: readonly { readonly name: string; readonly url: string }[]): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: url })),
});

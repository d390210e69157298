import { useLocation } from 'react-router';
import { useMessages } from './messages.tsx';
import { pathAfterShop } from './page-path.ts';
import { isIndexable, pageKindOf, robotsRule } from './robots.ts';
import { useShell, type ShopShell } from './shell.tsx';

interface PageHeadProps {
  readonly title: string;
  /** Default the brand's own (`page.description.default`). */
  readonly description?: string | undefined;
  /** Picture that shared links show; default the brand's. */
  readonly picture?: string | undefined;
  /** Path and query after `/{shop}` under which this page is listed, when it is not its own path. */
  readonly canonical?: string | undefined;
}

/**
 * Title, description, robots, canonical, languages and sharing tags of a page (platform 2.2); React moves them into the head.
 * A page kept out of indexes names no twins in other languages (readings 8).
 */
export const PageHead = ({ title, description, picture, canonical }: PageHeadProps) => {
  const shell = useShell();
  const t = useMessages();
  const text = description ?? (shell.kind === 'shop' ? t('page.description.default', { brand: shell.brand.displayName }) : undefined);
  return (
    <>
      <title>{title}</title>
      {text !== undefined && text !== '' && <meta name="description" content={text} />}
      <meta property="og:title" content={title} />
      {text !== undefined && text !== '' && <meta property="og:description" content={text} />}
      <meta property="og:type" content="website" />
      {shell.kind === 'shop' && <ShopHead shop={shell} picture={picture} canonical={canonical} />}
    </>
  );
};

/** Id of a generated picture, from the id itself or the address of any of its widths. */
const pictureId = (picture: string | undefined): string | undefined => /(?:^|\/)([a-z]+-\d{3})(?:-(?:wide|hero)-\d+\.avif)?$/u.exec(picture ?? '')?.[1];

/** Country WW is the shop for whoever has none of their own (readings 8 "hreflang"). */
const defaultOf = (codes: readonly string[]): string | undefined => codes.find((code) => code.endsWith('-WW')) ?? codes[0];

interface ShopHeadProps {
  readonly shop: ShopShell;
  readonly picture: string | undefined;
  readonly canonical: string | undefined;
}

const ShopHead = ({ shop, picture, canonical }: ShopHeadProps) => {
  const afterShop = pathAfterShop(useLocation().pathname);
  const kind = pageKindOf(afterShop);
  const robots = robotsRule(shop.isLive, kind, shop.robotsRules);
  const path = canonical ?? afterShop;
  const address = (code: string): string => `${shop.origin}/${code}${path === '' ? '' : `/${path}`}`;
  const twins = shop.shops
    .map(({ code }) => code)
    .filter((code) => isIndexable(robotsRule(shop.isLive, kind, code === shop.shop ? shop.robotsRules : (shop.twinRules?.[code] ?? {}))));
  const fallback = defaultOf(twins);
  const shown = pictureId(picture) ?? pictureId(shop.sharingPicture);
  return (
    <>
      <meta name="robots" content={robots} />
      <link rel="canonical" href={address(shop.shop)} />
      {isIndexable(robots) &&
        twins.map((code) => <link key={code} rel="alternate" hrefLang={code.endsWith('-WW') ? code.slice(0, 2) : code} href={address(code)} />)}
      {isIndexable(robots) && fallback !== undefined && <link rel="alternate" hrefLang="x-default" href={address(fallback)} />}
      <meta property="og:site_name" content={shop.brand.displayName} />
      <meta property="og:locale" content={shop.locale.replace('-', '_')} />
      <meta property="og:url" content={address(shop.shop)} />
      {shown !== undefined && (
        <>
          <meta property="og:image" content={`${shop.origin}/share/${shop.brand.code}/${shown}.jpg`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {shop.metaTags.map((tag) => (
        <meta key={tag.name} name={tag.name} content={tag.content} />
      ))}
    </>
  );
};

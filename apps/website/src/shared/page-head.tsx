import { useLocation } from 'react-router';
import { pathAfterShop } from './page-path.ts';
import { pictureSources } from './picture.tsx';
import { isIndexable, pageKindOf, robotsRule } from './robots.ts';
import { useShell, type ShopShell } from './shell.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Picture that shared links show; default the brand's. */
  readonly picture?: string | undefined;
}

/**
 * Title, description, robots, canonical, languages and sharing tags of a page (platform 2.2); React moves them into the head.
 * A page kept out of indexes names no twins in other languages (readings 8).
 */
export const PageHead = ({ title, description, picture }: PageHeadProps) => {
  const shell = useShell();
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:type" content="website" />
      {shell.kind === 'shop' && <ShopHead shop={shell} picture={picture ?? shell.sharingPicture} />}
    </>
  );
};

const ShopHead = ({ shop, picture }: { readonly shop: ShopShell; readonly picture: string | undefined }) => {
  const afterShop = pathAfterShop(useLocation().pathname);
  const robots = robotsRule(shop.isLive, pageKindOf(afterShop), shop.robotsRules);
  const address = (code: string): string => `${shop.origin}/${code}${afterShop === '' ? '' : `/${afterShop}`}`;
  const image = picture === undefined || picture === '' ? undefined : pictureSources(picture, 'wide').at(-1)?.url;
  return (
    <>
      <meta name="robots" content={robots} />
      <link rel="canonical" href={address(shop.shop)} />
      {isIndexable(robots) && shop.shops.map((each) => <link key={each.code} rel="alternate" hrefLang={each.code} href={address(each.code)} />)}
      {isIndexable(robots) && shop.shops[0] !== undefined && <link rel="alternate" hrefLang="x-default" href={address(shop.shops[0].code)} />}
      <meta property="og:site_name" content={shop.brand.displayName} />
      <meta property="og:locale" content={shop.locale.replace('-', '_')} />
      {image !== undefined && <meta property="og:image" content={image.startsWith('/') ? shop.origin + image : image} />}
      {shop.metaTags.map((tag) => (
        <meta key={tag.name} name={tag.name} content={tag.content} />
      ))}
    </>
  );
};

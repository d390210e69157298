import { PARTNER_STRATEGIES, type PartnerStrategy } from '@escale/contract/brand';
import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../shared/request-context.ts';

/** Brands and shops of the demonstration, with the addresses they answer at, how each sells, and the lists some brands are on (readings 6.5). */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const current = context.get(requestContext);
  if (current.kind !== 'index') throw new Response(null, { status: 404 });
  const { url, now, shell } = current;
  const brands = current.brands.map(({ brand, picture, strategy }) => {
    const host = brand.hosts[0]?.replace(/:\d+$/u, '');
    const base = host === undefined ? '' : `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}`;
    const { colors, logo, picturePalettes } = brand.theme;
    return {
      code: brand.code,
      name: brand.displayName,
      trade: brand.trade?.[shell.language] ?? brand.trade?.['en'] ?? '',
      isFeatured: brand.isFeatured === true,
      isDark: brand.capabilities?.darkSite === true,
      strategy,
      logo,
      picture,
      palette: picturePalettes[0],
      colours: [colors.colorPrimary, colors.colorSecondary, colors.colorPrimaryLight],
      shops: brand.shops.map((shop) => ({ code: shop._id, label: shop.label, href: `${base}${shell.prefix}/${shop._id}` })),
    };
  });
  const codesWith = (name: 'accountForEveryone' | 'alwaysRequiresAuthentication' | 'hidesMenuMarketingMessage'): string[] =>
    current.brands.filter(({ brand }) => brand.capabilities?.[name] === true).map(({ brand }) => brand.code);
  const asked = url.searchParams.get('strategy');
  const chosen: PartnerStrategy | undefined = PARTNER_STRATEGIES.find((strategy) => strategy === asked);
  return {
    now: new Date(now).toISOString().slice(0, 10),
    count: brands.length,
    featured: brands.filter((brand) => brand.isFeatured),
    others: brands.filter((brand) => !brand.isFeatured && (chosen === undefined || brand.strategy === chosen)),
    othersCount: brands.filter((brand) => !brand.isFeatured).length,
    strategies: PARTNER_STRATEGIES.filter((strategy) => brands.some((brand) => !brand.isFeatured && brand.strategy === strategy)),
    chosen,
    lists: {
      account: codesWith('accountForEveryone'),
      auth: codesWith('alwaysRequiresAuthentication'),
      menu: codesWith('hidesMenuMarketingMessage'),
    },
  };
};

export type DemoBrandRow = ReturnType<typeof loader>['others'][number];

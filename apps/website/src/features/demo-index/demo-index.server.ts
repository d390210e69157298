import { PARTNER_STRATEGIES, type PartnerStrategy } from '@escale/contract/brand';
import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { fetchJson } from '../../shared/fetch-json.ts';
import { requestContext } from '../../shared/request-context.ts';
import { magicPage } from './magic-page.server.ts';

/** `demo.json` of the content service: what the universe was made from, and the page of magic inputs. */
const demoFile = z.object({ seed: z.string(), magicInputs: z.string() });

/** Brands and shops of the demonstration, with the addresses they answer at, how each sells, and the lists some brands are on (readings 6.5). */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const current = context.get(requestContext);
  if (current.kind !== 'index') throw new Response(null, { status: 404 });
  const { url, now, shell, services } = current;
  const demo = await fetchJson(`${services.content}/api/content/demo.json`, demoFile, request.signal, current.fetch);
  const brands = current.brands.map(({ brand, picture, strategy }) => {
    const host = brand.hosts[0]?.replace(/:\d+$/u, '');
    const base = host === undefined ? '' : `${url.protocol}//${host}${url.port === '' ? '' : `:${url.port}`}`;
    const { colors, surfaces, logo, picturePalettes } = brand.theme;
    // A brand of one colour shows the one of its offers beside it.
    const second = colors.colorSecondary === colors.colorPrimary ? (surfaces?.deal ?? colors.greyMedium) : colors.colorSecondary;
    return {
      code: brand.code,
      name: brand.displayName,
      trade: brand.trade?.[shell.language] ?? brand.trade?.['en'] ?? '',
      featured: brand.featured,
      isDark: brand.capabilities?.darkSite === true,
      strategy,
      logo,
      picture,
      palette: picturePalettes[0],
      colours: [colors.colorPrimary, second, colors.colorPrimaryLight],
      shops: brand.shops.map((shop) => ({ code: shop._id, label: shop.label, href: `${base}${shell.prefix}/${shop._id}` })),
    };
  });
  const codesWith = (name: 'accountForEveryone' | 'alwaysRequiresAuthentication' | 'hidesMenuMarketingMessage'): string[] =>
    current.brands.filter(({ brand }) => brand.capabilities?.[name] === true).map(({ brand }) => brand.code);
  const asked = url.searchParams.get('strategy');
  const chosen: PartnerStrategy | undefined = PARTNER_STRATEGIES.find((strategy) => strategy === asked);
  return {
    day: new Date(now).toISOString().slice(0, 10),
    time: new Date(now).toISOString().slice(11, 16),
    seed: demo?.seed,
    hasMagic: demo !== undefined,
    magic: demo !== undefined && url.searchParams.get('show') === 'magic-inputs' ? magicPage(demo.magicInputs, now) : undefined,
    count: brands.length,
    featured: brands.filter((brand) => brand.featured !== undefined).toSorted((first, second) => (first.featured ?? 0) - (second.featured ?? 0)),
    others: brands.filter((brand) => brand.featured === undefined && (chosen === undefined || brand.strategy === chosen)),
    othersCount: brands.filter((brand) => brand.featured === undefined).length,
    strategies: PARTNER_STRATEGIES.filter((strategy) => brands.some((brand) => brand.featured === undefined && brand.strategy === strategy)),
    chosen,
    lists: {
      account: codesWith('accountForEveryone'),
      auth: codesWith('alwaysRequiresAuthentication'),
      menu: codesWith('hidesMenuMarketingMessage'),
    },
  };
};

export type DemoBrandRow = Awaited<ReturnType<typeof loader>>['others'][number];

import { DEFAULT_OCCUPANCIES } from '@escale/domain/party';
import { formatSearchQuery } from '@escale/domain/search-query';
import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { fetchJson } from '../../shared/fetch-json.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';
import { scrimOfPicture } from '../../shared/picture-scrim.server.ts';
import { readFilters, searchFormData } from '../../shared/search-form/form-data.server.ts';

const fromPrices = z.object({
  prices: z.record(
    z.string(),
    z.object({ price: z.number(), currency: z.string(), departureCityCode: z.string(), departureDate: z.string(), endDate: z.string(), nights: z.number() }),
  ),
});
type FromPrices = z.infer<typeof fromPrices>['prices'];

/** A destination of the mosaic; without a price when nothing can be bought now. */
export interface MosaicItem {
  readonly code: string;
  readonly label: string;
  readonly picture: string;
  /** Query of the listing that has the shown trip. */
  readonly search?: string;
  readonly price?: { readonly whole: number; readonly currency: string; readonly nights: number };
}
export type ShownBlock =
  | { readonly kind: 'mosaic'; readonly title: string; readonly subtitle: string; readonly items: readonly MosaicItem[] }
  | {
      readonly kind: 'inspiration';
      readonly eyebrow: string;
      readonly title: string;
      readonly text: string;
      readonly points: readonly string[];
      readonly labelCta: string;
      readonly picture: string;
      readonly code: string;
      readonly search?: string;
    }
  | { readonly kind: 'reasons'; readonly title: string; readonly items: readonly { readonly icon: string; readonly title: string; readonly text: string }[] };

const mosaicBlock = z.object({ title: z.string(), subtitle: z._default(z.string(), ''), items: z.array(z.object({ code: z.string(), picture: z.string() })) });
const inspirationBlock = z.object({
  eyebrow: z._default(z.string(), ''),
  title: z.string(),
  text: z.string(),
  points: z._default(z.array(z.string()), []),
  labelCta: z.string(),
  destinationCode: z.string(),
  picture: z.string(),
});

const tripOf = (prices: FromPrices, code: string): string | undefined => {
  const trip = prices[code];
  return trip === undefined
    ? undefined
    : formatSearchQuery({
        departureCityCode: trip.departureCityCode,
        destinationResortCode: code,
        departureDate: trip.departureDate,
        endDate: trip.endDate,
        cabin: 'ECONOMY',
        occupancies: DEFAULT_OCCUPANCIES,
      });
};

/** True within [startAt, endAt): a block outside it is not shown (platform 2.7). */
export const isShown = (block: { readonly startAt?: string | undefined; readonly endAt?: string | undefined }, now: number): boolean =>
  (block.startAt === undefined || Date.parse(block.startAt) <= now) && (block.endAt === undefined || now < Date.parse(block.endAt));

/** The blocks below the search with live prices; a block that cannot be read is left out. */
const shownBlocks = (context: ShopContext, prices: FromPrices, labels: ReadonlyMap<string, string>): ShownBlock[] => {
  const { homeBlocks, reasonToBookList } = context.partner.marketing;
  return homeBlocks
    .filter((block) => isShown(block, context.now))
    .flatMap((block): ShownBlock[] => {
      if (block._type === 'destinationMosaic') {
        const read = mosaicBlock.safeParse(block);
        if (!read.success) return [];
        const items = read.data.items.flatMap(({ code, picture }): MosaicItem[] => {
          const label = labels.get(code);
          const trip = prices[code];
          const search = tripOf(prices, code);
          if (label === undefined) return [];
          return [
            {
              code,
              label,
              picture,
              ...(trip === undefined || search === undefined ? {} : { search, price: { whole: trip.price, currency: trip.currency, nights: trip.nights } }),
            },
          ];
        });
        return items.length === 0 ? [] : [{ kind: 'mosaic', title: read.data.title, subtitle: read.data.subtitle, items }];
      }
      if (block._type === 'inspiration') {
        const read = inspirationBlock.safeParse(block);
        if (!read.success) return [];
        const { destinationCode, ...rest } = read.data;
        const search = tripOf(prices, destinationCode);
        return [{ kind: 'inspiration', ...rest, code: destinationCode, ...(search === undefined ? {} : { search }) }];
      }
      if (block._type === 'reasons' && reasonToBookList.length > 0)
        return [{ kind: 'reasons', title: typeof block['title'] === 'string' ? block['title'] : '', items: reasonToBookList }];
      return [];
    });
};

/** Data of the package search's home: the hero, the form, and the blocks of the moment. */
export const loader = async ({ context: provider, request }: LoaderFunctionArgs) => {
  const context = shopContextOf(provider);
  const [filters, from] = await Promise.all([
    readFilters(context, request.signal),
    fetchJson(`${context.contentBase}/${context.shop.shop}/sdp/fromPrices.json`, fromPrices, request.signal, context.fetch),
  ]);
  const { marketing, footer } = context.partner;
  return {
    hero: {
      title: marketing.heroTitleDesktop,
      titleSmall: marketing.heroTitleMobile,
      subtitle: marketing.heroSubtitleDesktop,
      subtitleSmall: marketing.heroSubtitleMobile,
      picture: marketing.heroImageDesktop,
      pictureSmall: marketing.heroImageMobile,
      scrim: scrimOfPicture(marketing.heroImageDesktop),
      scrimSmall: scrimOfPicture(marketing.heroImageMobile),
    },
    reassurance: footer.reassurance,
    // A search that a quote refused comes back to be corrected (funnel 2.3, 8; readings 2.5).
    form: searchFormData(context, filters, context.url.searchParams, context.url.searchParams.get('status') === 'BAD_REQUEST'),
    blocks: shownBlocks(context, from?.prices ?? {}, new Map(filters?.destinations.map(({ code, label }) => [code, label]))),
  };
};

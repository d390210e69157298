import type { Brand } from '@escale/contract/brand';
import { COMPLETE_LANGUAGES, directionOf, localeOf, type Area } from '@escale/i18n/languages';
import { fontFaces, isFamily } from '../shared/brand-fonts.server.ts';
import type { DemoBrand, RequestContext } from '../shared/request-context.ts';
import { FRAME_AREAS } from '../shared/route-table.ts';
import type { Shell } from '../shared/shell.tsx';
import type { WebsiteSettings } from '../shared/website-settings.ts';
import type { ContentStore } from './content-store.server.ts';
import { preferredLanguage } from './locale-choice.server.ts';
import type { createPageTexts } from './page-texts.server.ts';
import { documentFacts, policyOf, type CommonParts } from './request-parts.server.ts';

export interface IndexRequestInput {
  readonly common: CommonParts;
  readonly settings: WebsiteSettings;
  readonly content: ContentStore;
  readonly texts: ReturnType<typeof createPageTexts>;
  readonly brands: readonly DemoBrand[];
  readonly acceptLanguage: string | null;
  readonly showsKeys: boolean;
}

/** The faces of the featured brands, whose names stand in their own; the house speaks in the face of the first. */
const facesOf = (brands: readonly Brand[], prefix: string): string => {
  const named = brands
    .filter((brand) => brand.featured !== undefined)
    .toSorted((first, second) => (first.featured ?? 0) - (second.featured ?? 0))
    .flatMap(({ code, theme }) => (isFamily(theme.font.displayFamily) ? [{ code, family: theme.font.displayFamily }] : []));
  const stacks = named.map(({ code, family }) => `[data-brand='${code}']{font-family:'${family}','Noto Sans',sans-serif}`);
  const own = named[0] === undefined ? '' : `:root:not(:lang(ar)){--font-display:'${named[0].family}','Noto Sans','Noto Sans Fallback',sans-serif}`;
  return (
    own +
    stacks.join('') +
    fontFaces(
      named.map(({ family }) => family),
      prefix,
    )
  );
};

/** The context of the demo index: no brand, the browser's own language, every brand with the picture its home opens with. */
export const indexContext = async ({ common, settings, content, texts, brands, acceptLanguage, showsKeys }: IndexRequestInput): Promise<RequestContext> => {
  const language = preferredLanguage(acceptLanguage, COMPLETE_LANGUAGES) ?? 'en';
  const areas: Area[] = [...FRAME_AREAS, 'demo'];
  const { registry, messageFiles } = texts({ locale: localeOf(language), language, areas, showsKeys, brand: undefined });
  const shell: Shell = {
    kind: 'index',
    language,
    locale: localeOf(language),
    direction: directionOf(language),
    isLive: settings.isLive,
    prefix: settings.prefix,
    messageFiles,
    incidentId: common.incidentId,
    navLogsUrl: settings.navLogsPublicUrl,
  };
  const details = await Promise.all(
    brands.map(async (each) => {
      const shop = each.shops[0]?._id;
      const [brand, partner] = await Promise.all([content.brand(each.code), shop === undefined ? undefined : content.partner(each.code, shop)]);
      return brand === undefined ? [] : [{ brand, picture: partner?.value.marketing.heroImageMobile, strategy: partner?.value.strategy }];
    }),
  );
  return {
    ...common,
    kind: 'index',
    brands: details.flat(),
    shell,
    document: documentFacts(shell, {
      nonce: common.nonce,
      theme: facesOf(
        details.flat().map(({ brand }) => brand),
        settings.prefix,
      ),
      areas,
      showsKeys,
    }),
    messages: registry,
    csp: policyOf(common, settings),
    robots: 'noindex, nofollow',
  };
};

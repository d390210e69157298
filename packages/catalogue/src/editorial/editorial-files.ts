import {
  faqArticle,
  faqFile,
  landingPageFile,
  merchandisingFile,
  merchandisingsFile,
  product,
  productsFile,
  screenPage,
  signUpPagesFile,
  staticPage,
} from '@escale/contract/editorial';
import type { BrandCapabilities } from '@escale/contract/brand';
import { countries, regions } from '../geography/tree.ts';
import { destinations } from '../geography/destinations.ts';
import { textIn, type Labels } from '../labels.ts';
import { pictureFor } from '../wished-pictures.ts';
import { giveawayFile } from '@escale/contract/giveaway';
import { landingPages, merchandisings, signUpOperations } from './campaigns.ts';
import { giveaway } from './giveaways.ts';
import { helpCategories } from './help.ts';
import { magazineArticles, magazineCategories, magazineWords, seaOrMountains } from './magazine.ts';
import { editorialProducts, productHighlights, productIncluded, type EditorialProduct } from './products.ts';
import { commitments, screens, type EditorialScreen } from './screens.ts';

const DAY = 86_400_000;
const HELP_UPDATED_ON = '2026-09-01';

export interface EditorialShop {
  readonly shop: string;
  readonly language: string;
  /** Marketing code, e.g. AFFR. */
  readonly partner: string;
  readonly capabilities: BrandCapabilities | undefined;
  /** The shop has published the rules of its giveaways. */
  readonly hasRules: boolean;
  /** Calendar day the windows of offers are counted from. */
  readonly today: string;
}

/**
 * The editors' files of one shop: offers, themed pages, landing pages, sign-up operations, help and the words of screens (platform 7 "Content
 * server"), each checked by its contract. Paths are those of the content server, below `{brand}/{visibility}/`.
 */
export const editorialFiles = ({ shop, language, partner, capabilities, hasRules, today }: EditorialShop): (readonly [path: string, value: unknown])[] => {
  const say = (text: Labels): string => textIn(text, language);
  const instant = (days: number): string => new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().replace('.000', '');
  const photosOf = (wish: string): { url: string }[] => [{ url: pictureFor(wish, 'wide') }];
  const sectionsOf = (sections: EditorialScreen['sections']) =>
    sections.map(({ title, paragraphs }) => ({ title: say(title), paragraphs: paragraphs.map(say) }));
  const screen = ({ title, intro, sections }: EditorialScreen) => ({ title: say(title), intro: say(intro), sections: sectionsOf(sections) });

  const listed = (each: EditorialProduct) => {
    const place = destinations.find(({ code }) => code === each.destination);
    const region = regions.find(({ code }) => code === place?.region);
    const country = countries.find(({ code }) => code === region?.country);
    return {
      id: each.id,
      uri: each.uri,
      name: say(each.name),
      country: country === undefined ? '' : say(country.label),
      resort: place === undefined ? '' : say(place.label),
      startAt: instant(each.startsIn),
      endAt: instant(each.endsIn),
      isFlashsale: each.isFlashsale ?? false,
      isGlobalCampaign: each.isGlobalCampaign ?? false,
      photos: photosOf(each.picture),
    };
  };
  const pick = (ids: readonly string[]) => editorialProducts.filter(({ id }) => ids.includes(id)).map(listed);
  const merchandisingOf = ({ code, label, introduction, picture }: (typeof merchandisings)[number]) => ({
    code,
    label: say(label),
    introduction: say(introduction),
    photos: photosOf(picture),
  });
  const ofPartner = `${shop}/${partner}`;
  const resources = `resources/${shop}`;

  return [
    ...editorialProducts.flatMap((each) => {
      const file = product.parse({
        ...listed(each),
        introduction: say(each.introduction),
        highlights: productHighlights.map(say),
        sections: sectionsOf([productIncluded]),
      });
      return [
        [`${shop}/${each.uri}.json`, file],
        [`${shop}/product-${each.id}.json`, file],
      ] as const;
    }),
    [`${ofPartner}/products.json`, productsFile.parse({ products: editorialProducts.map(listed), topCountries: [] })],
    [`${ofPartner}/merchandisings.json`, merchandisingsFile.parse({ merchandisings: merchandisings.map(merchandisingOf) })],
    ...merchandisings.map(
      (each) =>
        [
          `${ofPartner}/merchandising/${each.code}.json`,
          merchandisingFile.parse({ merchandising: merchandisingOf(each), products: pick(each.products), catalogProducts: [] }),
        ] as const,
    ),
    ...landingPages.map(
      ({ code, title, introduction, sections, picture, products, catalogProducts }) =>
        [
          `${ofPartner}/landingPageSeo/${code}.json`,
          landingPageFile.parse({
            landingPageSeo: { code, title: say(title), introduction: say(introduction), photos: photosOf(picture), sections: sectionsOf(sections) },
            products: pick(products),
            catalogProducts: pick(catalogProducts),
          }),
        ] as const,
    ),
    [
      `${resources}/contextualizedSignupPages.json`,
      signUpPagesFile.parse({
        signupPages: signUpOperations.map(({ code, title, description, picture }) => ({
          code,
          title: say(title),
          description: description.map(say),
          photos: photosOf(picture),
        })),
        activeSignupPageCode: signUpOperations[0]?.code ?? null,
      }),
    ],
    [
      `${resources}/faq.json`,
      faqFile.parse({
        categories: helpCategories.map(({ id, title, subCategories }) => ({
          id,
          title: say(title),
          subCategories: subCategories.map((sub) => ({
            id: sub.id,
            title: say(sub.title),
            articles: sub.articles.map((article) => ({ id: article.id, title: say(article.title) })),
          })),
        })),
      }),
    ],
    ...helpCategories
      .flatMap(({ subCategories }) => subCategories.flatMap(({ articles }) => articles))
      .map(
        ({ id, title, paragraphs }) =>
          [`${resources}/${id}.json`, faqArticle.parse({ id, title: say(title), updatedOn: HELP_UPDATED_ON, paragraphs: paragraphs.map(say) })] as const,
      ),
    ...Object.entries(screens).map(([name, words]) => [`${resources}/screens/${name}.json`, screenPage.parse(screen(words))] as const),
    ...(capabilities?.commitmentsPage === true
      ? ([[`${resources}/pages/ourcommitments.json`, staticPage.parse({ slug: 'ourcommitments', ...screen(commitments) })]] as const)
      : []),
    ...(hasRules
      ? ([
          [
            `${resources}/giveaway.json`,
            giveawayFile.parse({
              code: giveaway.code,
              title: say(giveaway.title),
              intro: say(giveaway.intro),
              prize: say(giveaway.prize),
              picture: pictureFor(giveaway.picture, 'wide'),
              startAt: instant(giveaway.startsIn),
              endAt: instant(giveaway.endsIn),
            }),
          ],
        ] as const)
      : []),
    [`${resources}/pages/schizophrene.json`, staticPage.parse({ slug: 'schizophrene', ...screen(seaOrMountains) })],
    ...magazineFiles({ say, ofPartner, resources }),
  ];
};

interface MagazinePlace {
  readonly say: (text: Labels) => string;
  readonly ofPartner: string;
  readonly resources: string;
}

/** The magazine: its index as the media of a merchandising of its own, each article as a page (readings 6.1 row 12). */
const magazineFiles = ({ say, ofPartner, resources }: MagazinePlace): (readonly [path: string, value: unknown])[] => {
  const [title, intro] = [say(magazineWords.title), say(magazineWords.intro)];
  const articles = magazineArticles.map((article) => {
    const category = magazineCategories.find(({ id }) => id === article.category);
    return {
      slug: article.slug,
      ...(category === undefined ? {} : { category: { id: category.id, label: say(category.label) } }),
      title: say(article.title),
      description: [say(article.intro)],
      image: pictureFor(article.picture, 'wide'),
    };
  });
  const merchandising = { code: 'MAGAZINE', label: title, introduction: intro, photos: [], media: { title, description: intro, articles } };
  return [
    [`${ofPartner}/merchandising/MAGAZINE.json`, merchandisingFile.parse({ merchandising, products: [], catalogProducts: [] })],
    ...magazineArticles.map(
      (article) =>
        [
          `${resources}/pages/${article.slug}.json`,
          staticPage.parse({
            slug: article.slug,
            title: say(article.title),
            intro: say(article.intro),
            sections: [{ title: '', paragraphs: article.paragraphs.map(say) }],
            picture: pictureFor(article.picture, 'wide'),
            parent: { path: 'magazine', title },
          }),
        ] as const,
    ),
  ];
};

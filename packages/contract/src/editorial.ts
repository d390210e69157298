import * as z from 'zod/mini';

const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/u));
const photo = z.looseObject({ url: z.string() });
const section = z.object({ title: z.string(), paragraphs: z.array(z.string()) });

/** A product as lists carry it (platform 3 "Listing product"). */
export const listingProduct = z.looseObject({
  id: z.string(),
  uri: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/u)),
  name: z.string(),
  country: z.string(),
  resort: z.string(),
  startAt: z.optional(instant),
  endAt: z.optional(instant),
  isFlashsale: z._default(z.boolean(), false),
  isGlobalCampaign: z._default(z.boolean(), false),
  photos: z.array(photo),
});
export type ListingProduct = z.infer<typeof listingProduct>;

/** `{shop}/{productUri}.json` and `{shop}/product-{productId}.json` (platform 3 "Product", 7). Fields of richer pages travel beside these. */
export const product = z.extend(listingProduct, { introduction: z.string(), highlights: z.array(z.string()), sections: z.array(section) });
export type Product = z.infer<typeof product>;

/** `{shop}/{partnerCode}/products.json`. */
export const productsFile = z.looseObject({ products: z.array(listingProduct), topCountries: z.array(z.string()) });

/** An article of a merchandising's media (platform 3): `slug` names its page, `category` the heading it stands under. */
const mediaArticle = z.looseObject({
  slug: z.string().check(z.regex(/^[a-z][\w-]{0,40}$/u)),
  category: z.optional(z.object({ id: z.string().check(z.regex(/^[a-z][a-z-]{0,30}$/u)), label: z.string() })),
  title: z.string(),
  description: z.array(z.string()),
  image: z.string(),
});
export type MediaArticle = z.infer<typeof mediaArticle>;

/** A merchandising (platform 3 "Merchandising"). */
export const merchandising = z.looseObject({
  code: z.string().check(z.regex(/^[A-Z0-9]{2,40}$/u)),
  label: z.string(),
  introduction: z.string(),
  startAt: z.optional(instant),
  endAt: z.optional(instant),
  photos: z.array(photo),
  displayOptions: z.optional(z.looseObject({ partnerCode: z.optional(z.string()) })),
  media: z.optional(z.looseObject({ title: z.string(), description: z.string(), articles: z.array(mediaArticle) })),
});
export type Merchandising = z.infer<typeof merchandising>;

/** `{shop}/{partnerCode}/merchandisings.json`. */
export const merchandisingsFile = z.looseObject({ merchandisings: z.array(merchandising) });
/** `{shop}/{partnerCode}/merchandising/{code}.json`. */
export const merchandisingFile = z.looseObject({ merchandising, products: z.array(listingProduct), catalogProducts: z.array(listingProduct) });

/** `{shop}/{partnerCode}/landingPageSeo/{landingPageCode}.json`. */
export const landingPageFile = z.looseObject({
  landingPageSeo: z.looseObject({ code: z.string(), title: z.string(), introduction: z.string(), photos: z.array(photo), sections: z.array(section) }),
  products: z.array(listingProduct),
  catalogProducts: z.array(listingProduct),
});

const faqLink = z.object({ id: z.string(), title: z.string() });
/** `resources/{shop}/faq.json`: categories, their subcategories, the titles of their articles. */
export const faqFile = z.looseObject({
  categories: z.array(
    z.looseObject({
      id: z.string(),
      title: z.string(),
      subCategories: z.array(z.looseObject({ id: z.string(), title: z.string(), articles: z.array(faqLink) })),
    }),
  ),
});
export type FaqFile = z.infer<typeof faqFile>;
/** `resources/{shop}/{articleId}.json`. */
export const faqArticle = z.looseObject({ id: z.string(), title: z.string(), updatedOn: z.string(), paragraphs: z.array(z.string()) });

/** `resources/{shop}/contextualizedSignupPages.json` (platform 3 "Sign-up pages"). */
export const signUpPagesFile = z.looseObject({
  signupPages: z.array(z.looseObject({ code: z.string(), title: z.string(), description: z.array(z.string()), photos: z.array(photo) })),
  activeSignupPageCode: z.nullable(z.string()),
});
export type SignUpPages = z.infer<typeof signUpPagesFile>;

/** `resources/{shop}/screens/{name}.json`: words of a screen whose own form comes later. */
export const screenPage = z.looseObject({ title: z.string(), intro: z.string(), sections: z.array(section) });

/** `resources/{shop}/pages/{slug}.json`: a document of the shop, or an article with its picture and the page it belongs to. */
export const staticPage = z.looseObject({
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  sections: z.array(section),
  picture: z.optional(z.string()),
  /** The page above it: its path after the shop, and its title. */
  parent: z.optional(z.object({ path: z.string().check(z.regex(/^[a-z][\w/-]{0,60}$/u)), title: z.string() })),
});

import table from '../languages.json' with { type: 'json' };

/** Message areas: a page is sent only the areas its route names. */
export const AREAS = [
  'common',
  'frame',
  'error',
  'search',
  'listing',
  'map',
  'hotel',
  'quote',
  'payment',
  'confirmation',
  'documents',
  'mail',
  'demo',
  'offer',
  'auth',
  'account',
  'content',
  'consent',
] as const;
export type Area = (typeof AREAS)[number];

/** Every message language of the platform (platform 9); `nb` and `no` are both accepted (readings 1.12). */
export const LANGUAGES: readonly string[] = table.accepted;
/** Languages whose texts are complete; the others fall back to English key by key. */
export const COMPLETE_LANGUAGES: readonly string[] = table.complete;
const FALLBACK_LANGUAGE = 'en';

/** Language part of a shop code: characters 1–2 (platform 1). */
export const languageOfShop = (shop: string): string => shop.slice(0, 2).toLowerCase();
/** Selling country of a shop code: characters 4–5 (platform 1). */
export const countryOfShop = (shop: string): string => shop.slice(3, 5).toUpperCase();

/** Message language of a shop: its own when the platform has it, else English. */
export const messageLanguageOf = (shop: string): string => {
  const language = languageOfShop(shop);
  return LANGUAGES.includes(language) ? language : FALLBACK_LANGUAGE;
};

/**
 * Base locale of a shop: any English shop other than en-US uses en-GB, Arabic uses ar, Norwegian nb-NO (platform 9 "Locale").
 * @example localeOf('en-FR') // 'en-GB'
 */
export const localeOf = (shop: string): string => {
  const language = languageOfShop(shop);
  if (language === 'en') return shop === 'en-US' ? 'en-US' : 'en-GB';
  if (language === 'ar') return 'ar';
  if (language === 'no' || language === 'nb') return 'nb-NO';
  return /^[a-z]{2}-[A-Z]{2}$/u.test(shop) ? shop : 'en-GB';
};

/** Locale for every number and date: the shop's own, pinned to Latin digits and the Gregorian calendar. */
export const formatLocaleOf = (shop: string): string => `${languageOfShop(shop) === 'ar' ? `ar-${countryOfShop(shop)}` : localeOf(shop)}-u-ca-gregory-nu-latn`;

export type Direction = 'ltr' | 'rtl';
/** Writing direction of a language or shop; Arabic runs right to left (platform 1). */
export const directionOf = (languageOrShop: string): Direction => (languageOfShop(languageOrShop) === 'ar' ? 'rtl' : 'ltr');

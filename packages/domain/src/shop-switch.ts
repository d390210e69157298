/** A shop the switcher offers: its country (WW: worldwide), language and currencies, the main one first (platform 3 "Shop"). */
export interface SwitchableShop {
  readonly code: string;
  readonly country: string;
  readonly language: string;
  readonly currencies: readonly string[];
}

/** What stands in the switcher's three selects. */
export interface ShopChoice {
  readonly country: string;
  readonly language: string;
  readonly currency: string;
}

/** The shop for a country and a language: the exact one, else the country's first (readings 4.35). */
export function shopFor<Shop extends SwitchableShop>(shops: readonly Shop[], country: string, language: string): Shop | undefined {
  return shops.find((shop) => shop.country === country && shop.language === language) ?? shops.find((shop) => shop.country === country);
}

/** Languages a country is sold in, in the order of the shops. */
export function languagesOf(shops: readonly SwitchableShop[], country: string): string[] {
  return [...new Set(shops.filter((shop) => shop.country === country).map((shop) => shop.language))];
}

/**
 * The choice after one of the selects changed: language and currency stay when the new shop has them, else become its first
 * (platform 4 "Shop switcher", readings 4.35).
 */
export function changeChoice(shops: readonly SwitchableShop[], current: ShopChoice, change: Partial<ShopChoice>): ShopChoice {
  const asked = { ...current, ...change };
  const shop = shopFor(shops, asked.country, asked.language);
  if (shop === undefined) return current;
  return {
    country: shop.country,
    language: shop.language,
    currency: shop.currencies.includes(asked.currency) ? asked.currency : (shop.currencies[0] ?? asked.currency),
  };
}

/** True when the choice leads to another shop, so that the traveller is warned of it; a currency alone does not (platform 2.3). */
export function leadsToOtherShop(shops: readonly SwitchableShop[], current: string, choice: Pick<ShopChoice, 'country' | 'language'>): boolean {
  const shop = shopFor(shops, choice.country, choice.language);
  return shop !== undefined && shop.code !== current;
}

/**
 * The address of the same page in another shop: `/{oldLang}` becomes `/{newLang}`, query and hash stay (platform 4, readings 4.34). `prefix`
 * is the proxy's, `''` without one.
 * @example pathInShop('/fr-BE/faq?q=1#top', 'fr-BE', 'nl-BE') // '/nl-BE/faq?q=1#top'
 */
export function pathInShop(path: string, from: string, to: string, prefix = ''): string {
  const start = `${prefix}/${from}`;
  const rest = path.slice(start.length);
  return path.startsWith(start) && /^(?:$|[/?#])/u.test(rest) ? `${prefix}/${to}${rest}` : `${prefix}/${to}`;
}

/** Searches and offers of one country: their cities, hotels and prices are not another's. */
const OF_THE_COUNTRY = /^\/(?:(?:sdp|stopover|hotelonly|booking)\/|product\/|external-redirect)/u;

/**
 * Where the switcher leads: in another language of the country to the same page, query and hash kept; in another country to the same page
 * without them, or to the home when the page is a search or an offer of the country left.
 */
export function addressInShop(path: string, from: string, to: string, prefix = ''): string {
  const same = pathInShop(path, from, to, prefix);
  if (from.slice(3) === to.slice(3)) return same;
  const bare = same.replace(/[?#].*$/u, '');
  const home = `${prefix}/${to}`;
  return OF_THE_COUNTRY.test(bare.slice(home.length)) ? home : bare;
}

import type { ShopChoice } from '../../shared/shell.tsx';

/** The shop for a country and a language: the exact one, else the country's first (readings 4.35). */
export const shopFor = (shops: readonly ShopChoice[], country: string, language: string): ShopChoice | undefined =>
  shops.find((each) => each.country === country && each.language === language) ?? shops.find((each) => each.country === country);

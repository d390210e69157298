import type * as z from 'zod/mini';

/**
 * What a shop keeps on the device (platform 7 "Session storage", funnel 9 "Persistence"): booking, coupons and exchangeRate in local storage,
 * the rest per tab. One key per shop and name; what is read is parsed, what cannot be read is as if it weren't there.
 */
export type StoredName = 'booking' | 'lastSearches' | 'product' | 'quotation' | 'payment';

const STORAGE: Readonly<Record<StoredName, 'localStorage' | 'sessionStorage'>> = {
  booking: 'localStorage', lastSearches: 'localStorage', product: 'sessionStorage', quotation: 'sessionStorage', payment: 'sessionStorage',
};

const keyOf = (shop: string, name: StoredName): string => `escale:${shop}:${name}`;

/** The text kept under a name, or null: also where storage is switched off, and on the server. */
export const readStoredText = (shop: string, name: StoredName): string | null => {
  if (typeof window === 'undefined') return null;
  try {
    return window[STORAGE[name]].getItem(keyOf(shop, name));
  } catch {
    return null;
  }
};

/** Keeps a text; a full or forbidden storage is no failure of the page. */
export const writeStoredText = (shop: string, name: StoredName, text: string | null): void => {
  try {
    if (text === null) window[STORAGE[name]].removeItem(keyOf(shop, name));
    else window[STORAGE[name]].setItem(keyOf(shop, name), text);
  } catch {
    // Nothing to do: the page works without.
  }
};

/** The parsed value kept under a name, or null when there is none of that shape. */
export const readStored = <T>(shop: string, name: StoredName, schema: z.ZodMiniType<T>): T | null => {
  const text = readStoredText(shop, name);
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

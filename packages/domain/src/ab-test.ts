/** Assignments are tracked in batches: at most this many at once (platform 9). */
export const AB_BATCH_SIZE = 10;
/** …and after this many seconds at the latest (platform 9). */
export const AB_BATCH_SECONDS = 5;

/** A test as the partner's data has it: what is compared, and how large each share is. */
export interface AbTest {
  readonly code: string;
  readonly variants: readonly { readonly code: string; readonly weight: number }[];
}

/** FNV-1a over UTF-16 units: the same everywhere, so that a visitor keeps a variant without anything being stored (readings 6.5 row 67). */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  // A last mix spreads neighbouring ids over the whole range.
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  return value >>> 0;
};

/**
 * The variant a user sees: by the hash of user and test, in proportion to the weights. Undefined when no variant has a share.
 * @example assignVariant('u-1', { code: 'hero', variants: [{ code: 'a', weight: 1 }, { code: 'b', weight: 1 }] })
 */
export function assignVariant(userBiid: string, test: AbTest): string | undefined {
  const total = test.variants.reduce((sum, variant) => sum + Math.max(0, variant.weight), 0);
  if (total <= 0) return undefined;
  let left = (hash(`${test.code}:${userBiid}`) / 2 ** 32) * total;
  for (const variant of test.variants) {
    left -= Math.max(0, variant.weight);
    if (left < 0) return variant.code;
  }
  return test.variants.findLast((variant) => variant.weight > 0)?.code;
}

export type ProductsVisibility = 'current' | 'preview';

/** 'current' only when the value is exactly 'current'; otherwise 'preview' (platform 4). */
export function parseVisibility(value: string | null | undefined): ProductsVisibility {
  return value === 'current' ? 'current' : 'preview';
}

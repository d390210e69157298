/** Partner strategies (platform 3, funnel 6). */
export const STRATEGIES = ['NAVIGATION_FIRST', 'SIGNUP_FIRST', 'TRANSACTION_FIRST', 'OAUTH', 'PRODUCT_FIRST', 'AUTH_FLASHSALE', 'AUTH_GC', 'NONE'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** Reads a strategy in either spelling, oAuth or OAUTH; signupFirst when missing or unknown (readings 3.5). */
export function parseStrategy(text: string | null | undefined): Strategy {
  const plain = (text ?? '').replaceAll('_', '').toUpperCase();
  return STRATEGIES.find((strategy) => strategy.replaceAll('_', '') === plain) ?? 'SIGNUP_FIRST';
}

/** A partner's strategy: its own, else its entry in the partners list, else signupFirst (platform 3). */
export function partnerStrategy(own: string | null | undefined, listed: string | null | undefined): Strategy {
  return own === null || own === undefined || own === '' ? parseStrategy(listed) : parseStrategy(own);
}

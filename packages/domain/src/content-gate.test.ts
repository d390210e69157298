import { describe, expect, test } from 'vitest';
import { contentGate, type GatedPage } from './content-gate.ts';
import { STRATEGIES, type Strategy } from './partner-strategy.ts';

const PAGES: readonly GatedPage[] = ['product', 'listing', 'merch', 'landing'];
const PLAIN = 'plain product',
  FLASH = 'flash-sale product',
  CAMPAIGN = 'global-campaign product';
const product = (name: string) => ({ isFlashsale: name === FLASH, isGlobalCampaign: name === CAMPAIGN });

describe('what a partner keeps for its members', () => {
  const KEPT: Readonly<Partial<Record<Strategy, readonly string[]>>> = {
    SIGNUP_FIRST: [PLAIN, FLASH, CAMPAIGN, 'listing', 'merch'],
    AUTH_GC: [CAMPAIGN, 'listing'],
    AUTH_FLASHSALE: [FLASH, 'listing'],
  };
  const rows = STRATEGIES.flatMap((strategy) =>
    [PLAIN, FLASH, CAMPAIGN, 'listing', 'merch', 'landing'].map((what) => [strategy, what, KEPT[strategy]?.includes(what) ?? false] as const),
  );

  test.each(rows)('%s · %s · protected: %s', (strategy, what, isProtected) => {
    const page: GatedPage = what === 'listing' || what === 'merch' || what === 'landing' ? what : 'product';
    const gate = contentGate({ page, strategy, visitor: 'anonymous', product: product(what) });
    expect(gate.state).toBe(isProtected ? 'signIn' : 'open');
    expect(contentGate({ page, strategy, visitor: 'bookingFound', product: product(what) })).toEqual(gate);
    for (const visitor of ['identified', 'authenticated'] as const)
      expect(contentGate({ page, strategy, visitor, product: product(what) })).toEqual({ state: 'open' });
  });

  test('the layer opens at once where sign-up comes first, later elsewhere', () => {
    expect(contentGate({ page: 'listing', strategy: 'SIGNUP_FIRST', visitor: 'anonymous' })).toEqual({ state: 'signIn', delay: 0 });
    expect(contentGate({ page: 'listing', strategy: 'AUTH_GC', visitor: 'anonymous' })).toEqual({ state: 'signIn', delay: 5_000 });
  });

  test.each(STRATEGIES)('a brand that always asks for sign-in does so with %s', (strategy) => {
    for (const page of PAGES)
      expect(contentGate({ page, strategy, visitor: 'anonymous', alwaysRequiresAuthentication: true })).toEqual({ state: 'signIn', delay: 0 });
  });
});

test.each(PAGES)('a dark site leads everybody but members from %s to its root', (page) => {
  for (const visitor of ['anonymous', 'bookingFound', 'identified'] as const)
    expect(contentGate({ page, strategy: 'NAVIGATION_FIRST', visitor, darkSite: true })).toEqual({ state: 'root' });
  expect(contentGate({ page, strategy: 'SIGNUP_FIRST', visitor: 'authenticated', darkSite: true })).toEqual({ state: 'open' });
});

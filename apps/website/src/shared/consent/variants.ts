import { assignVariant, type AbTest } from '@escale/domain/ab-test';
import { trackVariant } from '../analytics.ts';
import { onConsentChange } from './consent-store.ts';
import { currentVisit } from './visit.ts';

/**
 * Assigns the visitor to the partner's running tests and says so on the document (`data-ab="hero:bold list:b"`), for style sheets and partner
 * scripts to read; tracked once a page load. Without consent to statistics there is no id to assign by, and no test.
 */
export const startVariants = (tests: readonly AbTest[]): void => {
  if (tests.length === 0) return;
  const reported = new Set<string>();
  const assign = (): void => {
    const user = currentVisit()?.userBiid;
    const assigned =
      user === undefined
        ? []
        : tests.flatMap((test) => {
            const variant = assignVariant(user, test);
            return variant === undefined ? [] : [{ test: test.code, variant }];
          });
    if (assigned.length === 0) delete document.documentElement.dataset['ab'];
    else document.documentElement.dataset['ab'] = assigned.map(({ test, variant }) => `${test}:${variant}`).join(' ');
    for (const { test, variant } of assigned) {
      if (reported.has(test)) continue;
      reported.add(test);
      trackVariant(test, variant);
    }
  };
  onConsentChange(assign);
  assign();
};

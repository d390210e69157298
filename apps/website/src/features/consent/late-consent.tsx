import { lazy, Suspense, type ComponentType } from 'react';
import { AreaBoundary } from '../../shared/area-boundary.tsx';
import { loadChunk } from '../../shared/chunk.ts';
import { useConsent } from '../../shared/consent/consent-store.ts';
import { useShop } from '../../shared/shell.tsx';
import type { ConsentSheet } from './consent-sheet.tsx';

// The server renders the sheet with the page, a plain form; its script comes after the page's own and takes the markup over.
const Sheet: ComponentType = import.meta.env.SSR
  ? (await import('./consent-sheet.tsx')).ConsentSheet
  : lazy(async (): Promise<{ default: typeof ConsentSheet }> => ({ default: (await loadChunk(() => import('./consent-sheet.tsx'))).ConsentSheet }));

/** The question of consent, where it stands open: nothing was chosen yet, or it was asked for again. */
export const LateConsent = () => {
  const { choice, isReopened } = useConsent(useShop().consent);
  return choice !== undefined && !isReopened ? null : (
    <AreaBoundary area="consent" fallback={null}>
      <Suspense fallback={null}>
        <Sheet />
      </Suspense>
    </AreaBoundary>
  );
};

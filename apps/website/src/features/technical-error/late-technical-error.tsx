import { lazy, Suspense, type ComponentType } from 'react';
import { loadChunk } from '../../shared/chunk.ts';
import type { TechnicalError as Page, TechnicalErrorProps } from './technical-error.tsx';

// Every page has an error boundary, few need it: its page is rendered by the server when the server fails, and fetched when a browser does.
const TechnicalErrorContent: ComponentType<TechnicalErrorProps> = import.meta.env.SSR
  ? (await import('./technical-error.tsx')).TechnicalError
  : lazy(async (): Promise<{ default: typeof Page }> => ({ default: (await loadChunk(() => import('./technical-error.tsx'))).TechnicalError }));

/** The technical-error page for boundaries: what it needs comes when it is needed. */
export const LateTechnicalError = (props: TechnicalErrorProps) => (
  <Suspense fallback={null}>
    <TechnicalErrorContent {...props} />
  </Suspense>
);

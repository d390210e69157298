import { lazy, Suspense, type ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import { SearchHome } from '../features/search/search-home.tsx';
import { loadChunk } from '../shared/chunk.ts';

// Only a dark site needs its door: the server renders it with the page, the browser fetches its script there alone.
const rendered = import.meta.env.SSR ? await import('../features/auth/dark-site-page.tsx') : undefined;
const DarkSite: ComponentType =
  rendered?.DarkSitePage ?? lazy(async () => ({ default: (await loadChunk(() => import('../features/auth/dark-site-page.tsx'))).DarkSitePage }));

/** The root of a shop: the search, or the closed door of a dark site (platform 2.1). */
export const HomeScreen = () =>
  'dark' in useLoaderData<object>() ? (
    <Suspense>
      <DarkSite />
    </Suspense>
  ) : (
    <SearchHome />
  );

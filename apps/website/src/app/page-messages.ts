import { track } from '../shared/analytics.ts';
import type { Compiled, MessageRegistry } from '../shared/messages.tsx';
import { messageAddress, type MessageFiles } from '../shared/shell.tsx';

let page: { readonly registry: MessageRegistry; readonly files: MessageFiles; readonly prefix: string } | undefined;

/** Remembers the page's registry so that navigation can add areas to it; browser only. */
export const setPageMessages = (registry: MessageRegistry, files: MessageFiles, prefix: string): void => {
  page = { registry, files, prefix };
};

/** Proxy prefix of the page. */
export const pagePrefix = (): string => page?.prefix ?? '';

/**
 * Fetches the areas a route needs and the page does not have. A file that cannot be fetched is left out:
 * the route then shows ids for those texts rather than nothing at all, and the failure is told (platform 8).
 */
export const loadAreas = async (areas: readonly string[]): Promise<void> => {
  const known = page;
  if (known === undefined) return;
  await Promise.all(
    areas.map(async (area) => {
      const address = messageAddress(known.files, area);
      if (known.registry.has(area) || address === undefined) return;
      try {
        const answer = await fetch(address);
        if (answer.ok)
          known.registry.add(area, (await answer.json()) as Compiled); // `as`: our own file, named by its hash
        else track({ name: 'fetchMessages error', data: { area, status: String(answer.status) } });
      } catch {
        // Offline too, and then the navigation itself fails and says so.
        track({ name: 'fetchMessages error', data: { area, status: 'none' } });
      }
    }),
  );
};

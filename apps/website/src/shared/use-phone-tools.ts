import { useCallback, useRef, useState } from 'react';
import { loadChunk } from './chunk.ts';

type Tools = typeof import('./phone-number.ts');

export interface PhoneTools {
  readonly tools: Tools | undefined;
  /** Address of a country's flag, once the flags are here. */
  readonly flags: ((country: string) => string) | undefined;
  /** Fetches the data of all countries, once; undefined when it could not be fetched. */
  readonly load: () => Promise<Tools | undefined>;
}

/** Rules of telephone numbers and flags weigh more than the page: they come when the field is first touched. */
export const usePhoneTools = (): PhoneTools => {
  const [tools, setTools] = useState<Tools>();
  const [flags, setFlags] = useState<Readonly<Record<string, string>>>();
  const pending = useRef<Promise<Tools | undefined>>(undefined);
  const load = useCallback((): Promise<Tools | undefined> => {
    pending.current ??= loadChunk(() => import('./phone-number.ts')).then(
      (loaded) => {
        setTools(loaded);
        // Decoration: the field works without it.
        void loadChunk(() => import('country-flag-icons/string/3x2')).then(
          (all) => {
            setFlags({ ...all });
          },
          () => undefined,
        );
        return loaded;
      },
      () => {
        pending.current = undefined;
        return undefined;
      },
    );
    return pending.current;
  }, []);
  const flagOf = (country: string): string => {
    const svg = flags?.[country];
    return svg === undefined ? '' : `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };
  return { tools, flags: flags === undefined ? undefined : flagOf, load };
};

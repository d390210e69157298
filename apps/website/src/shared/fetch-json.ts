import type * as z from 'zod/mini';

/**
 * Reads a published JSON file in the browser (availability, filters) and checks its shape; undefined when it is missing, malformed or aborted.
 * `parse` is a check by hand or a schema, whichever costs the page less.
 */
export const fetchJson = async <T>(address: string, parse: ((json: unknown) => T | undefined) | z.ZodMiniType<T>, signal?: AbortSignal): Promise<T | undefined> => {
  try {
    const answer = await fetch(address, signal === undefined ? {} : { signal });
    if (!answer.ok) return undefined;
    const json: unknown = await answer.json();
    if (typeof parse === 'function') return parse(json);
    const parsed = parse.safeParse(json);
    return parsed.success ? parsed.data : undefined;
  } catch { return undefined; }
};

import type * as z from 'zod/mini';

/**
 * Reads a published JSON file (availability, filters, documents) and checks its shape; undefined when it is missing, malformed or aborted.
 * `parse` is a check by hand or a schema, whichever costs the page less; loaders hand over their context's `fetch`.
 */
export const fetchJson = async <T>(
  address: string,
  parse: ((json: unknown) => T | undefined) | z.ZodMiniType<T>,
  signal?: AbortSignal,
  load: typeof fetch = fetch,
): Promise<T | undefined> => {
  try {
    const answer = await load(address, signal === undefined ? {} : { signal });
    if (!answer.ok) return undefined;
    const json: unknown = await answer.json();
    if (typeof parse === 'function') return parse(json);
    const parsed = parse.safeParse(json);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
};

import { useCallback, useEffect, useState } from 'react';
import { track } from '../analytics.ts';
import { fetchJson } from '../fetch-json.ts';

/** The part of the filters file the form works with. */
export interface FormFilters {
  readonly cities: readonly { readonly code: string; readonly label: string; readonly isMain: boolean; readonly mainOrder: number }[];
  readonly destinations: readonly {
    readonly code: string;
    readonly label: string;
    readonly labels: readonly string[];
    readonly country: string | null;
    readonly departureCities: readonly { readonly code: string; readonly uri: string }[];
    readonly departureDateStart: string;
    readonly departureDateEnd: string;
  }[];
  readonly departureDateMin: string;
  readonly departureDateMax: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const readFilters = (json: unknown): FormFilters | undefined => {
  if (
    !isRecord(json) ||
    !Array.isArray(json['destinations']) ||
    !Array.isArray(json['departureCities']) ||
    typeof json['departureDateMin'] !== 'string' ||
    typeof json['departureDateMax'] !== 'string'
  )
    return undefined;
  // The lists come from our own content service, which validates them when it publishes.
  return {
    cities: json['departureCities'],
    destinations: json['destinations'],
    departureDateMin: json['departureDateMin'],
    departureDateMax: json['departureDateMax'],
  };
};

/** The filters file, fetched when first asked for (funnel 2.3 "on mount" happens on first touch or idle, so that the first page stays light). */
export const useFilters = (
  contentPath: string,
): {
  readonly filters: FormFilters | undefined;
  readonly hasFailed: boolean;
  /** Touched, or given idle time: the parts that come later may come. */
  readonly isWanted: boolean;
  readonly load: () => void;
} => {
  const [filters, setFilters] = useState<FormFilters>();
  const [wanted, setWanted] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (wanted === 0) return undefined;
    const abort = new AbortController();
    void fetchJson(`${contentPath}/sdp/filters.json`, readFilters, abort.signal).then((found) => {
      if (abort.signal.aborted) return;
      if (found === undefined) track({ name: 'search_fail', data: { part: 'filters', status: '' } });
      else setFilters(found);
      setHasFailed(found === undefined);
    });
    return () => abort.abort();
  }, [contentPath, wanted]);
  useEffect(() => {
    // Idle time is enough for what the first touch will need.
    const idle = window.requestIdleCallback?.(() => setWanted((count) => Math.max(count, 1)), { timeout: 6_000 });
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, []);
  const load = useCallback(() => setWanted((count) => (hasFailed ? count + 1 : Math.max(count, 1))), [hasFailed]);
  return { filters, hasFailed, isWanted: wanted > 0, load };
};

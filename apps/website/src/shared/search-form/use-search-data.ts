import { useCallback, useEffect, useState } from 'react';
import { readAvailability, toAvailableDates, type Availability } from '@escale/domain/availability';
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

/** One stay of the available dates with its least price per person. */
interface PricedStay {
  readonly duration: string;
  readonly ed: string;
  readonly p?: number;
}
export interface AvailableDates {
  readonly status: string;
  readonly dates: Readonly<Record<string, readonly PricedStay[]>>;
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
/** Reads the available dates in either form of funnel 7.1: the map of ours, or the list that other publishers write. */
export const readDates = (json: unknown): AvailableDates | undefined => {
  if (!isRecord(json) || typeof json['status'] !== 'string') return undefined;
  const { status, dates } = json;
  if (Array.isArray(dates)) return { status, dates: toAvailableDates(dates) };
  return isRecord(dates) ? { status, dates: dates as AvailableDates['dates'] } : undefined; // `as`: a map was checked for; its entries are the publisher's
};

/** The filters file, fetched when first asked for (funnel 2.3 "on mount" happens on first touch or idle, so that the first page stays light). */
export const useFilters = (contentPath: string): { readonly filters: FormFilters | undefined; readonly hasFailed: boolean; readonly load: () => void } => {
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
  return { filters, hasFailed, load };
};

/** Available dates of a departure city and destination: data, fallback when the file fails or is not OK (funnel 4.7), disabled without both. */
export const useAvailability = (
  contentPath: string,
  uri: string | undefined,
): { readonly availability: Availability; readonly prices: AvailableDates['dates']; readonly isLoading: boolean } => {
  const [answer, setAnswer] = useState<{ readonly uri: string; readonly dates: AvailableDates | undefined }>();
  useEffect(() => {
    if (uri === undefined) return undefined;
    const abort = new AbortController();
    void fetchJson(`${contentPath}/${uri}.json`, readDates, abort.signal).then((dates) => {
      if (abort.signal.aborted) return;
      if (readAvailability(dates ?? null).kind === 'fallback') track({ name: 'search_fail', data: { part: 'available_dates', status: dates?.status ?? '' } });
      setAnswer({ uri, dates });
    });
    return () => abort.abort();
  }, [contentPath, uri]);
  if (uri === undefined) return { availability: { kind: 'disabled' }, prices: {}, isLoading: false };
  if (answer?.uri !== uri) return { availability: { kind: 'disabled' }, prices: {}, isLoading: true };
  return { availability: readAvailability(answer.dates ?? null), prices: answer.dates?.dates ?? {}, isLoading: false };
};

import { readAvailability, toAvailableDates, type Availability } from '@escale/domain/availability';
import { useEffect, useState } from 'react';
import { track } from '../analytics.ts';
import { fetchJson } from '../fetch-json.ts';

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

/** Reads the available dates in either form of funnel 7.1: the map of ours, or the list that other publishers write. */
export const readDates = (json: unknown): AvailableDates | undefined => {
  if (!isRecord(json) || typeof json['status'] !== 'string') return undefined;
  const { status, dates } = json;
  if (Array.isArray(dates)) return { status, dates: toAvailableDates(dates) };
  return isRecord(dates) ? { status, dates: dates as AvailableDates['dates'] } : undefined; // `as`: a map was checked for; its entries are the publisher's
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

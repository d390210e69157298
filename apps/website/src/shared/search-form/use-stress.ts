import type { StressMessage, StressStatistics } from '@escale/domain/stress-marketing';
import { useEffect, useState } from 'react';
import { fetchJson } from '../fetch-json.ts';

/** Demand statistics of the partner (funnel 3.13). */
export interface StressData {
  readonly stressMarketingMessages: readonly StressMessage[];
  readonly productStressMarketingData: StressStatistics;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const readStress = (json: unknown): StressData | undefined => {
  const stress = isRecord(json) ? json['stressMarketing'] : undefined;
  return isRecord(stress) && Array.isArray(stress['stressMarketingMessages']) && isRecord(stress['productStressMarketingData'])
    ? (stress as unknown as StressData)
    : undefined; // checked on the left; entries are the publisher's
};

/** The partner's demand statistics, fetched when the calendar opens for the first time. */
export const useStress = (contentPath: string, isWanted: boolean): StressData | undefined => {
  const [stress, setStress] = useState<StressData>();
  useEffect(() => {
    if (!isWanted || stress !== undefined) return undefined;
    const abort = new AbortController();
    const [, root, shop] = /^(.*)\/([^/]+)$/u.exec(contentPath) ?? [];
    void fetchJson(`${root}/resources/${shop}/shop.json`, readStress, abort.signal).then((found) => {
      if (found !== undefined && !abort.signal.aborted) setStress(found);
    });
    return () => abort.abort();
  }, [contentPath, isWanted, stress]);
  return stress;
};

import type { FlightOptions } from '@escale/contract/sdp';
import { useEffect, useMemo, useState } from 'react';
import { useFetcher } from 'react-router';
import type { QuoteActionAnswer } from './quote-answers.ts';

/** A supplier that still thinks is asked again after this pause (readings 6.3 row 37), so often; then the luggage cannot be had. Milliseconds. */
const PAUSE = 5_000;
export const MOST_TRIES = 3;

/** Luggage as the page shows it: a supplier that was asked often enough has failed (funnel 4.4 "LOADING, then ERROR or the server status"). */
export const settledLuggage = (luggage: FlightOptions | undefined, tries: number): FlightOptions | undefined =>
  luggage?.status === 'LOADING' && tries >= MOST_TRIES ? { ...luggage, status: 'ERROR' } : luggage;

/** The luggage of other flights than the included ones: asked for when they are chosen, and again while the supplier still thinks. */
export const useLuggage = (base: string, loaded: FlightOptions | undefined) => {
  const { data, state, submit } = useFetcher<QuoteActionAnswer>();
  const [tries, setTries] = useState(0);
  const fetched = data?.kind === 'luggage' ? data.luggage : undefined;
  const latest = fetched ?? loaded;
  const thinking = latest?.status === 'LOADING' && tries < MOST_TRIES ? latest.flightCode : undefined;
  useEffect(() => {
    if (thinking === undefined || state !== 'idle') return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      void submit({ intent: 'luggage', flight: thinking }, { method: 'post', action: `?${base}` });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [thinking, state, tries, base, submit]);
  return {
    fetched: useMemo(() => settledLuggage(fetched, tries), [fetched, tries]),
    ask: (flight: string): void => {
      setTries(0);
      void submit({ intent: 'luggage', flight }, { method: 'post', action: `?${base}` });
    },
  };
};

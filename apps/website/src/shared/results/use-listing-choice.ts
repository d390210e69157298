import type { ListingFilters } from '@escale/domain/filter-query';
import { ACCOMMODATIONS_PAGE_SIZE, type SortValue } from '@escale/domain/sort';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { listingQuery, readChoice, type ListingChoice } from './listing-address.ts';

/** Boxes of loading cards are shown after this many milliseconds, so that quick answers do not flash. */
const SLOW = 150;

/**
 * What is chosen on the listing, as the address says it, or as it will once the answer under way has come: a second press counts on top of the
 * first. Each change replaces the history entry and drops the answer under way (funnel 4.2). `kept` are parameters of the page that stay as they are.
 */
export const useListingChoice = (query: string, kept: readonly string[] = []) => {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const coming = navigation.location?.pathname === location.pathname ? navigation.location.search : undefined;
  const parameters = new URLSearchParams(coming ?? location.search);
  const choice = readChoice(parameters);
  const addressOf = (next: Partial<ListingChoice>): string => {
    const own = kept.flatMap((name) => (parameters.has(name) ? [`${name}=${encodeURIComponent(parameters.get(name) ?? '')}`] : []));
    // What is filtered or sorted anew starts from the first cards.
    return `?${[listingQuery(query, { ...choice, size: ACCOMMODATIONS_PAGE_SIZE, ...next }), ...own].join('&')}`;
  };
  const change = (next: Partial<ListingChoice>): void => {
    void navigate({ search: addressOf(next) }, { replace: true, preventScrollReset: true });
  };
  const shownSize = readChoice(new URLSearchParams(location.search)).size;
  return {
    ...choice,
    /** An answer is under way; when only more cards were asked for, those shown stay. */
    isPending: coming !== undefined,
    isMorePending: coming !== undefined && choice.size > shownSize,
    addressOf,
    setFilters: (filters: ListingFilters): void => change({ filters }),
    setSort: (sort: SortValue): void => change({ sort }),
  };
};

export type ListingControls = ReturnType<typeof useListingChoice>;

/** True once something has been pending for long enough to be worth saying. */
export const useIsSlow = (isPending: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) {
      setSlow(false);
      return undefined;
    }
    const timer = window.setTimeout(() => setSlow(true), SLOW);
    return () => window.clearTimeout(timer);
  }, [isPending]);
  return isPending && isSlow;
};

import { NO_TRAVEL_DATES, durationCode, type Availability } from '@escale/domain/availability';
import { departureWindow, intersectWindows, type DateWindow } from '@escale/domain/date-window';
import { nextFocus, type FocusField } from '@escale/domain/form-focus';
import type { LastSearch } from '@escale/domain/last-searches';
import { countTravellers } from '@escale/domain/party';
import { isHistoryReplaced, searchButtonWording } from '@escale/domain/search-flow';
import { isCabinCode, parseSearchQuery } from '@escale/domain/search-query';
import { formBanner, validateSearchForm, type SearchFieldError } from '@escale/domain/search-form-validation';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadChunk } from '../chunk.ts';
import { track } from '../analytics.ts';
import { linkTo } from '../links.ts';
import { useShop } from '../shell.tsx';
import type { PanelDates } from './dates-panel.tsx';
import type { SearchFormData } from './form-data.ts';
import { emptyFields, initialState, queryOf, reconcile, searchedRooms, type FormState } from './form-state.ts';
import type { KeptSearches } from './kept-searches.ts';
import { useAvailability, useFilters } from './use-search-data.ts';

/** What is open over the form. */
export type OpenPart = 'departureCity' | 'destinationResort' | 'dates' | 'travellers' | 'last' | null;

/** Height of the calendar with six weeks, hint and foot. */
const CALENDAR_SPACE = 580;

const NO_SEARCHES: readonly LastSearch[] = [];
const noSearches = (): readonly LastSearch[] => NO_SEARCHES;
const noChanges = (): (() => void) => () => undefined;

const isSmallScreen = (): boolean => window.matchMedia('(width < 768px)').matches;

/** Everything the form does, apart from how it looks (funnel 2.3). */
export const useSearchForm = (data: SearchFormData, onSubmitted: (() => void) | undefined) => {
  const { shop, today, brand } = useShop();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [first] = useState<FormState>(() => initialState(data));
  const [state, setState] = useState<FormState>(first);
  const [submits, setSubmits] = useState(data.isRefused ? 1 : 0);
  const [open, setOpen] = useState<OpenPart>(null);
  const [isSending, setSending] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const cityInput = useRef<HTMLInputElement>(null);
  const destinationInput = useRef<HTMLInputElement>(null);
  const { filters, hasFailed, load } = useFilters(data.contentPath);
  const [kept, setKept] = useState<KeptSearches>();
  const searches = useSyncExternalStore(kept?.subscribe ?? noChanges, kept?.searches ?? noSearches, noSearches);

  useEffect(() => {
    let isGone = false;
    const fill = async (): Promise<void> => {
      const { openKeptSearches } = await loadChunk(() => import('./kept-searches.ts'));
      if (isGone) return;
      const opened = openKeptSearches(brand.code, shop, today);
      setKept(opened);
      if (opened.saved === undefined || !data.remembersSearch) return;
      const from = { first, address: data.initial.query, kept: initialState({ ...data, initial: opened.saved }) };
      setState((current) => opened.fill(current, from));
    };
    // Scripts that do not come leave a form without a memory.
    fill().catch(() => undefined);
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the device keeps is read once
  }, [brand.code, shop, today]);

  const destination = filters?.destinations.find((each) => each.code === state.destination?.code);
  const uri = destination?.departureCities.find((each) => each.code === state.city?.code)?.uri;
  const { availability, prices, isLoading } = useAvailability(data.contentPath, uri);
  const window_: DateWindow = useMemo(
    () =>
      intersectWindows(departureWindow('sdp', today), [
        { first: filters?.departureDateMin, last: filters?.departureDateMax },
        { first: destination?.departureDateStart, last: destination?.departureDateEnd },
      ]) ?? departureWindow('sdp', today),
    [filters, destination, today],
  );
  // The dates follow what can be bought (funnel 4.7), as soon as it is known.
  const known = useRef<Availability>(availability);
  useEffect(() => {
    if (known.current === availability || availability.kind === 'disabled') return;
    known.current = availability;
    setState((current) => reconcile(current, availability, window_));
  }, [availability, window_]);

  const errors: readonly SearchFieldError[] = useMemo(
    () =>
      submits === 0
        ? []
        : validateSearchForm(
            {
              departureCity: state.city,
              destinationResort: state.destination,
              duration: state.dates.duration === '' ? null : { code: state.dates.duration },
              occupancies: state.rooms,
            },
            today,
          ),
    [submits, state, today],
  );

  /** Opens the calendar, with room for it below the row: hung above, its foot would not be seen. */
  const openDates = (): void => {
    load();
    const box = row.current?.getBoundingClientRect();
    if (box !== undefined && !isSmallScreen()) {
      const missing = box.bottom + CALENDAR_SPACE - window.innerHeight;
      if (missing > 0) window.scrollBy({ top: Math.min(missing, Math.max(0, box.top - 8)), behavior: 'instant' });
    }
    setOpen('dates');
  };
  const goTo = (field: FocusField): void => {
    load();
    if (field === 'travelDates') {
      openDates();
      return;
    }
    if (isSmallScreen()) setOpen(field);
    else {
      setOpen(null);
      (field === 'departureCity' ? cityInput : destinationInput).current?.focus();
    }
  };
  /** Moves on after a field was picked: first earlier empty one, else the next (funnel 2.3). */
  const moveOn = (picked: FocusField, next: FormState): void => {
    const field = nextFocus(picked, emptyFields(next));
    if (field === null) setOpen(null);
    // After the choice has been shown, so that the list that closes does not take the focus back.
    else setTimeout(() => goTo(field), 0);
  };
  const pick = (picked: FocusField, change: Partial<FormState>): void => {
    const next = { ...state, ...change };
    setState(next);
    moveOn(picked, next);
  };
  const changeDates = ({ departure, end }: PanelDates): void =>
    setState((current) => ({ ...current, dates: { departureDate: departure, endDate: end, duration: durationCode(availability, departure, end) } }));
  /** Closing with fewer than two dates clears them, and the duration (funnel 2.6). */
  const closeDates = (): void => {
    setOpen(null);
    setState((current) => (current.dates.endDate === null && current.dates.departureDate !== null ? { ...current, dates: NO_TRAVEL_DATES } : current));
  };

  const remember = (query: string): void => {
    if (state.city === null || state.destination === null || state.dates.departureDate === null || state.dates.endDate === null) return;
    const cabin = data.cabins.find((each) => each.code === state.cabin);
    const search: LastSearch = {
      id: crypto.randomUUID(),
      searchQueryString: query,
      data: {
        departureCity: state.city,
        destinationResort: { code: state.destination.code, label: state.destination.label },
        departureDate: state.dates.departureDate,
        endDate: state.dates.endDate,
        adults: state.rooms.reduce((sum, room) => sum + room.adults, 0),
        children: state.rooms.reduce((sum, room) => sum + room.children, 0),
        infants: 0,
        ...(cabin === undefined ? {} : { cabin }),
        occupancies: searchedRooms(state.rooms),
      },
    };
    kept?.save(search, { query, city: state.city, destination: state.destination });
  };
  const submit = (): void => {
    setSubmits((count) => count + 1);
    const found = validateSearchForm(
      {
        departureCity: state.city,
        destinationResort: state.destination,
        duration: state.dates.duration === '' ? null : { code: state.dates.duration },
        occupancies: state.rooms,
      },
      today,
    );
    const first = found[0];
    if (first !== undefined) {
      const [field = ''] = first.path.split('.');
      if (field === 'occupancies') setOpen('travellers');
      else if (field !== 'travelDates' && !isSmallScreen()) (field === 'departureCity' ? cityInput : destinationInput).current?.focus();
      // Dates, and on small screens the places too, are buttons that open a panel.
      else row.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
      return;
    }
    const query = queryOf(state);
    remember(query);
    track({
      name: 'search',
      data: { departureCity: state.city?.code ?? '', destination: state.destination?.code ?? '', travellers: countTravellers(state.rooms) },
    });
    setSending(true);
    // A search changed on the listing replaces it in the history (funnel 2.3).
    void Promise.resolve(navigate(linkTo(shop, 'listing', { search: query }), { replace: isHistoryReplaced(pathname) })).finally(() => setSending(false));
    onSubmitted?.();
  };
  const refill = (search: LastSearch): void => {
    const query = parseSearchQuery(new URLSearchParams(search.searchQueryString));
    const found = filters?.destinations.find((each) => each.code === search.data.destinationResort.code);
    const { departureCity, destinationResort } = search.data;
    setState(
      initialState({
        ...data,
        initial: {
          query,
          city: departureCity?.code === undefined ? null : { code: departureCity.code, label: departureCity.label },
          destination:
            destinationResort.code === undefined
              ? null
              : { code: destinationResort.code, label: destinationResort.label, second: '', country: found?.country ?? null },
        },
      }),
    );
    setOpen(null);
  };

  return {
    state,
    setState,
    open,
    setOpen,
    errors,
    submits,
    banner: formBanner(errors, submits),
    isSending,
    row,
    cityInput,
    destinationInput,
    filters,
    hasFailed,
    load,
    availability,
    prices,
    isLoading,
    dateWindow: window_,
    pick,
    changeDates,
    closeDates,
    moveOn,
    submit,
    goTo,
    openDates,
    refill,
    searches,
    forget: { one: (id: string): void => kept?.remove(id), all: (): void => kept?.clear() },
    setCabin: (cabin: string): void => {
      if (isCabinCode(cabin)) setState((current) => ({ ...current, cabin }));
    },
    mode: searchButtonWording(pathname),
  };
};

import { nextFocus, type FocusField } from '@escale/domain/form-focus';
import type { LastSearch } from '@escale/domain/last-searches';
import { countTravellers } from '@escale/domain/party';
import { formBanner, isHistoryReplaced, searchButtonWording } from '@escale/domain/search-flow';
import type { SearchFieldError } from '@escale/domain/search-form-validation';
import { isCabinCode } from '@escale/domain/search-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { track } from '../analytics.ts';
import { loadChunk } from '../chunk.ts';
import { linkTo } from '../links.ts';
import { useShop } from '../shell.tsx';
import type { SearchFormData } from './form-data.ts';
import { emptyFields, initialState, type FormState } from './form-state.ts';
import type { KeptSearches } from './kept-searches.ts';
import { useFilters } from './use-filters.ts';

/** What is open over the form. */
export type OpenPart = 'departureCity' | 'destinationResort' | 'dates' | 'travellers' | 'last' | null;

/** Height of the calendar with six weeks, hint and foot. */
const CALENDAR_SPACE = 580;

const NO_SEARCHES: readonly LastSearch[] = [];
const noSearches = (): readonly LastSearch[] => NO_SEARCHES;
const noChanges = (): (() => void) => () => undefined;

type Rules = typeof import('./search-rules.ts');
/** The rules come with the first touch or idle time: a page is shown without them. */
const loadRules = (): Promise<Rules> => loadChunk(() => import('./search-rules.ts'));

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
  const { filters, hasFailed, isWanted, load } = useFilters(data.contentPath);
  const [rules, setRules] = useState<Rules>();
  const [kept, setKept] = useState<KeptSearches>();
  const searches = useSyncExternalStore(kept?.subscribe ?? noChanges, kept?.searches ?? noSearches, noSearches);

  useEffect(() => {
    if (!isWanted) return;
    // Rules that do not come now are asked for again by the press that needs them.
    loadRules().then(setRules, () => undefined);
  }, [isWanted]);
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

  const errors: readonly SearchFieldError[] = useMemo(() => {
    if (submits === 0) return [];
    return rules === undefined ? (data.errors ?? []) : rules.checkForm(state, today);
  }, [rules, submits, state, today, data.errors]);

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
  const submit = async (): Promise<void> => {
    const { checkForm, queryOf, searchToRemember } = await loadRules();
    setSubmits((count) => count + 1);
    const [first] = checkForm(state, today);
    if (first !== undefined) {
      const [field = ''] = first.path.split('.');
      if (field === 'occupancies') setOpen('travellers');
      else if (field !== 'travelDates' && !isSmallScreen()) (field === 'departureCity' ? cityInput : destinationInput).current?.focus();
      // Dates, and on small screens the places too, are buttons that open a panel.
      else row.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
      return;
    }
    const query = queryOf(state);
    const { city, destination } = state;
    const search = searchToRemember(state, data.cabins, crypto.randomUUID());
    if (search !== undefined && city !== null && destination !== null) kept?.save(search, { query, city, destination });
    track({ name: 'search', data: { departureCity: city?.code ?? '', destination: destination?.code ?? '', travellers: countTravellers(state.rooms) } });
    onSubmitted?.();
    // A search changed on the listing replaces it in the history (funnel 2.3).
    await navigate(linkTo(shop, 'listing', { search: query }), { replace: isHistoryReplaced(pathname) });
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
    submit: (): void => {
      setSending(true);
      // Rules that do not come leave the button as it was: the next press asks for them again.
      submit()
        .catch(() => undefined)
        .finally(() => setSending(false));
    },
    row,
    cityInput,
    destinationInput,
    filters,
    hasFailed,
    isWanted,
    load,
    pick,
    moveOn,
    goTo,
    openDates,
    searches,
    forget: { one: (id: string): void => kept?.remove(id), all: (): void => kept?.clear() },
    setCabin: (cabin: string): void => {
      if (isCabinCode(cabin)) setState((current) => ({ ...current, cabin }));
    },
    mode: searchButtonWording(pathname),
  };
};

/** The form as its panels see it. */
export type SearchFormState = ReturnType<typeof useSearchForm>;

import { departureRange, durationCode, type Availability } from '@escale/domain/availability';
import { disabledReason } from '@escale/domain/calendar-selection';
import { departureWindow, intersectWindows, type DateWindow } from '@escale/domain/date-window';
import { NO_TRAVEL_DATES } from '@escale/domain/travel-dates';
import { Button } from '@escale/ui/button';
import { BottomSheet, Drawer, Panel, Popover, useMedia } from '@escale/ui/overlays';
import { Bone, SkeletonRegion } from '@escale/ui/skeleton';
import { lazy, Suspense, useEffect, useMemo, useRef, type RefObject } from 'react';
import { AreaBoundary } from '../area-boundary.tsx';
import { loadChunk } from '../chunk.ts';
import { useMessages } from '../messages.tsx';
import { useShop } from '../shell.tsx';
import type { PanelDates } from './dates-panel.tsx';
import type { SearchFormData } from './form-data.ts';
import styles from './search-form.module.css';
import { reconcile, refilledForm } from './search-rules.ts';
import { useAvailability } from './use-availability.ts';
import type { SearchFormState } from './use-search-form.ts';
import { useStress } from './use-stress.ts';

const loadDates = () => loadChunk(() => import('./dates-panel.tsx'));
const loadTravellers = () => loadChunk(() => import('./travellers-panel.tsx'));
const DatesPanel = lazy(() => loadDates().then((module) => ({ default: module.DatesPanel })));
const TravellersPanel = lazy(() => loadTravellers().then((module) => ({ default: module.TravellersPanel })));
const LastSearchesPanel = lazy(() => loadChunk(() => import('./last-searches-panel.tsx')).then((module) => ({ default: module.LastSearchesPanel })));

/** Fetches what the next press may open. */
export const preloadPanels = (): void => {
  void loadDates();
  void loadTravellers();
};

/** Pixels between the button and its panel: the panel lies over it (funnel 2.8). */
const LAST_SEARCHES_OFFSET = -30;

/** The days that can be bought from the form's city to its destination; dates that cannot are taken back (funnel 4.7). */
const useBuyableDays = (form: SearchFormState, contentPath: string) => {
  const { today } = useShop();
  const { state, setState, filters } = form;
  const destination = filters?.destinations.find((each) => each.code === state.destination?.code);
  const uri = destination?.departureCities.find((each) => each.code === state.city?.code)?.uri;
  const { availability, prices, isLoading } = useAvailability(contentPath, uri);
  const dateWindow: DateWindow = useMemo(
    () =>
      intersectWindows(departureWindow('sdp', today), [
        { first: filters?.departureDateMin, last: filters?.departureDateMax },
        { first: destination?.departureDateStart, last: destination?.departureDateEnd },
      ]) ?? departureWindow('sdp', today),
    [filters, destination, today],
  );
  // The dates follow what can be bought, as soon as it is known.
  const known = useRef<Availability>(availability);
  useEffect(() => {
    if (known.current === availability || availability.kind === 'disabled') return;
    known.current = availability;
    setState((current) => reconcile(current, availability, dateWindow));
  }, [availability, dateWindow, setState]);
  return { availability, prices, isLoading, dateWindow };
};

interface SearchPanelsProps {
  readonly form: SearchFormState;
  readonly data: SearchFormData;
  /** The buttons that the panels hang on. */
  readonly anchors: { readonly travellers: RefObject<HTMLButtonElement | null>; readonly last: RefObject<HTMLButtonElement | null> };
}

/** What opens over the search form: the calendar, the travellers and the last searches (funnel 2.6-2.8). */
export const SearchPanels = ({ form, data, anchors }: SearchPanelsProps) => {
  const t = useMessages();
  const { locale } = useShop();
  const { state, setState, open, setOpen, filters, hasFailed, load } = form;
  const { availability, prices, isLoading, dateWindow } = useBuyableDays(form, data.contentPath);
  const isSmall = useMedia('(width < 768px)');
  const isMiddle = useMedia('(width < 1024px)');
  const stress = useStress(data.contentPath, open === 'dates');
  const close = (): void => setOpen(null);

  const changeDates = ({ departure, end }: PanelDates): void =>
    setState((current) => ({ ...current, dates: { departureDate: departure, endDate: end, duration: durationCode(availability, departure, end) } }));
  /** Closing with fewer than two dates clears them, and the duration (funnel 2.6). */
  const closeDates = (): void => {
    close();
    setState((current) => (current.dates.endDate === null && current.dates.departureDate !== null ? { ...current, dates: NO_TRAVEL_DATES } : current));
  };

  const isWaiting = isLoading || (filters === undefined && !hasFailed);
  const reason = disabledReason({ hasDepartureCity: state.city !== null, hasDestination: state.destination !== null });

  // Nothing known yet, or no day left to leave on (funnel 4.7).
  const isCalendarClosed = departureRange(availability, dateWindow) === null;
  const datesContent = isCalendarClosed ? (
    <div className={styles['closed']}>
      {reason === 'unavailable-date' && isWaiting ? (
        <p role="status">{t('search.dates.loading')}</p>
      ) : (
        <>
          <p className="t-4">{reason === 'unavailable-date' ? t('search.dates.unavailable') : t('search.dates.choose')}</p>
          <p className="t-muted">
            {hasFailed ? t('search.failed') : reason === 'unavailable-date' ? t('search.dates.unavailable.detail') : t('search.dates.choose.detail')}
          </p>
          {hasFailed ? (
            <Button kind="secondary" onClick={load}>
              {t('common.retry')}
            </Button>
          ) : (
            <Button
              kind="secondary"
              onClick={() => {
                setOpen(null);
                setTimeout(() => form.goTo(state.city === null ? 'departureCity' : 'destinationResort'), 0);
              }}
            >
              {t('search.dates.change')}
            </Button>
          )}
        </>
      )}
    </div>
  ) : (
    <AreaBoundary area="search panel">
      <Suspense
        fallback={
          <SkeletonRegion label={t('common.loading')} className={styles['waitingCalendar']}>
            <Bone shape="fill" />
          </SkeletonRegion>
        }
      >
        <DatesPanel
          dates={{ departure: state.dates.departureDate, end: state.dates.endDate }}
          onChange={changeDates}
          onConfirm={() => {
            closeDates();
            form.moveOn('travelDates', state);
          }}
          availability={availability}
          prices={prices}
          window={dateWindow}
          stress={stress}
          layout={isSmall ? 'stacked' : 'double'}
        />
      </Suspense>
    </AreaBoundary>
  );
  const lastContent = (
    <AreaBoundary area="search panel">
      <Suspense>
        <LastSearchesPanel
          searches={form.searches}
          onChoose={(search) => {
            setState(refilledForm(search, data, (code) => filters?.destinations.find((each) => each.code === code)?.country ?? null));
            close();
          }}
          onRemove={(id) => {
            form.forget.one(id);
            if (form.searches.length < 2) close();
          }}
          onClear={() => {
            form.forget.all();
            close();
          }}
        />
      </Suspense>
    </AreaBoundary>
  );
  return (
    <>
      {isSmall ? (
        <BottomSheet isOpen={open === 'dates'} onClose={closeDates} title={t('search.dates.label')} closeLabel={t('common.close')} locale={locale} isFull>
          {datesContent}
        </BottomSheet>
      ) : (
        <Popover
          isOpen={open === 'dates'}
          onClose={closeDates}
          triggerRef={form.row}
          label={t('search.dates.label')}
          locale={locale}
          width={isCalendarClosed ? 480 : form.mode === 'refresh' ? 998 : 1024}
          placement="bottom"
          isFlush
        >
          {datesContent}
        </Popover>
      )}
      <Panel
        isOpen={open === 'travellers'}
        onClose={close}
        title={t('search.travellers.label')}
        closeLabel={t('common.close')}
        locale={locale}
        triggerRef={anchors.travellers}
        width={480}
        placement="bottom end"
      >
        <AreaBoundary area="search panel">
          <Suspense
            fallback={
              <SkeletonRegion label={t('common.loading')} className={styles['waitingTravellers']}>
                <Bone shape="fill" />
              </SkeletonRegion>
            }
          >
            <TravellersPanel
              rooms={state.rooms}
              trip={{ departure: state.dates.departureDate, end: state.dates.endDate }}
              country={state.destination?.country ?? null}
              showsErrors={form.submits > 0}
              onConfirm={close}
              onChange={(rooms) => setState((current) => ({ ...current, rooms }))}
            />
          </Suspense>
        </AreaBoundary>
      </Panel>
      {isMiddle ? (
        <Drawer isOpen={open === 'last'} onClose={close} title={t('search.last.title')} closeLabel={t('common.close')} locale={locale}>
          {lastContent}
        </Drawer>
      ) : (
        <Popover
          isOpen={open === 'last'}
          onClose={close}
          triggerRef={anchors.last}
          label={t('search.last.title')}
          locale={locale}
          width={1024}
          offset={LAST_SEARCHES_OFFSET}
        >
          {lastContent}
        </Popover>
      )}
    </>
  );
};

import { countTravellers } from '@escale/domain/party';
import { destinationLines, topDepartureCities } from '@escale/domain/place-suggestions';
import { formatDateRange, formatDay } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { useMedia } from '@escale/ui/overlays';
import { SearchField, SearchRow } from '@escale/ui/search-field';
import { clsx } from 'clsx';
import Armchair from 'lucide-react/icons/armchair';
import Calendar from 'lucide-react/icons/calendar';
import History from 'lucide-react/icons/history';
import MapPin from 'lucide-react/icons/map-pin';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import Search from 'lucide-react/icons/search';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useId, useRef, type ReactNode } from 'react';
import type { MessageId } from '../message-id.ts';
import { useMessages } from '../messages.tsx';
import { useShop } from '../shell.tsx';
import type { SearchFormData } from './form-data.ts';
import { PlaceField, type Place } from './place-field.tsx';
import { AreaBoundary } from '../area-boundary.tsx';
import { loadChunk } from '../chunk.ts';
import { PlainSearchForm } from './plain-search-form.tsx';
import styles from './search-form.module.css';
import { useSearchForm } from './use-search-form.ts';

const loadPanels = () => loadChunk(() => import('./search-panels.tsx'));
// Shown only once the form was touched, or has had idle time, so never on the server.
const SearchPanels = lazy(() => loadPanels().then((module) => ({ default: module.SearchPanels })));

interface SearchFormProps {
  readonly data: SearchFormData;
  readonly onSubmitted?: () => void;
  /** Stands at the end of the line under the form (reassurance). */
  readonly aside?: ReactNode;
}

/** The dynamic-package search (funnel 2.3): a row where there is room, a stack on small screens, plain fields without JavaScript. */
export const SearchForm = ({ data, onSubmitted, aside }: SearchFormProps) => {
  const t = useMessages();
  const { shop, direction } = useShop();
  const form = useSearchForm(data, onSubmitted);
  const { state, open, setOpen, errors, filters, load } = form;
  const base = useId();
  const isSmall = useMedia('(width < 768px)');
  const travellersField = useRef<HTMLButtonElement>(null);
  const lastButton = useRef<HTMLButtonElement>(null);

  const errorOf = (path: string): string | undefined => {
    const found = errors.find((error) => error.path === path || error.path.startsWith(`${path}.`));
    return found === undefined ? undefined : t(found.messageId as MessageId); // `as`: the rules' ids are the specification's, all in the search area
  };
  const cityPlace = ({ code, label }: { readonly code: string; readonly label: string }): Place => ({ code, label, second: '', labels: [label] });
  const cities = filters?.cities.map(cityPlace);
  const topCities = filters === undefined ? data.cities.map(cityPlace) : topDepartureCities(filters.cities).map(cityPlace);
  const destinations = filters?.destinations.map(
    (each): Place => ({ code: each.code, label: each.label, second: destinationLines(each.labels).secondary, labels: [each.label, ...each.labels] }),
  );
  const topDestinationPlaces = data.destinations.map((each): Place => ({ code: each.code, label: each.label, second: each.second, labels: [each.label] }));
  const countryOf = (code: string): string | null =>
    filters?.destinations.find((each) => each.code === code)?.country ?? data.destinations.find((each) => each.code === code)?.country ?? null;

  const { departureDate, endDate } = state.dates;
  const shownDay = (day: string): string => (direction === 'rtl' ? day.replaceAll('-', '/') : formatDay(day, shop, 'short'));
  const datesText =
    departureDate !== null && endDate !== null
      ? direction === 'rtl'
        ? `${shownDay(departureDate)} – ${shownDay(endDate)}`
        : formatDateRange(departureDate, endDate, shop)
      : t('search.dates.placeholder');
  const travellersText = t('search.travellers.summary', { travellers: countTravellers(state.rooms), rooms: state.rooms.length });
  const touchPanels = (): void => {
    load();
    // Panels that do not come now are asked for again by the press that opens one.
    loadPanels().then(
      ({ preloadPanels }) => preloadPanels(),
      () => undefined,
    );
  };
  const close = (): void => setOpen(null);

  return (
    <div className={styles['search']}>
      <form
        className={styles['form']}
        role="search"
        aria-label={t('search.form.label')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        onPointerEnter={touchPanels}
        onFocus={touchPanels}
      >
        {form.banner !== null && (
          <div className={styles['banner']}>
            <Alert kind="error" isLive>
              {t(form.banner)}
            </Alert>
          </div>
        )}
        <div ref={form.row}>
          <SearchRow className={clsx(styles['row'], data.cabins.length === 0 && styles['noCabin'])}>
            <PlaceField
              id={`${base}city`}
              field="departureCity"
              label={t('search.departure.label')}
              placeholder={t('search.departure.placeholder')}
              topLabel={t('search.departure.top')}
              listLabel={t('search.departure.list')}
              icon={PlaneTakeoff}
              text={state.cityText}
              isChosen={state.city !== null}
              top={topCities}
              places={cities}
              error={errorOf('departureCity')}
              inputRef={form.cityInput}
              onText={(cityText) => form.setState({ ...state, cityText, city: null })}
              onTouch={load}
              onChoose={(place) => form.pick('departureCity', { city: { code: place.code, label: place.label }, cityText: place.label })}
              sheet={{ isOpen: open === 'departureCity', onOpen: () => setOpen('departureCity'), onClose: close }}
            />
            <PlaceField
              id={`${base}destination`}
              field="destinationResort"
              label={t('search.destination.label')}
              placeholder={t('search.destination.placeholder')}
              topLabel={t('search.destination.top')}
              listLabel={t('search.destination.list')}
              icon={MapPin}
              text={state.destinationText}
              isChosen={state.destination !== null}
              top={topDestinationPlaces}
              places={destinations}
              error={errorOf('destinationResort')}
              inputRef={form.destinationInput}
              onText={(destinationText) => form.setState({ ...state, destinationText, destination: null })}
              onTouch={load}
              onChoose={(place) =>
                form.pick('destinationResort', {
                  destination: { code: place.code, label: place.label, second: place.second, country: countryOf(place.code) },
                  destinationText: place.label,
                })
              }
              sheet={{ isOpen: open === 'destinationResort', onOpen: () => setOpen('destinationResort'), onClose: close }}
            />
            <SearchField
              id={`${base}dates`}
              data-field="travelDates"
              label={t('search.dates.label')}
              value={<span suppressHydrationWarning>{datesText}</span>}
              isEmpty={endDate === null}
              isOpen={open === 'dates'}
              error={errorOf('travelDates')}
              icon={<Icon shape={Calendar} size={22} />}
              look={isSmall ? 'stack' : 'row'}
              className={styles['adaptive']}
              onClick={form.openDates}
            />
            <SearchField
              ref={travellersField}
              id={`${base}travellers`}
              label={t('search.travellers.label')}
              value={travellersText}
              isOpen={open === 'travellers'}
              error={errorOf('occupancies')}
              icon={<Icon shape={Users} size={22} />}
              look={isSmall ? 'stack' : 'row'}
              className={styles['adaptive']}
              onClick={() => setOpen('travellers')}
            />
            {data.cabins.length > 0 && (
              <div className={styles['cabin']}>
                <span className={styles['cabinIcon']}>
                  <Icon shape={Armchair} size={22} />
                </span>
                <label htmlFor={`${base}cabin`} className={styles['cabinLabel']}>
                  {t('search.cabin.label')}
                </label>
                <select id={`${base}cabin`} className={styles['cabinSelect']} value={state.cabin} onChange={(event) => form.setCabin(event.target.value)}>
                  {data.cabins.map(({ code, label }) => (
                    <option key={code} value={code}>
                      {label}
                    </option>
                  ))}
                </select>
              </div>
            )}
            <Button
              kind="cta"
              size="lg"
              type="submit"
              isFullWidth
              isLoading={form.isSending}
              icon={<Icon shape={Search} size={20} />}
              className={styles['submit']}
            >
              {form.mode === 'refresh' ? t('search.refresh') : t('search.submit')}
            </Button>
          </SearchRow>
        </div>
      </form>
      {/* Browsers that run this never show what stands in noscript: only the server prints it. */}
      <noscript>{import.meta.env.SSR && <PlainSearchForm data={data} />}</noscript>
      <div className={styles['under']}>
        {form.searches.length > 0 && (
          <button
            ref={lastButton}
            type="button"
            className={styles['last']}
            aria-haspopup="dialog"
            aria-expanded={open === 'last'}
            onClick={() => setOpen('last')}
          >
            <Icon shape={History} size={18} />
            <span>{t('search.last.count', { count: form.searches.length })}</span>
          </button>
        )}
        {aside}
      </div>
      {(form.isWanted || open !== null) && (
        <AreaBoundary area="search panel">
          <Suspense>
            <SearchPanels form={form} data={data} anchors={{ travellers: travellersField, last: lastButton }} />
          </Suspense>
        </AreaBoundary>
      )}
    </div>
  );
};

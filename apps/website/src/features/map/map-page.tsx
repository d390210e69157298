import { emptyFilters, hasActiveFilters, LISTING_FILTER_NAMES } from '@escale/domain/filter-query';
import { formatDateRange } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { EmptyState } from '@escale/ui/empty-state';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import { useLoaderData, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AreaBoundary } from '../../shared/area-boundary.tsx';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ActiveFilters, FacetBar } from '../../shared/results/facets.tsx';
import { SortMenu } from '../../shared/results/sort-menu.tsx';
import { useListingChoice } from '../../shared/results/use-listing-choice.ts';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { HotelsOnMap } from './hotels-on-map.tsx';
import type { loader } from './map-page.server.ts';
import heads from './map-head.module.css';
import styles from './map.module.css';

const OWN = ['bbox', 'zoom', 'sel', 'area'];
/** There is room for two beside the map; the others are in the drawer. */
const QUICK = ['budget', 'boards'] as const;
const NO_FILTERS = emptyFilters(LISTING_FILTER_NAMES);

/** What only moves the map needs no new answer. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const without = (url: URL): string => {
    const rest = new URLSearchParams(url.search);
    for (const name of OWN) rest.delete(name);
    return rest.toString();
  };
  return without(currentUrl) !== without(nextUrl);
};

/** `/sdp/listing/map` (funnel 2.1, readings 6.1 row 2): the list and the map of the same hotels. */
export const MapPage = () => {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessages();
  const { brand, shop } = useShop();
  const { revalidate, state } = useRevalidator();
  const { trip, search, list } = loaded;
  const controls = useListingChoice(search, OWN);
  const results = loaded.kind === 'failed' ? undefined : loaded.results;
  const isFiltered = hasActiveFilters(controls.filters);
  const clear = (): void => controls.setFilters(NO_FILTERS);
  const names = loaded.kind === 'hotels' ? loaded.names : undefined;
  const head = (
    <div className={heads['bar']}>
      <PageHead title={t('map.page.title', { brand: brand.displayName })} />
      <h1 className="visually-hidden">{t('map.title')}</h1>
      <ShopLink to="sdpSearch" search={search} className={heads['summary']}>
        {names !== undefined && names.from !== '' && <strong>{t('map.summary.place', names)}</strong>}
        <span>{formatDateRange(trip.departureDate, trip.endDate, shop)}</span>
        <span className={heads['party']}>{t('common.travellers', { count: trip.travellers })}</span>
        <span className={heads['pencil']}>
          <Icon shape={Pencil} size={18} />
          <span className="visually-hidden">{t('map.modify')}</span>
        </span>
      </ShopLink>
      <div className={heads['tools']}>
        {results !== undefined && results.unfiltered > 0 && (
          <div role="group" aria-label={t('listing.filters.group')} className={heads['filters']}>
            <FacetBar listing={results} controls={controls} quick={QUICK} />
          </div>
        )}
        <ShopLink to="listing" search={list} className={linkClass('quiet')}>
          <span className={heads['back']}>
            <Icon shape={List} size={18} /> {t('map.list')}
          </span>
        </ShopLink>
      </div>
      {results !== undefined && (
        <ActiveFilters listing={results} controls={controls}>
          <Button kind="text" size="sm" onClick={clear}>
            {t('listing.filters.clear')}
          </Button>
        </ActiveFilters>
      )}
    </div>
  );
  if (loaded.kind === 'hotels')
    return (
      <AreaBoundary key={search} area="map">
        <HotelsOnMap {...loaded} isPending={controls.isPending} head={head} order={<SortMenu listing={loaded.results} controls={controls} />} />
      </AreaBoundary>
    );
  const isFilteredAway = isFiltered && results !== undefined && results.unfiltered > 0;
  return (
    <div className={styles['alone']}>
      {head}
      {loaded.kind === 'failed' ? (
        <Alert kind="error" lead={t('map.failed.lead')} isLive>
          {t('map.failed.text')}{' '}
          <Button
            kind="text"
            size="sm"
            isLoading={state === 'loading'}
            onClick={() => {
              void revalidate();
            }}
          >
            {t('common.retry')}
          </Button>
        </Alert>
      ) : (
        <EmptyState
          title={t(isFilteredAway ? 'listing.empty.filters.title' : 'map.empty.title')}
          text={isFilteredAway ? t('listing.empty.filters.text', { count: results.unfiltered }) : t('map.empty.text')}
          actions={
            isFilteredAway ? (
              <Button kind="primary" onClick={clear}>
                {t('listing.empty.filters.clear')}
              </Button>
            ) : (
              <ShopLink to="listing" search={list} className={buttonClass({ kind: 'primary' })}>
                <ButtonContent>{t('map.list')}</ButtonContent>
              </ShopLink>
            )
          }
        />
      )}
    </div>
  );
};

import { hasActiveFilters, emptyFilters, LISTING_FILTER_NAMES } from '@escale/domain/filter-query';
import { formatMoney } from '@escale/i18n/format';
import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { DateStrip } from '@escale/ui/date-strip';
import { Icon } from '@escale/ui/icon';
import { clsx } from 'clsx';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Map from 'lucide-react/icons/map';
import { useEffect } from 'react';
import { Link, useLoaderData } from 'react-router';
import { track } from '../../shared/analytics.ts';
import { AreaBoundary } from '../../shared/area-boundary.tsx';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { pictureSources, type PictureFormat } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { ActiveFilters, FacetBar } from '../../shared/results/facets.tsx';
import { listingQuery, queryLeavingOn } from '../../shared/results/listing-address.ts';
import { SortMenu } from '../../shared/results/sort-menu.tsx';
import type { ListingData, loader } from './listing-page.server.ts';
import styles from './listing.module.css';
import { NoResults } from './no-results.tsx';
import { Rail } from './rail.tsx';
import { Results } from './results.tsx';
import { modifyHandlers, ModifySearch, SummaryBar, useModifySearch } from './summary-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListingChoice } from '../../shared/results/use-listing-choice.ts';

/** What a screen without a picture of its own gets: nothing is fetched for it. */
const NO_PICTURE = 'data:,';

/** The results of a dynamic-package search (funnel 2.10). */
export const ListingPage = () => {
  const { state, form, hero, query, incidentId, listing } = useLoaderData<typeof loader>();
  const t = useMessages();
  const brand = useShop().brand.displayName;
  const modify = useModifySearch();
  const controls = useListingChoice(query);
  const isFiltered = hasActiveFilters(controls.filters);
  useEffect(() => {
    if (state !== 'found' && state !== 'empty') track({ name: 'search_fail', data: { part: 'listing', status: state } });
  }, [state, query]);
  const place = form.initial.destination?.label;
  // Facets and order stay, the page size starts again.
  const plainQuery = listingQuery(query, { filters: controls.filters, sort: controls.sort, size: 20 });
  return (
    <>
      <PageHead title={place === undefined ? t('listing.title.plain', { brand }) : t('listing.title', { place, brand })} picture={hero?.picture} />
      <SummaryBar summary={listing?.summary} query={query} isOpen={modify.isOpen} onOpen={modify.open} />
      <Hero hero={hero} />
      <div className={clsx('container', styles['page'])}>
        <div className={styles['main']}>
          {listing !== undefined && (
            <AreaBoundary area="departures" fallback={null}>
              <Departures listing={listing} query={plainQuery} />
            </AreaBoundary>
          )}
          {listing !== undefined && listing.unfiltered > 0 && (
            <>
              <div className={styles['filters']} role="group" aria-label={t('listing.filters.group')}>
                <AreaBoundary area="filters">
                  <FacetBar listing={listing} controls={controls} />
                </AreaBoundary>
                <SortMenu listing={listing} controls={controls} look="chip" className={styles['sortChip']} />
                <ShopLink to="listingMap" search={plainQuery} className={clsx(buttonClass({ kind: 'secondary', size: 'sm' }), styles['mapChip'])}>
                  <ButtonContent icon={<Icon shape={Map} size={18} />}>{t('listing.map')}</ButtonContent>
                </ShopLink>
              </div>
              <Toolbar listing={listing} controls={controls} isFiltered={isFiltered} />
              <ActiveFilters listing={listing} controls={controls}>
                <Button kind="text" size="sm" onClick={() => controls.setFilters(emptyFilters(LISTING_FILTER_NAMES))}>
                  {t('listing.filters.clear')}
                </Button>
              </ActiveFilters>
            </>
          )}
          {state === 'found' && listing !== undefined ? (
            <AreaBoundary area="results">
              <Results listing={listing} controls={controls} />
            </AreaBoundary>
          ) : (
            <NoResults
              state={state}
              listing={listing}
              controls={controls}
              query={query}
              plainQuery={plainQuery}
              incidentId={incidentId}
              onModify={modify.open}
            />
          )}
        </div>
        {listing !== undefined && (
          <div className={styles['side']}>
            <ShopLink
              to="sdpSearch"
              search={query}
              className={clsx(buttonClass({ kind: 'secondary', isFullWidth: true }), styles['calendar'])}
              {...modifyHandlers(modify.open)}
            >
              <ButtonContent icon={<Icon shape={CalendarDays} size={20} />}>{t('listing.calendar')}</ButtonContent>
            </ShopLink>
            <AreaBoundary area="rail" fallback={null}>
              <Rail listing={listing} mapQuery={plainQuery} />
            </AreaBoundary>
          </div>
        )}
      </div>
      <ModifySearch form={form} isOpen={modify.isOpen} onClose={modify.close} />
    </>
  );
};

const Hero = ({ hero }: { readonly hero: ReturnType<typeof useLoaderData<typeof loader>>['hero'] }) => {
  const t = useMessages();
  if (hero === undefined)
    return (
      <div className="container">
        <h1 className="t-2">{t('listing.hero.fallback')}</h1>
      </div>
    );
  return (
    <section className={clsx(styles['hero'], hero.pictureSmall !== undefined && styles['campaign'])}>
      <HeroPicture {...hero} />
      <div className={clsx('container', styles['heroText'])} data-align={hero.align}>
        <h1 className="t-1">
          <span className={styles['large']}>{hero.title}</span>
          <span className={styles['small']}>{hero.titleSmall}</span>
        </h1>
        <p>
          <span className={styles['large']}>{hero.subtitle}</span>
          <span className={styles['small']}>{hero.subtitleSmall}</span>
        </p>
      </div>
    </section>
  );
};

/** One picture for each kind of screen; a browser fetches only what its screen shows. */
const HeroPicture = ({ picture, pictureSmall }: { readonly picture: string; readonly pictureSmall?: string | undefined }) => {
  const { prefix } = useShop();
  const filesOf = (id: string, format: PictureFormat): string =>
    pictureSources(id, format, prefix)
      .map(({ url, width }) => `${url} ${String(width)}w`)
      .join(', ');
  return (
    <picture className={styles['heroPicture']}>
      {pictureSmall === undefined ? null : <source media="(width < 768px)" srcSet={filesOf(pictureSmall, 'wide')} sizes="100vw" />}
      <source media="(width >= 768px)" srcSet={filesOf(picture, 'hero')} sizes="100vw" />
      <img src={NO_PICTURE} alt="" width={2880} height={1152} fetchPriority="high" decoding="async" draggable={false} className={styles['heroImage']} />
    </picture>
  );
};

/** Neighbouring departures with their least price (look section 9 "Date strip"). */
const Departures = ({ listing, query }: { readonly listing: ListingData; readonly query: string }) => {
  const t = useMessages();
  const { shop } = useShop();
  if (listing.strip.length === 0) return null;
  return (
    <div className={styles['strip']}>
      <p className={styles['stripTitle']}>
        <b>{t('listing.strip.title')}</b> <span>{t('listing.strip.note', { days: listing.nights + 1 })}</span>
      </p>
      <DateStrip
        label={t('listing.strip.label')}
        selected={listing.departureDate}
        dates={listing.strip.map(({ day, end, label, price, isLeast }) => ({
          day,
          label,
          price: price === undefined ? undefined : formatMoney(price, listing.currency, shop, { fraction: 'never' }),
          isCheapest: isLeast,
          note: price === undefined ? t('listing.strip.none') : isLeast === true ? t('listing.strip.cheapest') : undefined,
          href: price === undefined && day !== listing.departureDate ? undefined : `?${queryLeavingOn(query, { day, end })}`,
        }))}
        renderLink={({ href, className, isCurrent, children }) => (
          <Link discover="none" to={href} className={className} replace preventScrollReset aria-current={isCurrent ? 'date' : undefined}>
            {children}
          </Link>
        )}
      />
    </div>
  );
};

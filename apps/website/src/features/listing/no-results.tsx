import { hasActiveFilters, emptyFilters, LISTING_FILTER_NAMES } from '@escale/domain/filter-query';
import { formatMoney } from '@escale/i18n/format';
import { Button, buttonClass } from '@escale/ui/button';
import { EmptyState } from '@escale/ui/empty-state';
import { linkClass } from '@escale/ui/link';
import { useRevalidator } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { ListingData, ListingState } from './listing-page.server.ts';
import styles from './no-results.module.css';
import { modifyHandlers } from './summary-bar.tsx';
import { queryLeavingOn } from '../../shared/results/listing-address.ts';
import type { ListingControls } from '../../shared/results/use-listing-choice.ts';

interface NoResultsProps {
  readonly state: ListingState;
  readonly listing: ListingData | undefined;
  readonly controls: ListingControls;
  readonly query: string;
  /** The same with the facets and the order chosen. */
  readonly plainQuery: string;
  readonly incidentId: string | undefined;
  readonly onModify: () => void;
}

/** Posters beside what is missing (look section 8.3: landing and error pages). */
const PICTURES = { filters: 'desert-001', full: 'mountain-001', failed: 'fjord-001' } as const;

const NO_FILTERS = emptyFilters(LISTING_FILTER_NAMES);

/** Why there is nothing, and what changes it: other filters, another day, another search, another try. */
export const NoResults = ({ state, listing, controls, query, plainQuery, incidentId, onModify }: NoResultsProps) => {
  const t = useMessages();
  const { shop, brand } = useShop();
  const revalidator = useRevalidator();
  const modify = (
    <ShopLink to="sdpSearch" search={query} className={buttonClass({ kind: 'secondary' })} {...modifyHandlers(onModify)}>
      {t('listing.summary.title')}
    </ShopLink>
  );
  const poster = (picture: keyof typeof PICTURES) => <ShopPicture picture={PICTURES[picture]} alt="" sizes="225px" isCover palette={brand.palettes[0]} />;
  if (state === 'failed' || state === 'expired')
    return (
      <div role="alert">
        <EmptyState
          title={t(`listing.${state}.title`)}
          text={state === 'failed' ? t('listing.failed.text', { incident: incidentId ?? '' }) : t('listing.expired.text')}
          picture={poster('failed')}
          actions={
            <>
              <Button kind="primary" isLoading={revalidator.state !== 'idle'} onClick={() => void revalidator.revalidate()}>
                {t('common.retry')}
              </Button>
              {modify}
            </>
          }
        />
      </div>
    );
  if (state === 'refused') return <EmptyState title={t('listing.refused.title')} text={t('listing.refused.text')} picture={poster('full')} actions={modify} />;
  if (listing !== undefined && listing.unfiltered > 0 && hasActiveFilters(controls.filters))
    return (
      <EmptyState
        title={t('listing.empty.filters.title')}
        text={t('listing.empty.filters.text', { count: listing.unfiltered })}
        picture={poster('filters')}
        actions={
          <Button kind="primary" onClick={() => controls.setFilters(NO_FILTERS)}>
            {t('listing.empty.filters.clear')}
          </Button>
        }
      />
    );
  const days = (listing?.strip ?? []).filter(({ day, price }) => price !== undefined && day !== listing?.departureDate);
  const cause = listing?.reason === 'FULL_FLIGHT' ? 'flight' : 'hotel';
  return (
    <>
      <EmptyState title={t(`listing.empty.${cause}.title`)} text={t(`listing.empty.${cause}.text`)} picture={poster('full')} actions={modify} />
      {listing !== undefined && (days.length > 0 || listing.otherCities.length > 0) && (
        <div className={styles['ways']}>
          {days.length > 0 && (
            <nav aria-labelledby="empty-days">
              <h2 id="empty-days" className="t-5">
                {t('listing.empty.days')}
              </h2>
              <ul className={styles['links']}>
                {days.map(({ day, end, label, price }) => (
                  <li key={day}>
                    <ShopLink to="listing" search={queryLeavingOn(plainQuery, { day, end })} className={linkClass('alone')}>
                      {label} · <bdi>{formatMoney(price ?? 0, listing.currency, shop, { fraction: 'never' })}</bdi>
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {listing.otherCities.length > 0 && (
            <nav aria-labelledby="empty-cities">
              <h2 id="empty-cities" className="t-5">
                {t('listing.empty.cities')}
              </h2>
              <ul className={styles['links']}>
                {listing.otherCities.map(({ label, query: own }) => (
                  <li key={label}>
                    <ShopLink to="listing" search={own} className={linkClass('alone')}>
                      {label}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
    </>
  );
};

import { formatDateRange } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { EmptyState } from '@escale/ui/empty-state';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import List from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useLoaderData, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { HotelsOnMap } from './hotels-on-map.tsx';
import type { loader } from './map-page.server.ts';
import styles from './map.module.css';

const OWN = ['bbox', 'zoom', 'sel', 'area'];

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
  const { trip, search, list, filterCount } = loaded;
  const names = loaded.kind === 'hotels' ? loaded.names : undefined;
  const head = (
    <div className={styles['bar']}>
      <PageHead title={t('map.page.title', { brand: brand.displayName })} />
      <h1 className="visually-hidden">{t('map.title')}</h1>
      <ShopLink to="home" search={search} className={styles['summary']}>
        {names !== undefined && names.from !== '' && <strong>{t('map.summary.place', names)}</strong>}
        <span>{formatDateRange(trip.departureDate, trip.endDate, shop)}</span>
        <span className={styles['party']}>{t('common.travellers', { count: trip.travellers })}</span>
        <span className={styles['pencil']}>
          <Icon shape={Pencil} size={18} />
          <span className="visually-hidden">{t('map.modify')}</span>
        </span>
      </ShopLink>
      <p className={styles['tools']}>
        <ShopLink to="listing" search={list} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          <ButtonContent icon={<Icon shape={SlidersHorizontal} size={18} />}>{t('map.filters', { count: filterCount })}</ButtonContent>
        </ShopLink>
        <ShopLink to="listing" search={list} className={linkClass('quiet')}>
          <span className={styles['back']}>
            <Icon shape={List} size={18} /> {t('map.list')}
          </span>
        </ShopLink>
      </p>
    </div>
  );
  if (loaded.kind === 'hotels') return <HotelsOnMap key={loaded.code} {...loaded} head={head} />;
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
          title={t('map.empty.title')}
          text={t('map.empty.text')}
          actions={
            <ShopLink to="listing" search={list} className={buttonClass({ kind: 'primary' })}>
              <ButtonContent>{t('map.list')}</ButtonContent>
            </ShopLink>
          }
        />
      )}
    </div>
  );
};

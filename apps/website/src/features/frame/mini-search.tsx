import { Icon } from '@escale/ui/icon';
import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../shared/chunk.ts';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './header.module.css';
import type { ShownSearch } from './last-search.ts';

/**
 * The header's small search on large screens (platform 2.3): the last search of this device, one press from being changed; without one, and
 * before its script has come, the way to a new search.
 */
export const MiniSearch = () => {
  const t = useMessages();
  const { brand, shop, today, direction } = useShop();
  const [last, setLast] = useState<ShownSearch>();
  useEffect(() => {
    // Only large screens show it.
    if (!window.matchMedia('(width >= 1024px)').matches) return undefined;
    let isGone = false;
    void loadChunk(() => import('./last-search.ts')).then(
      ({ newestSearch }) => {
        if (!isGone) setLast(newestSearch(brand.code, shop, today));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [brand.code, shop, today]);
  const party = last === undefined ? '' : `${t('common.travellers', { count: last.travellers })}, ${t('common.rooms', { count: last.rooms })}`;
  return (
    <ShopLink to="sdpSearch" search={last?.query} className={clsx(styles['miniSearch'], styles['large'])}>
      <Icon shape={Search} size={18} />
      {last === undefined ? (
        t('frame.search')
      ) : (
        <>
          <span>
            <span className="visually-hidden">{t('frame.search')}, </span>
            {last.places.map((place, at) => (
              <span key={place}>
                {at > 0 && <span aria-hidden="true">{direction === 'rtl' ? '← ' : '→ '}</span>}
                <bdi title={last.fullPlaces[at]}>{place}</bdi>{' '}
              </span>
            ))}
          </span>
          <span className={styles['miniFact']}>{last.dates}</span>
          <span className={styles['miniFact']}>{party}</span>
        </>
      )}
    </ShopLink>
  );
};

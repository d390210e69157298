import { formatMoney } from '@escale/i18n/format';
import { Card, cardLinkClass } from '@escale/ui/card';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { clsx } from 'clsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { ListingData } from './listing-page.server.ts';
import styles from './rail.module.css';

/** Beside the results on large screens: the way to the map, and a person to ask. */
export const Rail = ({ listing, mapQuery }: { readonly listing: ListingData; readonly mapQuery: string }) => {
  const t = useMessages();
  const { shop, phone, prefix } = useShop();
  return (
    <aside className={styles['rail']} aria-label={t('listing.map')}>
      {listing.map !== undefined && (
        <Card isLink>
          <div aria-hidden className={styles['map']}>
            <div className={styles['land']} style={{ maskImage: `url("${prefix}${linkTo(shop, 'mapLand', { search: { box: listing.map.box } })}")` }} />
            {listing.map.pins.map((pin, at) => (
              <span
                key={`${String(pin.x)} ${String(pin.y)}`}
                className={clsx(styles['pin'], at === 0 && styles['first'])}
                style={{ insetInlineStart: `${String(pin.x)}%`, insetBlockStart: `${String(pin.y)}%` }}
              >
                <bdi>{formatMoney(pin.price, listing.currency, shop, { fraction: 'never' })}</bdi>
              </span>
            ))}
          </div>
          <p className={styles['mapLine']}>
            <ShopLink to="listingMap" search={mapQuery} className={clsx(cardLinkClass, styles['mapLink'])}>
              {t('listing.map.see', { count: listing.total })}
            </ShopLink>
            <Icon shape={ArrowRight} size={20} isDirectional />
          </p>
        </Card>
      )}
      <Card padding="m">
        <div className={styles['phone']}>
          <p className="t-5">
            <b>{t('listing.phone.title')}</b>
          </p>
          <p className={styles['note']}>
            {phone.hours}
            {phone.price === '' ? null : <>, {phone.price}</>}
          </p>
          <p>
            <a href={`tel:${phone.dial}`} className={linkClass('alone')}>
              <bdi>{phone.display}</bdi>
            </a>
          </p>
        </div>
      </Card>
    </aside>
  );
};

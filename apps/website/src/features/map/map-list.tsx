import { formatMoney, formatNumber } from '@escale/i18n/format';
import { Card, cardControlClass, cardLinkClass, cardPictureClass } from '@escale/ui/card';
import { Icon } from '@escale/ui/icon';
import { Stars } from '@escale/ui/stars';
import { Tag } from '@escale/ui/tag';
import { clsx } from 'clsx';
import MapPin from 'lucide-react/icons/map-pin';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { MapHotel } from './map-view.ts';
import styles from './map-card.module.css';

interface MapListProps {
  readonly hotels: readonly MapHotel[];
  readonly currency: string;
  readonly code: string;
  readonly list: string;
  readonly selected: string | undefined;
  /** Without it there is no map to point at. */
  readonly onShow: ((id: string) => void) | undefined;
  readonly onOpen: (id: string) => void;
}

/** The hotels in their order: the primary way, which needs no map. */
export const MapList = ({ hotels, currency, code, list, selected, onShow, onOpen }: MapListProps) => {
  const t = useMessages();
  const { shop } = useShop();
  return (
    <ul className={styles['cards']}>
      {hotels.map((hotel, at) => (
        <Card key={hotel.id} as="li" isLink isSelected={hotel.id === selected} id={`hotel-${hotel.id}`} className={styles['card']}>
          <div className={styles['picture']}>
            {hotel.photo !== undefined && <ShopPicture picture={hotel.photo} alt="" sizes="160px" isCover isFirst={at < 2} className={cardPictureClass} />}
            {hotel.isFlash && (
              <span className={styles['flash']}>
                <Tag kind="deal">{t('map.flash')}</Tag>
              </span>
            )}
          </div>
          <div className={styles['words']}>
            <p className={styles['place']}>
              <Stars count={hotel.category} label={t('common.stars', { count: hotel.category })} size={14} /> {hotel.place}
            </p>
            <h2 className="t-5">
              <ShopLink
                to="hotelDescription"
                params={{ accommodationId: hotel.id, code }}
                search={list}
                className={cardLinkClass}
                onClick={() => {
                  onOpen(hotel.id);
                }}
              >
                <bdi>{hotel.name}</bdi>
              </ShopLink>
            </h2>
            {hotel.note !== undefined && (
              <p className={styles['note']}>
                <span className="visually-hidden">{t('map.rating', { value: formatNumber(hotel.note.value, shop, 1), best: hotel.note.best })}</span>
                <span aria-hidden className={styles['score']}>
                  <bdi>{formatNumber(hotel.note.value, shop, 1)}</bdi>
                </span>
                <span>{t('map.reviews', { count: hotel.note.reviews, shown: formatNumber(hotel.note.reviews, shop) })}</span>
              </p>
            )}
            <div className={styles['foot']}>
              <span className={styles['side']}>
                <span>{hotel.board}</span>
                {onShow !== undefined && (
                  <button
                    type="button"
                    className={clsx(cardControlClass, styles['locate'])}
                    aria-label={`${t('map.show.short')}: ${hotel.name}`}
                    onClick={() => {
                      onShow(hotel.id);
                    }}
                  >
                    <Icon shape={MapPin} size={16} /> {t('map.show.short')}
                  </button>
                )}
              </span>
              <span className={styles['price']}>
                <bdi className="price-m">{formatMoney(hotel.perPerson, currency, shop)}</bdi>
                <span>{t('map.unit')}</span>
                <span>{t('map.total', { amount: formatMoney(hotel.total, currency, shop) })}</span>
              </span>
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
};

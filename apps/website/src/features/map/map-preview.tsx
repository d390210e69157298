import { formatMoney } from '@escale/i18n/format';
import { buttonClass, ButtonContent, IconButton } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { Stars } from '@escale/ui/stars';
import X from 'lucide-react/icons/x';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { MapHotel } from './map-view.ts';
import cards from './map-card.module.css';
import styles from './map.module.css';

interface MapPreviewProps {
  readonly hotel: MapHotel;
  readonly currency: string;
  readonly code: string;
  readonly onClose: () => void;
}

/** The selected hotel over the map, with the way to its quote. */
export const MapPreview = ({ hotel, currency, code, onClose }: MapPreviewProps) => {
  const t = useMessages();
  const { shop } = useShop();
  return (
    <section
      className={styles['preview']}
      aria-label={hotel.name}
      onPointerDown={(event) => {
        event.stopPropagation();
      }}
    >
      <div className={styles['previewPicture']}>
        {hotel.photo !== undefined && <ShopPicture picture={hotel.photo} alt="" sizes="300px" isCover />}
        <span className={styles['close']}>
          <IconButton isRound label={t('common.close')} icon={<Icon shape={X} size={18} />} onClick={onClose} />
        </span>
      </div>
      <div className={cards['words']}>
        <p className={cards['place']}>
          <Stars count={hotel.category} label={t('common.stars', { count: hotel.category })} size={14} /> {hotel.place}
        </p>
        <p className="t-5 t-strong">
          <bdi>{hotel.name}</bdi>
        </p>
        <div className={cards['foot']}>
          <ShopLink
            to="quote"
            search={{ code, accommodationId: hotel.id, boardCode: hotel.boardCode }}
            className={buttonClass({ kind: 'cta' })}
            aria-label={t('map.choose.name', { name: hotel.name })}
          >
            <ButtonContent>{t('map.choose')}</ButtonContent>
          </ShopLink>
          <span className={cards['price']}>
            <bdi className="price-s">{formatMoney(hotel.perPerson, currency, shop)}</bdi>
            <span>{t('map.unit')}</span>
            <span>{t('map.total', { amount: formatMoney(hotel.total, currency, shop) })}</span>
          </span>
        </div>
      </div>
    </section>
  );
};

import { formatMoney } from '@escale/i18n/format';
import { buttonClass, ButtonContent } from '@escale/ui/button';
import { Stars } from '@escale/ui/stars';
import type { ReactNode } from 'react';
import { useMessages } from './messages.tsx';
import { ShopPicture } from './picture.tsx';
import { useShop } from './shell.tsx';
import { ShopLink } from './shop-link.tsx';
import styles from './near-hotels.module.css';

/** Another hotel for the same dates; amounts in minor units. */
export interface NearHotel {
  readonly code: string;
  readonly accommodationId: string;
  readonly boardCode: string;
  readonly name: string;
  readonly category: number;
  readonly place: string;
  readonly picture?: string | undefined;
  readonly total: number;
  readonly currency: string;
  /** Against the price of the hotel that is gone, where it is known. */
  readonly difference?: number | undefined;
}

interface NearHotelsProps {
  readonly hotels: readonly NearHotel[];
  /** "Choose". */
  readonly choose: string;
  /** What stands after the price: "in total", or how far it is from the lost one. */
  readonly note: (hotel: NearHotel) => ReactNode;
}

/** Up to three hotels to take instead, each leading to its offer. */
export const NearHotels = ({ hotels, choose, note }: NearHotelsProps) => {
  const t = useMessages();
  const { shop, brand } = useShop();
  return (
    <ul className={styles['hotels']}>
      {hotels.map((each) => (
        <li key={each.accommodationId} className={styles['hotel']}>
          {each.picture !== undefined && (
            <div className={styles['picture']}>
              <ShopPicture picture={each.picture} alt="" isCover sizes="96px" palette={brand.palettes[0]} />
            </div>
          )}
          <div className={styles['text']}>
            <p className={styles['place']}>
              <Stars count={each.category} size={14} label={t('common.stars', { count: each.category })} />
              <span className="t-s t-muted">{each.place}</span>
            </p>
            <p className="t-strong">
              <bdi>{each.name}</bdi>
            </p>
            <p className="t-s">
              <bdi>{formatMoney(each.total, each.currency, shop)}</bdi> <span className="t-muted">{note(each)}</span>
            </p>
          </div>
          <ShopLink
            to="quote"
            search={{ code: each.code, accommodationId: each.accommodationId, boardCode: each.boardCode }}
            className={buttonClass({ kind: 'primary', size: 'sm' })}
          >
            <ButtonContent>
              {choose}
              <span className="visually-hidden"> {each.name}</span>
            </ButtonContent>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
};

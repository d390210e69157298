import { joinParts } from '@escale/i18n/format';
import { Card } from '@escale/ui/card';
import { FactList } from '@escale/ui/fact-list';
import { Stars } from '@escale/ui/stars';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages, type Translate } from './messages.tsx';
import { ShopPicture } from './picture.tsx';
import { useShop } from './shell.tsx';
import styles from './trip-card.module.css';

/** "2 adultes, 1 enfant": who a search is for. */
export const partyText = (t: Translate, { adults, children }: { readonly adults: number; readonly children: number }, shop: string): string =>
  joinParts([t('common.adults', { count: adults }), ...(children > 0 ? [t('common.children', { count: children })] : [])], shop);

interface TripCardProps {
  /** Name of the section: its label, or the id of its heading. */
  readonly label: { readonly text: string } | { readonly headingId: string };
  readonly hotel: { readonly name: string; readonly category: number; readonly place: string; readonly picture?: string | undefined };
  readonly facts: ComponentProps<typeof FactList>['facts'];
  /** `side`: beside the words on small screens; `large`: on large screens only; `tall`: a picture of its own height everywhere. */
  readonly picture: 'side' | 'large' | 'tall';
  /** The picture is among the first things seen. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

const SIZES = {
  side: '(min-width: 1024px) 376px, 112px',
  large: '(min-width: 1024px) 376px, 100vw',
  tall: '(min-width: 1024px) 720px, 100vw',
} as const;

/** The trip being put together, paid or booked: hotel, place, and its facts (look section 9). */
export const TripCard = ({ label, hotel, facts, picture, isFirst = false, className, children }: TripCardProps) => {
  const t = useMessages();
  const { brand } = useShop();
  return (
    <Card
      as="section"
      className={clsx(styles['trip'], hotel.picture !== undefined && styles[picture], className)}
      {...('text' in label ? { 'aria-label': label.text } : { 'aria-labelledby': label.headingId })}
    >
      {hotel.picture !== undefined && (
        <div className={styles['picture']}>
          <ShopPicture picture={hotel.picture} alt="" isCover isFirst={isFirst} sizes={SIZES[picture]} palette={brand.palettes[0]} />
        </div>
      )}
      <div className={styles['words']}>
        <p className={styles['place']}>
          <Stars count={hotel.category} label={t('common.stars', { count: hotel.category })} />
          <span className="t-s t-muted">{hotel.place}</span>
        </p>
        <h2 className={picture === 'tall' ? 't-3' : 't-4'} {...('headingId' in label ? { id: label.headingId } : {})}>
          <bdi>{hotel.name}</bdi>
        </h2>
        <FactList facts={facts} />
        {children}
      </div>
    </Card>
  );
};

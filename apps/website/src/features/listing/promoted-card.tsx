import type { PartnerConfiguration } from '@escale/contract/brand';
import { linkClass } from '@escale/ui/link';
import { Card, cardLinkClass, cardPictureClass } from '@escale/ui/card';
import { Tag } from '@escale/ui/tag';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { contentLink, isExternal } from '../../shared/safe-url.ts';
import styles from './promoted-card.module.css';

export type Promoted = PartnerConfiguration['marketing']['listingMerchandisings'][number];

/** An advertised item between the results: always says so, and is never like a result (readings 8). */
export const PromotedCard = ({ item }: { readonly item: Promoted }) => {
  const t = useMessages();
  const href = contentLink(item.productUrl);
  if (href === undefined) return null;
  const className = clsx(linkClass('alone'), cardLinkClass);
  return (
    <Card isLink className={styles['card']}>
      <div className={styles['grid']}>
        <div className={clsx(styles['picture'], cardPictureClass)}>
          <ShopPicture picture={item.picture} alt="" isCover sizes="(width >= 768px) 312px, 100vw" />
        </div>
        <div className={styles['words']}>
          <Tag kind="sponsored">{t('listing.promoted')}</Tag>
          <p className="t-4">{item.title}</p>
          <p className={styles['subtitle']}>{item.subtitle}</p>
          <p>
            {isExternal(href) ? (
              <a href={href} rel="noopener" className={className}>
                {item.labelCta}
              </a>
            ) : (
              <Link to={href} className={className}>
                {item.labelCta}
              </Link>
            )}
          </p>
        </div>
      </div>
    </Card>
  );
};

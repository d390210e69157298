import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import type { DemoBrandRow } from './demo-index.server.ts';
import styles from './demo-index.module.css';

/** A brand with the picture its home opens with, its mark, its colours and the way into each of its shops. */
export const BrandCard = ({ brand }: { readonly brand: DemoBrandRow }) => {
  const t = useMessages();
  return (
    <li className={styles['card']}>
      <div className={styles['poster']}>
        {brand.picture !== undefined && brand.picture !== '' && (
          <ShopPicture picture={brand.picture} alt="" palette={brand.palette} sizes="300px" isCover className={styles['picture']} />
        )}
        <span className={styles['code']}>{brand.code}</span>
      </div>
      <div className={styles['body']}>
        <h3 className={styles['name']} data-brand={brand.code}>
          {brand.logo.startsWith('<svg') && <span className={styles['logo']} aria-hidden="true" dangerouslySetInnerHTML={{ __html: brand.logo }} />}
          {brand.name}
        </h3>
        <p className={styles['trade']}>
          {brand.trade}
          {' · '}
          {brand.isDark ? t('demo.darkSite') : brand.strategy === undefined ? '' : t(`demo.strategy.${brand.strategy}`)}
        </p>
        <svg className={styles['dots']} viewBox="0 0 78 24" aria-hidden="true">
          {brand.colours.map((colour, at) => (
            <circle key={colour} cx={12 + at * 27} cy="12" r="11" fill={colour} stroke="currentColor" strokeOpacity=".2" />
          ))}
        </svg>
        <ul className={styles['shops']}>
          {brand.shops.map((shop) => (
            <li key={shop.code}>
              <a className={styles['shop']} href={shop.href} aria-label={`${brand.name}, ${shop.label}, ${shop.code}`}>
                {shop.code}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};

import { useMessages } from '../../shared/messages.tsx';
import type { DemoBrandRow } from './demo-index.server.ts';
import styles from './demo-index.module.css';

/** A brand in one line: its code in its colours, name, trade, how it sells, and the way into each of its shops. */
export const BrandRow = ({ brand }: { readonly brand: DemoBrandRow }) => {
  const t = useMessages();
  const [primary, secondary] = brand.colours;
  return (
    <li className={styles['row']}>
      <span className={styles['tile']} aria-hidden="true">
        <svg viewBox="0 0 44 44">
          <rect width="44" height="44" fill={primary} />
          <rect y="40" width="44" height="4" fill={secondary} />
        </svg>
        <span>{brand.code}</span>
      </span>
      <div className={styles['about']}>
        <h3 className={styles['rowName']}>{brand.name}</h3>
        <p className={styles['trade']}>{brand.trade}</p>
      </div>
      <div className={styles['facts']}>
        <p>{brand.isDark ? t('demo.darkSite') : brand.strategy === undefined ? '' : t(`demo.strategy.${brand.strategy}`)}</p>
        <ul className={styles['languages']} aria-label={t('demo.shops', { count: brand.shops.length })}>
          {brand.shops.map((shop) => (
            <li key={shop.code}>
              <a href={shop.href} aria-label={`${brand.name}, ${shop.label}, ${shop.code}`}>
                {shop.code}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};

import { clsx } from 'clsx';
import { useShop } from './shell.tsx';
import styles from './logo.module.css';

/** The brand's mark and name; the white version on pictures and dark surfaces. The mark is brand data, checked when the brand is loaded. */
export const Logo = ({ isWhite = false }: { readonly isWhite?: boolean }) => {
  const { brand } = useShop();
  const mark = isWhite ? brand.logoWhite : brand.logo;
  const markClass = clsx(styles['mark'], isWhite && styles['white']);
  const [first = '', ...rest] = brand.displayName.split(' ');
  return (
    <span className={styles['logo']}>
      {mark.startsWith('<svg') ? (
        <span className={markClass} aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />
      ) : (
        <img className={markClass} src={mark} alt="" width={34} height={34} />
      )}
      <bdi data-logo-name="">
        {first}
        {rest.length > 0 && <span className={styles['nameRest']}> {rest.join(' ')}</span>}
      </bdi>
    </span>
  );
};

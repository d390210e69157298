import { Link } from 'react-router';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './content-page.module.css';
import type { ContentLink } from './content-view.ts';

/** Pages to go on to, each a card with its picture. */
export const ContentCards = ({ links }: { readonly links: readonly ContentLink[] }) => {
  const { brand } = useShop();
  return (
    <ul className={styles['links']}>
      {links.map(({ href, title, text, picture }) => (
        <li key={href}>
          <Link to={href} className={styles['card']}>
            {picture !== undefined && <ShopPicture picture={picture} alt="" sizes="(width < 768px) 100vw, 380px" palette={brand.palettes[0]} />}
            <span className={styles['cardTitle']}>{title}</span>
            {text !== undefined && <span className={styles['cardText']}>{text}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
};

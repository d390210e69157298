import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './frame.module.css';

/** The partner's own bar, 40 high, drawn by its script in a frame that shares nothing with our page; its place is kept from the start (platform 2.3). */
export const PartnerBar = ({ part }: { readonly part: 'header' | 'footer' }) => {
  const { brand, prefix, shop } = useShop();
  const t = useMessages();
  return (
    <iframe
      className={styles['partner']}
      title={t(`frame.partner.${part}`, { brand: brand.displayName })}
      src={`${prefix}${linkTo(shop, 'partnerBar', { search: { part } })}`}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
      referrerPolicy="no-referrer"
      loading={part === 'header' ? 'eager' : 'lazy'}
    />
  );
};

import Tag from 'lucide-react/icons/tag';
import { Icon } from '@escale/ui/icon';
import { contentLink } from '../../shared/safe-url.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './frame.module.css';

/** The first marketing banner that is meant for this page (platform 2.3). The server has already left out those outside their time. */
export const MarketingBannerSlot = ({ section }: { readonly section: string }) => {
  const { banners } = useShop();
  const banner = banners.find((each) => each.pages.length === 0 || each.pages.includes(section));
  const text = banner?.paragraphs[0];
  if (banner === undefined || text === undefined) return null;
  const href = contentLink(banner.redirectUrl);
  return (
    <div className={styles['banner']} data-inverse="">
      <div className={`container ${styles['bannerLine'] ?? ''}`}>
        <Icon shape={Tag} size={16} />
        <p>{href === undefined ? text : <a href={href}>{text}</a>}</p>
        {banner.promoCode !== undefined && <bdi className={styles['code']}>{banner.promoCode}</bdi>}
      </div>
    </div>
  );
};

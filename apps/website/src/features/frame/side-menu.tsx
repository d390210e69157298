import { clsx } from 'clsx';
import Globe from 'lucide-react/icons/globe';
import Phone from 'lucide-react/icons/phone';
import Plane from 'lucide-react/icons/plane';
import X from 'lucide-react/icons/x';
import { Icon } from '@escale/ui/icon';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './panel.module.css';
import { Logo } from './logo.tsx';
import { closeDialog, openAsModal, SWITCHER_ID } from './shop-switcher.tsx';

export const SIDE_MENU_ID = 'side-menu';

/** The menu of small screens (platform 2.3): logo, close, ways to search, help, shop switcher. A popover, so it opens without JavaScript. */
export const SideMenu = ({ hasSwitcher }: { readonly hasSwitcher: boolean }) => {
  const shell = useShop();
  const t = useMessages();
  return (
    <dialog id={SIDE_MENU_ID} popover="auto" className={clsx(styles['panel'], styles['side'])} aria-label={t('frame.menu')}>
      <div className={styles['head']}>
        <ShopLink to="home" aria-label={t('frame.home', { brand: shell.brand.displayName })} className={styles['logoLink']}>
          <Logo />
        </ShopLink>
        <button
          type="button"
          className={styles['close']}
          popoverTarget={SIDE_MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('common.close')}
          onClick={closeDialog}
        >
          <Icon shape={X} size={22} />
        </button>
      </div>
      <ul className={styles['rows']}>
        {shell.tunnels.includes('SDP') && (
          <li>
            <ShopLink to="sdpSearch" className={styles['rowLink']}>
              <Icon shape={Plane} size={20} />
              {t('frame.tunnel.sdp')}
            </ShopLink>
          </li>
        )}
        <li>
          <a href={`tel:${shell.phone.dial}`} className={styles['rowLink']}>
            <Icon shape={Phone} size={20} />
            <span>
              {t('frame.help.call')} <bdi dir="ltr">{shell.phone.display}</bdi>
            </span>
          </a>
        </li>
        {hasSwitcher && (
          <li>
            <button type="button" className={styles['rowLink']} popoverTarget={SWITCHER_ID} onClick={openAsModal}>
              <Icon shape={Globe} size={20} />
              {t('frame.switcher.open')}
            </button>
          </li>
        )}
      </ul>
    </dialog>
  );
};

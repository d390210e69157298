import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';
import { Icon } from '@escale/ui/icon';
import { useLocation, useNavigate } from 'react-router';
import { currencySymbol } from '@escale/i18n/format';
import { useMessages } from '../../shared/messages.tsx';
import type { FrameVariant } from '../../shared/route-table.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { FunnelSteps } from './funnel-steps.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { openAsModal, ShopSwitcher, SWITCHER_ID } from './shop-switcher.tsx';
import { SideMenu, SIDE_MENU_ID } from './side-menu.tsx';

interface HeaderProps {
  readonly variant: FrameVariant;
  readonly step?: 1 | 2 | 3 | undefined;
}

/**
 * The page's header (platform 2.3): transparent over the search picture, plain elsewhere, and in the funnel with a way back, the steps and
 * the telephone. Menus open without JavaScript too: they are popovers.
 */
export const Header = ({ variant, step }: HeaderProps) => {
  const shell = useShop();
  const t = useMessages();
  const isOverPicture = variant === 'hero';
  const isFunnel = variant === 'funnel';
  const hasSwitcher = !isFunnel && variant !== 'bare' && shell.shops.length > 1;
  return (
    <header className={clsx(styles['header'], styles[variant])} {...(isOverPicture ? { 'data-inverse': '' } : {})}>
      <div className={clsx('container', styles['row'])}>
        {isFunnel && step !== 3 && <BackButton />}
        <ShopLink to="home" className={styles['logoLink']} aria-label={t('frame.home', { brand: shell.brand.displayName })}>
          <Logo isWhite={isOverPicture} />
        </ShopLink>
        {isFunnel && step !== undefined && <FunnelSteps step={step} />}
        {!isFunnel && variant !== 'bare' && <Tunnels />}
        <div className={styles['end']}>
          {(isFunnel || variant === 'plain') && (
            <a className={styles['phone']} href={`tel:${shell.phone.dial}`} aria-label={t('frame.call', { phone: shell.phone.display })}>
              <Icon shape={Phone} size={20} />
              <bdi dir="ltr" className={styles['phoneText']}>
                {shell.phone.display}
              </bdi>
            </a>
          )}
          {variant === 'hero' && (
            <a className={clsx(styles['phone'], styles['small'])} href={`tel:${shell.phone.dial}`} aria-label={t('frame.call', { phone: shell.phone.display })}>
              <Icon shape={Phone} size={22} />
            </a>
          )}
          {hasSwitcher && (
            <button type="button" className={clsx(styles['item'], styles['large'])} popoverTarget={SWITCHER_ID} aria-haspopup="dialog" onClick={openAsModal}>
              <Icon shape={Globe} size={18} />
              <span className="visually-hidden">{t('frame.switcher.open')}</span>
              <span>
                {shell.country === 'WW' ? t('frame.world') : (shell.shops.find((each) => each.code === shell.shop)?.label ?? shell.country)} ·{' '}
                {shell.language.toUpperCase()} · <bdi>{currencySymbol(shell.currency, shell.shop)}</bdi>
              </span>
            </button>
          )}
          {!isFunnel && variant !== 'bare' && (
            <button
              type="button"
              className={clsx(styles['item'], styles['small'], styles['square'])}
              popoverTarget={SIDE_MENU_ID}
              aria-haspopup="dialog"
              aria-label={t('frame.menu')}
              onClick={openAsModal}
            >
              <Icon shape={Menu} size={24} />
            </button>
          )}
        </div>
      </div>
      {!isFunnel && variant !== 'bare' && <SideMenu hasSwitcher={hasSwitcher} />}
      {hasSwitcher && <ShopSwitcher />}
    </header>
  );
};

/** Links of the ways to search this partner sells; each only when its route is there. */
const Tunnels = () => {
  const { tunnels } = useShop();
  const t = useMessages();
  const { pathname } = useLocation();
  if (!tunnels.includes('SDP')) return null;
  const isCurrent = /^\/[^/]+(?:\/sdp(?:\/search)?)?\/?$/u.test(pathname);
  return (
    <nav className={clsx(styles['tunnels'], styles['large'])} aria-label={t('frame.nav')}>
      <ShopLink to="sdpSearch" className={styles['tunnel']} aria-current={isCurrent ? 'page' : undefined}>
        {t('frame.tunnel.sdp')}
      </ShopLink>
    </nav>
  );
};

/** Back through the browser's history, as on every page that is not a product (platform 2.3); without JavaScript or history it leads home. */
const BackButton = () => {
  const t = useMessages();
  const navigate = useNavigate();
  const goBack = (event: { preventDefault: () => void }): void => {
    if (window.history.length < 2) return;
    event.preventDefault();
    void navigate(-1);
  };
  const { shop, prefix } = useShop();
  return (
    <a className={styles['back']} aria-label={t('frame.back')} href={`${prefix}/${shop}`} onClick={goBack}>
      <Icon shape={ArrowLeft} size={20} isDirectional />
      <span className={styles['backText']}>{t('frame.back')}</span>
    </a>
  );
};

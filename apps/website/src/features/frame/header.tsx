import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import Phone from 'lucide-react/icons/phone';
import { chooseContextPhone } from '@escale/domain/contact-phone';
import { toMinor } from '@escale/domain/money';
import { frameRules, isLogoWhite, isSamePage, isServicesPhonePage } from '@escale/domain/page-frame';
import { currencySymbol } from '@escale/i18n/format';
import { Icon } from '@escale/ui/icon';
import { Link, useLocation } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import type { FrameVariant, RouteName } from '../../shared/route-table.ts';
import { isExternal } from '../../shared/safe-url.ts';
import { useShop, type ShopShell } from '../../shared/shell.tsx';
import styles from './header.module.css';
import { AccountPanel, BackButton, Credits, FunnelSteps, MiniSearch, ShopSwitcher } from './late-parts.tsx';
import { Logo } from '../../shared/logo.tsx';
import { ACCOUNT_PANEL_ID, SWITCHER_ID } from './panel-ids.ts';
import { TunnelLinks } from './tunnels.tsx';

/** Pages that are about offers but have no search of their own: the header offers one on large screens. */
const WITH_MINI_SEARCH: ReadonlySet<RouteName | undefined> = new Set<RouteName>(['flashSales', 'merch', 'landing', 'product', 'productById', 'magazine']);
const PRODUCTS: ReadonlySet<RouteName | undefined> = new Set<RouteName>(['product', 'productById']);

interface HeaderProps {
  readonly variant: FrameVariant;
  readonly route: RouteName | undefined;
  /** Path after `/{shop}`. */
  readonly page: string;
  readonly step?: 1 | 2 | 3 | undefined;
  readonly merchandising: string | null;
}

/** The help number for the total the funnel's address names; the shop's first without one (platform 2.3, 9 "Display"). */
const phoneForTotal = ({ contextPhones, currency, phone }: ShopShell, search: string): ShopShell['phone'] | ShopShell['servicesPhone'] => {
  const total = Number(new URLSearchParams(search).get('price') ?? 'none');
  const chosen = Number.isFinite(total) ? chooseContextPhone(contextPhones, toMinor(total, currency), currency) : null;
  return chosen === null ? phone : { display: chosen.displayPhone, dial: chosen.displayPhone.replaceAll(/[^\d+]/gu, '') };
};

/**
 * The page's header (platform 2.3): transparent over the search picture, plain elsewhere, and in the funnel with a way back, the steps and the
 * telephone. Its panels are popovers, which open without JavaScript.
 */
export const Header = ({ variant, route, page, step, merchandising }: HeaderProps) => {
  const shell = useShop();
  const t = useMessages();
  const rules = frameRules(page);
  const isOverPicture = variant === 'hero';
  const isFunnel = variant === 'funnel';
  const isBare = variant === 'bare';
  const isWhite = isLogoWhite(shell.capabilities.whiteLogo, isOverPicture);
  const isProductPage = PRODUCTS.has(route);
  const hasMenu = rules.showsMenu && !isBare;
  const hasTunnels = hasMenu && !isFunnel && shell.tunnels.length > 0;
  const hasSwitcher = rules.showsSwitcher && !isFunnel && !isBare && shell.shops.length > 1;
  const { search } = useLocation();
  const phone = shell.flags.useSVA && isServicesPhonePage(page) ? shell.servicesPhone : isFunnel ? phoneForTotal(shell, search) : shell.phone;
  return (
    <header
      className={clsx(styles['header'], styles[variant], isWhite && !isOverPicture && styles['dark'], rules.header === 'large' && styles['onlyLarge'])}
      {...(isWhite ? { 'data-inverse': '' } : {})}
    >
      <div className={clsx('container', styles['row'])}>
        {((isFunnel && step !== 3) || isProductPage) && <BackButton isProductPage={isProductPage} merchandising={merchandising} />}
        <LogoLink isWhite={isWhite} isBare={isBare} />
        {isFunnel && step !== undefined && <FunnelSteps step={step} />}
        {hasTunnels && (
          <nav className={clsx(styles['tunnels'], styles['large'])} aria-label={t('frame.nav')}>
            <ul className={styles['tunnelList']}>
              <TunnelLinks className={styles['tunnel']} page={page} />
            </ul>
          </nav>
        )}
        {WITH_MINI_SEARCH.has(route) && shell.tunnels.includes('SDP') && <MiniSearch />}
        <div className={styles['end']}>
          {!isBare && (
            <a
              className={clsx(styles['phone'], isOverPicture && styles['small'])}
              href={`tel:${phone.dial}`}
              aria-label={t('frame.call', { phone: phone.display })}
            >
              <Icon shape={Phone} size={20} />
              <bdi dir="ltr" className={styles['phoneText']}>
                {phone.display}
              </bdi>
            </a>
          )}
          {hasMenu && !isFunnel && shell.visitor.state === 'authenticated' && shell.flags.enableCredits && <Credits />}
          {hasSwitcher && (
            <button type="button" className={clsx(styles['item'], styles['large'])} popoverTarget={SWITCHER_ID} aria-haspopup="dialog">
              <Icon shape={Globe} size={18} />
              <span className="visually-hidden">{t('frame.switcher.open')}</span>
              <span>
                {shell.country === 'WW' ? t('frame.world') : (shell.shops.find((each) => each.code === shell.shop)?.label ?? shell.country)} ·{' '}
                {shell.language.toUpperCase()} · <bdi>{currencySymbol(shell.currency, shell.shop)}</bdi>
              </span>
            </button>
          )}
          {hasMenu && <AccountButtons />}
        </div>
      </div>
      {hasMenu && <AccountPanel hasSwitcher={hasSwitcher} hasTunnels={hasTunnels} phone={phone} />}
      {!isFunnel && !isBare && rules.showsSwitcher && shell.shops.length > 1 && <ShopSwitcher />}
    </header>
  );
};

const ACCOUNT_LABELS = {
  anonymous: 'frame.account.signIn',
  identified: 'frame.account.mine',
  bookingFound: 'frame.account.myBooking',
  authenticated: 'frame.account.mine',
} as const;

/** What opens the account menu: words on large screens, the menu sign below 1024. */
const AccountButtons = () => {
  const { visitor } = useShop();
  const t = useMessages();
  return (
    <>
      <button type="button" className={clsx(styles['item'], styles['account'], styles['large'])} popoverTarget={ACCOUNT_PANEL_ID} aria-haspopup="dialog">
        <Icon shape={CircleUserRound} size={20} />
        {t(ACCOUNT_LABELS[visitor.state])}
        <Icon shape={ChevronDown} size={16} />
      </button>
      <button
        type="button"
        className={clsx(styles['item'], styles['small'], styles['square'])}
        popoverTarget={ACCOUNT_PANEL_ID}
        aria-haspopup="dialog"
        aria-label={t('frame.menu')}
      >
        <Icon shape={Menu} size={24} />
      </button>
    </>
  );
};

/** The logo leads to the partner's fallback address, else home; where the visitor already is, or may not leave from, it stands disabled (platform 2.3). */
const LogoLink = ({ isWhite, isBare }: { readonly isWhite: boolean; readonly isBare: boolean }) => {
  const { homeUrl, brand } = useShop();
  const t = useMessages();
  const { pathname } = useLocation();
  const label = t('frame.home', { brand: brand.displayName });
  const isHere = isSamePage(pathname, homeUrl);
  if (isHere || isBare)
    return (
      <span role="link" aria-disabled="true" aria-current={isHere ? 'page' : undefined} className={clsx(styles['logoLink'], styles['here'])} aria-label={label}>
        <Logo isWhite={isWhite} />
      </span>
    );
  return isExternal(homeUrl) ? (
    <a href={homeUrl} className={styles['logoLink']} aria-label={label}>
      <Logo isWhite={isWhite} />
    </a>
  ) : (
    <Link discover="none" to={homeUrl} className={styles['logoLink']} aria-label={label}>
      <Logo isWhite={isWhite} />
    </Link>
  );
};

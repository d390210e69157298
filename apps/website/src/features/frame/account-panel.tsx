import { clsx } from 'clsx';
import Globe from 'lucide-react/icons/globe';
import Phone from 'lucide-react/icons/phone';
import Plane from 'lucide-react/icons/plane';
import X from 'lucide-react/icons/x';
import { accountMenu, type AccountMenuSection } from '@escale/domain/account-menu';
import { buttonClass } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { useLocation } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { AccountEntry } from './account-entry.tsx';
import { Logo } from '../../shared/logo.tsx';
import styles from './panel.module.css';
import { ACCOUNT_PANEL_ID, SWITCHER_ID } from './panel-ids.ts';
import { SignInLink } from './sign-in-link.tsx';
import { TunnelLinks } from './tunnels.tsx';
import { usePanel } from './use-panel.ts';

interface AccountMenuProps {
  readonly hasSwitcher: boolean;
  readonly hasTunnels: boolean;
  /** Number of the header's help button. */
  readonly phone: { readonly display: string; readonly dial: string };
}

/**
 * What stands in the account menu (platform 2.3): the entries of the visitor; below 1024 also the logo, a close cross, the ways to search, help
 * by telephone and the shop switcher.
 */
export const AccountMenuContent = ({ hasSwitcher, hasTunnels, phone }: AccountMenuProps) => {
  const shell = useShop();
  const t = useMessages();
  const { key } = useLocation();
  usePanel(ACCOUNT_PANEL_ID, { isMenuWhenLarge: true, page: key });
  const { connectMessages, hasSponsorshipBadge } = shell.menu;
  const menu = accountMenu({
    visitor: shell.visitor,
    flags: shell.flags,
    capabilities: shell.capabilities,
    hasSponsorshipBadge,
    hasConnectMessages: connectMessages.length > 0,
  });
  return (
    <>
      <div className={clsx(styles['head'], styles['small'])}>
        <ShopLink to="home" aria-label={t('frame.home', { brand: shell.brand.displayName })} className={styles['logoLink']}>
          <Logo />
        </ShopLink>
        <button type="button" className={styles['close']} popoverTarget={ACCOUNT_PANEL_ID} popoverTargetAction="hide" aria-label={t('common.close')}>
          <Icon shape={X} size={22} />
        </button>
      </div>
      {menu.welcome !== null && (
        <div className={styles['welcome']}>
          {menu.welcome === 'messages' ? (
            // Cleaned where it came in: no markup but running text is left.
            connectMessages.map((html) => <p key={html} dangerouslySetInnerHTML={{ __html: html }} />)
          ) : (
            <p>{t('frame.account.invitation')}</p>
          )}
          <SignInLink className={buttonClass({ kind: 'primary', size: 'sm', isFullWidth: true })}>{t('frame.account.signInOrUp')}</SignInLink>
        </div>
      )}
      {hasTunnels && (
        <ul className={clsx(styles['rows'], styles['small'])}>
          <TunnelLinks className={styles['rowLink']} icon={<Icon shape={Plane} size={20} />} />
        </ul>
      )}
      {menu.sections.map((section) => (
        <Section key={section.title ?? 'visitor'} section={section} />
      ))}
      <ul className={clsx(styles['rows'], styles['small'])}>
        <li>
          <a href={`tel:${phone.dial}`} className={styles['rowLink']}>
            <Icon shape={Phone} size={20} />
            <span>
              {t('frame.help.call')} <bdi dir="ltr">{phone.display}</bdi>
            </span>
          </a>
        </li>
        {hasSwitcher && (
          <li>
            <button type="button" className={styles['rowLink']} popoverTarget={SWITCHER_ID} aria-haspopup="dialog">
              <Icon shape={Globe} size={20} />
              {t('frame.switcher.open')}
            </button>
          </li>
        )}
      </ul>
      {menu.footer.length > 0 && (
        <ul className={clsx(styles['rows'], styles['foot'])}>
          {menu.footer.map((entry) => (
            <li key={entry.name}>
              <AccountEntry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Section = ({ section }: { readonly section: AccountMenuSection }) => {
  const t = useMessages();
  const { title, entries } = section;
  const id = `account-menu-${title ?? 'visitor'}`;
  return (
    <>
      {title !== null && (
        <h2 id={id} className={styles['title']}>
          {t(`frame.account.title.${title}`)}
        </h2>
      )}
      <ul className={styles['rows']} {...(title === null ? {} : { 'aria-labelledby': id })}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <AccountEntry entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
};

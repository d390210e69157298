import { accountMenu, type AccountMenuEntry, type AccountMenuEntryName } from '@escale/domain/account-menu';
import { Icon } from '@escale/ui/icon';
import FileLock from 'lucide-react/icons/file-lock';
import { Fragment, type ComponentType } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { AccountMember, AccountView } from './account-view.ts';
import styles from './account.module.css';

/** One row of the menu, as the frame draws it. */
export type EntryComponent = ComponentType<{ readonly entry: AccountMenuEntry; readonly isCurrent?: boolean }>;

type Screen = AccountView['screen'];
const SCREENS: Readonly<Partial<Record<AccountMenuEntryName, readonly Screen[]>>> = {
  profile: ['profile'],
  credits: ['credits'],
  refunds: ['refunds'],
  sponsorship: ['sponsorship'],
  security: ['security'],
  bookings: ['bookings', 'booking'],
  booking: ['booking'],
  subscriptions: ['subscriptions'],
  contact: ['contact'],
  requests: ['requests', 'newRequest', 'cancellation'],
};

const PrivacyEntry = ({ isCurrent }: { readonly isCurrent: boolean }) => {
  const t = useMessages();
  return (
    <li>
      <ShopLink to="account" params={{ '*': 'privacy' }} className={styles['navLink']} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
        <Icon shape={FileLock} size={20} />
        <span>{t('account.privacy.title')}</span>
      </ShopLink>
    </li>
  );
};

/** The entries of the account menu beside its pages: at the side on large screens, a page of its own on small ones. */
export const AccountNav = ({
  Entry,
  screen,
  member,
}: {
  readonly Entry: EntryComponent;
  readonly screen: Screen;
  readonly member: AccountMember | undefined;
}) => {
  const shell = useShop();
  const t = useMessages();
  const { visitor, flags, capabilities, menu } = shell;
  const { sections } = accountMenu({ visitor, flags, capabilities, hasSponsorshipBadge: menu.hasSponsorshipBadge, hasConnectMessages: false });
  return (
    <nav aria-label={t('frame.account.mine')} className={styles['nav']} data-hub={screen === 'hub' || undefined}>
      {member !== undefined && (
        <div className={styles['greeting']}>
          <p className="t-5">
            {member.firstName === undefined || member.firstName === '' ? t('account.hello') : t('account.hello.name', { name: member.firstName })}
          </p>
          <p className="t-s t-muted">
            <bdi>{member.email}</bdi>
          </p>
        </div>
      )}
      {sections.map(({ title, entries }) => (
        <div key={title ?? 'visitor'} className={styles['navCard']}>
          {title === 'help' && <p className={styles['navTitle']}>{t('frame.account.title.help')}</p>}
          <ul>
            {entries.map((entry) => (
              <Fragment key={entry.name}>
                {/* Of the pages here this one is not in the frame's menu; signing out stays last. */}
                {entry.name === 'logout' && <PrivacyEntry isCurrent={screen === 'privacy'} />}
                <li className={entry.name === 'logout' ? styles['leave'] : undefined}>
                  <Entry entry={entry} isCurrent={SCREENS[entry.name]?.includes(screen) === true} />
                </li>
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};

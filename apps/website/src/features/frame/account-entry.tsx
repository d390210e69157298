import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import Luggage from 'lucide-react/icons/luggage';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Search from 'lucide-react/icons/search';
import Shield from 'lucide-react/icons/shield';
import User from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import Wallet from 'lucide-react/icons/wallet';
import Zap from 'lucide-react/icons/zap';
import type { AccountMenuEntry, AccountMenuEntryName } from '@escale/domain/account-menu';
import { formatMoney } from '@escale/i18n/format';
import { Icon, type IconShape } from '@escale/ui/icon';
import { Tag } from '@escale/ui/tag';
import { linkTo, type LinkTarget } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import type { RouteName } from '../../shared/route-table.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './panel.module.css';
import { SignInLink } from './sign-in-link.tsx';

const ICONS: Readonly<Record<AccountMenuEntryName, IconShape>> = {
  profile: User,
  credits: Wallet,
  refunds: ReceiptText,
  sponsorship: UsersRound,
  security: Shield,
  bookings: Luggage,
  subscriptions: Mail,
  logout: LogOut,
  booking: Luggage,
  otherBookings: Search,
  contact: CircleQuestionMark,
  requests: MessageSquareText,
  help: CircleQuestionMark,
  findBooking: Luggage,
  externalBookings: Luggage,
  flashSales: Zap,
  searchTrip: Search,
  allSales: Zap,
  signIn: CircleUserRound,
};

const target = <Name extends RouteName>(to: Name, rest: Omit<LinkTarget<Name>, 'hash'>): { to: Name } & Omit<LinkTarget<Name>, 'hash'> => ({ to, ...rest });
const account = (page: string, search?: Readonly<Record<string, string>>) => target('account', { params: { '*': page }, search });

/** Pages of ours that entries lead to (platform 2.3); the others are made below. */
const pageOf = (name: AccountMenuEntryName, reference: string | undefined) => {
  const requests = 'customer-request/my-requests';
  switch (name) {
    case 'profile':
      return account('profile');
    case 'credits':
      return account('mycredits');
    case 'refunds':
      return account('myrefunds');
    case 'sponsorship':
      return account('sponsorship');
    case 'security':
      return account('security');
    case 'subscriptions':
      return account('subscriptions');
    case 'contact':
      return account('faq-contact');
    case 'bookings':
      return account('mybookings');
    case 'booking':
      return account(`mybookings/${encodeURIComponent(reference ?? '')}`);
    case 'requests':
      return account(requests, reference === undefined ? undefined : { bookingReference: reference });
    case 'otherBookings':
    case 'findBooking':
      return target('bookingSearch', {});
    case 'help':
      return target('faq', {});
    case 'flashSales':
    case 'allSales':
      return target('flashSales', {});
    case 'searchTrip':
      return target('home', {});
    default:
      return undefined;
  }
};

/** One row of the account menu: icon, words, and what is to be told beside them. */
export const AccountEntry = ({ entry, isCurrent = false }: { readonly entry: AccountMenuEntry; readonly isCurrent?: boolean }) => {
  const shell = useShop();
  const t = useMessages();
  const { name, amount, hasDot, hasBadge } = entry;
  const reference = shell.visitor.state === 'bookingFound' ? shell.visitor.bookingReference : undefined;
  const page = pageOf(name, reference);
  const words =
    name === 'booking'
      ? t('frame.account.booking', { reference: reference ?? '' })
      : name === 'signIn'
        ? t('frame.account.signInOrUp')
        : t(name === 'externalBookings' ? 'frame.account.findBooking' : `frame.account.${name}`);
  const row = (
    <>
      <Icon shape={ICONS[name]} size={20} isDirectional={name === 'logout'} />
      <span className={styles['rowText']}>{words}</span>
      {amount !== undefined && (
        <Tag kind="softDeal">
          <bdi>{formatMoney(amount, shell.currency, shell.shop)}</bdi>
        </Tag>
      )}
      {hasBadge === true && <Tag kind="softDeal">{t('frame.account.badge')}</Tag>}
      {hasDot === true && (
        <span className={styles['dot']}>
          <span className="visually-hidden">{t('frame.account.unread')}</span>
        </span>
      )}
    </>
  );
  if (page !== undefined)
    return (
      <ShopLink {...page} className={styles['rowLink']} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
        {row}
      </ShopLink>
    );
  if (name === 'logout')
    return (
      <form method="post" action={`${shell.prefix}${linkTo(shell.shop, 'logout')}`}>
        <button type="submit" className={styles['rowLink']}>
          {row}
        </button>
      </form>
    );
  if (name === 'externalBookings')
    return (
      <a className={styles['rowLink']} href={`${shell.capabilities.externalBookingSite ?? ''}/${shell.shop}`} target="_blank" rel="noopener">
        {row}
        <span className="visually-hidden">{t('frame.newTab')}</span>
      </a>
    );
  return <SignInLink className={styles['rowLink']}>{row}</SignInLink>;
};

import { formatDay } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { buttonClass } from '@escale/ui/button';
import { EmptyState } from '@escale/ui/empty-state';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useActionData, useLoaderData, useLocation } from 'react-router';
import { PageHead } from '../../shared/page-head.tsx';
import type { MessageId } from '../../shared/message-id.ts';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { AccountNav, type EntryComponent } from './account-nav.tsx';
import type { AccountAnswer, AccountData, AccountView } from './account-view.ts';
import { BookingDetailScreen } from './booking-detail.tsx';
import { BookingsScreen } from './bookings-screen.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { CouponsScreen } from './coupons-screen.tsx';
import { HubScreen } from './hub-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { RequestsScreen } from './requests-screen.tsx';
import { SecurityScreen } from './security-screen.tsx';
import { SponsorshipScreen } from './sponsorship-screen.tsx';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';
import { CancellationScreen, NewRequestScreen } from './write-request.tsx';
import styles from './account.module.css';

const TITLES: Readonly<Record<AccountView['screen'], MessageId>> = {
  hub: 'frame.account.mine',
  profile: 'frame.account.profile',
  bookings: 'frame.account.bookings',
  booking: 'account.booking.title',
  credits: 'frame.account.credits',
  refunds: 'frame.account.refunds',
  sponsorship: 'frame.account.sponsorship',
  security: 'frame.account.security',
  subscriptions: 'frame.account.subscriptions',
  requests: 'frame.account.requests',
  newRequest: 'account.request.title',
  cancellation: 'account.cancellation.title',
  contact: 'frame.account.contact',
  privacy: 'account.privacy.title',
};

const Screen = ({ view, answer }: { readonly view: AccountView; readonly answer: AccountAnswer | undefined }) => {
  switch (view.screen) {
    case 'hub':
      return <HubScreen view={view} />;
    case 'profile':
      return <ProfileScreen view={view} answer={answer} />;
    case 'bookings':
      return <BookingsScreen view={view} />;
    case 'booking':
      return <BookingDetailScreen view={view} answer={answer} />;
    case 'credits':
    case 'refunds':
      return <CouponsScreen view={view} />;
    case 'sponsorship':
      return <SponsorshipScreen view={view} answer={answer} />;
    case 'security':
      return <SecurityScreen view={view} answer={answer} />;
    case 'subscriptions':
      return <SubscriptionsScreen view={view} answer={answer} />;
    case 'requests':
      return <RequestsScreen view={view} answer={answer} />;
    case 'newRequest':
      return <NewRequestScreen view={view} answer={answer} />;
    case 'cancellation':
      return <CancellationScreen view={view} answer={answer} />;
    case 'contact':
      return <ContactScreen view={view} />;
    case 'privacy':
      return <PrivacyScreen view={view} answer={answer} />;
  }
};

const SignIn = ({ data }: { readonly data: Extract<AccountData, { kind: 'signIn' }> }) => {
  const t = useMessages();
  return (
    <EmptyState
      title={t(`account.signIn.${data.reason}.title`)}
      text={t(`account.signIn.${data.reason}.text`)}
      actions={
        <>
          <Link to={data.gate.signIn} className={buttonClass({ kind: 'primary' })}>
            {t('account.signIn.action')}
          </Link>
          <ShopLink to="bookingSearch" className={linkClass()}>
            {t('account.signIn.lookup')}
          </ShopLink>
        </>
      }
    />
  );
};

const Failure = ({ incidentId }: { readonly incidentId: string }) => {
  const t = useMessages();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t('account.failure.title')}
      text={
        <>
          {t('account.failure.text')} <span className="t-muted">{t('technical.error.incident', { incidentId })}</span>
        </>
      }
      actions={
        <Link to={pathname + search} className={buttonClass({ kind: 'secondary' })}>
          {t('common.retry')}
        </Link>
      }
    />
  );
};

/** The last page of an account: what is gone, and what the law keeps (readings 8). */
const Erased = ({ until }: { readonly until: string | undefined }) => {
  const t = useMessages();
  const { shop } = useShop();
  return (
    <EmptyState
      title={t('account.erased.title')}
      text={
        <>
          {t('account.erased.text')}
          {until !== undefined && (
            <>
              {' '}
              <span suppressHydrationWarning>{t('account.erased.kept', { until: formatDay(until, shop, 'medium') })}</span>
            </>
          )}
        </>
      }
      actions={
        <ShopLink to="home" className={buttonClass({ kind: 'primary' })}>
          {t('frame.account.searchTrip')}
        </ShopLink>
      }
    />
  );
};

/** Any page under `/account` (platform 2.5): the menu beside it, what was just done above it, and the screen, or why there is none. */
export const AccountPage = ({ Entry }: { readonly Entry: EntryComponent }) => {
  const loaded = useLoaderData<AccountData>();
  const answer = useActionData<AccountAnswer>();
  const t = useMessages();
  const { brand } = useShop();
  const title = t(TITLES[loaded.screen]);
  const hasOwnTitle = loaded.kind === 'ready' && (loaded.screen === 'booking' || loaded.screen === 'sponsorship');
  const isMember = loaded.kind === 'ready' || loaded.kind === 'failure';
  const member = isMember ? loaded.member : undefined;
  return (
    <div className={styles['page']}>
      <PageHead title={t('page.title.page', { title, brand: brand.displayName })} />
      <div className={`container ${styles['layout'] ?? ''}`}>
        {isMember && <AccountNav Entry={Entry} screen={loaded.screen} member={member} />}
        <div className={styles['content']} data-hub={loaded.screen === 'hub' || undefined}>
          {loaded.screen !== 'hub' && isMember && (
            <ShopLink to="account" className={styles['back']}>
              <Icon shape={ChevronLeft} size={20} isDirectional />
              {t('frame.account.mine')}
            </ShopLink>
          )}
          {!hasOwnTitle && <h1 className="t-2">{title}</h1>}
          {loaded.kind === 'ready' && loaded.notice !== undefined && answer === undefined && (
            <Alert kind="ok" isLive>
              {t(`account.notice.${loaded.notice}`)}
            </Alert>
          )}
          {loaded.kind === 'signIn' && <SignIn data={loaded} />}
          {loaded.kind === 'erased' && <Erased until={loaded.until} />}
          {loaded.kind === 'failure' && <Failure incidentId={loaded.incidentId} />}
          {loaded.kind === 'ready' && <Screen view={loaded.view} answer={answer} />}
        </div>
      </div>
    </div>
  );
};

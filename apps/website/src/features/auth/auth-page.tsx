import { useLoaderData, type ShouldRevalidateFunction } from 'react-router';
import { formatDay } from '@escale/i18n/format';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { MessageId } from '../../shared/message-id.ts';
import { AuthPanel, useAfterSignIn } from './auth-panel.tsx';
import type { loader } from './auth-page.server.ts';
import styles from './auth.module.css';
import type { AuthScreen } from './auth-place.ts';
import type { AuthView } from './auth-view.ts';
import { CertificationBadges, MarketingBlock } from './marketing-block.tsx';
import { FrequencyForm } from './frequency-form.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { ChangeForm } from './password-forms.tsx';
import { RegistrationResult } from './registration-result.tsx';

/** A form that was sent changes nothing of what the page was drawn from; where it leads somewhere, that is a page of its own. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }) =>
  (formMethod === undefined || currentUrl.href !== nextUrl.href) && defaultShouldRevalidate;

const NewPassword = ({ view }: { readonly view: AuthView }) => {
  const t = useMessages();
  const { offered, onSignedIn } = useAfterSignIn();
  if (offered !== undefined) return <PasskeyOffer view={view} signedIn={offered} />;
  return (
    <div className={styles['panel']}>
      <h1 className="t-3">{t('auth.title.changepassword')}</h1>
      <ChangeForm view={view} onSignedIn={onSignedIn} />
    </div>
  );
};

const Screen = ({ view }: { readonly view: AuthView }) => {
  const t = useMessages();
  const { shop } = useShop();
  const { place, token } = view;
  const { screen } = place;
  switch (screen) {
    case 'login':
    case 'signup':
      return (
        <>
          {place.route === 'teasing' && view.teasingEnd !== undefined && (
            <p className={styles['teasing']}>{t('auth.teasing.until', { date: formatDay(view.teasingEnd, shop, 'full') })}</p>
          )}
          <AuthPanel view={view} screen={screen} level={1} />
        </>
      );
    case 'resetpassword':
      // The link of a letter carries its token here (readings 6.4 row 41).
      return token === undefined ? <AuthPanel view={view} screen={screen} level={1} /> : <NewPassword view={view} />;
    case 'changepassword':
      return <NewPassword view={view} />;
    case 'newsletter':
      return <FrequencyForm view={view} level={1} />;
    default:
      return <RegistrationResult view={view} screen={screen} />;
  }
};

const TITLES: Readonly<Record<AuthScreen, MessageId>> = {
  login: 'auth.title.login',
  signup: 'auth.title.signup',
  resetpassword: 'auth.title.resetpassword',
  changepassword: 'auth.title.changepassword',
  newsletter: 'auth.frequency.title',
  sso: 'auth.title.login',
  'registration-succeeded': 'auth.registered.title',
  'registration-confirmed': 'auth.confirmed.title',
  'registration-not-confirmed': 'auth.not.confirmed.title',
  'resend-confirmed': 'auth.resent.title',
  'user-not-found': 'auth.user.not.found.title',
};

/** Every sign-in and sign-up address as a page (platform 2.4): the form, and beside or above it what the partner says. */
export const AuthPage = () => {
  const view = useLoaderData<typeof loader>();
  const t = useMessages();
  const { brand } = useShop();
  const { screen } = view.place;
  const title = t(TITLES[screen === 'resetpassword' && view.token !== undefined ? 'changepassword' : screen]);
  return (
    <div className={styles['page']}>
      <PageHead title={t('page.title.page', { title, brand: brand.displayName })} />
      <MarketingBlock view={view} />
      <div className={styles['side']}>
        <Screen key={view.place.base} view={view} />
        <CertificationBadges />
      </div>
    </div>
  );
};

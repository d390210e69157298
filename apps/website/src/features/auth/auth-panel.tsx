import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { mayOfferPasskey } from '../../shared/kept-session.ts';
import { useMessages } from '../../shared/messages.tsx';
import { canKeepPasskey } from '../../shared/passkey.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './auth.module.css';
import type { AuthView, SignedIn } from './auth-view.ts';
import { LoginForm, SwitchLink, type FormProps } from './login-form.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { ResetForm } from './password-forms.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { goOn } from './use-auth-form.ts';

/** What happens after a sign-in: once in a while the offer of a passkey, then the page it leads to. */
export const useAfterSignIn = () => {
  const { brand, shop, prefix } = useShop();
  const [offered, setOffered] = useState<SignedIn | undefined>(undefined);
  const onSignedIn = useCallback(
    (signedIn: SignedIn): void => {
      void canKeepPasskey().then((can) => {
        if (can && !signedIn.hasPasskey && mayOfferPasskey(brand.code, shop)) setOffered(signedIn);
        else goOn(prefix, signedIn);
      });
    },
    [brand.code, shop, prefix],
  );
  return { offered, onSignedIn };
};

const TABS = ['login', 'signup'] as const;
export type PanelScreen = (typeof TABS)[number] | 'resetpassword';

interface AuthPanelProps {
  readonly view: AuthView;
  readonly screen: PanelScreen;
  readonly onSwitch?: FormProps['onSwitch'];
  /** A page has its title as h1; over a page it is h2. */
  readonly level: 1 | 2;
  /** No sign-up here: the dark site. */
  readonly isLoginOnly?: boolean;
}

/** Sign-in, sign-up and a forgotten password, with links in the manner of tabs: the same on the page and in the layer (platform 2.4). */
export const AuthPanel = ({ view, screen, onSwitch, level, isLoginOnly = false }: AuthPanelProps) => {
  const t = useMessages();
  const { offered, onSignedIn } = useAfterSignIn();
  const Title = level === 1 ? 'h1' : 'h2';
  if (offered !== undefined) return <PasskeyOffer view={view} signedIn={offered} />;
  const props = { view, onSignedIn, onSwitch };
  return (
    <div className={styles['panel']}>
      {screen !== 'resetpassword' && !isLoginOnly && (
        <nav className={styles['tabs']} aria-label={t('auth.tabs')}>
          {TABS.map((tab) => (
            <Link
              key={tab}
              to={view.paths[tab]}
              replace
              preventScrollReset
              className={clsx(styles['tab'], tab === screen && styles['current'])}
              aria-current={tab === screen ? 'page' : undefined}
              onClick={(event) => {
                if (onSwitch === undefined || event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                onSwitch(tab);
              }}
            >
              {t(`auth.tab.${tab}`)}
            </Link>
          ))}
        </nav>
      )}
      <Title className="t-3">{t(`auth.title.${screen}`)}</Title>
      {screen === 'login' && <LoginForm {...props} />}
      {screen === 'signup' && <SignUpForm {...props} />}
      {screen === 'resetpassword' && <ResetForm {...props} />}
      {screen !== 'resetpassword' && !isLoginOnly && (
        <p className={styles['switch']}>
          {t(screen === 'login' ? 'auth.new.here' : 'auth.member.already')}{' '}
          <SwitchLink view={view} to={screen === 'login' ? 'signup' : 'login'} onSwitch={onSwitch}>
            {t(screen === 'login' ? 'auth.tab.signup' : 'auth.tab.login')}
          </SwitchLink>
        </p>
      )}
    </div>
  );
};

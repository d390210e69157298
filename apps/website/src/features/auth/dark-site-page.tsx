import { clsx } from 'clsx';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import { AuthPanel, useAfterSignIn } from './auth-panel.tsx';
import styles from './auth.module.css';
import type { darkSiteLoader } from './dark-site.server.ts';
import { CertificationBadges, MarketingBlock } from './marketing-block.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import { ChangeForm } from './password-forms.tsx';

/** The closed door of a dark site (platform 2.4 "flip card"): sign-in in front, a forgotten password behind; no sign-up. */
export const DarkSitePage = () => {
  const { dark: view, isRecovering } = useLoaderData<typeof darkSiteLoader>();
  const t = useMessages();
  const { brand } = useShop();
  const [isFlipped, setFlipped] = useState(isRecovering);
  const { offered, onSignedIn } = useAfterSignIn();
  const onSwitch = (screen: string): void => {
    setFlipped(screen === 'resetpassword');
  };
  return (
    <div className={styles['door']}>
      <PageHead title={t('page.title.page', { title: t('auth.title.login'), brand: brand.displayName })} />
      <MarketingBlock view={view} />
      <div className={styles['side']}>
        {offered !== undefined ? (
          <PasskeyOffer view={view} signedIn={offered} />
        ) : view.token !== undefined ? (
          <div className={styles['panel']}>
            <h1 className="t-3">{t('auth.title.changepassword')}</h1>
            <ChangeForm view={view} onSignedIn={onSignedIn} />
          </div>
        ) : (
          <div className={clsx(styles['card'], isFlipped && styles['flipped'])}>
            <div className={styles['face']} inert={isFlipped}>
              <AuthPanel view={view} screen="login" level={1} onSwitch={onSwitch} isLoginOnly />
            </div>
            <div className={clsx(styles['face'], styles['back'])} inert={!isFlipped}>
              <AuthPanel view={view} screen="resetpassword" level={2} onSwitch={onSwitch} isLoginOnly />
            </div>
          </div>
        )}
        <CertificationBadges />
      </div>
    </div>
  );
};

import { Modal } from '@escale/ui/overlays';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { AuthPanel, type PanelScreen } from './auth-panel.tsx';
import styles from './auth.module.css';
import type { loader } from './auth-page.server.ts';
import { CertificationBadges, MarketingBlock } from './marketing-block.tsx';

interface AuthLayerProps {
  /** Path of the sign-in page that leads back to the page underneath. */
  readonly signIn: string;
  readonly onClose: () => void;
}

/**
 * Sign-in and sign-up over a protected page (platform 2.4 "Auth layer / modal"): an overlay that a press beside it closes; on small screens the
 * whole screen, with logo and, in en-GB, certifications.
 */
export const AuthLayer = ({ signIn, onClose }: AuthLayerProps) => {
  const t = useMessages();
  const { brand, locale } = useShop();
  const { data: view, load, state } = useFetcher<typeof loader>();
  const [screen, setScreen] = useState<PanelScreen>('login');
  const address = `${signIn}${signIn.includes('?') ? '&' : '?'}layer=1`;
  useEffect(() => {
    if (view === undefined && state === 'idle') void load(address);
  }, [view, state, load, address]);
  return (
    <Modal
      isOpen={view !== undefined}
      onClose={onClose}
      title={t(`auth.title.${screen}`)}
      isTitleHidden
      closeLabel={t('common.close')}
      locale={locale}
      width={960}
    >
      {view !== undefined && (
        <div className={styles['layer']}>
          <div className={styles['layerHead']}>
            <span className={styles['logo']} aria-hidden="true" dangerouslySetInnerHTML={{ __html: brand.logo }} />
            <span className="t-4">{brand.displayName}</span>
          </div>
          <MarketingBlock view={view} />
          <div className={styles['layerSide']}>
            <AuthPanel view={view} screen={screen} onSwitch={setScreen} level={2} />
            <CertificationBadges />
          </div>
        </div>
      )}
    </Modal>
  );
};

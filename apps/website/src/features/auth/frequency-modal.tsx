import { Modal } from '@escale/ui/overlays';
import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { AUTH_SCREENS, pathOfScreen, type AuthScreen } from './auth-place.ts';
import { FrequencyForm } from './frequency-form.tsx';

const PLACE = { route: 'homeAuth', base: 'home' } as const;

/** Asks a member how often to write, when the profile says so (platform 2.4); closing it counts as seen. */
export const FrequencyModal = () => {
  const t = useMessages();
  const { shop, locale } = useShop();
  const { data, load } = useFetcher<{ readonly asks: boolean }>();
  const { submit } = useFetcher();
  const [isOver, setOver] = useState(false);
  const address = linkTo(shop, 'newsletterQuestion');
  const end = useCallback((): void => {
    setOver(true);
  }, []);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  const paths = Object.fromEntries(AUTH_SCREENS.map((screen) => [screen, pathOfScreen(shop, PLACE, screen)])) as Record<AuthScreen, string>; // `as`: one entry for each screen
  if (data?.asks !== true) return null;
  return (
    <Modal
      isOpen={!isOver}
      onClose={() => {
        end();
        void submit({ intent: 'frequency', frequency: '' }, { method: 'post', action: paths.newsletter });
      }}
      title={t('auth.frequency.title')}
      closeLabel={t('common.close')}
      locale={locale}
    >
      <FrequencyForm view={{ paths, now: 0 }} onDone={end} />
    </Modal>
  );
};

import { useSyncExternalStore } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import styles from './frame.module.css';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that the network is gone while it is; what was typed stays. */
export const OfflineNotice = () => {
  const t = useMessages();
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return <div role="status">{isOffline && <p className={styles['offline']}>{t('frame.offline')}</p>}</div>;
};

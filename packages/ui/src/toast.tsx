import { useEffect, useRef, useState, type ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

/** A short message that goes by itself; never the only place of an error. */
export type ToastMessage = {
  readonly id: string;
  readonly text: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

const SHOWN_FOR = 6_000;

/** The place of toasts, bottom start. It is always in the page, so that what appears in it is announced. */
export function ToastRegion({ message, onDone }: { readonly message: ToastMessage | null; readonly onDone: (id: string) => void }) {
  const [isHeld, setHeld] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const id = message?.id;
  useEffect(() => {
    if (id === undefined || isHeld) return undefined;
    const timer = setTimeout(() => done.current(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return (
    <div role="status" className={styles['region']} data-inverse="" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      {message && (
        <div key={message.id} className={styles['toast']}>
          <Icon shape={CircleCheck} size={20} />
          <span>{message.text}</span>
          {message.action && (
            <button type="button" className={styles['action']} onClick={message.action.onPress}>
              {message.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

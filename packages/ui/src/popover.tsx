import { useEffect, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import styles from './popover.module.css';

export type PopoverProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The element it hangs on. */
  readonly triggerRef: RefObject<Element | null>;
  /** Accessible name of the panel. */
  readonly label: string;
  readonly locale: string;
  readonly placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top';
  /** 320 for a note, 300 a menu, 420 a picker, 1024 a calendar. */
  readonly width?: 300 | 320 | 420 | 480 | 640 | 998 | 1024;
  /** No padding: the content brings its own rows. */
  readonly isFlush?: boolean;
  /** Pixels between trigger and panel. */
  readonly offset?: number;
  readonly children: ReactNode;
};

/**
 * A panel hung on its trigger (look section 9). Escape and a press outside close it, and so does scrolling the
 * trigger out of view. The trigger itself sets `aria-haspopup="dialog"` and `aria-expanded`.
 */
export function Popover({
  isOpen,
  onClose,
  triggerRef,
  label,
  locale,
  placement = 'bottom start',
  width = 320,
  isFlush = false,
  offset = 8,
  children,
}: PopoverProps) {
  useEffect(() => {
    const trigger = triggerRef.current;
    if (!isOpen || trigger === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined && !entry.isIntersecting) onClose();
    });
    observer.observe(trigger);
    return () => observer.disconnect();
  }, [isOpen, onClose, triggerRef]);
  const changed = (nowOpen: boolean): void => {
    if (!nowOpen) onClose();
  };
  return (
    <I18nProvider locale={locale}>
      <AriaPopover
        isOpen={isOpen}
        onOpenChange={changed}
        triggerRef={triggerRef}
        placement={placement}
        offset={offset}
        containerPadding={16}
        className={clsx(styles['popover'], styles[`w${width}`])}
      >
        <Dialog aria-label={label} className={clsx(styles['dialog'], isFlush && styles['flush'])}>
          {children}
        </Dialog>
      </AriaPopover>
    </I18nProvider>
  );
}

import { clsx } from 'clsx';
import X from 'lucide-react/icons/x';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Sheet, SheetBackdrop, SheetContent, SheetOverlay } from 'react-aria-components/Sheet';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import type { OverlayProps } from './modal.tsx';
import styles from './bottom-sheet.module.css';

export type BottomSheetProps = OverlayProps & {
  /** Fills the screen (autocomplete, calendar); otherwise as high as its content, up to 90 %. */
  readonly isFull?: boolean;
};

/** A sheet from below for small screens; swiping it down closes it (look section 9 "Sheet"). */
export function BottomSheet({ isOpen, onClose, title, closeLabel, locale, footer, subhead, children, isFull = false }: BottomSheetProps) {
  const changed = (nowOpen: boolean): void => {
    if (!nowOpen) onClose();
  };
  return (
    <I18nProvider locale={locale}>
      <SheetOverlay isOpen={isOpen} onOpenChange={changed} position="bottom" className={clsx(styles['overlay'])}>
        <SheetBackdrop className={clsx(styles['backdrop'])} />
        <Sheet className={clsx(styles['sheet'], isFull && styles['full'])}>
          <SheetContent className={clsx(styles['content'])}>
            <span aria-hidden className={styles['handle']} />
            <div className={styles['head']}>
              <Heading slot="title" level={2} className="t-4">
                {title}
              </Heading>
              <IconButton label={closeLabel} icon={<Icon shape={X} size={22} />} onClick={onClose} />
            </div>
            {subhead ? <div className={styles['subhead']}>{subhead}</div> : null}
            <div className={styles['body']}>{children}</div>
            {footer ? <div className={styles['foot']}>{footer}</div> : null}
          </SheetContent>
        </Sheet>
      </SheetOverlay>
    </I18nProvider>
  );
}

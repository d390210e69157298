import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';

/** What modals, drawers and sheets share. They are drawn in the browser only; load their modules when they are first asked for. */
export type OverlayProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Locale of the shop (`fr-FR`, `ar-AE`): decides the side and the texts of the primitives. */
  readonly locale: string;
  /** Actions at the foot, always in view. */
  readonly footer?: ReactNode;
  /** Between head and content, always in view (chips of active filters). */
  readonly subhead?: ReactNode;
  readonly children: ReactNode;
};

export type ModalProps = OverlayProps & {
  readonly width?: 480 | 640 | 960;
  /** The site's own mark: the modal then lies over the top of the page at its full width, headed like it, and a button leads back (funnel 2.9). */
  readonly siteMark?: ReactNode;
  /** The title is read but not seen (a picture stands in its place). */
  readonly isTitleHidden?: boolean;
  /** `false`: only the buttons inside close it (a price that changed). */
  readonly isDismissable?: boolean;
};

/** A dialog over the page; a full-screen sheet on small screens (look section 9 "Modal"). */
export function Modal({ width = 480, isTitleHidden = false, isDismissable = true, siteMark, ...rest }: ModalProps) {
  const isPage = siteMark !== undefined;
  return (
    <OverlayShell
      {...rest}
      isDismissable={isDismissable}
      isTitleHidden={isTitleHidden}
      siteMark={siteMark}
      overlayClass={clsx(styles['overlay'], !isPage && styles['centred'])}
      panelClass={clsx(styles['panel'], styles['modal'], isPage ? styles['page'] : styles[`w${width}`])}
    />
  );
}

/** A panel of 400 from the end of the line: filters, last searches, activities (look section 9). */
export function Drawer(props: OverlayProps) {
  return (
    <OverlayShell
      {...props}
      isDismissable
      isTitleHidden={false}
      overlayClass={clsx(styles['overlay'], styles['ending'])}
      panelClass={clsx(styles['panel'], styles['drawer'])}
    />
  );
}

type ShellProps = OverlayProps & {
  readonly isDismissable: boolean;
  readonly isTitleHidden: boolean;
  readonly siteMark?: ReactNode;
  readonly overlayClass: string;
  readonly panelClass: string;
};

function OverlayShell({
  isOpen,
  onClose,
  title,
  closeLabel,
  locale,
  footer,
  subhead,
  children,
  isDismissable,
  isTitleHidden,
  siteMark,
  overlayClass,
  panelClass,
}: ShellProps) {
  const changed = (nowOpen: boolean): void => {
    if (!nowOpen) onClose();
  };
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay isOpen={isOpen} onOpenChange={changed} isDismissable={isDismissable} isKeyboardDismissDisabled={!isDismissable} className={overlayClass}>
        <AriaModal className={panelClass}>
          <Dialog className={clsx(styles['dialog'])}>
            <div className={clsx(styles['head'], isTitleHidden && styles['headless'])}>
              {siteMark === undefined ? null : (
                <>
                  <Button kind="text" icon={<Icon shape={ArrowLeft} size={20} isDirectional />} onClick={onClose}>
                    {closeLabel}
                  </Button>
                  {siteMark}
                </>
              )}
              <Heading slot="title" level={2} className={clsx('t-4', isTitleHidden && 'visually-hidden')}>
                {title}
              </Heading>
              {isDismissable && siteMark === undefined && <IconButton label={closeLabel} icon={<Icon shape={X} size={22} />} onClick={onClose} />}
            </div>
            {subhead ? <div className={styles['subhead']}>{subhead}</div> : null}
            <div className={styles['body']}>{children}</div>
            {footer ? <div className={styles['foot']}>{footer}</div> : null}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  );
}

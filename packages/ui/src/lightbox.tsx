import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './button.tsx';
import type { CarouselPicture } from './carousel.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import styles from './lightbox.module.css';

export type LightboxProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pictures: readonly CarouselPicture[];
  /** The picture it opens with, from 0. */
  readonly start: number;
  /** "Photos de Maison Badamier" */
  readonly title: string;
  readonly labels: { readonly previous: string; readonly next: string; readonly close: string };
  /** "Photo 2 sur 7": shown, and announced when the picture changes. */
  readonly positionText: (position: number, count: number) => string;
  readonly isRtl: boolean;
  readonly locale: string;
  readonly onFail?: (url: string) => void;
};

/** Pictures nearer than this to the one shown are fetched. */
const NEAR = 2;

/**
 * All pictures of one thing, each as large as the screen: swiped, stepped with the arrow keys (which follow the direction of reading) or the
 * buttons; Escape closes. The strip is the browser's own scrolling, so that a finger moves it without our help.
 */
export function Lightbox(props: LightboxProps) {
  const { isOpen, onClose, locale } = props;
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay isOpen={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()} isDismissable className={styles['overlay'] ?? ''}>
        <AriaModal className={styles['panel'] ?? ''}>
          <Strip {...props} />
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  );
}

function Strip({ onClose, pictures, start, title, labels, positionText, isRtl, onFail }: LightboxProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(start);
  const [hasMoved, setMoved] = useState(false);
  const count = pictures.length;

  const goTo = (index: number, behavior: ScrollBehavior): void => {
    strip.current?.children[index]?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
  };
  // It opens where the visitor pressed, without running past the pictures before.
  useEffect(() => {
    goTo(start, 'instant');
  }, [start]);

  const step = (by: 1 | -1): void => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const next = (shown + by + count) % count;
    const isRound = Math.abs(next - shown) > 1;
    setMoved(true);
    setShown(next);
    goTo(next, isStill || isRound ? 'instant' : 'smooth');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const onwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === onwards) step(1);
    else if (event.key === backwards) step(-1);
    else return;
    event.preventDefault();
  };
  return (
    // The arrow keys work wherever the focus is, on the dialog itself too, hence around it.
    <div role="presentation" className={styles['around']} onKeyDown={onKeyDown}>
      <Dialog className={styles['dialog'] ?? ''}>
        <Heading slot="title" level={2} className="visually-hidden">
          {title}
        </Heading>
        <div className={styles['head']}>
          <span aria-hidden className={styles['position']}>
            {positionText(shown + 1, count)}
          </span>
          <span className="visually-hidden" role="status">
            {hasMoved ? positionText(shown + 1, count) : ''}
          </span>
          <IconButton isRound label={labels.close} className={styles['close']} icon={<Icon shape={X} size={22} />} onClick={onClose} />
        </div>
        <div
          ref={strip}
          className={styles['strip']}
          onScrollEnd={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget;
            // Right to left, the browser counts below zero.
            const at = Math.min(count - 1, Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)));
            if (at === shown) return;
            setMoved(true);
            setShown(at);
          }}
        >
          {pictures.map((picture, at) => (
            <div key={picture.sources[0]?.url ?? at} className={styles['slide']} aria-hidden={at === shown ? undefined : true}>
              {Math.abs(at - shown) < NEAR || Math.abs(at - start) < NEAR ? (
                <Picture {...picture} sizes="100vw" onFail={() => onFail?.(picture.sources[0]?.url ?? '')} className={styles['picture']} />
              ) : null}
            </div>
          ))}
        </div>
        {count > 1 && (
          <>
            <IconButton
              isRound
              label={labels.previous}
              className={clsx(styles['arrow'], styles['previous'])}
              icon={<Icon shape={ChevronLeft} size={22} isDirectional />}
              onClick={() => step(-1)}
            />
            <IconButton
              isRound
              label={labels.next}
              className={clsx(styles['arrow'], styles['next'])}
              icon={<Icon shape={ChevronRight} size={22} isDirectional />}
              onClick={() => step(1)}
            />
          </>
        )}
      </Dialog>
    </div>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import type { Slider } from './carousel-engine.ts';
import styles from './carousel.module.css';

/** A picture of the gallery. */
export type CarouselPicture = {
  readonly sources: readonly PictureSource[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly palette?: string | undefined;
};

type CarouselProps = {
  readonly pictures: readonly CarouselPicture[];
  /** "Photos de Maison Badamier" */
  readonly label: string;
  readonly labels: { readonly previous: string; readonly next: string };
  /** "Photo 2 sur 7", announced when the picture changes. */
  readonly positionText: (position: number, count: number) => string;
  readonly isRtl: boolean;
  readonly sizes?: string;
  /** The first picture of the page: fetched first. */
  readonly isFirst?: boolean;
  /** Names the picture that did not load ('image_not_loaded', funnel 2.10). */
  readonly onFail?: (url: string) => void;
  /** Over the picture: tags. */
  readonly children?: ReactNode;
};

/** Dots shown at most: 7 on small screens (an eighth is hidden there), 8 on large (funnel 9 "Carousel pagination"). */
const MOST_DOTS = 8;

/**
 * Pictures of one thing, looping (funnel 2.10). The server sends the first only; the others and the sliding come
 * with the first touch, hover or focus. Arrows and dots appear when there is more than one picture.
 */
export function Carousel({ pictures, label, labels, positionText, isRtl, sizes, isFirst = false, onFail, children }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider | null>(null);
  const pending = useRef(0);
  const [isStarted, setStarted] = useState(false);
  const [selected, setSelected] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [hasScripts, setScripts] = useState(false);
  const count = pictures.length;

  // Arrows and dots do nothing without scripts, and would be a third of a card's markup.
  useEffect(() => setScripts(true), []);

  useEffect(() => {
    const element = viewport.current;
    if (!isStarted || element === null || count < 2) return undefined;
    let isGone = false;
    void import('./carousel-engine.ts').then(({ startSlider }) => {
      if (isGone) return;
      slider.current = startSlider({ element, isRtl, onSelect: setSelected });
      // A press that came before the engine is not lost.
      for (; pending.current !== 0; pending.current -= Math.sign(pending.current)) slider.current.step(pending.current > 0 ? 1 : -1);
    });
    return () => {
      isGone = true;
      slider.current?.stop();
      slider.current = null;
    };
  }, [isStarted, count, isRtl]);

  const start = (): void => setStarted(true);
  const step = (by: 1 | -1): void => {
    start();
    setMoved(true);
    if (slider.current === null) pending.current += by;
    else slider.current.step(by);
  };
  const shown = isStarted ? pictures : pictures.slice(0, 1);
  // Without them there is one picture, which its own text names.
  const hasControls = hasScripts && count > 1;
  const dots = Math.min(count, MOST_DOTS);

  return (
    <div
      {...(hasControls ? { role: 'group', 'aria-label': label } : {})}
      className={styles['carousel']}
      onPointerEnter={start}
      onTouchStart={start}
      onFocus={start}
    >
      <div ref={viewport} className={styles['viewport']}>
        <div className={styles['track']}>
          {shown.map((picture, at) => (
            <div key={picture.sources[0]?.url ?? at} className={styles['slide']} aria-hidden={at === selected ? undefined : true}>
              <Picture
                {...picture}
                isCover
                isFirst={isFirst && at === 0}
                {...(sizes === undefined ? {} : { sizes })}
                onFail={() => onFail?.(picture.sources[0]?.url ?? '')}
              />
            </div>
          ))}
        </div>
      </div>
      {children}
      {hasControls && (
        <>
          <IconButton
            isRound
            label={labels.previous}
            className={clsx(styles['arrow'], styles['previous'])}
            icon={<Icon shape={ChevronLeft} size={18} isDirectional />}
            onClick={() => step(-1)}
          />
          <IconButton
            isRound
            label={labels.next}
            className={clsx(styles['arrow'], styles['next'])}
            icon={<Icon shape={ChevronRight} size={18} isDirectional />}
            onClick={() => step(1)}
          />
          <div aria-hidden className={styles['dots']}>
            {Array.from({ length: dots }, (_, at) => (
              <span key={at} className={clsx(styles['dot'], at === Math.min(selected, dots - 1) && styles['current'])} />
            ))}
          </div>
          <span className="visually-hidden" role="status">
            {hasMoved ? positionText(selected + 1, count) : ''}
          </span>
        </>
      )}
    </div>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import ImageOff from 'lucide-react/icons/image-off';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

/** Names of the poster palettes; an unknown one is shown without gradient. */
export const PICTURE_PALETTES = ['azur', 'corail', 'menthe', 'argile', 'rose', 'nuit', 'boreal', 'safran', 'prune', 'olive'] as const;

/** One file of a picture: its address and its width in pixels. */
export type PictureSource = { readonly url: string; readonly width: number };

type PictureProps = {
  /** Smallest first; the widths of the specification are 768, 978 and 1440. */
  readonly sources: readonly PictureSource[];
  /** Size of the picture's shape, in any unit: it reserves the place. */
  readonly width: number;
  readonly height: number;
  /** Empty when a caption says it. */
  readonly alt: string;
  /** The `sizes` attribute: how wide it is shown at which screen. */
  readonly sizes?: string;
  readonly palette?: string | undefined;
  /** The first picture of a page: fetched at once and first. */
  readonly isFirst?: boolean;
  /** Fills its box and is cropped, instead of having its own shape. */
  readonly isCover?: boolean;
  readonly isDesaturated?: boolean;
  readonly onFail?: () => void;
  readonly className?: string | undefined;
};

/**
 * A poster: its place is reserved, its palette is seen until it arrives, and stays with an icon if it never does
 * (look sections 8.1 and 9 "Card states").
 */
export function Picture({
  sources,
  width,
  height,
  alt,
  sizes = '100vw',
  palette,
  isFirst = false,
  isCover = false,
  isDesaturated = false,
  onFail,
  className,
}: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const fail = (): void => {
    setFailed(true);
    onFail?.();
  };
  useEffect(() => {
    // It may have failed before hydration, when nobody was listening.
    if (image.current?.complete === true && image.current.naturalWidth === 0 && image.current.currentSrc !== '') fail();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);
  const look = clsx(styles['picture'], palette !== undefined && styles[palette], isCover && styles['cover'], isDesaturated && styles['quiet'], className);
  const middle = sources[Math.min(1, sources.length - 1)];
  if (hasFailed || middle === undefined) return <PictureMissing alt={alt} look={look} isCover={isCover} />;
  return (
    <img
      ref={image}
      src={middle.url}
      srcSet={sources.length > 1 ? sources.map((source) => `${source.url} ${source.width}w`).join(', ') : undefined}
      sizes={sources.length > 1 ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      draggable={false}
      onError={fail}
      className={look}
    />
  );
}

function PictureMissing({ alt, look, isCover }: { readonly alt: string; readonly look: string; readonly isCover: boolean }) {
  return (
    <span
      className={clsx(look, styles['missing'], !isCover && styles['shaped'])}
      role={alt === '' ? undefined : 'img'}
      aria-label={alt === '' ? undefined : alt}
    >
      <Icon shape={ImageOff} size={24} />
    </span>
  );
}

/** A box of a given shape for a cover picture, with what stands over it (tags, captions). */
export function PictureBox({
  children,
  shape = '3x2',
  isRounded = false,
  className,
}: {
  readonly children: ReactNode;
  readonly shape?: '3x2' | '4x3' | '1x1' | '16x9' | '5x2' | 'fill';
  readonly isRounded?: boolean;
  readonly className?: string | undefined;
}) {
  return <div className={clsx(styles['box'], styles[`shape-${shape}`], isRounded && styles['rounded'], className)}>{children}</div>;
}

/** White text at the foot of a picture, over the gradient that makes it readable; `isTall` where several lines stand on one another. */
export function PictureCaption({ children, isTall = false }: { readonly children: ReactNode; readonly isTall?: boolean }) {
  return (
    <div className={clsx(styles['caption'], isTall && styles['tall'])} data-inverse="">
      {children}
    </div>
  );
}

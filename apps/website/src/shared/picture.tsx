import { Picture, type PictureSource } from '@escale/ui/picture';
import { track } from './analytics.ts';
import { useShell } from './shell.tsx';

/** Widths every picture exists in (platform 9 "Image widths"); heroes also at twice the largest. */
const WIDTHS = { wide: [768, 978, 1440], hero: [1440, 2880] } as const;
const SHAPES = { wide: { width: 1440, height: 960 }, hero: { width: 2880, height: 1152 } } as const;
export type PictureFormat = keyof typeof WIDTHS;

/**
 * The files of a generated picture. `picture` is its id (`hotel-014`) or the address of any of its widths; another address stands alone.
 * @example pictureSources('hotel-014', 'wide') // /pictures/hotel-014-wide-768.avif, …
 */
export const pictureSources = (picture: string, format: PictureFormat, prefix = ''): readonly PictureSource[] => {
  const id = /^(?:.*\/pictures\/)?([\w]+(?:-[\w]+)*?)(?:-(?:wide|hero)-\d+\.avif)?$/u.exec(picture)?.[1];
  if (id === undefined) return [{ url: picture, width: SHAPES[format].width }];
  return WIDTHS[format].map((width) => ({ url: `${prefix}/pictures/${id}-${format}-${width}.avif`, width }));
};

interface ShopPictureProps {
  readonly picture: string;
  readonly alt: string;
  readonly format?: PictureFormat;
  readonly sizes?: string;
  readonly palette?: string | undefined;
  readonly isFirst?: boolean;
  readonly isCover?: boolean;
  readonly className?: string | undefined;
}

/** A generated picture of the universe; one that cannot be loaded is reported and leaves its palette (funnel 2.10 `image_not_loaded`). */
export const ShopPicture = ({ picture, format = 'wide', ...rest }: ShopPictureProps) => {
  const { prefix } = useShell();
  return (
    <Picture
      {...rest}
      {...SHAPES[format]}
      sources={pictureSources(picture, format, prefix)}
      onFail={() => {
        track({ name: 'image_not_loaded', data: { picture } });
      }}
    />
  );
};

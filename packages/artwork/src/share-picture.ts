import { existsSync } from 'node:fs';
import { join } from 'node:path';

const WIDTH = 1200;
const HEIGHT = 630;
const MARK = 150;
const PADDING = 56;
const QUALITY = 78;

/** Size of a picture that shared links show, in pixels. */
export const SHARE_PICTURE = { width: WIDTH, height: HEIGHT, type: 'image/jpeg' } as const;

export interface SharePictureInput {
  /** Folder of the rendered pictures. */
  readonly folder: string;
  /** Id of a picture, e.g. `beach-001`. */
  readonly picture: string;
  /** Colour of the foot, `#RRGGBB`. */
  readonly colour: string;
  /** The brand's mark in white, as SVG text. */
  readonly mark: string;
}

const foot = (colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop offset="0.35" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="0.92"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#f)"/></svg>`,
  );

/** An SVG that stands alone: marks are written for pages, which need no namespace. */
const standalone = (mark: string): Buffer => Buffer.from(mark.includes('xmlns=') ? mark : mark.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));

/**
 * The picture shared links show (platform 2.2): a scene of the collection under the brand's colour, with its white mark, as a JPEG of 1200 × 630.
 * Undefined when the scene does not exist or the image library is not installed.
 */
export const renderSharePicture = async ({ folder, picture, colour, mark }: SharePictureInput): Promise<Buffer | undefined> => {
  if (!/^[a-z]+-\d{3}$/u.test(picture) || !/^#[\dA-F]{6}$/iu.test(colour) || !mark.startsWith('<svg')) return undefined;
  const file = ['wide-1440', 'hero-1440'].map((size) => join(folder, `${picture}-${size}.avif`)).find((each) => existsSync(each));
  if (file === undefined) return undefined;
  // Where only what runs is installed, pages simply have no picture to share.
  const sharp = await import('sharp').then(
    (library) => library.default,
    () => undefined,
  );
  if (sharp === undefined) return undefined;
  const logo = await sharp(standalone(mark), { density: 300 })
    .resize({ height: MARK, width: MARK * 2, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(file)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([
      { input: foot(colour), left: 0, top: 0 },
      { input: logo.data, left: PADDING, top: HEIGHT - PADDING - logo.info.height },
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
};

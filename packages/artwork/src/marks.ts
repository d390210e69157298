import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Draws every brand's mark as a small picture for mails: on a white tile, so that it stays visible where a mail program darkens the page.
const BRANDS = join(import.meta.dirname, '../../catalogue/brands');
const MARKS = join(import.meta.dirname, '../marks');
/** Shown at 36 px, drawn for dense screens. */
const SIDE = 108;
const MARGIN = 6;
const CORNER = 18;

const tile = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="${CORNER}" fill="#fff"/></svg>`,
);

/** The picture of a mark given as SVG. */
const drawMark = async (svg: Buffer): Promise<Buffer> => {
  const side = SIDE - 2 * MARGIN;
  const mark = await sharp(svg, { density: 300 })
    .resize(side, side, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp(tile)
    .composite([{ input: mark, top: MARGIN, left: MARGIN }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
};

await mkdir(MARKS, { recursive: true });
for (const code of (await readdir(BRANDS)).toSorted()) {
  const svg = await readFile(join(BRANDS, code, 'logo.svg')).catch(() => undefined);
  if (svg !== undefined) await writeFile(join(MARKS, `${code}.png`), await drawMark(svg));
}

import { fileURLToPath } from 'node:url';
import { renderSharePicture } from '@escale/artwork/share-picture';
import type { PageHandler } from '../app/page-handler.server.ts';

const PICTURES = fileURLToPath(import.meta.resolve('@escale/artwork/share-picture')).replace(/src\/share-picture\.ts$/u, 'pictures');
/** About a hundred kilobytes each. */
const MOST_KEPT = 64;

/**
 * Pictures that shared links show, `/share/{BRAND}/{picture}.jpg`: made when first asked for, one at a time so that pages keep the processor, and
 * kept while brand and picture stand. Only pictures of the collection and brands that are served exist.
 */
export const createSharePictures = ({ shareLook }: Pick<PageHandler, 'shareLook'>): ((brand: string, file: string) => Promise<Buffer | undefined>) => {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  return async (brand, file) => {
    const picture = /^([a-z]+-\d{3})\.jpg$/u.exec(file)?.[1];
    const look = picture === undefined ? undefined : await shareLook(brand);
    if (picture === undefined || look === undefined) return undefined;
    const key = `${brand} ${picture} ${look.colour} ${look.mark}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = last.then(() => renderSharePicture({ folder: PICTURES, picture, ...look }));
    last = made.catch(() => undefined);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    // What could not be made is not remembered as made.
    void made.then(
      (bytes) => bytes === undefined && kept.delete(key),
      () => kept.delete(key),
    );
    return made;
  };
};

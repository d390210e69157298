import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const QUALITY_FILE = 9,
  QUALITY_AT_ONCE = 5;

/** One JSON document as served: compressed, with its entity tag. */
export interface Document {
  readonly brotli: Buffer;
  /** Content hash; the served tag adds the encoding. */
  readonly hash: string;
}

/** JSON text of a value, compressed. `quality` trades time for bytes: files are made once, answers at once. */
export const toDocument = async (value: unknown, quality: 'file' | 'at-once'): Promise<Document> => {
  const text = Buffer.from(JSON.stringify(value));
  const brotli = await compress(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality === 'file' ? QUALITY_FILE : QUALITY_AT_ONCE, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  return { brotli, hash: createHash('sha256').update(text).digest('base64url').slice(0, 22) };
};

/** The bytes for a caller that doesn't take Brotli. */
export const plainBytes = (document: Document): Promise<Buffer> => decompress(document.brotli);

const FILE_NAME = /^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+\.json$/u;

/** Whether a path can name a content file at all; nothing else ever reaches the file system. */
export const isContentPath = (path: string): boolean => path.length <= 200 && FILE_NAME.test(path);

/** A folder of published content, as a CDN or object store would hold it. */
export interface ContentFiles {
  /** Writes a document so that a reader sees the old one or the new one, never a part. */
  write(path: string, value: unknown): Promise<void>;
  /** The document at a path; undefined when nothing was published there. */
  read(path: string): Promise<Document | undefined>;
  /** Takes away everything below a brand's code. */
  remove(brand: string): Promise<void>;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Content files below `folder`. Documents are kept in memory while their file stands unchanged. */
export const openContentFiles = (folder: string): ContentFiles => {
  const kept = new Map<string, { readonly stamp: string; readonly document: Document }>();
  let count = 0;
  const fileOf = (path: string): string => {
    if (!isContentPath(path)) throw new Error('Not a path of a content file');
    return join(folder, path);
  };
  return {
    write: async (path, value) => {
      const file = fileOf(path);
      const text = JSON.stringify(value);
      const before = await readFile(file, 'utf8').catch(() => undefined);
      if (before === text) return; // unchanged content keeps its tag and its place in caches
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${process.pid}-${count++}.part`;
      try {
        await writeFile(unfinished, text);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: async (path) => {
      const file = fileOf(path);
      try {
        const { mtimeMs, size, ino } = await stat(file);
        const stamp = `${mtimeMs}-${size}-${ino}`;
        const known = kept.get(path);
        if (known?.stamp === stamp) return known.document;
        const document = await toDocument(JSON.parse(await readFile(file, 'utf8')), 'file');
        kept.set(path, { stamp, document });
        return document;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (brand) => {
      if (!/^[A-Z]{2}$/u.test(brand)) throw new Error('Not the code of a brand');
      for (const path of kept.keys()) if (path.startsWith(`${brand}/`)) kept.delete(path);
      await rm(join(folder, brand), { recursive: true, force: true });
    },
  };
};

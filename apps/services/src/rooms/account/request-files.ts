import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isSameSecret } from '../../platform/visitor.ts';
import type { AccountContext } from './context.ts';
import { FILE_LINK_LIFE, LARGEST_FILE } from './policies.ts';

/** A file as it arrives: base64 and what it says it is. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}
export interface CheckedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** What the first bytes of a file say it is; the name and the sender may say anything. */
export const sniffType = (bytes: Buffer): string | null => {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp' && HEIC_BRANDS.has(bytes.subarray(8, 12).toString('latin1'))) return 'image/heic';
  return null;
};

/** A name that is only a name: no path, no control characters, nothing that turns the writing direction round. */
const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{C}/\\:*?"<>|]/gu, '')
    .trim()
    .slice(-120) || 'file';

/** Reads a sent file; null when it is no base64, empty, above 10 MB, or not what it says it is. */
export const checkFile = (file: SentFile): CheckedFile | null => {
  if (file.content.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/u.test(file.content)) return null;
  const bytes = Buffer.from(file.content, 'base64');
  if (bytes.length === 0 || bytes.length > LARGEST_FILE || sniffType(bytes) !== file.type) return null;
  return { name: plainName(file.name), type: file.type, bytes };
};

const sign = (secret: string, id: string, until: string): string => createHmac('sha256', secret).update(`file.${id}.${until}`).digest('base64url').slice(0, 32);

/** Address of a file for the next hour: whoever may read the message is given it. */
export const fileUrl = ({ env, clock }: Pick<AccountContext, 'env' | 'clock'>, id: string): string => {
  const until = Math.floor((clock.now() + FILE_LINK_LIFE) / 1000).toString(36);
  return `/api/account/files/${id}?until=${until}&key=${sign(env.authSecret, id, until)}`;
};

/** `GET /files/{id}`: a file of a message, by its signed address; never shown inside a page. */
export const serveFiles = (app: FastifyInstance, context: AccountContext): void => {
  app.get<{ Params: { id: string }; Querystring: { until?: unknown; key?: unknown } }>('/files/:id', async (request, reply) => {
    const { id } = request.params;
    const { until, key } = request.query;
    const notFound = () => reply.code(404).send({ code: 'NOT_FOUND' });
    if (typeof until !== 'string' || typeof key !== 'string' || !/^[0-9a-f-]{36}$/u.test(id) || !isSameSecret(key, sign(context.env.authSecret, id, until)))
      return notFound();
    if (Number.parseInt(until, 36) * 1000 < context.clock.now()) return notFound();
    const { rows } = await context.db.query<CheckedFile>('select name, type, bytes from customer_file where id = $1', [id]);
    const [file] = rows;
    if (file === undefined) return notFound();
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-robots-tag', 'noindex')
      .send(file.bytes);
  });
};

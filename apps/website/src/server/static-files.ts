import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface StaticFile {
  readonly path: string;
  readonly size: number;
  readonly type: string;
  readonly br: number | undefined;
  readonly gz: number | undefined;
  readonly text?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

const sizeOf = (path: string): number | undefined => (existsSync(path) ? statSync(path).size : undefined);

/** The router's manifest names its chunks by absolute addresses; under a prefix they get it here. */
const underPrefix = (path: string, prefix: string): { text: string; size: number; br: undefined; gz: undefined } => {
  const text = readFileSync(path, 'utf8').replaceAll('"/assets/', `"${prefix}/assets/`);
  return { text, size: Buffer.byteLength(text), br: undefined, gz: undefined };
};

/** Lists the built client files once; only what is listed can be asked for, so no path can leave the folder. */
export const indexFiles = (directory: string, prefix = ''): ReadonlyMap<string, StaticFile> => {
  const files = new Map<string, StaticFile>();
  const assets = join(directory, 'assets');
  for (const entry of readdirSync(assets, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br') || entry.name.endsWith('.gz')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(directory.length).replaceAll('\\', '/'), {
      path,
      size: statSync(path).size,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      br: sizeOf(`${path}.br`),
      gz: sizeOf(`${path}.gz`),
      ...(prefix !== '' && /^manifest-\w+\.js$/u.test(entry.name) ? underPrefix(path, prefix) : {}),
    });
  }
  return files;
};

const notFound = (reply: FastifyReply): FastifyReply => reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');

/**
 * Sends a built file, precompressed when the browser takes it; names carry their content's hash, so they are kept for a year. A file a later build
 * has taken away is not found, and nobody keeps that answer.
 */
export const sendFile = async (files: ReadonlyMap<string, StaticFile>, path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const file = files.get(path);
  if (file === undefined) return notFound(reply);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = file.br !== undefined && /\bbr\b/u.test(accepted) ? 'br' : file.gz !== undefined && /\bgzip\b/u.test(accepted) ? 'gz' : undefined;
  const opened = file.text === undefined ? await open(encoding === undefined ? file.path : `${file.path}.${encoding}`).catch(() => undefined) : undefined;
  const content = file.text ?? opened?.createReadStream();
  if (content === undefined) return notFound(reply);
  void reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'Accept-Encoding');
  if (encoding !== undefined) void reply.header('content-encoding', encoding === 'gz' ? 'gzip' : 'br');
  void reply.header('content-length', encoding === undefined ? file.size : encoding === 'br' ? (file.br ?? 0) : (file.gz ?? 0));
  return reply.send(content);
};

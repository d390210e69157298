import { Readable } from 'node:stream';
import { VISITOR_IP_HEADER } from '@escale/contract/user-auth';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageHandler } from '../app/page-handler.server.ts';

const toRequest = (request: FastifyRequest, signal: AbortSignal): Request | undefined => {
  const url = URL.parse(`${request.protocol}://${request.headers.host ?? 'localhost'}${request.raw.url ?? '/'}`);
  if (url === null) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  // Ours alone to say: whatever a browser sent under this name is gone.
  headers.set(VISITOR_IP_HEADER, request.ip);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && Buffer.isBuffer(request.body);
  // `as`: a Node buffer is a valid body; the type libraries disagree about its array buffer.
  return new Request(url, { method: request.method, headers, signal, ...(hasBody ? { body: request.body as unknown as BodyInit } : {}) });
};

/**
 * Answers a page request through the page handler: Fastify's request becomes a web request, its response is written back. A visitor who
 * leaves aborts the work. Whatever goes wrong outside the router is an empty 500 with a report, never a stack.
 */
export const answerPage = async (
  pages: PageHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  report: (name: string, details: Readonly<Record<string, string>>) => void,
): Promise<FastifyReply> => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const web = toRequest(request, gone.signal);
  if (web === undefined) return reply.code(400).send('');
  try {
    const response = await pages.handle(web);
    void reply.code(response.status);
    for (const [name, value] of response.headers) if (name !== 'set-cookie') void reply.header(name, value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    if (response.body === null) return await reply.send('');
    // `as`: the two declarations of a web stream are the same thing at run time.
    return await reply.send(Readable.fromWeb(response.body as unknown as NodeReadableStream<Uint8Array>));
  } catch (error) {
    if (gone.signal.aborted) return reply;
    report('page_failed', { reason: error instanceof Error ? (error.stack ?? error.message).slice(0, 1500) : 'unknown' });
    return reply.code(500).type('text/plain').send('');
  }
};

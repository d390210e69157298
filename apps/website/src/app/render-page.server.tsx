import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { MessagesProvider } from '../shared/messages.tsx';
import { requestContext, type RequestContext } from '../shared/request-context.ts';
import { ShellProvider } from '../shared/shell.tsx';

export interface RenderInput {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly routerContext: EntryContext;
  readonly provider: RouterContextProvider;
  readonly streamTimeout: number;
}

/** True when a promise hides anywhere in loader data: only then must the page be streamed. */
const holdsPromise = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null || depth > 12) return false;
  if (value instanceof Promise || typeof (value as { then?: unknown }).then === 'function') return true; // `as`: looking for a thenable
  for (const each of Object.values(value)) if (holdsPromise(each, depth + 1)) return true;
  return false;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '\\u0026', '>': '\\u003e', '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll(/[&><\u2028\u2029]/gu, (match) => ESCAPES[match] ?? match);

/** What a script's string between single quotes must not hold as it stands, in the order it is replaced; one sign after the other is quicker than any pattern. */
const STRING_ESCAPES = Object.entries({
  '\\': '\\\\',
  "'": String.raw`\'`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\u0000': String.raw`\u0000`,
  ...ESCAPES,
}).filter(([sign]) => sign !== '&');

/** A text as a script's string. JSON is full of double quotes and has few single ones: between single quotes hardly any needs an escape. */
export const scriptString = (text: string): string => `'${STRING_ESCAPES.reduce((escaped, [sign, escape]) => escaped.replaceAll(sign, () => escape), text)}'`;

const page = (context: RequestContext, children: ReactNode): ReactNode => (
  <ShellProvider shell={context.shell} document={context.document}>
    <MessagesProvider registry={context.messages}>{children}</MessagesProvider>
  </ShellProvider>
);

const setHeaders = (headers: Headers, context: RequestContext): void => {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', context.csp);
  headers.set('X-Robots-Tag', context.robots);
  // Prices, the device and the nonce are of this request alone.
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
};

const handOffScripts = async (stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> => {
  const decoder = new TextDecoder();
  let scripts = '';
  const add = (text: string): void => {
    if (text !== '') scripts += `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${scriptString(text)});</script>`;
  };
  for await (const chunk of stream) add(decoder.decode(chunk, { stream: true }));
  add(decoder.decode());
  return `${scripts}<script nonce="${nonce}">window.__reactRouterContext.streamController.close();</script>`;
};

/**
 * Takes the nonce off the links to our own files, which the policy allows by where they are: a nonce is for elements whose content stands in the page.
 */
export const withoutLinkNonces = (html: string, nonce: string): string => {
  const mark = ` nonce="${nonce}"`;
  let kept = '';
  let from = 0;
  for (let at = html.indexOf('<link '); at !== -1; at = html.indexOf('<link ', at + 1)) {
    const cut = html.slice(at, html.indexOf('>', at)).indexOf(mark);
    if (cut === -1) continue;
    kept += html.slice(from, at + cut);
    from = at + cut + mark.length;
  }
  return kept + html.slice(from);
};

const renderBuffered = async ({ request, status, headers, routerContext }: RenderInput, context: RequestContext): Promise<Response> => {
  // Without the stream in its context the router renders no transfer component; we print the same scripts ourselves.
  const { serverHandoffStream, ...rest } = routerContext;
  const html = withoutLinkNonces(renderToString(page(context, <ServerRouter context={rest} url={request.url} nonce={context.nonce} />)), context.nonce);
  const scripts = serverHandoffStream === undefined ? '' : await handOffScripts(serverHandoffStream, context.nonce);
  const end = html.lastIndexOf('</body>');
  const body = end === -1 ? html + scripts : html.slice(0, end) + scripts + html.slice(end);
  // As bytes: a string would be looked through for broken characters once more, which React's escapes and ours cannot hold.
  return new Response(Buffer.from(`<!DOCTYPE html>${body}`), { status, headers });
};

const renderStreamed = ({ request, status, headers, routerContext, streamTimeout }: RenderInput, context: RequestContext): Promise<Response> =>
  new Promise((resolve, reject) => {
    let currentStatus = status;
    let isShellSent = false;
    const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
    const timer = setTimeout(() => {
      abort();
    }, streamTimeout + 1000);
    const { pipe, abort } = renderToPipeableStream(page(context, <ServerRouter context={routerContext} url={request.url} nonce={context.nonce} />), {
      nonce: context.nonce,
      // Parts whose scripts come late are ready with the page: none of them is sent behind it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [ready]() {
        isShellSent = true;
        const body = new PassThrough({
          final(done) {
            clearTimeout(timer);
            done();
          },
        });
        body.on('close', () => {
          clearTimeout(timer);
        });
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status: currentStatus, headers }));
      },
      onShellError(error: unknown) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error: unknown) {
        currentStatus = 500;
        if (isShellSent && !request.signal.aborted) context.report('rendering_error', { reason: error instanceof Error ? error.message : 'unknown' });
      },
    });
    request.signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        abort();
      },
      { once: true },
    );
  });

/**
 * Renders a page: at once as one string when its data is complete, as a stream when some of it is deferred. HEAD is answered without rendering.
 */
export const renderPage = async (input: RenderInput): Promise<Response> => {
  const context = input.provider.get(requestContext);
  setHeaders(input.headers, context);
  if (input.request.method === 'HEAD') return new Response(null, { status: input.status, headers: input.headers });
  const { loaderData, actionData } = input.routerContext.staticHandlerContext;
  return context.mustStream || holdsPromise(loaderData) || holdsPromise(actionData) ? renderStreamed(input, context) : renderBuffered(input, context);
};

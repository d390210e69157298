import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { unsubscribeHeaders } from './deliver.ts';
import { html, SafeHtml } from '../../platform/html.ts';

// Tool pages for people who run the demo: English, outside live only.
const STYLE = `body{margin:0;font:16px/1.5 "Noto Sans",system-ui,sans-serif;background:#f5f7f9;color:#0e1f33}main{max-inline-size:960px;margin:0 auto;padding:32px 16px}h1{font-size:32px;line-height:38px;margin:0 0 4px}p{color:#526172;margin:0 0 24px}table{inline-size:100%;border-collapse:collapse;background:#fff;border-radius:16px;overflow:hidden}td,th{padding:14px 16px;text-align:start;border-block-end:1px solid #e2e7ec;font-size:14px}th{color:#526172;font-weight:400}a{color:#14406b;font-weight:600}iframe{block-size:1240px;border:1px solid #e2e7ec;border-radius:16px;background:#fff}pre{white-space:pre-wrap;background:#fff;padding:20px;border-radius:16px;font-size:14px}ul{padding-inline-start:20px}h2{font-size:20px;line-height:28px;margin:32px 0 12px}summary{cursor:pointer;padding:12px 0;font-weight:600}.frames{display:flex;gap:16px;align-items:flex-start;overflow-x:auto;padding-block-end:16px}.wide{flex:none;inline-size:664px}.narrow{flex:none;inline-size:375px}.wider{max-inline-size:1120px}`;

/** A tool page around a body. `nonce` lets its one style in. */
export const toolPage = (title: string, nonce: string, body: SafeHtml): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><link rel="icon" href="data:,"><title>${title}</title><style nonce="${nonce}">${new SafeHtml(STYLE)}</style></head><body><main class="wider">${body}</main></body></html>`
    .text;

/** Answers with a tool page that lets nothing in but its own style and frames of this site. */
export const sendToolPage = (reply: FastifyReply, make: (nonce: string) => string) => {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; img-src data:; base-uri 'none'`)
    .send(make(nonce));
};

/** Answers with a mail's own HTML as a mail program would show it: no scripts, pictures from anywhere. */
export const sendMailHtml = (reply: FastifyReply, mailHtml: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; sandbox")
    .send(mailHtml);

/** A mail on a wide and on a narrow screen, its one-click headers where it has them, and its plain twin. */
export const mailTwins = (mail: { readonly frame: string; readonly text: string; readonly unsubscribe?: string | undefined }): SafeHtml => {
  const headers = Object.entries(unsubscribeHeaders(mail));
  return html`<div class="frames"><iframe class="wide" title="HTML version" sandbox="" src="${mail.frame}"></iframe><iframe class="narrow" title="HTML version on a phone" sandbox="" src="${mail.frame}"></iframe></div>${headers.length === 0 ? null : html`<h2>Headers</h2><pre>${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>`}<h2>Plain text</h2><pre dir="auto">${mail.text}</pre>`;
};

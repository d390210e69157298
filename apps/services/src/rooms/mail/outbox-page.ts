import { unsubscribeHeaders } from './deliver.ts';
import { html, SafeHtml, escapeHtml } from './html.ts';
import type { RenderedSms } from '../../platform/sms.ts';
import type { StoredMail, Attachment } from './store.ts';

// A tool page for people who run the demo: English, outside live only.
const STYLE = `body{margin:0;font:16px/1.5 "Noto Sans",system-ui,sans-serif;background:#f5f7f9;color:#0e1f33}main{max-inline-size:960px;margin:0 auto;padding:32px 16px}h1{font-size:32px;line-height:38px;margin:0 0 4px}p{color:#526172;margin:0 0 24px}table{inline-size:100%;border-collapse:collapse;background:#fff;border-radius:16px;overflow:hidden}td,th{padding:14px 16px;text-align:start;border-block-end:1px solid #e2e7ec;font-size:14px}th{color:#526172;font-weight:400}a{color:#14406b;font-weight:600}iframe{inline-size:100%;block-size:1240px;border:1px solid #e2e7ec;border-radius:16px;background:#fff}pre{white-space:pre-wrap;background:#fff;padding:20px;border-radius:16px;font-size:14px}ul{padding-inline-start:20px}`;

const page = (title: string, nonce: string, body: SafeHtml): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><link rel="icon" href="data:,"><title>${title}</title><style nonce="${nonce}">${new SafeHtml(STYLE)}</style></head><body><main>${body}</main></body></html>`
    .text;

type SentSms = RenderedSms & { readonly createdAt: Date };

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const messageTable = (messages: readonly SentSms[]): SafeHtml | null =>
  messages.length === 0
    ? null
    : html`<h2>Text messages</h2><table><thead><tr><th>When</th><th>Brand</th><th>To</th><th>Text</th></tr></thead><tbody>${messages.map((message) => html`<tr><td>${minute(message.createdAt)}</td><td>${message.brand}</td><td>${message.recipient}</td><td dir="auto">${message.text}</td></tr>`)}</tbody></table>`;

/** The list of mails and text messages that left the house. */
export const outboxPage = (mails: readonly Omit<StoredMail, 'html' | 'plain' | 'unsubscribe'>[], messages: readonly SentSms[], nonce: string): string =>
  page(
    'Outbox',
    nonce,
    html`<h1>Outbox</h1><p>Every mail this demonstration has sent. Nothing leaves the machine. <a href="previews">Every letter of every brand</a></p>${
      mails.length === 0
        ? html`<p>No mail yet. Book a trip, then come back.</p>`
        : html`<table><thead><tr><th>When</th><th>Brand</th><th>To</th><th>Subject</th></tr></thead><tbody>${mails.map((mail) => html`<tr><td>${minute(new Date(mail.createdAt))}</td><td>${mail.brand}</td><td>${mail.recipient}</td><td dir="auto"><a href="outbox/${encodeURIComponent(mail.key)}">${mail.subject}</a></td></tr>`)}</tbody></table>`
    }${messageTable(messages)}`,
  );

const headerList = (mail: Pick<StoredMail, 'unsubscribe'>): SafeHtml | null => {
  const headers = Object.entries(unsubscribeHeaders({ unsubscribe: mail.unsubscribe ?? undefined }));
  return headers.length === 0 ? null : html`<pre>${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>`;
};

/** One mail: its HTML in a frame without scripts, its plain twin, its attachments. */
export const mailPage = (mail: StoredMail & { readonly attachments: readonly Pick<Attachment, 'name' | 'type'>[] }, nonce: string): string => {
  const key = encodeURIComponent(mail.key);
  return page(
    mail.subject,
    nonce,
    html`<p><a href="../outbox">All mails</a></p><h1 dir="auto">${mail.subject}</h1><p>To ${mail.recipient}</p>${headerList(mail)}<ul>${mail.attachments.map((attachment, position) => html`<li><a href="${key}/attachments/${position}">${attachment.name}</a></li>`)}</ul><iframe title="HTML version" sandbox="" src="${key}/html"></iframe><h2>Plain text</h2><pre dir="auto">${new SafeHtml(escapeHtml(mail.plain))}</pre>`,
  );
};

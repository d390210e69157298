import { html, type SafeHtml } from '../../platform/html.ts';
import type { RenderedSms } from '../../platform/sms.ts';
import type { StoredMail, Attachment } from './store.ts';
import { mailTwins, toolPage } from './tool-page.ts';

type SentSms = RenderedSms & { readonly createdAt: Date };

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const messageTable = (messages: readonly SentSms[]): SafeHtml | null =>
  messages.length === 0
    ? null
    : html`<h2>Text messages</h2><table><thead><tr><th>When</th><th>Brand</th><th>To</th><th>Text</th></tr></thead><tbody>${messages.map((message) => html`<tr><td>${minute(message.createdAt)}</td><td>${message.brand}</td><td>${message.recipient}</td><td dir="auto">${message.text}</td></tr>`)}</tbody></table>`;

/** The list of mails and text messages that left the house. */
export const outboxPage = (mails: readonly Omit<StoredMail, 'html' | 'plain' | 'unsubscribe'>[], messages: readonly SentSms[], nonce: string): string =>
  toolPage(
    'Outbox',
    nonce,
    html`<h1>Outbox</h1><p>Every mail this demonstration has sent. Nothing leaves the machine. <a href="previews">Every letter of every brand</a></p>${
      mails.length === 0
        ? html`<p>No mail yet. Book a trip, then come back.</p>`
        : html`<table><thead><tr><th>When</th><th>Brand</th><th>To</th><th>Subject</th></tr></thead><tbody>${mails.map((mail) => html`<tr><td>${minute(new Date(mail.createdAt))}</td><td>${mail.brand}</td><td>${mail.recipient}</td><td dir="auto"><a href="outbox/${encodeURIComponent(mail.key)}">${mail.subject}</a></td></tr>`)}</tbody></table>`
    }${messageTable(messages)}`,
  );

/** One mail: its HTML in a frame without scripts, its plain twin, its attachments. */
export const mailPage = (mail: StoredMail & { readonly attachments: readonly Pick<Attachment, 'name' | 'type'>[] }, nonce: string): string => {
  const key = encodeURIComponent(mail.key);
  return toolPage(
    mail.subject,
    nonce,
    html`<p><a href="../outbox">All mails</a></p><h1 dir="auto">${mail.subject}</h1><p>To ${mail.recipient}</p><ul>${mail.attachments.map((attachment, position) => html`<li><a href="${key}/attachments/${position}">${attachment.name}</a></li>`)}</ul>${mailTwins({ frame: `${key}/html`, text: mail.plain, unsubscribe: mail.unsubscribe ?? undefined })}`,
  );
};

import { createTransport } from 'nodemailer';
import type { Deps } from '../../platform/deps.ts';
import type { Mail, MailBrand } from './mail-brand.ts';
import type { MailSettings } from './send.ts';
import { keepMail, markSent } from './store.ts';

/** A letter ready to leave; the key makes it unique and becomes its Message-ID. */
export interface ReadyMail {
  readonly key: string;
  readonly recipient: string;
  readonly mail: Mail;
}

/**
 * Headers by which a mail program offers to end such mails with one press (RFC 2369, RFC 8058); only mails that nobody has to get carry them.
 */
export const unsubscribeHeaders = ({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Readonly<Record<string, string>> =>
  unsubscribe === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Keeps and, where SMTP is configured, sends a letter. Safe to repeat: one mail per key. */
export const deliverMail = async (deps: Deps, settings: MailSettings, { key, recipient, mail }: ReadyMail, brand: MailBrand): Promise<void> => {
  const now = deps.clock.now();
  const kept = { key, brand: brand.code, recipient, subject: mail.subject, html: mail.html, plain: mail.text, unsubscribe: mail.unsubscribe ?? null };
  await keepMail(deps.db, kept, [], now);
  if (!settings.smtpUrl) return;
  await createTransport(settings.smtpUrl).sendMail({
    messageId: `<${key}@escale>`,
    from: { name: brand.name, address: settings.from },
    to: recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: unsubscribeHeaders(mail),
  });
  await markSent(deps.db, key, now);
};

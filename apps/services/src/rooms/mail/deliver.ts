import { createTransport } from 'nodemailer';
import type { Deps } from '../../platform/deps.ts';
import type { Mail, MailBrand } from './booking-mail.ts';
import type { MailSettings } from './send.ts';
import { keepMail, markSent } from './store.ts';

/** A letter ready to leave; the key makes it unique and becomes its Message-ID. */
export interface ReadyMail {
  readonly key: string;
  readonly recipient: string;
  readonly mail: Mail;
}

/** Keeps and, where SMTP is configured, sends a letter. Safe to repeat: one mail per key. */
export const deliverMail = async (deps: Deps, settings: MailSettings, { key, recipient, mail }: ReadyMail, brand: MailBrand): Promise<void> => {
  const now = deps.clock.now();
  await keepMail(deps.db, { key, brand: brand.code, recipient, subject: mail.subject, html: mail.html, plain: mail.text }, [], now);
  if (!settings.smtpUrl) return;
  await createTransport(settings.smtpUrl).sendMail({
    messageId: `<${key}@escale>`,
    from: { name: brand.name, address: settings.from },
    to: recipient,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
  });
  await markSent(deps.db, key, now);
};

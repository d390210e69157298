import type { Confirmation } from '@escale/contract/booking';
import { createTransport } from 'nodemailer';
import type { Deps } from '../../platform/deps.ts';
import { documentKinds, renderDocument, type Seller } from '../documents/index.ts';
import { renderBookingMail } from './booking-mail.ts';
import type { MailBrand } from './mail-brand.ts';
import { keepMail, markSent, type Attachment } from './store.ts';

/** A booking mail to send: the outbox key makes it unique and becomes its Message-ID. */
export interface BookingMailOrder {
  readonly key: string;
  readonly code: string;
  readonly confirmation: Confirmation;
}

/** How a mail leaves the house; the demo's outbox page is the default. */
export interface MailSettings {
  readonly smtpUrl?: string;
  readonly from: string;
}

const attachmentsOf = async ({ confirmation }: BookingMailOrder, seller: Seller, now: number): Promise<readonly Attachment[]> => {
  if (confirmation.state !== 'CONFIRMED') return [];
  const kinds = documentKinds(confirmation.shop).filter((kind) => kind !== 'voucher');
  const made = await Promise.all(kinds.map(async (kind) => ({ kind, document: await renderDocument(kind, confirmation, seller, now) })));
  return made.flatMap(({ kind, document }) =>
    document ? [{ name: `${kind}-${confirmation.bookingReference}.${kind === 'calendar' ? 'ics' : 'pdf'}`, type: document.type, bytes: document.bytes }] : [],
  );
};

/** Renders, keeps and, where SMTP is configured, sends the mail of a booking with its documents. Safe to repeat: one mail per key. */
export const sendBookingMail = async (deps: Deps, settings: MailSettings, order: BookingMailOrder, brand: MailBrand, seller: Seller): Promise<void> => {
  const mail = renderBookingMail(order.confirmation, brand, order.code);
  if (!mail) return;
  const now = deps.clock.now();
  const attachments = await attachmentsOf(order, seller, now);
  await keepMail(
    deps.db,
    {
      key: order.key,
      brand: brand.code,
      recipient: order.confirmation.customer.email,
      subject: mail.subject,
      html: mail.html,
      plain: mail.text,
      unsubscribe: null,
    },
    attachments,
    now,
  );
  if (!settings.smtpUrl) return;
  await createTransport(settings.smtpUrl).sendMail({
    messageId: `<${order.key}@escale>`,
    from: { name: brand.name, address: settings.from },
    to: order.confirmation.customer.email,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: attachments.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
  });
  await markSent(deps.db, order.key, now);
};

import type { FastifyReply } from 'fastify';
import type { Deps, Room } from '../../platform/deps.ts';
import { listSms } from '../../platform/sms.ts';
import { mailPage, outboxPage } from './outbox-page.ts';
import type { PreviewShop } from './preview-letters.ts';
import { servePreviews } from './preview-routes.ts';
import { findAttachment, findMail, listMails } from './store.ts';
import { sendMailHtml, sendToolPage } from './tool-page.ts';

export { sendBookingMail, type BookingMailOrder, type MailSettings } from './send.ts';
export type { PreviewShop } from './preview-letters.ts';
export type { MailBrand } from './mail-brand.ts';
export { sendAccountLetter, smsText } from './account-mail.ts';
export { sendMemberMail, type MemberMailKind, type MemberMailOrder } from './member-mail.ts';

/** What the pages for mails need beside the usual. */
export interface MailDeps extends Deps {
  /** On a live site they do not exist. */
  readonly isLive: boolean;
  /** Every brand in every shop as mails know them, at this moment. */
  readonly previewShops: () => readonly PreviewShop[];
}

/** `GET /api/mail/outbox` and `GET /api/mail/previews`: what the demo sent, and every letter it can send; never on a live site. */
export const mailRoom: Room<MailDeps> = {
  name: 'mail',
  async register(app, deps) {
    if (deps.isLive) return;
    const notFound = (reply: FastifyReply) => reply.code(404).send({ code: 'NOT_FOUND' });
    app.get('/outbox', async (_request, reply) => {
      const [mails, messages] = await Promise.all([listMails(deps.db), listSms(deps.db)]);
      return sendToolPage(reply, (nonce) => outboxPage(mails, messages, nonce));
    });
    app.get<{ Params: { key: string } }>('/outbox/:key', async (request, reply) => {
      const mail = await findMail(deps.db, request.params.key);
      return mail ? sendToolPage(reply, (nonce) => mailPage(mail, nonce)) : notFound(reply);
    });
    app.get<{ Params: { key: string } }>('/outbox/:key/html', async (request, reply) => {
      const mail = await findMail(deps.db, request.params.key);
      return mail ? sendMailHtml(reply, mail.html) : notFound(reply);
    });
    app.get<{ Params: { key: string; position: string } }>('/outbox/:key/attachments/:position', async (request, reply) => {
      const position = Number(request.params.position);
      const attachment = Number.isInteger(position) && position >= 0 && position < 100 ? await findAttachment(deps.db, request.params.key, position) : null;
      return attachment
        ? reply.type(attachment.type).header('content-disposition', `inline; filename="${attachment.name}"`).send(attachment.bytes)
        : notFound(reply);
    });
    servePreviews(app, deps);
  },
};

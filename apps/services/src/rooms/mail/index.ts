import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Deps, Room } from '../../platform/deps.ts';
import { listSms } from '../../platform/sms.ts';
import { mailPage, outboxPage } from './outbox-page.ts';
import { findAttachment, findMail, listMails } from './store.ts';

export { sendBookingMail, type BookingMailOrder, type MailSettings } from './send.ts';
export type { MailBrand } from './mail-brand.ts';
export { sendAccountLetter, smsText } from './account-mail.ts';
export { sendMemberMail, type MemberMailKind, type MemberMailOrder } from './member-mail.ts';

/** What the outbox page needs beside the usual: whether this is a live site, where it does not exist. */
export interface MailDeps extends Deps {
  readonly isLive: boolean;
}

/** `GET /api/mail/outbox`: the demo's outbox, never on a live site. */
export const mailRoom: Room<MailDeps> = {
  name: 'mail',
  async register(app, deps) {
    if (deps.isLive) return;
    const send = (reply: FastifyReply, make: (nonce: string) => string) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; img-src data:; base-uri 'none'`)
        .send(make(nonce));
    };
    const notFound = (reply: FastifyReply) => reply.code(404).send({ code: 'NOT_FOUND' });
    app.get('/outbox', async (_request, reply) => {
      const [mails, messages] = await Promise.all([listMails(deps.db), listSms(deps.db)]);
      return send(reply, (nonce) => outboxPage(mails, messages, nonce));
    });
    app.get<{ Params: { key: string } }>('/outbox/:key', async (request, reply) => {
      const mail = await findMail(deps.db, request.params.key);
      return mail ? send(reply, (nonce) => mailPage(mail, nonce)) : notFound(reply);
    });
    app.get<{ Params: { key: string } }>('/outbox/:key/html', async (request, reply) => {
      const mail = await findMail(deps.db, request.params.key);
      if (!mail) return notFound(reply);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; sandbox")
        .send(mail.html);
    });
    app.get<{ Params: { key: string; position: string } }>('/outbox/:key/attachments/:position', async (request, reply) => {
      const position = Number(request.params.position);
      const attachment = Number.isInteger(position) && position >= 0 && position < 100 ? await findAttachment(deps.db, request.params.key, position) : null;
      return attachment
        ? reply.type(attachment.type).header('content-disposition', `inline; filename="${attachment.name}"`).send(attachment.bytes)
        : notFound(reply);
    });
  },
};

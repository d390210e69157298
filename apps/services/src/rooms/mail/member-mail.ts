import { createTransport } from 'nodemailer';
import type { Deps } from '../../platform/deps.ts';
import { wordingFor } from '../documents/index.ts';
import { type Mail, type MailBrand, onSecondary } from './booking-mail.ts';
import { html, SafeHtml } from './html.ts';
import type { MailSettings } from './send.ts';
import { keepMail, markSent } from './store.ts';

/** Letters of the sign-in: what each of them asks its reader to do. */
export type MemberMailKind = 'confirm' | 'reset' | 'welcome';

/** A letter to a member: the outbox key makes it unique and becomes its Message-ID. */
export interface MemberMailOrder {
  readonly key: string;
  readonly kind: MemberMailKind;
  readonly shop: string;
  readonly currency: string;
  readonly email: string;
  /** Page of the brand's site, with its one-use token. */
  readonly link: string;
}

/** Renders a letter to a member in the brand's look and the shop's language, HTML and plain twin. */
export const renderMemberMail = (order: Omit<MemberMailOrder, 'key' | 'email'>, brand: MailBrand): Mail => {
  const wording = wordingFor(order.shop, order.currency, ['mail']);
  const values = { brand: brand.name };
  const say = (part: 'subject' | 'title' | 'lead' | 'cta') => wording.say(`mail.member.${order.kind}.${part}`, values);
  const ignore = order.kind === 'welcome' ? null : wording.say('mail.member.ignore');
  const footer = wording.say('mail.footer.demo', values);
  const c = brand.colors;
  const start = wording.direction === 'rtl' ? 'right' : 'left';
  const font = new SafeHtml(`font-family:${wording.direction === 'rtl' ? "'Noto Sans Arabic'," : ''}'Noto Sans',Arial,sans-serif`);
  const display = new SafeHtml(`font-family:'${brand.displayFamily}','Noto Sans',Arial,sans-serif;font-weight:600`);
  const body = html`<!doctype html><html lang="${wording.language}" dir="${wording.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${say('subject')}</title></head>
<body dir="${wording.direction}" lang="${wording.language}" style="margin:0;padding:0;background:${brand.sunken};color:${c.black};${font};font-size:16px;line-height:24px;text-align:${start}">
<div style="display:none;max-height:0;overflow:hidden">${say('lead')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.sunken}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${c.greyLight};border-radius:${brand.radius + 6}px;overflow:hidden">
<tr><td align="${start}" style="padding:20px 32px"><img src="${brand.base}${brand.logo}" height="32" alt="${brand.name}" style="display:block;border:0;height:32px"></td></tr>
<tr><td align="${start}" style="padding:12px 32px 32px"><h1 style="margin:0 0 8px;${display};font-size:32px;line-height:38px;color:${c.black}">${say('title')}</h1><p style="margin:0 0 20px">${say('lead')}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${c.colorSecondary}" style="border-radius:${brand.radius}px"><a href="${order.link}" style="display:inline-block;padding:12px 23px;color:${new SafeHtml(onSecondary(c))};font-weight:600;text-decoration:none;border-radius:${brand.radius}px">${say('cta')}</a></td></tr></table>
${ignore === null ? null : html`<p style="margin:20px 0 0;font-size:14px;line-height:20px;color:${c.greyDark}">${ignore}</p>`}</td></tr></table>
<p style="font-size:12px;line-height:18px;color:${c.greyDark};margin:18px 0 0">${footer}</p>
</td></tr></table></body></html>`;
  const text = [brand.name, '', say('title'), say('lead'), '', `${say('cta')}: ${order.link}`, ...(ignore === null ? [] : ['', ignore]), '', footer].join('\n');
  return { subject: say('subject'), html: body.text, text };
};

/** Renders, keeps and, where SMTP is configured, sends a letter to a member. Safe to repeat: one mail per key. */
export const sendMemberMail = async (deps: Deps, settings: MailSettings, order: MemberMailOrder, brand: MailBrand): Promise<void> => {
  const mail = renderMemberMail(order, brand);
  const now = deps.clock.now();
  await keepMail(deps.db, { key: order.key, brand: brand.code, recipient: order.email, subject: mail.subject, html: mail.html, plain: mail.text }, [], now);
  if (!settings.smtpUrl) return;
  await createTransport(settings.smtpUrl).sendMail({
    messageId: `<${order.key}@escale>`,
    from: { name: brand.name, address: settings.from },
    to: order.email,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
  });
  await markSent(deps.db, order.key, now);
};

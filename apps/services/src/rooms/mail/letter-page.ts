import type { Wording } from '../documents/index.ts';
import { type Mail, type MailBrand, onSecondary } from './booking-mail.ts';
import { html, SafeHtml } from './html.ts';

/** What a letter says, in words of the shop; people's own words go into `quote` and are escaped like all the rest. */
export interface Letter {
  readonly title: string;
  readonly subject?: string;
  readonly lead: string;
  /** A short text to be read off, such as a code. */
  readonly strong?: string | undefined;
  readonly quote?: string | undefined;
  readonly button?: { readonly label: string; readonly link: string } | undefined;
  readonly note?: string | undefined;
}

/** Draws a letter in the brand's look and the shop's direction, HTML and plain twin. */
export const letterPage = (letter: Letter, wording: Wording, brand: MailBrand): Mail => {
  const { title, lead, strong, quote, button, note } = letter;
  const subject = letter.subject ?? title;
  const footer = wording.say('mail.footer.demo', { brand: brand.name });
  const c = brand.colors;
  const start = wording.direction === 'rtl' ? 'right' : 'left';
  const font = new SafeHtml(`font-family:${wording.direction === 'rtl' ? "'Noto Sans Arabic'," : ''}'Noto Sans',Arial,sans-serif`);
  const display = new SafeHtml(`font-family:'${brand.displayFamily}','Noto Sans',Arial,sans-serif;font-weight:600`);
  const strongPart =
    strong === undefined
      ? null
      : html`<p dir="ltr" style="margin:0 0 20px;font-size:32px;line-height:40px;letter-spacing:6px;font-weight:600;color:${c.black};text-align:${start}">${strong}</p>`;
  const quotePart =
    quote === undefined || quote === ''
      ? null
      : html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td dir="auto" style="padding:16px 20px;background:${brand.sunken};border-radius:${brand.radius}px;white-space:pre-line">${quote}</td></tr></table>`;
  const buttonPart =
    button === undefined
      ? null
      : html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${c.colorSecondary}" style="border-radius:${brand.radius}px"><a href="${button.link}" style="display:inline-block;padding:12px 23px;color:${new SafeHtml(onSecondary(c))};font-weight:600;text-decoration:none;border-radius:${brand.radius}px">${button.label}</a></td></tr></table>`;
  const notePart = note === undefined ? null : html`<p style="margin:20px 0 0;font-size:14px;line-height:20px;color:${c.greyDark}">${note}</p>`;
  const body = html`<!doctype html><html lang="${wording.language}" dir="${wording.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body dir="${wording.direction}" lang="${wording.language}" style="margin:0;padding:0;background:${brand.sunken};color:${c.black};${font};font-size:16px;line-height:24px;text-align:${start}">
<div style="display:none;max-height:0;overflow:hidden">${lead}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.sunken}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${c.greyLight};border-radius:${brand.radius + 6}px;overflow:hidden">
<tr><td align="${start}" style="padding:20px 32px"><img src="${brand.base}${brand.logo}" height="32" alt="${brand.name}" style="display:block;border:0;height:32px"></td></tr>
<tr><td align="${start}" style="padding:12px 32px 32px"><h1 style="margin:0 0 8px;${display};font-size:32px;line-height:38px;color:${c.black}">${title}</h1><p style="margin:0 0 20px">${lead}</p>
${strongPart}${quotePart}${buttonPart}${notePart}</td></tr></table>
<p style="font-size:12px;line-height:18px;color:${c.greyDark};margin:18px 0 0">${footer}</p>
</td></tr></table></body></html>`;
  const parts = [brand.name, `${title}\n${lead}`, strong, quote, button === undefined ? undefined : `${button.label}: ${button.link}`, note, footer];
  return { subject, html: body.text, text: parts.filter((part) => part !== undefined && part !== '').join('\n\n') };
};

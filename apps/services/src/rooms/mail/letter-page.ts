import type { Wording } from '../documents/index.ts';
import { html } from '../../platform/html.ts';
import type { Mail, MailBrand } from './mail-brand.ts';
import { drawMail, mailInk } from './mail-frame.ts';

/** What a letter says, in words of the shop; people's own words go into `quote` and are escaped like all the rest. */
export interface Letter {
  readonly title: string;
  readonly subject?: string;
  readonly lead: string;
  /** Short text at the end of the head, such as a booking reference. */
  readonly corner?: string | undefined;
  /** A short text to be read off, such as a code. */
  readonly strong?: string | undefined;
  readonly quote?: string | undefined;
  /** Facts as pairs of what and which, such as an amount due and its date. */
  readonly facts?: readonly (readonly [string, string])[] | undefined;
  readonly button?: { readonly label: string; readonly link: string } | undefined;
  readonly note?: string | undefined;
  /** Why somebody gets this letter, and the page that ends such letters. */
  readonly reason?: string | undefined;
  readonly unsubscribe?: { readonly label: string; readonly link: string } | undefined;
}

/** Draws a letter in the brand's look and the shop's direction, HTML and plain twin. */
export const letterPage = (letter: Letter, wording: Wording, brand: MailBrand): Mail => {
  const { title, lead, strong, quote, facts, button, note, corner, reason, unsubscribe } = letter;
  const c = brand.colors;
  const ink = mailInk(wording, brand);
  const strongPart =
    strong === undefined
      ? null
      : html`<p dir="ltr" class="m-ink" style="margin:0 0 20px;font-size:32px;line-height:40px;letter-spacing:6px;font-weight:600;color:${c.black};text-align:${ink.start}">${strong}</p>`;
  const quotePart =
    quote === undefined || quote === ''
      ? null
      : html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td dir="auto" class="m-box" style="padding:16px 20px;background:${brand.sunken};border-radius:${brand.radius}px;white-space:pre-line">${quote}</td></tr></table>`;
  const factsPart =
    facts === undefined || facts.length === 0
      ? null
      : html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${facts.map(([label, value]) => html`<tr><td class="m-soft m-line" align="${ink.start}" style="padding:8px 0;font-size:14px;color:${c.greyDark};border-bottom:1px solid ${c.greyLight}">${label}</td><td class="m-line" align="${ink.end}" style="padding:8px 0;font-weight:600;border-bottom:1px solid ${c.greyLight}"><bdi>${value}</bdi></td></tr>`)}</table>`;
  const buttonPart = button === undefined ? null : ink.button(button.label, button.link);
  const notePart = note === undefined ? null : html`<p class="m-soft" style="margin:20px 0 0;font-size:14px;line-height:20px;color:${c.greyDark}">${note}</p>`;
  const rows = html`<tr><td class="m-row" align="${ink.start}" style="padding:12px 32px 32px"><h1 class="m-title m-ink" style="margin:0 0 8px;${ink.display};font-size:32px;line-height:38px;color:${c.black}">${title}</h1><p style="margin:0 0 20px">${lead}</p>
${strongPart}${quotePart}${factsPart}${buttonPart}${notePart}</td></tr>`;
  const paragraphs = [
    `${title}\n${lead}`,
    strong,
    quote,
    facts?.map(([label, value]) => wording.say('mail.pair', { label, value })).join('\n'),
    button === undefined ? undefined : `${button.label}\n${button.link}`,
    note,
  ];
  const lines = paragraphs.filter((part) => part !== undefined && part !== '').join('\n\n');
  return drawMail({ subject: letter.subject ?? title, preheader: lead, corner, rows, reason, unsubscribe }, wording, brand, [lines]);
};

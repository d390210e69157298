import type { Wording } from '../documents/index.ts';
import { html, SafeHtml } from '../../platform/html.ts';
import { type Mail, type MailBrand, onSecondary } from './mail-brand.ts';

/**
 * What mail programs that know media queries do with a mail: a calmer page on dark screens, narrow margins and stacked columns on phones. The inline
 * styles alone already make a whole light mail, for the programs that know none.
 */
const SCREENS = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.m-row{padding-left:20px!important;padding-right:20px!important}.m-title{font-size:26px!important;line-height:32px!important}.m-half{display:block!important;width:100%!important;padding:0 0 8px!important;box-sizing:border-box!important}}
@media (prefers-color-scheme:dark){.m-page{background:#14171b!important}.m-card{background:#1f2329!important;border-color:#39404a!important}.m-ink{color:#f2f4f7!important}.m-soft{color:#b4bdc8!important}.m-box{background:#2a3038!important}.m-line{border-color:#39404a!important}.m-tag{color:#f2f4f7!important;border-color:#b4bdc8!important}}`;

/** What one mail is drawn from: its rows are made with the ink below. */
export interface MailSheet {
  readonly subject: string;
  /** First words shown beside the subject in a list of mails. */
  readonly preheader: string;
  /** A picture of our own from edge to edge below the head. */
  readonly banner?: { readonly src: string; readonly alt: string } | undefined;
  /** Short text at the end of the head, such as a booking reference. */
  readonly corner?: string | undefined;
  readonly rows: SafeHtml;
  /** Why somebody gets this mail, where that is not plain. */
  readonly reason?: string | undefined;
  readonly unsubscribe?: { readonly label: string; readonly link: string } | undefined;
}

/** Styles that every mail of a brand shares. */
export interface MailInk {
  readonly start: 'left' | 'right';
  readonly end: 'left' | 'right';
  /** Font of headings, ready for a `style`. */
  readonly display: SafeHtml;
  /** A call to action that every mail program draws. */
  readonly button: (label: string, link: string) => SafeHtml;
}

/** The styles of a brand in the direction of a shop. */
export const mailInk = (wording: Wording, brand: MailBrand): MailInk => {
  const c = brand.colors;
  const isRtl = wording.direction === 'rtl';
  return {
    start: isRtl ? 'right' : 'left',
    end: isRtl ? 'left' : 'right',
    display: new SafeHtml(`font-family:${isRtl ? "'Noto Sans Arabic'," : ''}'${brand.displayFamily}','Noto Sans',Arial,sans-serif;font-weight:600`),
    button: (label, link) =>
      html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${c.colorSecondary}" style="border-radius:${brand.radius}px"><a href="${link}" style="display:inline-block;padding:12px 23px;color:${new SafeHtml(onSecondary(c))};font-weight:600;text-decoration:none;border-radius:${brand.radius}px">${label}</a></td></tr></table>`,
  };
};

const footLinks = (sheet: MailSheet, wording: Wording, brand: MailBrand): readonly { readonly label: string; readonly link: string }[] => [
  { label: wording.say('mail.footer.terms'), link: `${brand.base}/${wording.shop}/page/cgv` },
  { label: wording.say('mail.footer.privacy'), link: `${brand.base}/${wording.shop}/page/confidentialite` },
  ...(sheet.unsubscribe === undefined ? [] : [sheet.unsubscribe]),
];

const SEPARATOR = ' · ';

const RIGHT_TO_LEFT_MARK = '\u200f';

/** Lines of plain text in the shop's direction: readers take it from the first letter, which may be that of a Latin name. Addresses stay as they are. */
export const inDirection = (text: string, { direction }: Pick<Wording, 'direction'>): string =>
  direction === 'ltr' ? text : text.replaceAll(/^(?!https?:)(?=.)/gmu, RIGHT_TO_LEFT_MARK);

/** Puts the rows of a mail into the brand's page: mark and name above, who sends it below. `lines` = the plain twin without head and foot. */
export const drawMail = (sheet: MailSheet, wording: Wording, brand: MailBrand, lines: readonly string[]): Mail => {
  const { subject, preheader, corner, banner, rows, reason, unsubscribe } = sheet;
  const c = brand.colors;
  const { start, end, display } = mailInk(wording, brand);
  const links = footLinks(sheet, wording, brand);
  const font = new SafeHtml(`font-family:${wording.direction === 'rtl' ? "'Noto Sans Arabic'," : ''}'Noto Sans',Arial,sans-serif`);
  const linkParts = links.map(
    ({ label, link }, index) => html`${index === 0 ? '' : SEPARATOR}<a class="m-soft" href="${link}" style="color:${c.greyDark}">${label}</a>`,
  );
  const body = html`<!doctype html><html lang="${wording.language}" dir="${wording.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${new SafeHtml(SCREENS)}</style></head>
<body class="m-page" dir="${wording.direction}" lang="${wording.language}" style="margin:0;padding:0;background:${brand.sunken};color:${c.black};${font};font-size:16px;line-height:24px;text-align:${start}">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.sunken}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="m-card m-ink" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;color:${c.black};border:1px solid ${c.greyLight};border-radius:${brand.radius + 6}px;border-collapse:separate;overflow:hidden">
<tr><td class="m-row" style="padding:20px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td width="44"><img src="${brand.base}${brand.mark}" width="36" height="36" alt="" style="display:block;border:0;width:36px;height:36px"></td><td align="${start}" class="m-ink" style="${display};font-size:18px;line-height:24px;color:${c.black}"><bdi>${brand.name}</bdi></td>${corner === undefined ? null : html`<td align="${end}" class="m-soft" style="font-size:14px;color:${c.greyDark}">${corner}</td>`}</tr></table></td></tr>
${banner === undefined ? null : html`<tr><td><img src="${banner.src}" width="600" alt="${banner.alt}" style="display:block;border:0;width:100%;max-height:240px;object-fit:cover"></td></tr>`}
${rows}</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr><td class="m-row m-soft" align="center" style="padding:18px 32px 0;font-size:12px;line-height:18px;color:${c.greyDark}">${reason === undefined ? null : html`<p style="margin:0 0 8px">${reason}</p>`}<p style="margin:0"><bdi>${brand.organiser.name}</bdi>${SEPARATOR}${brand.organiser.address}</p><p style="margin:4px 0 0">${linkParts}</p></td></tr></table>
</td></tr></table></body></html>`;
  const foot = [
    ...(reason === undefined ? [] : [reason, '']),
    `${brand.organiser.name}${SEPARATOR}${brand.organiser.address}`,
    ...links.map(({ label, link }) => `${label}\n${link}`),
  ];
  const text = [brand.name, ...(corner === undefined ? [] : [corner]), '', ...lines, '', '--', ...foot].join('\n');
  return {
    subject: inDirection(subject, wording),
    html: body.text,
    text: inDirection(text, wording),
    ...(unsubscribe === undefined ? {} : { unsubscribe: unsubscribe.link }),
  };
};

import type { Confirmation } from '@escale/contract/booking';
import type { PartnerConfiguration, Theme } from '@escale/contract/brand';
import type { Flight } from '@escale/contract/sdp';
import { bookedTrip, boundEnds, type BookedTrip, wordingFor, type Wording } from '../documents/index.ts';
import { escapeHtml, html, SafeHtml } from './html.ts';

/** What a mail needs of the brand. */
export interface MailBrand {
  readonly code: string;
  readonly name: string;
  readonly colors: Theme['colors'];
  readonly sunken: string;
  readonly radius: number;
  readonly displayFamily: string;
  /** Origin under which the brand's site, logo and pictures are reached. */
  readonly base: string;
  readonly logo: string;
  readonly callCenter: PartnerConfiguration['callCenter'];
}

export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Letter {
  readonly tag: string;
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly tone: 'valid' | 'error' | 'muted';
  readonly cta: { readonly label: string; readonly url: string };
}

const letterFor = (confirmation: Confirmation, booked: BookedTrip, brand: MailBrand, { say, dates, money }: Wording, code: string): Letter => {
  const reference = confirmation.bookingReference;
  const site = `${brand.base}/${confirmation.shop}`;
  const trip = { label: say('mail.cta'), url: `${site}/sdp/booking/confirmation?code=${code}` };
  switch (confirmation.state) {
    case 'CONFIRMED':
      return {
        subject: say('mail.confirmed.subject', { reference }),
        tag: say('mail.confirmed.tag'),
        tone: 'valid',
        cta: trip,
        title: say('mail.confirmed.title', { place: booked.place, firstName: confirmation.customer.firstName }),
        lead: [
          say('mail.confirmed.lead', { dates: dates(booked.trip.departureDate, booked.trip.endDate) }),
          ...(confirmation.shop.endsWith('-GB') ? [say('mail.confirmed.lead.certificate')] : []),
        ].join(' '),
      };
    case 'NOTCONFIRMED':
      return {
        subject: say('mail.pending.subject', { reference }),
        tag: say('mail.pending.tag'),
        tone: 'muted',
        cta: trip,
        title: say('mail.pending.title'),
        lead: say('mail.pending.lead'),
      };
    case 'CANCELED': {
      const returned = confirmation.money && ['REFUNDED', 'REFUND_DUE'].includes(confirmation.money.kind) ? confirmation.money.amount : 0;
      return {
        subject: say('mail.cancelled.subject', { reference }),
        tag: say('mail.cancelled.tag'),
        tone: 'error',
        cta: { label: say('mail.cta.search'), url: site },
        title: returned > 0 ? say('mail.cancelled.title.refunded', { amount: money(returned) }) : say('mail.cancelled.title.nothing'),
        lead: say('mail.cancelled.lead'),
      };
    }
  }
};

const boundText = (flight: Flight['outbound'], { say }: Wording) => {
  const ends = boundEnds(flight);
  if (!ends) return null;
  const numbers = flight.legs.map((leg) => leg.flightNumber).join(' · ');
  const nextDay = ends.to.landingDate > ends.from.takeOffDate ? ' (+1)' : '';
  return {
    day: ends.from.takeOffDate,
    route: `${ends.from.iata} ${ends.from.takeOffTime} – ${ends.to.iata} ${ends.to.landingTime}${nextDay}`,
    note: say('mail.flight.stops', { airline: `${flight.airline.name} ${numbers}`, stops: ends.stops }),
  };
};

const payments = (confirmation: Confirmation, { say, money, day }: Wording): readonly (readonly [string, string])[] => [
  ...(confirmation.totalPaid > 0 ? [[say('document.payment.paid'), money(confirmation.totalPaid)] as const] : []),
  ...(confirmation.totalDue > 0
    ? [
        [
          confirmation.dueDate ? say('document.payment.due', { date: day(confirmation.dueDate, 'medium') }) : say('document.payment.rest'),
          money(confirmation.totalDue),
        ] as const,
      ]
    : []),
];

/** Renders the mail that follows a booking in the brand's look and the shop's language, HTML and plain twin; null when nothing can be said of the trip. */
export const renderBookingMail = (confirmation: Confirmation, brand: MailBrand, code: string): Mail | null => {
  const booked = bookedTrip(confirmation);
  if (!booked) return null;
  const wording = wordingFor(confirmation.shop, confirmation.currency, ['documents', 'mail']);
  const { say, money, day } = wording;
  const letter = letterFor(confirmation, booked, brand, wording, code);
  const c = brand.colors;
  const confirmed = confirmation.state === 'CONFIRMED';
  const start = wording.direction === 'rtl' ? 'right' : 'left';
  const end = wording.direction === 'rtl' ? 'left' : 'right';
  const font = `font-family:${wording.direction === 'rtl' ? "'Noto Sans Arabic'," : ''}'Noto Sans',Arial,sans-serif`;
  const display = `font-family:'${brand.displayFamily}','Noto Sans',Arial,sans-serif;font-weight:600`;
  const tone = letter.tone === 'valid' ? c.valid : letter.tone === 'error' ? c.error : c.greyDark;
  const bounds =
    confirmed && booked.flight
      ? (['outbound', 'inbound'] as const).flatMap((direction) => {
          const text = booked.flight ? boundText(booked.flight[direction], wording) : null;
          return text ? [{ label: say(`mail.flight.${direction}`, { day: day(text.day, 'weekday') }), ...text }] : [];
        })
      : [];
  const rows = payments(confirmation, wording);
  const { services, callPrice } = brand.callCenter;
  const help = say('mail.help.text', { phone: services.servicesDisplayPhone, hours: services.officeHours, price: callPrice });
  const stay = say('mail.stay', { place: booked.place, nights: booked.trip.nights, board: booked.board, room: booked.room });
  const line = new SafeHtml(`<tr><td style="padding:24px 32px 0"><div style="border-top:1px solid ${c.greyLight};font-size:0">&nbsp;</div></td></tr>`);
  const pictureId = booked.picture?.match(/([a-z]+-\d+)[^/]*$/u)?.[1];

  const flightCells = bounds.map(
    (bound, index) =>
      html`<td width="50%" valign="top" style="padding-${new SafeHtml(index === 0 ? end : start)}:8px"><div style="background:${brand.sunken};border-radius:${brand.radius}px;padding:14px 16px;font-size:14px;line-height:22px"><div style="font-size:12px;color:${c.greyDark}">${bound.label}</div><div style="font-weight:600;font-size:15px"><bdi>${bound.route}</bdi></div><div style="color:${c.greyDark}">${bound.note}</div></div></td>`,
  );
  const body = html`<!doctype html><html lang="${wording.language}" dir="${wording.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${letter.subject}</title></head>
<body dir="${wording.direction}" lang="${wording.language}" style="margin:0;padding:0;background:${brand.sunken};color:${c.black};${new SafeHtml(font)};font-size:16px;line-height:24px;text-align:${new SafeHtml(start)}">
<div style="display:none;max-height:0;overflow:hidden">${letter.lead}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.sunken}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid ${c.greyLight};border-radius:${brand.radius + 6}px;overflow:hidden">
<tr><td style="padding:20px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="${start}"><img src="${brand.base}${brand.logo}" height="32" alt="${brand.name}" style="display:block;border:0;height:32px"></td><td align="${end}" style="font-size:14px;color:${c.greyDark}">${say('mail.reference', { reference: confirmation.bookingReference })}</td></tr></table></td></tr>
${pictureId && confirmed ? html`<tr><td><img src="${brand.base}/pictures/${pictureId}-mail-600.jpg" width="600" alt="${say('mail.picture.alt')}" style="display:block;border:0;width:100%;max-height:240px;object-fit:cover"></td></tr>` : null}
<tr><td style="padding:32px 32px 0"><span style="display:inline-block;border:1px solid ${tone};color:${tone};border-radius:6px;padding:2px 10px;font-size:12px;line-height:20px;font-weight:600">${letter.tag}</span>
<h1 style="margin:14px 0 8px;${new SafeHtml(display)};font-size:32px;line-height:38px;color:${c.black}">${letter.title}</h1><p style="margin:0 0 20px">${letter.lead}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${c.colorSecondary}" style="border-radius:${brand.radius}px"><a href="${letter.cta.url}" style="display:inline-block;padding:12px 23px;color:${new SafeHtml(onSecondary(c))};font-weight:600;text-decoration:none;border-radius:${brand.radius}px">${letter.cta.label}</a></td></tr></table></td></tr>
${line}<tr><td style="padding:20px 32px 0"><h2 style="margin:0;${new SafeHtml(display)};font-size:20px;line-height:28px"><bdi>${booked.hotel}</bdi></h2><p style="margin:0 0 14px;font-size:14px;color:${c.greyDark}">${stay}</p>${flightCells.length > 0 ? html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${flightCells}</tr></table>` : null}</td></tr>
${confirmed ? html`${line}<tr><td style="padding:20px 32px 0"><h2 style="margin:0 0 8px;${new SafeHtml(display)};font-size:20px;line-height:28px">${say('mail.payment.title')}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map(([label, amount]) => html`<tr><td align="${start}" style="padding:4px 0;font-size:14px">${label}</td><td align="${end}" style="padding:4px 0;font-size:14px;font-weight:600"><bdi>${amount}</bdi></td></tr>`)}<tr><td align="${start}" style="padding:10px 0 0;border-top:1px solid ${c.greyLight};font-weight:600;font-size:18px">${say('document.payment.total')}</td><td align="${end}" style="padding:10px 0 0;border-top:1px solid ${c.greyLight};font-weight:600;font-size:24px"><bdi>${money(confirmation.total)}</bdi></td></tr></table></td></tr>` : null}
<tr><td style="padding:28px 32px 36px"><div style="background:${c.colorPrimaryLight};border-radius:${brand.radius}px;padding:18px 20px;font-size:14px;line-height:20px"><strong style="display:block;font-size:16px;line-height:24px">${say('mail.help.title')}</strong>${help}</div></td></tr></table>
<p style="font-size:12px;line-height:18px;color:${c.greyDark};margin:18px 0 0">${say('mail.footer.demo', { brand: brand.name })} · <a href="${brand.base}/${confirmation.shop}/page/cgv" style="color:${c.greyDark}">${say('mail.footer.terms')}</a> · <a href="${brand.base}/${confirmation.shop}/page/confidentialite" style="color:${c.greyDark}">${say('mail.footer.privacy')}</a></p>
</td></tr></table></body></html>`;

  const text = [
    brand.name,
    say('mail.reference', { reference: confirmation.bookingReference }),
    '',
    letter.tag,
    letter.title,
    letter.lead,
    `${letter.cta.label}: ${letter.cta.url}`,
    '',
    booked.hotel,
    stay,
    ...bounds.map((bound) => `${bound.label}: ${bound.route}, ${bound.note}`),
    '',
    ...(confirmed
      ? [
          say('mail.payment.title'),
          ...rows.map(([label, amount]) => `${label}: ${amount}`),
          `${say('document.payment.total')}: ${money(confirmation.total)}`,
          '',
        ]
      : []),
    say('mail.help.title'),
    help,
    '',
    say('mail.footer.demo', { brand: brand.name }),
  ].join('\n');
  return { subject: letter.subject, html: body.text, text };
};

/** White on the call to action where it reads, else the brand's ink. */
export const onSecondary = (colors: Theme['colors']): string => {
  const channel = (offset: number) => {
    const value = Number.parseInt(colors.colorSecondary.slice(offset, offset + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : escapeHtml(colors.black);
};

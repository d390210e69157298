import type { Confirmation } from '@escale/contract/booking';
import type { Flight } from '@escale/contract/sdp';
import { bookedTrip, boundEnds, type BookedTrip, wordingFor, type Wording } from '../documents/index.ts';
import { html } from '../../platform/html.ts';
import type { Mail, MailBrand } from './mail-brand.ts';
import { drawMail, mailInk } from './mail-frame.ts';

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
        subject: reference === '' ? say('mail.pending.tag') : say('mail.pending.subject', { reference }),
        tag: say('mail.pending.tag'),
        tone: 'muted',
        cta: trip,
        title: say('mail.pending.title'),
        lead: say('mail.pending.lead'),
      };
    case 'CANCELED': {
      const returned = confirmation.money && ['REFUNDED', 'REFUND_DUE'].includes(confirmation.money.kind) ? confirmation.money.amount : 0;
      return {
        subject: reference === '' ? say('mail.cancelled.tag') : say('mail.cancelled.subject', { reference }),
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

/** A number kept in its own order inside a text of the other direction. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Renders the mail that follows a booking in the brand's look and the shop's language, HTML and plain twin; null when nothing can be said of the trip. */
export const renderBookingMail = (confirmation: Confirmation, brand: MailBrand, code: string): Mail | null => {
  const booked = bookedTrip(confirmation);
  if (!booked) return null;
  const wording = wordingFor(confirmation.shop, confirmation.currency, ['documents', 'mail']);
  const { say, money, day } = wording;
  const letter = letterFor(confirmation, booked, brand, wording, code);
  const c = brand.colors;
  const ink = mailInk(wording, brand);
  const { start, end, display } = ink;
  const confirmed = confirmation.state === 'CONFIRMED';
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
  const help = say('mail.help.text', { phone: leftToRight(services.servicesDisplayPhone), hours: services.officeHours, price: callPrice });
  const stay = say('mail.stay', { place: booked.place, nights: booked.trip.nights, board: booked.board, room: booked.room });
  const line = html`<tr><td class="m-row" style="padding:24px 32px 0"><div class="m-line" style="border-top:1px solid ${c.greyLight};font-size:0">&nbsp;</div></td></tr>`;
  const pictureId = booked.picture?.match(/([a-z]+-\d+)[^/]*$/u)?.[1];

  const flightCells = bounds.map(
    (bound, index) =>
      html`<td width="50%" valign="top" class="m-half" style="padding-${index === 0 ? end : start}:8px"><div class="m-box" style="background:${brand.sunken};border-radius:${brand.radius}px;padding:14px 16px;font-size:14px;line-height:22px"><div class="m-soft" style="font-size:12px;color:${c.greyDark}">${bound.label}</div><div style="font-weight:600;font-size:15px"><bdi>${bound.route}</bdi></div><div class="m-soft" style="color:${c.greyDark}">${bound.note}</div></div></td>`,
  );
  const stayPart = html`<tr><td class="m-row" style="padding:20px 32px 0"><h2 class="m-ink" style="margin:0;${display};font-size:20px;line-height:28px"><bdi>${booked.hotel}</bdi></h2><p class="m-soft" style="margin:0 0 14px;font-size:14px;color:${c.greyDark}">${stay}</p>${flightCells.length > 0 ? html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${flightCells}</tr></table>` : null}</td></tr>`;
  const payRows = rows.map(
    ([label, amount]) =>
      html`<tr><td align="${start}" style="padding:4px 0;font-size:14px">${label}</td><td align="${end}" style="padding:4px 0;font-size:14px;font-weight:600"><bdi>${amount}</bdi></td></tr>`,
  );
  const payPart = html`${line}<tr><td class="m-row" style="padding:20px 32px 0"><h2 class="m-ink" style="margin:0 0 8px;${display};font-size:20px;line-height:28px">${say('mail.payment.title')}</h2><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${payRows}<tr><td align="${start}" class="m-line" style="padding:10px 0 0;border-top:1px solid ${c.greyLight};font-weight:600;font-size:18px">${say('document.payment.total')}</td><td align="${end}" class="m-line" style="padding:10px 0 0;border-top:1px solid ${c.greyLight};font-weight:600;font-size:24px"><bdi>${money(confirmation.total)}</bdi></td></tr></table></td></tr>`;
  const body = html`<tr><td class="m-row" style="padding:32px 32px 0"><span class="m-tag" style="display:inline-block;border:1px solid ${tone};color:${tone};border-radius:6px;padding:2px 10px;font-size:12px;line-height:20px;font-weight:600">${letter.tag}</span>
<h1 class="m-title m-ink" style="margin:14px 0 8px;${display};font-size:32px;line-height:38px;color:${c.black}">${letter.title}</h1><p style="margin:0 0 20px">${letter.lead}</p>
${ink.button(letter.cta.label, letter.cta.url)}</td></tr>
${line}${stayPart}
${confirmed ? payPart : null}
<tr><td class="m-row" style="padding:28px 32px 36px"><div class="m-box" style="background:${c.colorPrimaryLight};border-radius:${brand.radius}px;padding:18px 20px;font-size:14px;line-height:20px"><strong style="display:block;font-size:16px;line-height:24px">${say('mail.help.title')}</strong>${help}</div></td></tr>`;

  const pair = (label: string, value: string): string => say('mail.pair', { label, value });
  const lines = [
    letter.tag,
    letter.title,
    letter.lead,
    '',
    letter.cta.label,
    letter.cta.url,
    '',
    booked.hotel,
    stay,
    ...bounds.flatMap((bound) => ['', bound.label, bound.route, bound.note]),
    '',
    ...(confirmed
      ? [say('mail.payment.title'), ...rows.map(([label, amount]) => pair(label, amount)), pair(say('document.payment.total'), money(confirmation.total)), '']
      : []),
    say('mail.help.title'),
    help,
  ];
  const banner = pictureId && confirmed ? { src: `${brand.base}/pictures/${pictureId}-mail-600.jpg`, alt: say('mail.picture.alt') } : undefined;
  const corner = confirmation.bookingReference === '' ? undefined : say('mail.reference', { reference: confirmation.bookingReference });
  return drawMail({ subject: letter.subject, preheader: letter.lead, banner, corner, rows: body }, wording, brand, lines);
};

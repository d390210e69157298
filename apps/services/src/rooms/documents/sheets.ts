import type { Confirmation } from '@escale/contract/booking';
import type { PartnerConfiguration } from '@escale/contract/brand';
// @ts-expect-error -- the package brings no types; what we use of it is typed below
import QRCode from 'qrcode';
import { bookedTrip, type BookedTrip } from './booked-trip.ts';
import type { DocumentKind } from './links.ts';
import type { Block, Sheet } from './sheet.ts';
import { wordingFor, type Wording } from './wording.ts';

/** What documents need to know of the seller. */
export type Seller = Pick<PartnerConfiguration, 'brandDisplayName' | 'organiser' | 'callCenter'> & { readonly colour: string };

const organiserFacts = (seller: Seller, { say }: Wording): Block => ({
  kind: 'facts',
  rows: [
    { label: say('document.fact.name'), value: seller.organiser.name },
    { label: say('document.fact.address'), value: seller.organiser.address },
    { label: say('document.fact.registration'), value: seller.organiser.registration },
    { label: say('document.fact.guarantor'), value: `${seller.organiser.guarantor}, ${seller.organiser.guarantorContact}` },
    { label: say('document.fact.contact'), value: `${seller.callCenter.services.servicesDisplayInternationalPhone}, ${seller.organiser.email}` },
  ],
});

const travellers = (confirmation: Confirmation, { say }: Wording): Block => ({
  kind: 'facts',
  rows: confirmation.passengers.map((person) => ({
    label: say(`document.traveller.${person.type}`, { index: person.index }),
    value: `${person.firstName} ${person.lastName}`,
  })),
});

const stayFacts = (booked: BookedTrip, { say, day, dates }: Wording): Block => ({
  kind: 'facts',
  rows: [
    { label: say('document.fact.dates'), value: dates(booked.trip.departureDate, booked.trip.endDate) },
    {
      label: say('document.fact.hotel'),
      value: say('document.fact.hotel.value', {
        name: booked.hotel,
        stars: booked.stars,
        place: [booked.place, booked.country].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(', '),
      }),
    },
    {
      label: say('document.fact.nights'),
      value: say('document.fact.nights.value', {
        from: day(booked.trip.checkIn, 'medium'),
        to: day(booked.trip.checkOut, 'medium'),
        nights: booked.trip.nights,
      }),
    },
    { label: say('document.fact.room'), value: booked.room },
    { label: say('document.fact.board'), value: booked.board },
    ...(booked.transfer ? [{ label: say('document.fact.transfer'), value: booked.transfer }] : []),
    ...(booked.activities.length > 0
      ? [
          {
            label: say('document.fact.activities'),
            value: booked.activities.map((activity) => `${activity.name}, ${day(activity.date, 'short')} (${activity.guests})`).join(' · '),
          },
        ]
      : []),
    ...(booked.insurance ? [{ label: say('document.fact.insurance'), value: booked.insurance }] : []),
  ],
});

const flightFacts = (booked: BookedTrip, { say, day }: Wording): readonly Block[] =>
  booked.flight
    ? [
        { kind: 'heading', text: say('document.section.flights') },
        {
          kind: 'facts',
          rows: (['outbound', 'inbound'] as const).flatMap((direction) =>
            (booked.flight?.[direction].legs ?? []).map((leg) => ({
              label: `${say(`document.flight.${direction}`)}, ${day(leg.from.takeOffDate, 'weekday')}`,
              value: say('document.flight.leg', {
                number: `${leg.airline.name} ${leg.flightNumber}`,
                from: leg.from.iata,
                takeOff: leg.from.takeOffTime,
                to: leg.to.iata,
                landing: leg.to.landingTime,
                operator: leg.operatingAirlineName,
              }),
            })),
          ),
        },
      ]
    : [];

const ledger = (confirmation: Confirmation, { say, money }: Wording): Block => ({
  kind: 'ledger',
  rows: confirmation.ledger.map((line) => ({ label: line.label, amount: money(line.amount) })),
  total: { label: say('document.payment.total'), amount: money(confirmation.total) },
});

const payments = (confirmation: Confirmation, { say, money, day }: Wording): Block => ({
  kind: 'facts',
  rows: [
    { label: say('document.payment.paid'), value: money(confirmation.totalPaid) },
    ...(confirmation.totalDue > 0
      ? [
          {
            label: confirmation.dueDate ? say('document.payment.due', { date: day(confirmation.dueDate, 'medium') }) : say('document.payment.rest'),
            value: money(confirmation.totalDue),
          },
        ]
      : []),
  ],
});

const contract = (confirmation: Confirmation, booked: BookedTrip, seller: Seller, wording: Wording): readonly Block[] => {
  const { say, money } = wording;
  const localTax = confirmation.quote.accommodation?.localTax ?? 0;
  return [
    { kind: 'heading', text: say('document.section.organiser') },
    organiserFacts(seller, wording),
    { kind: 'heading', text: say('document.section.travellers') },
    travellers(confirmation, wording),
    { kind: 'heading', text: say('document.section.trip') },
    stayFacts(booked, wording),
    ...flightFacts(booked, wording),
    { kind: 'heading', text: say('document.section.price') },
    ledger(confirmation, wording),
    ...(localTax > 0 ? [{ kind: 'paragraph', text: say('document.local.tax', { amount: money(localTax) }), quiet: true } as const] : []),
    { kind: 'heading', text: say('document.section.payment') },
    payments(confirmation, wording),
    ...(confirmation.packageFacts?.length
      ? [
          { kind: 'heading', text: say('document.section.facts') } as const,
          { kind: 'facts', rows: confirmation.packageFacts.map(({ label, value }) => ({ label, value })) } as const,
        ]
      : []),
    ...(confirmation.contractRemarks?.length
      ? [
          { kind: 'heading', text: say('document.section.remarks') } as const,
          ...confirmation.contractRemarks.map((remark) => ({ kind: 'paragraph', text: `${remark.title}. ${remark.paragraphs.join(' ')}` }) as const),
        ]
      : []),
    { kind: 'heading', text: say('document.section.rights') },
    { kind: 'paragraph', text: say('document.rights.transfer') },
    { kind: 'paragraph', text: say('document.rights.price') },
    { kind: 'paragraph', text: say('document.rights.help') },
  ];
};

const certificate = (confirmation: Confirmation, booked: BookedTrip, seller: Seller, wording: Wording): readonly Block[] => {
  const { say, money } = wording;
  return [
    {
      kind: 'paragraph',
      text: say('document.certificate.text', {
        reference: confirmation.bookingReference,
        guarantor: seller.organiser.guarantor,
        organiser: seller.organiser.name,
      }),
    },
    { kind: 'paragraph', text: say('document.certificate.flights') },
    {
      kind: 'facts',
      rows: [
        ...(seller.organiser.atol ? [{ label: say('document.certificate.licence'), value: seller.organiser.atol }] : []),
        { label: say('document.certificate.amount'), value: money(confirmation.totalPaid) },
      ],
    },
    { kind: 'heading', text: say('document.section.travellers') },
    travellers(confirmation, wording),
    { kind: 'heading', text: say('document.section.trip') },
    stayFacts(booked, wording),
    ...flightFacts(booked, wording),
    { kind: 'heading', text: say('document.section.organiser') },
    organiserFacts(seller, wording),
  ];
};

interface QrCodes {
  create(
    text: string,
    options: { readonly errorCorrectionLevel: 'M' },
  ): { readonly modules: { readonly size: number; get(row: number, column: number): number } };
}
const codes: QrCodes = QRCode;

/** One QR path in module units, drawn by the PDF as a single shape. */
const codePath = (text: string): { readonly path: string; readonly size: number } => {
  const { modules } = codes.create(text, { errorCorrectionLevel: 'M' });
  const squares: string[] = [];
  for (let y = 0; y < modules.size; y += 1) for (let x = 0; x < modules.size; x += 1) if (modules.get(y, x)) squares.push(`M${x} ${y}h1v1h-1z`);
  return { path: squares.join(''), size: modules.size };
};

const voucher = (confirmation: Confirmation, booked: BookedTrip, seller: Seller, wording: Wording): readonly Block[] => {
  const code = codePath(`ESCALE ${confirmation.bookingReference}`);
  return [
    { kind: 'heading', text: wording.say('document.section.trip') },
    stayFacts(booked, wording),
    ...flightFacts(booked, wording),
    { kind: 'heading', text: wording.say('document.section.travellers') },
    travellers(confirmation, wording),
    { kind: 'code', svgPath: code.path, size: code.size, caption: `${wording.say('document.voucher.scan')} ${confirmation.bookingReference}` },
    { kind: 'heading', text: wording.say('document.section.organiser') },
    organiserFacts(seller, wording),
  ];
};

/** Builds a printed document of a booking in the shop's language; null when nothing was sold (readings 8: contract copy, invoice, certificate). */
export const buildSheet = (kind: Exclude<DocumentKind, 'calendar'>, confirmation: Confirmation, seller: Seller): Sheet | null => {
  const booked = bookedTrip(confirmation);
  if (!booked) return null;
  const wording = wordingFor(confirmation.shop, confirmation.currency);
  const { say, day } = wording;
  const values = { date: day(confirmation.bookingDate.slice(0, 10), 'medium'), organiser: seller.organiser.name };
  const blocks = {
    contract: () => contract(confirmation, booked, seller, wording),
    invoice: () => [
      travellers(confirmation, wording),
      { kind: 'heading', text: say('document.section.price') } as const,
      ledger(confirmation, wording),
      payments(confirmation, wording),
      { kind: 'heading', text: say('document.section.organiser') } as const,
      organiserFacts(seller, wording),
    ],
    certificate: () => certificate(confirmation, booked, seller, wording),
    voucher: () => voucher(confirmation, booked, seller, wording),
  } satisfies Record<typeof kind, () => readonly Block[]>;
  return {
    title: say(`document.${kind}.title`),
    subtitle: say(`document.${kind}.subtitle`, values),
    brand: seller.brandDisplayName,
    colour: seller.colour,
    reference: { label: say('document.reference'), value: confirmation.bookingReference },
    language: wording.language,
    direction: wording.direction,
    footer: say('document.footer', { organiser: seller.organiser.name, address: seller.organiser.address }),
    blocks: blocks[kind](),
  };
};

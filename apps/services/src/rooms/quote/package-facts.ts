import type { PreBookResponse } from '@escale/contract/booking';
import type { AccommodationQuoteResponse, Selection } from '@escale/contract/sdp';
import { toMinor } from '@escale/domain/money';
import { formatDateRange, formatDay, formatMoney } from '@escale/i18n/format';
import type { Partner } from './partner-book.ts';
import type { Texts } from './quote-texts.ts';

type Facts = NonNullable<PreBookResponse['packageFacts']>;
type Remarks = NonNullable<PreBookResponse['contractRemarks']>;
type Bound = NonNullable<AccommodationQuoteResponse['flights']>[number]['outbound'];

interface Given {
  readonly quote: AccommodationQuoteResponse;
  readonly selection: Selection;
  readonly partner: Partner;
  readonly texts: Texts;
  /** Minor units of the quote's currency. */
  readonly total: number;
  readonly accessible: boolean;
}

/** One way in one sentence: route, day, local times, who flies and under which numbers, stops, cabin (facts a and b). */
const transportText = (bound: Bound, { quote, texts }: Given): string => {
  const first = bound.legs[0];
  const last = bound.legs.at(-1);
  if (first === undefined || last === undefined) return '';
  const operators = [...new Set(bound.legs.map((leg) => leg.operatingAirlineName))].join(', ');
  const nextDay = last.to.landingDate > first.from.takeOffDate ? ' (+1)' : '';
  return texts.text('offer.fact.transport.value', {
    route: `${first.from.airport} (${first.from.iata}) – ${last.to.airport} (${last.to.iata})`,
    date: formatDay(first.from.takeOffDate, texts.shop, 'medium'),
    times: `${first.from.takeOffTime} – ${last.to.landingTime}${nextDay}`,
    airline: operators,
    numbers: bound.legs.map((leg) => leg.flightNumber).join(', '),
    stops: bound.legs.length - 1,
    cabin: quote.trip?.cabin.label ?? '',
  });
};

/** Package-travel facts (a)-(h) of readings 8, in the shop's language, as they stand for this very choice. */
export const packageFacts = (given: Given): Facts => {
  const { quote, selection, partner, texts, total } = given;
  const { organiser, callCenter } = partner.configuration;
  const { trip, accommodation } = quote;
  const flight = quote.flights?.find((candidate) => candidate.code === selection.flightCode);
  const room = quote.accommodationItems?.find((item) => item.code === selection.accommodationItemCode);
  const board = quote.boards?.find((candidate) => candidate.boardCode === selection.boardCode);
  if (trip === undefined || accommodation === undefined || flight === undefined) return [];
  const currency = quote.currency ?? '';
  const money = (minor: number) => formatMoney(minor, currency, texts.shop, { fraction: 'always' });
  const local = toMinor(accommodation.localTax ?? 0, currency);
  const fact = (code: string, value: string) => ({ code, label: texts.text(`offer.fact.${code}`), value });
  return [
    fact(
      'itinerary',
      texts.text('offer.fact.itinerary.value', {
        from: trip.departureCity.label,
        place: trip.destination.label,
        dates: formatDateRange(trip.departureDate, trip.endDate, texts.shop, 'medium'),
        nights: trip.nights,
        checkIn: formatDay(trip.checkIn, texts.shop, 'short'),
        checkOut: formatDay(trip.checkOut, texts.shop, 'short'),
      }),
    ),
    fact('transport', `${transportText(flight.outbound, given)} ${transportText(flight.inbound, given)}`),
    fact(
      'accommodation',
      texts.text('offer.fact.accommodation.value', { name: accommodation.name, stars: Math.floor(accommodation.category), room: room?.label ?? '' }),
    ),
    fact('meals', `${board?.label ?? ''}. ${board?.paragraphs[0] ?? ''}`),
    fact('languages', texts.text('offer.fact.languages.value')),
    fact('accessibility', texts.text(given.accessible ? 'offer.fact.accessibility.yes' : 'offer.fact.accessibility.no')),
    fact(
      'organiser',
      texts.text('offer.fact.organiser.value', {
        name: organiser.name,
        address: organiser.address,
        registration: organiser.registration,
        phone: callCenter.services.servicesDisplayInternationalPhone,
        email: organiser.email,
      }),
    ),
    fact(
      'price',
      local > 0
        ? texts.text('offer.fact.price.local', { total: money(total), local: money(local) })
        : texts.text('offer.fact.price.value', { total: money(total) }),
    ),
    fact('payment', texts.text('offer.fact.payment.value')),
    fact('minimum', texts.text('offer.fact.minimum.value')),
    fact('passport', texts.text('offer.fact.passport.value')),
    fact('termination', texts.text('offer.fact.termination.value')),
    fact('insurance', texts.text('offer.fact.insurance.value')),
    fact('protection', texts.text('offer.fact.protection.value', { guarantor: organiser.guarantor, contact: organiser.guarantorContact })),
  ];
};

/** Contract remarks: what kind of contract this is, and the rights that come with it. */
export const contractRemarks = (partner: Partner, texts: Texts): Remarks => {
  const { organiser, callCenter } = partner.configuration;
  return [
    {
      title: texts.text('offer.remark.package.title'),
      paragraphs: [texts.text('offer.remark.package.1'), texts.text('offer.remark.package.2', { name: organiser.name })],
    },
    {
      title: texts.text('offer.remark.rights.title'),
      paragraphs: [
        texts.text('offer.remark.rights.1'),
        texts.text('offer.remark.rights.2'),
        texts.text('offer.remark.rights.3'),
        texts.text('offer.remark.rights.4', { phone: callCenter.services.servicesDisplayInternationalPhone }),
      ],
    },
    { title: texts.text('offer.remark.extras.title'), paragraphs: [texts.text('offer.remark.extras.1'), texts.text('offer.remark.withdrawal')] },
  ];
};

/** Documents the traveller should be able to read before paying, in this order. */
const DOCUMENTS = ['pre-contract', 'cgv', 'payment', 'insurances', 'confidentialite'] as const;

/** Links to the shop's documents (funnel 2.13). A document the partner does not have is left out. */
export const documentLinks = (partner: Partner, texts: Texts): NonNullable<PreBookResponse['documents']> =>
  DOCUMENTS.flatMap((code) => {
    const target = partner.configuration.documents[code];
    if (target === undefined) return [];
    return [{ code, label: texts.text(`offer.document.${code}`), url: /^(?:https?:)?\//u.test(target) ? target : `/${partner.shop}/page/${target}` }];
  });

import type { BookingSession, PreBookResponse } from '@escale/contract/booking';
import { ageOn, fareClassOn, type Birthdate } from '@escale/domain/age-band';
import { nightsBetween } from '@escale/domain/calendar-day';
import { insurancePerPersonAndDay } from '@escale/domain/insurance-price';
import { sharePerPerson, toMinor } from '@escale/domain/money';
import { countTravellers } from '@escale/domain/party';
import { passengerPlaces, type PassengerPlace } from '@escale/domain/passengers';
import { computePriceBreakdown, visibleLines, type BreakdownLineCode } from '@escale/domain/price-breakdown';
import { findPriceChange, type PriceChange } from '@escale/domain/price-change';
import { toQuotedOffer } from '@escale/domain/quoted-offer';

/** One line of the price: the kind, and the chosen option's own name where it has one. Minor units. */
export interface PriceLine {
  readonly code: BreakdownLineCode;
  readonly label?: string | undefined;
  readonly amount: number;
}

export interface InsuranceOption {
  readonly code: string;
  readonly name: string;
  readonly intro: string;
  readonly paragraphs: readonly string[];
  readonly documentUrl: string;
  /** Minor units for the party, and per person and day. */
  readonly price: number;
  readonly perPersonAndDay: number;
  /** Booking total with this insurance, minor units. */
  readonly total: number;
}

/** A traveller to name; children come with the day of birth of the search. */
export interface TravellerPlace extends PassengerPlace {
  readonly bornOn?: Birthdate | undefined;
  /** Age on the day of departure, for the title ("Enfant 1, 7 ans"). */
  readonly age?: number | undefined;
}

export type OfferedPayment = NonNullable<PreBookResponse['paymentTypes']>[number];

interface TripCard {
  readonly hotel: string;
  readonly category: number;
  readonly place: string;
  readonly destination: string;
  readonly picture?: string | undefined;
  readonly departureDate: string;
  readonly endDate: string;
  readonly nights: number;
  readonly departureCity: string;
  readonly room?: string | undefined;
  readonly board?: string | undefined;
  readonly isDirect: boolean;
  readonly adults: number;
  readonly children: number;
  readonly rooms: number;
}

/** Everything the payment page shows, and nothing else of the session. Amounts in minor units. */
export interface PaymentView {
  readonly code: string;
  readonly accommodationId: string;
  readonly boardCode: string;
  readonly currency: string;
  /** Total and lines without any insurance of this page. */
  readonly total: number;
  readonly lines: readonly PriceLine[];
  readonly localTaxes: number;
  readonly insurances: readonly InsuranceOption[];
  readonly travellers: readonly TravellerPlace[];
  readonly isBirthdateRequired: boolean;
  readonly hasFrequentFlyer: boolean;
  readonly payments: readonly OfferedPayment[];
  readonly facts: NonNullable<PreBookResponse['packageFacts']>;
  readonly remarks: NonNullable<PreBookResponse['contractRemarks']>;
  readonly documents: NonNullable<PreBookResponse['documents']>;
  readonly priceChange?: PriceChange | undefined;
  readonly holdUntil?: string | undefined;
  readonly trip: TripCard;
  /** The same search again, for the ways back. */
  readonly search: NonNullable<BookingSession['quoteRequest']>;
  readonly given?: BookingSession['bookRequest'];
}

/** Who travels: adults, children, and as infants those who will not be two before they are back (readings 6.5 row 66). */
export const travellersOf = (
  search: Pick<NonNullable<BookingSession['quoteRequest']>, 'occupancies' | 'departureDate'>,
  returnDay: string,
): TravellerPlace[] => {
  const births = search.occupancies.flatMap((room) => room.childrenBirthdates);
  const isInfant = (born: Birthdate): boolean => fareClassOn(born, returnDay) === 'INFANT';
  const byType = { ADULT: [], CHILD: births.filter((born) => !isInfant(born)), INFANT: births.filter(isInfant) };
  const adults = search.occupancies.reduce((sum, room) => sum + room.adults, 0);
  return passengerPlaces({ adults, children: byType.CHILD.length, infants: byType.INFANT.length }).map((place) => {
    const bornOn = byType[place.type][place.index - 1];
    return bornOn === undefined ? place : { ...place, bornOn, age: Math.max(0, ageOn(bornOn, search.departureDate)) };
  });
};

const lineLabel = (
  session: BookingSession,
  line: { readonly code: BreakdownLineCode; readonly ref?: string; readonly description?: string },
): string | undefined => {
  const quote = session.accommodationQuote;
  switch (line.code) {
    case 'ACCOMMODATION':
      return quote?.accommodationItems?.find((item) => item.code === line.ref)?.label;
    case 'BOARD':
      return quote?.boards?.find((board) => board.boardCode === line.ref)?.label;
    case 'TRANSFER':
      return quote?.transfers?.find((transfer) => transfer.code === line.ref)?.vehicule;
    case 'ACTIVITY':
      return quote?.activities?.find((activity) => activity.code === line.ref)?.name;
    case 'INSURANCE_FLEX':
      return quote?.flex?.find((flex) => flex.code === line.ref)?.label;
    default:
      return line.description;
  }
};

/**
 * The page's data from a restored session (funnel 2.13, 4.8); undefined while nothing is pre-booked. Every total is computed by the price
 * rule itself, once without insurance and once for each insurance that can be added here.
 */
export const paymentViewOf = (code: string, session: BookingSession): PaymentView | undefined => {
  const { accommodationQuote: quote, preBookRequest, preBookResponse: preBook, quoteRequest: search, accommodationId } = session;
  // Insurances are the pre-book's where it names some: they are sold here.
  const offer = quote === undefined ? null : toQuotedOffer({ ...quote, insurances: preBook?.insurances ?? quote.insurances });
  const trip = quote?.trip;
  if (offer === null || trip === undefined || preBookRequest === undefined || preBook === undefined || search === undefined || accommodationId === undefined)
    return undefined;
  const { insuranceCode: _chosenBefore, ...selection } = preBookRequest.selection;
  const bare = computePriceBreakdown(offer, selection);
  if (!bare.ok) return undefined;
  const { currency } = offer;
  const travellers = Math.max(1, countTravellers(search.occupancies));
  const insurances = (preBook.insurances ?? quote?.insurances)?.insurancesItem ?? [];
  const flight = quote?.flights?.find((candidate) => candidate.code === selection.flightCode);
  const levels = quote?.accommodation?.geography.levels ?? [];
  const change = findPriceChange(preBook);
  return {
    code,
    accommodationId,
    boardCode: selection.boardCode,
    currency,
    total: bare.breakdown.total,
    localTaxes: bare.breakdown.localTaxes,
    lines: [
      ...visibleLines(bare.breakdown).map((line) => ({ code: line.code, amount: line.amount, label: lineLabel(session, line) })),
      ...bare.breakdown.lines
        .filter((line) => line.code === 'BOARD' && line.amount === 0)
        .map((line) => ({ code: line.code, amount: 0, label: lineLabel(session, line) })),
    ],
    insurances: insurances.flatMap((item) => {
      const priced = computePriceBreakdown(offer, { ...selection, insuranceCode: item.code });
      if (!priced.ok) return [];
      const price = toMinor(item.price, currency);
      return [
        {
          code: item.code,
          name: item.name,
          intro: item.intro,
          paragraphs: item.paragraphs,
          documentUrl: item.documentUrl,
          price,
          perPersonAndDay: insurancePerPersonAndDay(price, travellers, nightsBetween(trip.departureDate, trip.endDate)),
          total: priced.breakdown.total,
        },
      ];
    }),
    travellers: travellersOf(search, trip.endDate),
    isBirthdateRequired: preBook.dobRequired ?? false,
    hasFrequentFlyer: preBook.showFrequentTravellerCardInput ?? false,
    payments: preBook.paymentTypes ?? [],
    facts: preBook.packageFacts ?? [],
    remarks: preBook.contractRemarks ?? [],
    documents: preBook.documents ?? [],
    ...(change === null
      ? {}
      : {
          priceChange: {
            ...change,
            oldPrice: toMinor(change.oldPrice, currency),
            newPrice: toMinor(change.newPrice, currency),
            delta: toMinor(change.delta, currency),
          },
        }),
    ...(preBook.holdUntil === undefined ? {} : { holdUntil: preBook.holdUntil }),
    trip: {
      hotel: quote?.accommodation?.name ?? '',
      category: quote?.accommodation?.category ?? 0,
      place: levels.at(-1)?.label ?? trip.destination.label,
      destination: trip.destination.label,
      picture: quote?.accommodation?.photos[0]?.url,
      departureDate: trip.departureDate,
      endDate: trip.endDate,
      nights: trip.nights,
      departureCity: trip.departureCity.label,
      room: quote?.accommodationItems?.find((item) => item.code === selection.accommodationItemCode)?.label,
      board: quote?.boards?.find((board) => board.boardCode === selection.boardCode)?.label,
      isDirect: flight !== undefined && flight.outbound.legs.length === 1 && flight.inbound.legs.length === 1,
      adults: search.occupancies.reduce((sum, room) => sum + room.adults, 0),
      children: search.occupancies.reduce((sum, room) => sum + room.children, 0),
      rooms: search.occupancies.length,
    },
    search,
    ...(session.bookRequest === undefined ? {} : { given: session.bookRequest }),
  };
};

/** What each traveller's share comes to, rounded up (funnel 4.3). Minor units. */
export const perPersonOf = (view: Pick<PaymentView, 'travellers' | 'currency'>, total: number): number =>
  sharePerPerson(total, Math.max(1, view.travellers.length), view.currency);

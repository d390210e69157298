import type { BookingSession, Confirmation } from '@escale/contract/booking';
import { addDays } from '@escale/domain/calendar-day';
import { toMinor } from '@escale/domain/money';
import { flightSteps, type FlightStep } from '../../shared/flight-step.ts';

/** A step of the trip that is not a flight. */
export interface StayStep {
  readonly kind: 'checkIn' | 'checkOut' | 'activity';
  readonly day: string;
  readonly text?: string | undefined;
}

interface LedgerLine {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
}

export interface DocumentRow {
  readonly code: string;
  readonly label: string;
  readonly url: string;
  readonly availableFrom?: string | undefined;
}

/** What the confirmation page shows. Amounts in minor units. */
export interface ConfirmationView {
  readonly state: Confirmation['state'];
  readonly bookStatus?: string | undefined;
  readonly reference: string;
  readonly bookedAt: string;
  readonly currency: string;
  readonly total: number;
  readonly paid: number;
  readonly due: number;
  readonly dueDate?: string | undefined;
  readonly usd: string;
  readonly answerBy?: string | undefined;
  readonly money?: { readonly kind: string; readonly amount: number; readonly date?: string | undefined } | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly travellers: readonly string[];
  readonly hotel: {
    readonly name: string;
    readonly category: number;
    readonly place: string;
    readonly picture?: string | undefined;
    readonly room?: string | undefined;
    readonly board?: string | undefined;
  };
  readonly destination: string;
  readonly departureCity: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly departureDate: string;
  readonly endDate: string;
  readonly transfer?: string | undefined;
  readonly steps: readonly (FlightStep | StayStep)[];
  readonly ledger: readonly LedgerLine[];
  readonly localTaxes: number;
  readonly documents: readonly DocumentRow[];
  readonly search?: BookingSession['quoteRequest'];
}

/** Refunds arrive within this time at the latest (readings 8, package travel article 12). */
const REFUND_DAYS = 14;

/** The latest day on which money that is being given back arrives. */
export const refundBy = (day: string): string => addDays(day, REFUND_DAYS);

/** The page's part of a booking, the trip in the order of its days (readings 6.1 row 1). */
export const confirmationViewOf = (booking: Confirmation, session: Pick<BookingSession, 'bookStatus' | 'quoteRequest'>): ConfirmationView | undefined => {
  const { quote, selection, currency } = booking;
  const { trip, accommodation } = quote;
  if (trip === undefined || accommodation === undefined) return undefined;
  const { outbound, inbound } = flightSteps(booking);
  const activities = selection.activities.flatMap((chosen): StayStep[] => {
    const found = quote.activities?.find((activity) => activity.code === chosen.code);
    return found === undefined ? [] : [{ kind: 'activity', day: chosen.date, text: found.name }];
  });
  const middle: StayStep[] = [
    { kind: 'checkIn', day: trip.checkIn },
    ...activities.toSorted((first, second) => first.day.localeCompare(second.day)),
    { kind: 'checkOut', day: trip.checkOut },
  ];
  const minor = (major: number): number => toMinor(major, currency);
  return {
    state: booking.state,
    bookStatus: session.bookStatus,
    reference: booking.bookingReference,
    bookedAt: booking.bookingDate,
    currency,
    total: minor(booking.total),
    paid: minor(booking.totalPaid),
    due: minor(booking.totalDue),
    dueDate: booking.dueDate,
    usd: booking.totalUsd,
    answerBy: booking.answerBy,
    ...(booking.money === undefined ? {} : { money: { kind: booking.money.kind, amount: minor(booking.money.amount), date: booking.money.date } }),
    email: booking.customer.email,
    firstName: booking.customer.firstName,
    travellers: booking.passengers.map((passenger) => `${passenger.firstName} ${passenger.lastName}`),
    hotel: {
      name: accommodation.name,
      category: accommodation.category,
      place: accommodation.geography.levels.at(-1)?.label ?? trip.destination.label,
      picture: accommodation.photos[0]?.url,
      room: quote.accommodationItems?.find((item) => item.code === selection.accommodationItemCode)?.label,
      board: quote.boards?.find((board) => board.boardCode === selection.boardCode)?.label,
    },
    destination: trip.destination.label,
    departureCity: trip.departureCity.label,
    checkIn: trip.checkIn,
    checkOut: trip.checkOut,
    nights: trip.nights,
    departureDate: trip.departureDate,
    endDate: trip.endDate,
    transfer: quote.transfers?.find((transfer) => transfer.code === selection.transferCode)?.vehicule,
    steps: [...(outbound === undefined ? [] : [outbound]), ...middle, ...(inbound === undefined ? [] : [inbound])],
    ledger: booking.ledger.map((line, at) => ({ id: `${line.code}-${at}`, label: line.label, amount: minor(line.amount) })),
    localTaxes: minor(accommodation.localTax ?? 0),
    documents: booking.documents,
    ...(session.quoteRequest === undefined ? {} : { search: session.quoteRequest }),
  };
};

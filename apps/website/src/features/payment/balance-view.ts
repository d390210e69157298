import type { Confirmation } from '@escale/contract/booking';
import { toMinor } from '@escale/domain/money';
import type { OfferedPayment } from './payment-view.ts';

/** What the page that pays a booked trip shows. Amounts in minor units. */
export interface BalanceView {
  readonly code: string;
  readonly reference: string;
  readonly due: number;
  readonly currency: string;
  readonly dueDate?: string | undefined;
  readonly hotel: string;
  /** Name for the card, as the booking has it. */
  readonly holder: string;
  readonly email: string;
  readonly payments: readonly OfferedPayment[];
}

/** The page's part of a booking that stands unpaid; undefined when nothing is due of it (funnel 7.6). */
export const balanceViewOf = (code: string, booking: Confirmation | undefined, payments: readonly OfferedPayment[]): BalanceView | undefined =>
  booking === undefined || booking.state !== 'CONFIRMED' || booking.totalDue <= 0
    ? undefined
    : {
        code,
        reference: booking.bookingReference,
        due: toMinor(booking.totalDue, booking.currency),
        currency: booking.currency,
        dueDate: booking.dueDate,
        hotel: booking.quote.accommodation?.name ?? '',
        holder: `${booking.customer.firstName} ${booking.customer.lastName}`,
        email: booking.customer.email,
        payments,
      };

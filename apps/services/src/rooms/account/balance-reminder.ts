import { addDays } from '@escale/domain/calendar-day';
import { writeAccountLetter } from '../../platform/account-letters.ts';
import { findBooking } from '../payment/index.ts';
import { type AccountContext, pageOf, todayIn } from './context.ts';
import { REMIND_BEFORE_DAYS } from './policies.ts';

interface UnpaidBooking {
  readonly id: string;
  readonly brand: string;
  readonly shop: string;
  readonly member: string | null;
}

/** Where the traveller pays: a member in the account, everybody else once the booking is looked up (platform 2.6). */
const payPage = (context: AccountContext, { brand, shop, member }: UnpaidBooking, reference: string): string => {
  const page = `/account/mybookings/${reference}`;
  const target = encodeURIComponent(`${context.env.prefix}/${shop}${page}`);
  return pageOf(context, brand, shop, member === null ? `/booking-search?onauthsuccess=${target}` : page);
};

/** Writes the reminder of one booking when its day has come and something is still due; the outbox keeps it from being written twice. */
const remind = async (context: AccountContext, unpaid: UnpaidBooking): Promise<boolean> => {
  const booking = await findBooking(context.db, unpaid.id);
  const confirmation = booking === undefined ? null : await context.desk.confirmation(booking);
  if (confirmation === null || confirmation.dueDate === undefined || confirmation.totalDue <= 0) return false;
  const today = todayIn(context, unpaid.brand, unpaid.shop);
  // Once the day is over the booking is a matter for people, not for a letter that says there is time.
  if (today < addDays(confirmation.dueDate, -REMIND_BEFORE_DAYS) || today > confirmation.dueDate) return false;
  const { bookingReference, customer, totalDue: amount, currency, dueDate } = confirmation;
  await writeAccountLetter(
    context.db,
    unpaid.id,
    {
      kind: 'account-balance-reminder',
      brand: unpaid.brand,
      shop: unpaid.shop,
      email: customer.email,
      firstName: customer.firstName,
      bookingReference,
      amount,
      currency,
      dueDate,
      link: payPage(context, unpaid, bookingReference),
    },
    context.clock.now(),
  );
  return true;
};

/**
 * Reminds travellers of what they still have to pay, shortly before it is due: once per booking, and not of one that is paid, being paid, or with
 * people. Runs as often as it likes. Returns how many bookings are in their days of reminding.
 */
export const remindOfBalances = async (context: AccountContext): Promise<number> => {
  const { rows } = await context.db.query<UnpaidBooking>(
    "select id, brand, shop, member from booking where state = 'UNPAID' and reference is not null and people is null and customer is not null order by confirmed_at",
  );
  let reminded = 0;
  for (const unpaid of rows) if (await remind(context, unpaid)) reminded += 1;
  return reminded;
};

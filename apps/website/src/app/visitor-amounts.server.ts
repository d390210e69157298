import { countCustomerRequests } from '@escale/contract/my-bookings';
import { listCoupons, type CouponItem } from '@escale/contract/sponsorship';
import { toMinor } from '@escale/domain/money';
import { callService, type CallOptions } from '../shared/call-service.ts';
import type { Visitor } from '../shared/request-context.ts';
import type { VisitorShell } from '../shared/shell.tsx';

type Amounts = Pick<VisitorShell, 'credits' | 'refunds' | 'showsRefunds' | 'unreadRequests'>;

export interface AmountsQuestion {
  readonly visitor: Visitor;
  readonly device: string;
  readonly brand: string;
  readonly shop: string;
  readonly currency: string;
  readonly enableCredits: boolean;
  readonly enableCreditNotes: boolean;
}

export interface AmountsDeps {
  readonly sponsorshipUrl: string;
  readonly accountUrl: string;
  readonly fetch: typeof fetch;
  /** Real time, milliseconds. */
  readonly ticks?: () => number;
}

/** A chip is not worth waiting for: later answers come with the next page. */
const TIMEOUT = 500;
const KEPT_FOR = 30_000;
const MOST_KEPT = 5_000;

/** Coupons that can be spent now. */
const USABLE: ReadonlySet<CouponItem['status']> = new Set(['AVAILABLE', 'EXPIRE_SOON', 'USING']);
const sumOf = (items: readonly CouponItem[], currency: string): number =>
  items.filter(({ status }) => USABLE.has(status)).reduce((sum, { balance }) => sum + toMinor(balance, currency), 0);

/**
 * The amounts and the dot of a member's menu (platform 2.3, 4 "Application start"): coupons when the partner has credits or credit notes, and
 * unread answers to requests. A service that is late or refuses leaves its part out.
 */
export const createVisitorAmounts = ({
  sponsorshipUrl,
  accountUrl,
  fetch,
  ticks = () => performance.now(),
}: AmountsDeps): ((question: AmountsQuestion) => Promise<Amounts>) => {
  const kept = new Map<string, { readonly until: number; readonly amounts: Promise<Amounts> }>();

  const ask = async ({ visitor, device, brand, shop, currency, enableCredits, enableCreditNotes }: AmountsQuestion): Promise<Amounts> => {
    if (visitor.state !== 'authenticated' && visitor.state !== 'bookingFound') return {};
    const options: CallOptions = { device, fetch, timeout: TIMEOUT, headers: { authorization: visitor.token } };
    const isMember = visitor.state === 'authenticated';
    const [coupons, requests] = await Promise.all([
      isMember && (enableCredits || enableCreditNotes) ? callService(listCoupons, sponsorshipUrl, { currency }, options) : undefined,
      callService(
        countCustomerRequests,
        accountUrl,
        { brandCode: brand, shopCode: shop, email: visitor.email, ...(isMember ? {} : { bookingReference: visitor.bookingReference }) },
        options,
      ),
    ]);
    // Amounts of another currency than the shop's are not shown as if they were its own.
    const list = coupons?.ok === true && coupons.value.currencyCode === currency ? coupons.value : undefined;
    const { sponsorship, generic, travelback } = list?.credit ?? {};
    const credits = [sponsorship, generic, travelback].flatMap((group) => group?.current ?? []);
    const notes = list?.creditNote.current ?? [];
    return {
      ...(enableCredits && list !== undefined ? { credits: sumOf(credits, currency) } : {}),
      ...(enableCreditNotes && list !== undefined ? { refunds: sumOf(notes, currency), showsRefunds: notes.length + list.creditNote.history.length > 0 } : {}),
      ...(requests.ok ? { unreadRequests: requests.value.totalNotRead } : {}),
    };
  };

  return (question) => {
    const { visitor, brand, shop, currency } = question;
    if (visitor.state !== 'authenticated' && visitor.state !== 'bookingFound') return Promise.resolve({});
    const who = visitor.state === 'authenticated' ? visitor.uuid : visitor.bookingReference;
    const key = [visitor.state, who, brand, shop, currency, question.device].join(' ');
    const now = ticks();
    const before = kept.get(key);
    if (before !== undefined && now < before.until) return before.amounts;
    if (kept.size > MOST_KEPT) kept.clear();
    const amounts = ask(question);
    kept.set(key, { until: now + KEPT_FOR, amounts });
    return amounts;
  };
};

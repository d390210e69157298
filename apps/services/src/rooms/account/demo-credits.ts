import { addDays, type CalendarDay } from '@escale/domain/calendar-day';
import { toMinor } from '@escale/domain/money';
import { mailboxOf } from '@escale/domain/sponsorship';
import { inTransaction } from '../../platform/transaction.ts';
import { type CouponFamily, grantCoupon, openCoupon, reserveCredits, spendCredits } from '../credit/index.ts';
import { type AccountContext, shopOf } from './context.ts';

interface Owner {
  readonly uuid: string;
  readonly brand: string;
  readonly shop: string;
}
interface Given {
  readonly today: CalendarDay;
  /** Booking on which a part of the credits was spent. */
  readonly spentOn: string | undefined;
}

interface DemoCoupon {
  readonly cause: string;
  readonly family: CouponFamily;
  readonly source: string;
  readonly amount: number;
  /** Days from today between which it can be used; `until` undefined = the money is not there yet. */
  readonly from?: number;
  readonly until?: number;
  /** Position among the friends below. */
  readonly friend?: number;
}

/** Coupons in each status of platform 4; amounts in major units of the shop's currency. Names tell the status at the start. */
const COUPONS: readonly DemoCoupon[] = [
  { cause: 'demo-available', family: 'generic', source: 'GOODWILL', amount: 40, until: 200 },
  { cause: 'demo-expires-soon', family: 'generic', source: 'GOODWILL', amount: 12, until: 5 },
  { cause: 'demo-starts-later', family: 'generic', source: 'GOODWILL', amount: 25, from: 30, until: 300 },
  { cause: 'demo-expired', family: 'generic', source: 'GOODWILL', amount: 8, until: -20 },
  { cause: 'demo-travel-back', family: 'travelback', source: 'TRAVEL_BACK', amount: 20, until: 120 },
  { cause: 'demo-refund', family: 'creditNote', source: 'CREDIT_NOTE', amount: 150, until: 365 },
  { cause: 'demo-refund-expired', family: 'creditNote', source: 'CREDIT_NOTE', amount: 60, until: -100 },
  { cause: 'demo-friend-joined', family: 'sponsorship', source: 'friendSubscribed', amount: 5, until: 250, friend: 1 },
  { cause: 'demo-friend-to-book', family: 'sponsorship', source: 'friendBooked', amount: 15, friend: 1 },
  { cause: 'demo-traveller-joined', family: 'sponsorship', source: 'friendSubscribed', amount: 5, until: 90, friend: 2 },
  { cause: 'demo-traveller-booked', family: 'sponsorship', source: 'friendBooked', amount: 15, until: 180, friend: 2 },
  { cause: 'demo-former-joined', family: 'sponsorship', source: 'friendSubscribed', amount: 5, until: -60, friend: 3 },
];
/** Friends: invited only, joined, travelled, and one whose reward is over. */
const FRIENDS = ['zoe.invited@example.org', 'noah.joined@example.org', 'mila.travelled@example.org', 'leo.former@example.org'];
const DAY = 86_400_000;

/** Credits, credit notes and friends of a demo account, in each of their states. Made once: the causes are its own. */
export const seedCredits = async (context: AccountContext, owner: Owner, { today, spentOn }: Given): Promise<void> => {
  const currency = shopOf(context, owner.brand, owner.shop)?.currencyCode ?? 'EUR';
  const now = context.clock.now();
  const friends: string[] = [];
  for (const [position, email] of FRIENDS.entries()) {
    const friend = context.ids.uuid();
    friends.push(friend);
    const hasJoined = position > 0;
    if (hasJoined)
      // Gone members: their rows stay without a person, and the sponsor's list keeps what they brought.
      await context.db.query(
        `insert into member (uuid, brand, partner, shop, kind, status, email, email_key, created_at, changed_at, deleted_at)
         select $1, brand, partner, shop, 'member', 'deleted', '', '', $3, $3, $3 from member where uuid = $2`,
        [friend, owner.uuid, new Date(now - 400 * DAY)],
      );
    await context.db.query(
      `insert into sponsored_friend (id, sponsor, email, email_key, friend, invited_at, subscribed_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict (sponsor, email_key) do nothing`,
      [
        context.ids.uuid(),
        owner.uuid,
        email,
        mailboxOf(email),
        hasJoined ? friend : null,
        new Date(now - (30 + 60 * position) * DAY),
        hasJoined ? new Date(now - (20 + 60 * position) * DAY) : null,
      ],
    );
  }
  const coupon = (each: DemoCoupon) => ({
    id: context.ids.uuid(),
    member: owner.uuid,
    brand: owner.brand,
    family: each.family,
    source: each.source,
    cause: each.cause,
    ...(each.friend === undefined ? {} : { friend: friends[each.friend] }),
    promised: toMinor(each.amount, currency),
    currency,
  });
  await inTransaction(context.db, async (client) => {
    if (spentOn !== undefined) {
      // Spent before the others are there: only this one can have been used.
      const used = await openCoupon(client, coupon({ cause: 'demo-used', family: 'generic', source: 'INSCRIPTION', amount: 10, until: 60 }), now);
      await grantCoupon(client, used.id, { maxUseDay: addDays(today, 60) }, now);
      const reserved = await reserveCredits(client, { member: owner.uuid, booking: spentOn, amount: toMinor(10, currency), currency, today }, now);
      if (reserved > 0) await spendCredits(client, spentOn, now);
    }
    for (const each of COUPONS) {
      const { id } = await openCoupon(client, coupon(each), now);
      if (each.until !== undefined)
        await grantCoupon(
          client,
          id,
          { minUseDay: each.from === undefined ? undefined : addDays(today, each.from), maxUseDay: addDays(today, each.until) },
          now,
        );
    }
  });
};

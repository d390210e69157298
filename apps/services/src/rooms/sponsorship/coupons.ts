import type { CouponItem, CouponList } from '@escale/contract/sponsorship';
import { couponGroup } from '@escale/domain/coupon';
import { creditStatus } from '@escale/domain/credit';
import { toMajor } from '@escale/domain/money';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { requireCaller } from '../../platform/auth-guard.ts';
import type { CallContext } from '../../platform/route.ts';
import { type CouponFamily, type CouponRow, listCouponRows } from '../credit/index.ts';
import { configurationOf, personOf, type SponsorshipContext, todayOf } from './context.ts';

const TYPES: Readonly<Record<CouponFamily, CouponItem['type']>> = {
  sponsorship: 'SPONSORSHIP',
  travelback: 'TRAVELBACK',
  generic: 'PROMOTION',
  creditNote: 'PROMOTION',
};

/** Whether a coupon is past: its last day is over, or nothing is left of what was spent. A promise without its money is still to come. */
export const isPast = (row: Pick<CouponRow, 'available' | 'reserved' | 'uses' | 'maxUseDay'>, today: string): boolean =>
  (row.maxUseDay !== null && row.maxUseDay < today && row.reserved === 0) || (row.available === 0 && row.reserved === 0 && row.uses.length > 0);

/** A coupon as the account shows it (platform 3, 4; readings 1.11): its balance is the sum of the ledger's lines. */
export const toCouponItem = (row: CouponRow, today: string): CouponItem => {
  const major = (minor: number) => toMajor(minor, row.currency);
  const minUseDate = row.minUseDay ?? undefined;
  const maxUseDate = row.maxUseDay ?? undefined;
  const status: CouponItem['status'] =
    row.reserved > 0 ? 'USING' : creditStatus({ balance: row.available, minUseDate, maxUseDate, uses: row.uses }, { today, isHistory: isPast(row, today) });
  const isUsable = couponGroup(status) === 'USABLE';
  return {
    id: row.id,
    balance: major(row.available),
    amount: major(row.promised),
    usableAmount: isUsable ? major(row.available) : 0,
    isApplicable: isUsable && row.available > 0,
    ...(minUseDate === undefined ? {} : { minUseDate }),
    ...(maxUseDate === undefined ? {} : { maxUseDate }),
    source: row.source,
    ...(row.friendEmail === null || row.friendEmail === '' ? {} : { friendEmail: row.friendEmail }),
    uses: row.uses.map(({ amount, day, bookingReference }) => ({
      ...(bookingReference === null ? {} : { bookingReference }),
      amount: major(amount),
      date: day,
    })),
    type: TYPES[row.family],
    status,
  };
};

/** What changed after the member last looked. */
const hasNews = (rows: readonly CouponRow[], seen: Date | null | undefined): boolean =>
  rows.some(({ changedAt }) => seen === null || seen === undefined || changedAt.getTime() > seen.getTime());

/** `GET /list` (platform 7): a member's coupons in one currency, in their groups, newest first; `seen` puts the dot of that page out. */
export const listCoupons = async (
  context: SponsorshipContext,
  request: { readonly currency?: string | undefined; readonly seen?: 'credits' | 'creditNotes' | undefined },
  call: CallContext,
): Promise<Answer<CouponList>> => {
  const caller = await requireCaller(context, call, ['member', 'partner']);
  if (!caller.ok) return caller;
  const person = await personOf(context, caller.value);
  if (person === undefined) return fail('UNAUTHORIZED');
  const configuration = configurationOf(context, person);
  const today = todayOf(context, configuration);
  const currencyCode = request.currency ?? configuration?.currencyCode ?? 'EUR';
  const rows = (await listCouponRows(context.db, person.uuid)).filter(({ currency }) => currency === currencyCode);
  const group = (family: CouponFamily) => {
    const own = rows.filter((row) => row.family === family);
    const items = (past: boolean) => own.filter((row) => isPast(row, today) === past).map((row) => toCouponItem(row, today));
    return { current: items(false), history: items(true) };
  };
  const look = (
    await context.db.query<{ credits_at: Date | null; notes_at: Date | null }>('select credits_at, notes_at from coupon_look where member = $1', [person.uuid])
  ).rows[0];
  if (request.seen !== undefined) {
    const column = request.seen === 'credits' ? 'credits_at' : 'notes_at';
    await context.db.query(`insert into coupon_look (member, ${column}) values ($1, $2) on conflict (member) do update set ${column} = $2`, [
      person.uuid,
      new Date(context.clock.now()),
    ]);
  }
  const isNote = ({ family }: CouponRow) => family === 'creditNote';
  return done({
    status: 'SUCCESS',
    credit: { sponsorship: group('sponsorship'), generic: group('generic'), travelback: group('travelback') },
    creditNote: group('creditNote'),
    showCreditsNotification: hasNews(
      rows.filter((row) => !isNote(row)),
      look?.credits_at,
    ),
    showCreditNotesNotification: hasNews(rows.filter(isNote), look?.notes_at),
    currencyCode,
  });
};

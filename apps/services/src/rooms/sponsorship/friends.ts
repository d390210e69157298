import type { RequestOf, ResponseOf } from '@escale/contract/endpoint';
import type { inviteByEmail, sponsorship, subscribe } from '@escale/contract/sponsorship';
import { toMajor } from '@escale/domain/money';
import { INVITE_LIMITS, inviteRejection, mailboxOf, SPONSORSHIP_AMOUNTS } from '@escale/domain/sponsorship';
import type { PoolClient } from 'pg';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { writeAccountLetter } from '../../platform/account-letters.ts';
import { requireCaller } from '../../platform/auth-guard.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type CouponRow, listCouponRows } from '../credit/index.ts';
import { refusesInvitations, stopInvitationsPath } from '../user-auth/index.ts';
import { configurationOf, pageOf, type Person, personOf, type SponsorshipContext, todayOf } from './context.ts';
import { isPast } from './coupons.ts';
import { bindFriend, settleFriend } from './rewards.ts';

const DAY = 86_400_000;

/** A member whose partner has sponsorship. */
const requireSponsor = async (context: SponsorshipContext, call: CallContext): Promise<Answer<Person>> => {
  const caller = await requireCaller(context, call, ['member', 'partner']);
  if (!caller.ok) return caller;
  const person = await personOf(context, caller.value);
  if (person === undefined) return fail('UNAUTHORIZED');
  return configurationOf(context, person)?.enableSponsorship === true ? done(person) : fail('FORBIDDEN', { data: { reason: 'NOT_OFFERED' } });
};

interface FriendRow {
  readonly email: string;
  readonly friend: string | null;
  readonly subscribed_at: Date | null;
}
type Friends = ResponseOf<typeof sponsorship>['current'];
type Brought = NonNullable<NonNullable<Friends[string]>['friendBooked']>;

/** What a reward looks like in the list of friends; null while it is only promised. */
const broughtBy = (row: CouponRow | undefined, today: string): Brought | null => {
  if (row === undefined || row.maxUseDay === null) return null;
  return {
    amount: toMajor(row.promised, row.currency),
    maxUseDate: row.maxUseDay,
    expired: row.maxUseDay < today && row.available > 0,
    used: row.available === 0 && row.uses.length > 0,
  };
};

/** When the next invitation can be sent, epoch milliseconds; null = now. */
const nextInviteAt = async (db: Pick<PoolClient, 'query'>, sponsor: string, now: number): Promise<number | null> => {
  const { rows } = await db.query<{ last: Date | null; n: number; oldest: Date | null }>(
    `select (select invited_at from sponsor where member = $1) as last, count(*)::int as n, min(invited_at) as oldest from sponsored_friend where sponsor = $1 and invited_at > $2`,
    [sponsor, new Date(now - DAY)],
  );
  const [row] = rows;
  const pause = (row?.last?.getTime() ?? 0) + INVITE_LIMITS.pauseSeconds * 1000;
  const day = (row?.n ?? 0) >= INVITE_LIMITS.perDay ? (row?.oldest?.getTime() ?? now) + DAY : 0;
  const at = Math.max(pause, day);
  return at > now ? at : null;
};

/** `GET /sponsorship` (platform 7): friends by e-mail address; those whose rewards are all used or over are history. */
export const listFriends = async (context: SponsorshipContext, call: CallContext): Promise<Answer<ResponseOf<typeof sponsorship>>> => {
  const sponsor = await requireSponsor(context, call);
  if (!sponsor.ok) return sponsor;
  const { uuid } = sponsor.value;
  const configuration = configurationOf(context, sponsor.value);
  const today = todayOf(context, configuration);
  const currencyCode = configuration?.currencyCode ?? 'EUR';
  const coupons = (await listCouponRows(context.db, uuid)).filter(({ family }) => family === 'sponsorship');
  const { rows } = await context.db.query<FriendRow>(
    "select email, friend, subscribed_at from sponsored_friend where sponsor = $1 and email <> '' order by coalesce(invited_at, subscribed_at) desc nulls last, id",
    [uuid],
  );
  const current: Friends = {};
  const history: Friends = {};
  for (const { email, friend, subscribed_at: subscribedAt } of rows) {
    const own = friend === null ? [] : coupons.filter((coupon) => coupon.friend === friend);
    const of = (source: string) => own.find((coupon) => coupon.source === source);
    const joined = broughtBy(of('friendSubscribed'), today);
    const entry = {
      friendSubscribed: joined === null || subscribedAt === null ? null : { susbcribeAt: subscribedAt.toISOString(), ...joined },
      friendBooked: broughtBy(of('friendBooked'), today),
    };
    const isOver = own.length > 0 && own.every((coupon) => isPast(coupon, today));
    (isOver ? history : current)[email] = entry;
  }
  const canInviteAt = await nextInviteAt(context.db, uuid, context.clock.now());
  const sum = coupons.filter((coupon) => coupon.currency === currencyCode && !isPast(coupon, today)).reduce((total, { available }) => total + available, 0);
  return done({
    current,
    history,
    sponsorshipCredit: toMajor(sum, currencyCode),
    currencyCode,
    ...(canInviteAt === null ? {} : { canInviteByEmailAt: new Date(canInviteAt).toISOString() }),
  });
};

/** The member's sponsor id, made on first asking. */
const sponsorIdOf = async (context: SponsorshipContext, person: Person): Promise<string> => {
  await context.db.query('insert into sponsor (member, sponsor_id, created_at) values ($1, $2, $3) on conflict (member) do nothing', [
    person.uuid,
    context.ids.secret().slice(0, 16),
    new Date(context.clock.now()),
  ]);
  const { rows } = await context.db.query<{ id: string }>('select sponsor_id as id from sponsor where member = $1', [person.uuid]);
  return rows[0]?.id ?? '';
};

/** `GET /sponsorship/getSponsorId` (platform 7). */
export const readSponsorId = async (context: SponsorshipContext, call: CallContext): Promise<Answer<{ readonly sponsorId: string }>> => {
  const sponsor = await requireSponsor(context, call);
  return sponsor.ok ? done({ sponsorId: await sponsorIdOf(context, sponsor.value) }) : sponsor;
};

/** The friend's words without addresses of pages: our letters lead to our pages only. */
const withoutLinks = (message: string): string =>
  message
    .replaceAll(/\b(?:https?:\/\/|www\.)\S*/giu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Notes an invitation and writes its letter; whoever has an account already, or wants no invitations, gets none, and the answer does not tell. */
const invite = async (
  context: SponsorshipContext,
  client: PoolClient,
  sponsor: Person,
  to: { readonly email: string; readonly sponsorId: string; readonly message: string },
): Promise<void> => {
  const now = context.clock.now();
  const [id, email] = [context.ids.uuid(), to.email.trim()];
  const { rowCount } = await client.query(
    'insert into sponsored_friend (id, sponsor, email, email_key, invited_at) values ($1, $2, $3, $4, $5) on conflict (sponsor, email_key) do nothing',
    [id, sponsor.uuid, email, mailboxOf(email), new Date(now)],
  );
  if (rowCount !== 1) return;
  const known = await client.query("select 1 from member where brand = $1 and email_key = $2 and status <> 'deleted'", [sponsor.brand, email.toLowerCase()]);
  if ((known.rowCount ?? 0) > 0 || (await refusesInvitations(client, { brand: sponsor.brand, email }))) return;
  const { brand, shop, partner } = sponsor;
  await writeAccountLetter(
    client,
    id,
    {
      kind: 'sponsorship-invitation',
      brand,
      shop,
      partner,
      email,
      firstName: null,
      sponsorName: sponsor.first_name ?? '',
      message: to.message,
      link: pageOf(context, sponsor, `/home/signup?sponsorId=${to.sponsorId}`),
      stopLink: pageOf(context, sponsor, stopInvitationsPath(context.env.authSecret, { brand, email }, now)),
      amount: SPONSORSHIP_AMOUNTS.friendSubscribed,
      currency: configurationOf(context, sponsor)?.currencyCode ?? 'EUR',
    },
    now,
  );
};

/** `POST /sponsorship/inviteByEmail` (readings 6.4 row 47): up to ten friends at once; who cannot be invited comes back with the reason. */
export const inviteFriends = async (
  context: SponsorshipContext,
  request: RequestOf<typeof inviteByEmail>,
  call: CallContext,
): Promise<Answer<ResponseOf<typeof inviteByEmail>>> => {
  const sponsor = await requireSponsor(context, call);
  if (!sponsor.ok) return sponsor;
  const person = sponsor.value;
  // Whoever sends letters in our name must have proved the own address.
  if (!person.verified) return fail('FORBIDDEN', { data: { reason: 'NOT_CONFIRMED' } });
  const sponsorId = await sponsorIdOf(context, person);
  if (request.sponsorId !== sponsorId) return fail('NOT_FOUND');
  const now = context.clock.now();
  return inTransaction(context.db, async (client): Promise<Answer<ResponseOf<typeof inviteByEmail>>> => {
    await client.query('select 1 from sponsor where member = $1 for update', [person.uuid]);
    const next = await nextInviteAt(client, person.uuid, now);
    if (next !== null) return fail('TOO_MANY_REQUEST', { data: { canInviteByEmailAt: new Date(next).toISOString() } });
    const { rows } = await client.query<{ key: string }>('select email_key as key from sponsored_friend where sponsor = $1', [person.uuid]);
    const friends = new Set(rows.map(({ key }) => key));
    const rejectedEmails: ResponseOf<typeof inviteByEmail>['rejectedEmails'] = [];
    const message = withoutLinks(request.message ?? '');
    let sent = 0;
    for (const email of request.emails) {
      const code = inviteRejection(email, { own: person.email, friends });
      if (code !== null) {
        rejectedEmails.push({ email, code });
        continue;
      }
      friends.add(mailboxOf(email));
      await invite(context, client, person, { email, sponsorId, message });
      sent += 1;
    }
    // A list of which nothing was sent may be put right at once.
    if (sent > 0) await client.query('update sponsor set invited_at = $2 where member = $1', [person.uuid, new Date(now)]);
    return done({ rejectedEmails, canInviteByEmailAt: new Date((await nextInviteAt(client, person.uuid, now)) ?? now).toISOString() });
  });
};

/** `POST /sponsorship/subscribe` (platform 7): a new member names who invited them. 404 nobody, 403 oneself, another's address, or too late. */
export const subscribeFriend = async (
  context: SponsorshipContext,
  request: RequestOf<typeof subscribe>,
  call: CallContext,
): Promise<Answer<Record<string, never>>> => {
  const caller = await requireCaller(context, call, ['member', 'partner']);
  if (!caller.ok) return caller;
  return inTransaction(context.db, async (client): Promise<Answer<Record<string, never>>> => {
    const friend = await personOf({ db: context.db }, caller.value);
    if (friend === undefined) return fail('UNAUTHORIZED');
    if (mailboxOf(request.sponsored) !== mailboxOf(friend.email)) return fail('FORBIDDEN');
    const known = await client.query('select 1 from sponsor where sponsor_id = $1', [request.sponsorId]);
    if (known.rowCount !== 1) return fail('NOT_FOUND');
    if (!(await bindFriend(context, client, friend, request.sponsorId))) return fail('FORBIDDEN');
    await settleFriend(context, client, friend);
    return done({});
  });
};

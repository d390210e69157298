import { addDays } from '@escale/domain/calendar-day';
import { toMinor } from '@escale/domain/money';
import { INVITE_LIMITS, REWARD_VALID_DAYS, SPONSORSHIP_AMOUNTS, SUBSCRIBE_WITHIN_DAYS, mailboxOf, type SponsorshipReward } from '@escale/domain/sponsorship';
import type { PoolClient } from 'pg';
import { writeAccountLetter } from '../../platform/account-letters.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { campaignOf, grantCoupon, openCoupon } from '../credit/index.ts';
import { configurationOf, pageOf, type Person, PERSON_COLUMNS, type SponsorshipContext, todayOf } from './context.ts';

/** Jobs that the database writes when a member joins or proves an address, and the day after a booked trip ends (migration 521). Keys: member, booking. */
export const MEMBER_JOINED = 'member-joined';
export const BOOKING_RETURNED = 'booking-returned';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** A campaign for joining is for those who join: older accounts get nothing when it begins. */
const JOINED_WITHIN = 60 * DAY;

const findPerson = async (client: PoolClient, uuid: string): Promise<Person | undefined> =>
  (await client.query<Person>(`select ${PERSON_COLUMNS} from member where uuid = $1 and status = 'active'`, [uuid])).rows[0];

/** Credit of the campaign for joining: promised with the account, there once the address is proved. */
const creditJoining = async (context: SponsorshipContext, client: PoolClient, person: Person): Promise<void> => {
  const configuration = configurationOf(context, person);
  const campaign = campaignOf(configuration, 'INSCRIPTION');
  const now = context.clock.now();
  if (campaign?.discountType !== 'CURRENCY' || configuration === undefined || person.created_at.getTime() < now - JOINED_WITHIN) return;
  const currency = configuration.currencyCode;
  const coupon = { id: context.ids.uuid(), member: person.uuid, brand: person.brand, family: 'generic', source: 'INSCRIPTION', cause: 'INSCRIPTION' } as const;
  const { id } = await openCoupon(client, { ...coupon, promised: toMinor(campaign.amount, currency), currency }, now);
  if (person.verified) await grantCoupon(client, id, { maxUseDay: addDays(todayOf(context, configuration), campaign.validDays) }, now);
};

/** Binds a new member to who invited them; false when there is nobody, it is too late, or it is the same person. */
export const bindFriend = async (context: SponsorshipContext, client: PoolClient, friend: Person, sponsorId: string): Promise<boolean> => {
  const { rows } = await client.query<Person>(
    `select ${PERSON_COLUMNS} from member where status = 'active' and brand = $2 and uuid = (select member from sponsor where sponsor_id = $1)`,
    [sponsorId, friend.brand],
  );
  const [sponsor] = rows;
  const now = context.clock.now();
  if (sponsor === undefined || sponsor.uuid === friend.uuid || mailboxOf(sponsor.email) === mailboxOf(friend.email)) return false;
  if (configurationOf(context, sponsor)?.enableSponsorship !== true || friend.created_at.getTime() < now - SUBSCRIBE_WITHIN_DAYS * DAY) return false;
  const bound = await client.query<{ sponsor: string }>('select sponsor from sponsored_friend where friend = $1', [friend.uuid]);
  if (bound.rows[0] !== undefined) return bound.rows[0].sponsor === sponsor.uuid;
  await client.query(
    `insert into sponsored_friend (id, sponsor, email, email_key, friend) values ($1, $2, $3, $4, $5)
     on conflict (sponsor, email_key) do update set friend = $5 where sponsored_friend.friend is null`,
    [context.ids.uuid(), sponsor.uuid, friend.email, mailboxOf(friend.email), friend.uuid],
  );
  return true;
};

const rewardCause = (reward: SponsorshipReward, friend: string): string => `${reward}:${friend}`;

const openReward = async (
  context: SponsorshipContext,
  client: PoolClient,
  sponsor: Person,
  given: { readonly reward: SponsorshipReward; readonly friend: string },
) => {
  const currency = configurationOf(context, sponsor)?.currencyCode ?? 'EUR';
  return openCoupon(
    client,
    {
      id: context.ids.uuid(),
      member: sponsor.uuid,
      brand: sponsor.brand,
      family: 'sponsorship',
      source: given.reward,
      cause: rewardCause(given.reward, given.friend),
      friend: given.friend,
      promised: toMinor(SPONSORSHIP_AMOUNTS[given.reward], currency),
      currency,
    },
    context.clock.now(),
  );
};

/** Grants what a friend brought and tells the sponsor, once. */
const reward = async (
  context: SponsorshipContext,
  client: PoolClient,
  sponsor: Person,
  given: { readonly reward: SponsorshipReward; readonly friend: string },
) => {
  const { id } = await openReward(context, client, sponsor, given);
  const configuration = configurationOf(context, sponsor);
  const now = context.clock.now();
  const until = addDays(todayOf(context, configuration), REWARD_VALID_DAYS);
  if (!(await grantCoupon(client, id, { maxUseDay: until }, now))) return;
  const { brand, shop, partner, email, first_name: firstName } = sponsor;
  await writeAccountLetter(
    client,
    id,
    {
      kind: 'sponsorship-reward',
      brand,
      shop,
      partner,
      email,
      firstName,
      reward: given.reward,
      amount: SPONSORSHIP_AMOUNTS[given.reward],
      currency: configuration?.currencyCode ?? 'EUR',
      until,
      link: pageOf(context, sponsor, '/account/sponsorship'),
    },
    now,
  );
};

/** The sponsor of a friend, locked so that the year's rewards are counted one after the other. */
const sponsorOf = async (client: PoolClient, friend: string): Promise<Person | undefined> => {
  const { rows } = await client.query<{ sponsor: string }>('select sponsor from sponsored_friend where friend = $1', [friend]);
  const uuid = rows[0]?.sponsor;
  if (uuid === undefined) return undefined;
  await client.query('select 1 from sponsor where member = $1 for update', [uuid]);
  return findPerson(client, uuid);
};

/** What a friend who joined brings: 5 once the address is proved, and the promise of 15 for the first booked trip (platform 9). */
export const settleFriend = async (context: SponsorshipContext, client: PoolClient, friend: Person): Promise<void> => {
  const sponsor = friend.verified ? await sponsorOf(client, friend.uuid) : undefined;
  if (sponsor === undefined || configurationOf(context, sponsor)?.enableSponsorship !== true) return;
  const now = context.clock.now();
  const { rows } = await client.query<{ n: number; known: boolean }>(
    `select count(*)::int as n, coalesce(bool_or(friend = $3), false) as known from coupon where member = $1 and source = 'friendSubscribed' and created_at > $2`,
    [sponsor.uuid, new Date(now - YEAR), friend.uuid],
  );
  await client.query('update sponsored_friend set subscribed_at = coalesce(subscribed_at, $2) where friend = $1', [friend.uuid, new Date(now)]);
  if (rows[0]?.known !== true && (rows[0]?.n ?? 0) >= INVITE_LIMITS.rewardedPerYear) return;
  await reward(context, client, sponsor, { reward: 'friendSubscribed', friend: friend.uuid });
  await openReward(context, client, sponsor, { reward: 'friendBooked', friend: friend.uuid });
};

/** A member joined, or proved the address. Run again it gives nothing twice. */
export const onMemberJoined = (context: SponsorshipContext, uuid: string): Promise<void> =>
  inTransaction(context.db, async (client) => {
    const person = await findPerson(client, uuid);
    if (person === undefined) return;
    await creditJoining(context, client, person);
    if (person.sponsor_id !== null) await bindFriend(context, client, person, person.sponsor_id);
    await settleFriend(context, client, person);
  });

/** The member a booking belongs to: who made it signed in, or whose proved address it was made with. */
const travellerOf = async (client: PoolClient, booking: { readonly member: string | null; readonly brand: string; readonly email: string | null }) => {
  if (booking.member !== null) return findPerson(client, booking.member);
  const { rows } = await client.query<Person>(
    `select ${PERSON_COLUMNS} from member where status = 'active' and brand = $1 and email_key = lower(trim($2)) and email_verified_at is not null`,
    [booking.brand, booking.email],
  );
  return rows[0];
};

/** A booked trip is over: the campaign for coming back gives its credit, and the sponsor of a first trip the promised one. Run again it gives nothing twice. */
export const onBookingReturned = (context: SponsorshipContext, bookingId: string): Promise<void> =>
  inTransaction(context.db, async (client) => {
    const { rows } = await client.query<{ member: string | null; brand: string; email: string | null }>(
      `select member, brand, customer->>'email' as email from booking where id = $1 and state = 'CONFIRMED' and stay_to < ($2::timestamptz at time zone 'utc')::date`,
      [bookingId, new Date(context.clock.now())],
    );
    const [booking] = rows;
    const person = booking === undefined ? undefined : await travellerOf(client, booking);
    if (person === undefined) return;
    await creditReturn(context, client, person, bookingId);
    const sponsor = await sponsorOf(client, person.uuid);
    if (sponsor === undefined) return;
    // Only what was promised is given: friends beyond the year's number brought no promise.
    const promised = await client.query('select 1 from coupon where member = $1 and cause = $2', [sponsor.uuid, rewardCause('friendBooked', person.uuid)]);
    if (promised.rowCount === 1) await reward(context, client, sponsor, { reward: 'friendBooked', friend: person.uuid });
  });

const creditReturn = async (context: SponsorshipContext, client: PoolClient, person: Person, bookingId: string): Promise<void> => {
  const configuration = configurationOf(context, person);
  const campaign = campaignOf(configuration, 'TRAVEL_BACK');
  if (campaign?.discountType !== 'CURRENCY' || configuration === undefined) return;
  const now = context.clock.now();
  const currency = configuration.currencyCode;
  const coupon = { id: context.ids.uuid(), member: person.uuid, brand: person.brand, family: 'travelback', source: 'TRAVEL_BACK' } as const;
  const { id } = await openCoupon(client, { ...coupon, cause: `TRAVEL_BACK:${bookingId}`, promised: toMinor(campaign.amount, currency), currency }, now);
  const until = addDays(todayOf(context, configuration), campaign.validDays);
  if (!(await grantCoupon(client, id, { maxUseDay: until }, now))) return;
  const { brand, shop, partner, email, first_name: firstName } = person;
  const link = pageOf(context, person, '/account/mycredits');
  const letter = {
    kind: 'credit-granted',
    campaign: 'TRAVEL_BACK',
    brand,
    shop,
    partner,
    email,
    firstName,
    amount: campaign.amount,
    currency,
    until,
    link,
  } as const;
  await writeAccountLetter(client, id, letter, now);
};

/** Work of the room that is done when something happens elsewhere, by kind: for `createJobRunner`. */
export const sponsorshipJobs = (context: SponsorshipContext): Readonly<Record<string, JobHandler>> => ({
  [MEMBER_JOINED]: ({ key }) => onMemberJoined(context, key),
  [BOOKING_RETURNED]: ({ key }) => onBookingReturned(context, key),
});

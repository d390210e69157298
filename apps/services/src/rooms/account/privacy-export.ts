import type { ResponseOf } from '@escale/contract/endpoint';
import type { requestDataExport } from '@escale/contract/my-bookings';
import type { Identity } from '@escale/contract/user-auth';
import type { FastifyInstance } from 'fastify';
import { type Answer, done, fail } from '../../platform/answer.ts';
import { writeAccountLetter } from '../../platform/account-letters.ts';
import { fingerprint } from '../../platform/ids.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { visitorOf } from '../../platform/visitor.ts';
import { findBooking } from '../payment/index.ts';
import { copySponsorship } from '../sponsorship/index.ts';
import { copyMember, visitorIn } from '../user-auth/index.ts';
import { listSeenBookings } from './bookings-store.ts';
import { type AccountContext, requireMember } from './context.ts';
import { EXPORT_LIFE, EXPORT_READY_WITHIN, MOST_BOOKINGS } from './policies.ts';
import { listRequests } from './request-store.ts';

/** Job that makes a copy of a member's data. Key = the row of `data_export`. */
export const EXPORT_JOB = 'data-export';
const DAY = 86_400_000;

/** `POST /privacy/export` (GDPR 15 and 20): a job makes the copy, a letter brings the link. Asked twice in a day one copy is made. */
export const askForExport = async (context: AccountContext, call: CallContext): Promise<Answer<ResponseOf<typeof requestDataExport>>> => {
  const caller = await requireMember(context, call);
  if (!caller.ok) return caller;
  const { device } = visitorIn(context, call);
  if (device === null) return fail('UNAUTHORIZED');
  const now = context.clock.now();
  const readyBy = (asked: number) => ({ readyBy: new Date(asked + EXPORT_READY_WITHIN).toISOString() });
  return inTransaction(context.db, async (client): Promise<Answer<ResponseOf<typeof requestDataExport>>> => {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`export:${caller.value.uuid}`]);
    const { rows } = await client.query<{ at: Date }>(
      'select asked_at as at from data_export where member = $1 and device = $2 and asked_at > $3 and fetched_at is null order by asked_at desc limit 1',
      [caller.value.uuid, device, new Date(now - DAY)],
    );
    if (rows[0] !== undefined) return done(readyBy(rows[0].at.getTime()));
    const { rows: today } = await client.query<{ n: number }>('select count(*)::int as n from data_export where member = $1 and asked_at > $2', [
      caller.value.uuid,
      new Date(now - DAY),
    ]);
    if ((today[0]?.n ?? 0) >= 3) return fail('TOO_MANY_REQUEST');
    const id = context.ids.uuid();
    await client.query('insert into data_export (id, member, device, asked_at, expires_at) values ($1, $2, $3, $4, $5)', [
      id,
      caller.value.uuid,
      device,
      new Date(now),
      new Date(now + EXPORT_LIFE),
    ]);
    await enqueueJob(client, { kind: EXPORT_JOB, key: id, payload: {}, runAt: now, now });
    return done(readyBy(now));
  });
};

interface Owner {
  readonly uuid: string;
  readonly brand: string;
  readonly shop: string;
  readonly partner: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly verified: boolean;
}

/** Everything every table keeps about a member, by the part of the account it belongs to. */
export const collectData = async (context: AccountContext, owner: Owner): Promise<Readonly<Record<string, unknown>>> => {
  const identity: Identity = {
    tokenId: '',
    uuid: owner.uuid,
    email: owner.email,
    kind: 'member',
    brand: owner.brand,
    partner: { code: owner.partner },
    emailVerified: owner.verified,
    expiresAt: 0,
  };
  const seen = await listSeenBookings(context.db, identity, MOST_BOOKINGS);
  const bookings = await Promise.all(
    seen.map(async ({ id }) => {
      const booking = await findBooking(context.db, id);
      return booking === undefined ? null : context.desk.confirmation(booking);
    }),
  );
  const letters = await context.db.query(
    'select created_at, subject, plain from mail where brand = $1 and lower(trim(recipient)) = lower(trim($2)) order by created_at, key',
    [owner.brand, owner.email],
  );
  const giveaways = await context.db.query(
    'select campaign, email, shop, wants_news, entered_at from giveaway_entry where brand = $1 and email_key = lower(trim($2)) order by entered_at, campaign',
    [owner.brand, owner.email],
  );
  const messages = await context.db.query(
    'select s.created_at, s.body from sms s join member m on m.phone = s.recipient and m.brand = s.brand where m.uuid = $1 order by s.created_at, s.key',
    [owner.uuid],
  );
  return {
    madeAt: new Date(context.clock.now()).toISOString(),
    ...(await copyMember(context, owner.uuid)),
    bookings: bookings.filter((booking) => booking !== null),
    requests: await listRequests(context.db, identity, { urlOf: () => '' }),
    ...(await copySponsorship(context.db, owner.uuid)),
    letters: letters.rows,
    giveaways: giveaways.rows,
    textMessages: messages.rows,
  };
};

/** Makes a copy and writes the letter with its link. Run again it makes nothing new. */
export const makeExport = async (context: AccountContext, id: string): Promise<void> => {
  const { rows } = await context.db.query<Owner & { expires_at: Date }>(
    `select m.uuid, m.brand, m.shop, m.partner, m.email, m.first_name, m.email_verified_at is not null as verified, e.expires_at
     from data_export e join member m on m.uuid = e.member where e.id = $1 and e.ready_at is null and m.status = 'active'`,
    [id],
  );
  const [owner] = rows;
  if (owner === undefined) return;
  const payload = await collectData(context, owner);
  const token = context.ids.secret();
  const now = context.clock.now();
  await inTransaction(context.db, async (client) => {
    const { rowCount } = await client.query('update data_export set payload = $2, token_hash = $3, ready_at = $4 where id = $1 and ready_at is null', [
      id,
      JSON.stringify(payload),
      fingerprint(token),
      new Date(now),
    ]);
    if (rowCount !== 1) return;
    await writeAccountLetter(
      client,
      id,
      {
        kind: 'account-data-export',
        brand: owner.brand,
        shop: owner.shop,
        partner: owner.partner,
        email: owner.email,
        firstName: owner.first_name,
        link: `${context.originOf(owner.brand)}/api/account/privacy/export/${token}`,
        until: owner.expires_at.toISOString(),
      },
      now,
    );
  });
};

/** `GET /privacy/export/{token}`: the copy as a file, once, on the device that asked; the row keeps nothing of it then. */
export const serveExports = (app: FastifyInstance, context: AccountContext): void => {
  app.get<{ Params: { token: string } }>('/privacy/export/:token', async (request, reply) => {
    const { device } = visitorOf(request, context.env.serviceKey);
    const now = new Date(context.clock.now());
    const { rows } = await context.db.query<{ payload: unknown }>(
      `with found as (select id, payload from data_export where token_hash = $1 and device = $2 and expires_at > $3 and fetched_at is null for update)
       update data_export e set fetched_at = $3, payload = null from found where e.id = found.id returning found.payload`,
      [fingerprint(request.params.token), device ?? '', now],
    );
    if (rows[0] === undefined) return reply.code(404).send({ code: 'NOT_FOUND' });
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(JSON.stringify(rows[0].payload, null, 2));
  });
};

import { navLogBatch, navLogEvent } from '@escale/contract/nav-logs';
import type { RequestOf } from '@escale/contract/endpoint';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { done, fail } from '../../platform/answer.ts';
import type { Deps, Room } from '../../platform/deps.ts';
import { route } from '../../platform/route.ts';
import { cleanPath, withoutIdentifiers } from './without-identifiers.ts';

const EVENTS_PER_MINUTE = 600;
type NavLogEvent = RequestOf<typeof navLogEvent>;

const writeEvents = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, events: readonly NavLogEvent[]): Promise<void> => {
  const column = (read: (event: NavLogEvent) => string | null): (string | null)[] => events.map(read);
  await db.query({
    name: 'write-nav-logs',
    text: `insert into nav_log (at, brand, shop, name, path, data, session_biid, user_biid)
      select $1, brand, shop, name, path, data, session_biid, user_biid
      from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::text[], $8::text[])
        as event (brand, shop, name, path, data, session_biid, user_biid)`,
    values: [
      new Date(clock.now()),
      column(({ brand }) => brand ?? null),
      column(({ shop }) => shop ?? null),
      column(({ name }) => name),
      column(({ path }) => (path === undefined ? null : cleanPath(path))),
      column(({ data }) => JSON.stringify(withoutIdentifiers(data))),
      column(({ sessionBiid }) => sessionBiid ?? null),
      column(({ userBiid }) => userBiid ?? null),
    ],
  });
};

/**
 * Door of the analytics room: `POST /api/nav-logs/tag` and its batches (platform 7 "Analytics"). Events are kept, visitors are not: ids of a
 * visit come only with consent to statistics.
 */
export const navLogsRoom: Room = {
  name: 'nav-logs',
  async register(app, deps) {
    const limiter = new RateLimiterMemory({ points: EVENTS_PER_MINUTE, duration: 60 });
    const isWithinLimit = (ip: string, count: number): Promise<boolean> =>
      limiter.consume(ip, count).then(
        () => true,
        () => false,
      );
    route(app, navLogEvent, async (event, { ip }) => {
      if (!(await isWithinLimit(ip, 1))) return fail('TOO_MANY_REQUEST');
      await writeEvents(deps, [event]);
      return done({ status: 'SUCCESS' });
    });
    route(app, navLogBatch, async ({ events }, { ip }) => {
      if (!(await isWithinLimit(ip, events.length))) return fail('TOO_MANY_REQUEST');
      await writeEvents(deps, events);
      return done({ status: 'SUCCESS' });
    });
  },
};

import { navLogEvent } from '@escale/contract/booking';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { done, fail } from '../../platform/answer.ts';
import type { Room } from '../../platform/deps.ts';
import { route } from '../../platform/route.ts';
import { cleanPath, withoutIdentifiers } from './without-identifiers.ts';

const EVENTS_PER_MINUTE = 600;

/** Door of the analytics room: `POST /api/nav-logs/tag` (platform 7 "Analytics"). Events are kept, visitors are not. */
export const navLogsRoom: Room = {
  name: 'nav-logs',
  async register(app, { db, clock }) {
    const limiter = new RateLimiterMemory({ points: EVENTS_PER_MINUTE, duration: 60 });
    route(app, navLogEvent, async ({ name, data, path, brand, shop }, { ip }) => {
      const withinLimit = await limiter.consume(ip).then(
        () => true,
        () => false,
      );
      if (!withinLimit) return fail('TOO_MANY_REQUEST');
      await db.query({
        name: 'write-nav-log',
        text: 'insert into nav_log (at, brand, shop, name, path, data) values ($1, $2, $3, $4, $5, $6)',
        values: [
          new Date(clock.now()),
          brand ?? null,
          shop ?? null,
          name,
          path === undefined ? null : cleanPath(path),
          JSON.stringify(withoutIdentifiers(data)),
        ],
      });
      return done({ status: 'SUCCESS' });
    });
  },
};

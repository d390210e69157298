import { join } from 'node:path';
import { openDatabase } from '@escale/services/platform/postgres';
import { systemClock } from '@escale/services/platform/clock';
import { randomIds } from '@escale/services/platform/ids';
import { listWaitingBookings, settleWaitingBooking } from '@escale/services/rooms/payment/index';
import type { Command } from './command.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** `bookings waiting [--resume <id>]`: the people's queue of the running product, in words; exit code 1 while somebody is needed. */
export const bookingsWaiting: Command = {
  words: 'bookings waiting',
  usage: '[--resume <id>]',
  summary: 'lists bookings that wait for people, and hands one back to its steps once the cause is gone',
  async run([option, id = ''], say) {
    if (option !== undefined && (option !== '--resume' || !UUID.test(id))) {
      say('Name the booking: bin/escale bookings waiting --resume <id>');
      return 2;
    }
    const database = await openDatabase({
      url: process.env['DATABASE_URL'],
      dataDir: process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../.data'),
    });
    try {
      if (option !== undefined) {
        const context = { db: database.pool, clock: systemClock, ticks: systemClock, ids: randomIds };
        const isResumed = (await settleWaitingBooking(context, { id, action: 'RETRY', by: 'command line', note: '' })) === 'DONE';
        say(isResumed ? `${id} goes on.` : `${id} does not wait for people.`);
        return isResumed ? 0 : 1;
      }
      const waiting = await listWaitingBookings(database.pool);
      for (const each of waiting)
        say(
          [
            each.id,
            each.reference ?? '(no number yet)',
            each.brand,
            each.state,
            `${each.total} ${each.currency} (minor units)`,
            `travels ${each.stayFrom}`,
            `since ${each.since.toISOString()}`,
            each.why,
          ].join('  '),
        );
      say(waiting.length === 0 ? 'No booking waits for people.' : `${waiting.length} waiting.`);
      return waiting.length > 0 ? 1 : 0;
    } finally {
      await database.close();
    }
  },
};

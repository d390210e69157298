// The program that the kill bench kills: the quote and payment rooms with their worker on a durable packaged database, without the search
// index, so that it is back within a second. Everything else is what runs in production.
import { randomUUID } from 'node:crypto';
import { loadBrands } from '@escale/catalogue/brands';
import { createServer, mounted, mountRooms } from '@escale/services/app';
import { systemClock } from '@escale/services/platform/clock';
import { parseEnv } from '@escale/services/platform/env';
import { randomIds } from '@escale/services/platform/ids';
import { openDatabase } from '@escale/services/platform/postgres';
import { paymentRoom } from '@escale/services/rooms/payment/index';
import { quoteRoom } from '@escale/services/rooms/quote/index';
import { pino } from 'pino';

const env = parseEnv(process.env, import.meta.dirname);
const log = pino({ level: 'silent' });
const { pool } = await openDatabase({ dataDir: env.dataDir, log });
const deps = { db: pool, clock: systemClock, ids: randomIds, env, log };
const app = createServer({ log });
const search = { response: () => ({ status: 'TECHNICAL_FAILURE' as const, specialOffer: false }) };
const saga = { lease: 1_500, ...(process.env['FORGET_KEYS'] === '1' ? { keyFor: () => randomUUID() } : {}) };
await mountRooms(app, [
  mounted(quoteRoom, {
    ...deps,
    search,
    brands: loadBrands(),
    documentSecret: env.documentSecret,
    worksOnBookings: true,
    preBookLimits: { perDevice: 1_000_000, perAddress: 1_000_000 },
    saga,
  }),
  mounted(paymentRoom, deps),
]);
await app.listen({ port: env.port, host: '127.0.0.1' });
process.send?.('ready');

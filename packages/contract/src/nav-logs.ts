import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wireShop, wireText } from './wire.ts';

const event = z.object({
  name: wireText(60),
  data: z._default(z.record(z.string(), z.unknown()), {}),
  path: z.optional(wireText(300)),
  brand: z.optional(wireText(2)),
  shop: z.optional(wireShop),
  /** Ids of the visit; sent only with consent to statistics (platform 3 "Auth", readings 8). */
  sessionBiid: z.optional(z.string().check(z.regex(/^[A-Z]{2}\w{2}-[\w-]{8,64}$/u))),
  userBiid: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/u))),
});

/** One event of a page (platform 7 "Analytics"). */
export const navLogEvent = endpoint({ method: 'POST', path: '/tag', body: 'text-json', request: event, response: z.object({ status: z.string() }) });

/** Up to ten events at once: A-B assignments travel so (platform 9: pool of 10, every 5 s). */
export const navLogBatch = endpoint({
  method: 'POST',
  path: '/tags',
  body: 'text-json',
  request: z.object({ events: z.array(event).check(z.minLength(1), z.maxLength(10)) }),
  response: z.object({ status: z.string() }),
});

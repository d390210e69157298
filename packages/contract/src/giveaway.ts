import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wireShop, wireText } from './wire.ts';

const code = z.string().check(z.regex(/^[A-Z0-9]{2,40}$/u));
const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/u));

/** `resources/{shop}/giveaway.json`: the shop's campaign (readings 6.1 row 13); entries count within [startAt, endAt). */
export const giveawayFile = z.looseObject({
  code,
  title: z.string(),
  intro: z.string(),
  prize: z.string(),
  picture: z.string(),
  startAt: instant,
  endAt: instant,
});
export type Giveaway = z.infer<typeof giveawayFile>;

/** `POST /giveaway` of the marketing service: one entry an address; the same answer whether it is the first. CONFLICT outside the campaign's days. */
export const enterGiveaway = endpoint({
  method: 'POST',
  path: '/giveaway',
  body: 'json',
  request: z.object({
    brand: z.string().check(z.regex(/^[A-Z]{2}$/u)),
    shop: wireShop,
    code,
    email: wireText(254).check(z.minLength(3)),
    acceptsRules: z.literal(true),
    wantsNews: z.boolean(),
  }),
  response: z.object({ status: z.literal('ENTERED') }),
});

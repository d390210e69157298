import * as z from 'zod/mini';

/** Calendar day `YYYY-MM-DD`; whether the day exists is the domain's question. */
export const wireDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/u));
/** Amount in decimal major units, as the specification's files carry it; the parser makes it minor units. */
export const wireAmount = z.number().check(z.gte(-10_000_000), z.lte(10_000_000));
export const wireCurrency = z.string().check(z.regex(/^[A-Z]{3}$/u));
export const wireShop = z.string().check(z.regex(/^[a-z]{2}-[A-Z]{2}$/u));
/** Unguessable handle of a search, quote and booking (bookingFlowId). */
export const wireFlowId = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u));
export const wireText = (max: number) => z.string().check(z.maxLength(max));

/** Calendar birth date as the funnel sends it: month is 1-based (funnel 7.2). */
export const wireBirthdate = z.object({
  day: z.int().check(z.gte(1), z.lte(31)),
  month: z.int().check(z.gte(1), z.lte(12)),
  year: z.int().check(z.gte(1900), z.lte(2200)),
});
export type WireBirthdate = z.infer<typeof wireBirthdate>;

export const wireOccupancy = z.object({
  adults: z.int().check(z.gte(1), z.lte(9)),
  children: z.int().check(z.gte(0), z.lte(9)),
  childrenBirthdates: z._default(z.array(wireBirthdate).check(z.maxLength(9)), []),
});
export type WireOccupancy = z.infer<typeof wireOccupancy>;
export const wireOccupancies = z.array(wireOccupancy).check(z.minLength(1), z.maxLength(9));

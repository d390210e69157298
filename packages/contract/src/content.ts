import * as z from 'zod/mini';
import { wireDay } from './wire.ts';

/** Destination of the search form (funnel 3.1 destinationResort); `labels` runs from the widest place to the place itself. */
export const searchDestination = z.object({
  code: z.string(),
  label: z.string(),
  labels: z.array(z.string()),
  levels: z.array(z.object({ level: z.string(), label: z.string(), code: z.string() })),
  type: z.string(),
  country: z.nullable(z.string()),
  iata: z.optional(z.string()),
  departureCities: z.array(z.object({ code: z.string(), uri: z.string() })),
  departureDateStart: wireDay,
  departureDateEnd: wireDay,
  picture: z.optional(z.string()),
});
export type SearchDestination = z.infer<typeof searchDestination>;

export const cabin = z.object({ code: z.string(), label: z.string(), suffix: z.string() });

/** `{shop}/sdp/filters.json` (funnel 7.1). */
export const sdpFilters = z.object({
  destinations: z.array(searchDestination),
  departureCities: z.array(z.object({ code: z.string(), label: z.string(), isMain: z.boolean(), mainOrder: z.number() })),
  cabins: z.array(cabin),
  departureDateMin: wireDay,
  departureDateMax: wireDay,
});
export type SdpFilters = z.infer<typeof sdpFilters>;

/**
 * `{shop}/{departureCityUri}.json`: available dates (funnel 7.1, 4.7): departure day → the stays that can be bought.
 * `p` is the least price per person in the shop's currency, whole units, for two adults: the figure of calendar cells.
 */
export const availableDates = z.object({
  status: z.string(),
  dates: z.record(z.string(), z.array(z.object({ duration: z.string(), ed: wireDay, p: z.optional(z.number()) }))),
});
export type AvailableDates = z.infer<typeof availableDates>;

/** `resources/{shop}/paymentMethods.json` (funnel 7.1). */
export const paymentMethods = z.object({
  methods: z.array(z.object({ code: z.string(), redirect: z.boolean(), acceptedCreditCardTypes: z.array(z.string()) })),
});
export type PaymentMethods = z.infer<typeof paymentMethods>;

/** `resources/i18n/{brand}/{lang}.json`: message overrides of one brand (readings 6.4). */
export const messageOverrides = z.record(z.string(), z.string());

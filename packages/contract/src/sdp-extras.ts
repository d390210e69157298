import * as z from 'zod/mini';
import { wireAmount, wireDay } from './wire.ts';

/** What can be added to an offer (funnel 3.9, 3.10); amounts are decimal major units for the party unless a name says otherwise. */

export const baggageOption = z.object({
  code: z.string(),
  included: z.boolean(),
  quantity: z.int(),
  maxWeightPerBaggage: z.int(),
  pricePerPerson: wireAmount,
  pricePerBooking: wireAmount,
  canBeBooked: z.boolean(),
  message: z.optional(z.string()),
});
export const activity = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  photo: z.string(),
  suggestedDate: wireDay,
  guestsPerDay: z.record(
    z.string(),
    z.array(
      z.object({
        code: z.string(),
        label: z.string(),
        includedGuest: z.int(),
        minAge: z.int(),
        maxAge: z.int(),
        pricePerQuantity: z.record(z.string(), z.object({ price: wireAmount, discount: wireAmount })),
      }),
    ),
  ),
});
export const transfer = z.object({
  code: z.string(),
  photo: z.string(),
  vehicule: z.string(),
  description: z.string(),
  quantity: z.int(),
  maximumCapacity: z.int(),
  upgradePrice: wireAmount,
  icon: z.string(),
});
export const insurance = z.object({
  code: z.string(),
  price: wireAmount,
  name: z.string(),
  intro: z.string(),
  paragraphs: z.array(z.string()),
  documentUrl: z.string(),
});
export const flexOption = z.object({ code: z.string(), label: z.string(), upgradePrice: wireAmount, paragraphs: z.array(z.string()) });

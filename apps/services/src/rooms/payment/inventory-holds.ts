import { extendHolds, releaseHolds, sellHolds, takeHolds } from '../../inventory/index.ts';
import type { HoldKeeper } from './hold-keeper.ts';

/** The saga's view of our own inventory. */
export const inventoryHolds: HoldKeeper = {
  take: async (client, request) => (await takeHolds(client, request)).ok,
  extend: async (client, bookingId, expiresAt) => (await extendHolds(client, { bookingId, expiresAt })).ok,
  sell: async (client, bookingId) => (await sellHolds(client, bookingId)).ok,
  release: (client, bookingId) => releaseHolds(client, bookingId),
};

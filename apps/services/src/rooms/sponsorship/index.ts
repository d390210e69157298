import * as calls from '@escale/contract/sponsorship';
import type { Deps, Room } from '../../platform/deps.ts';
import { route } from '../../platform/route.ts';
import { type BrandEntry, createCreditPartners } from '../credit/index.ts';
import type { SponsorshipContext } from './context.ts';
import { listCoupons } from './coupons.ts';
import { inviteFriends, listFriends, readSponsorId, subscribeFriend } from './friends.ts';

// Door of the sponsorship room: a member's coupons, friends and what they bring (platform 2.5, 3, 4, 7 "Sponsorship API").
export { copySponsorship, eraseSponsorship } from './privacy.ts';
export { sponsorshipJobs } from './rewards.ts';
export type { SponsorshipContext } from './context.ts';

/** What the room is given beside the usual. */
export interface SponsorshipDeps extends Deps {
  readonly brands: readonly BrandEntry[];
  readonly originOf: (brand: string) => string;
}

/** Binds the dependencies into what the room and its jobs work with. */
export const createSponsorshipContext = ({ brands, ...deps }: SponsorshipDeps): SponsorshipContext => ({ ...deps, partners: createCreditPartners(brands) });

/** `/api/sponsorship` (platform 7 "Sponsorship API"). */
export const sponsorshipRoom: Room<SponsorshipDeps> = {
  name: 'sponsorship',
  async register(app, deps) {
    const context = createSponsorshipContext(deps);
    route(app, calls.listCoupons, (request, call) => listCoupons(context, request, call));
    route(app, calls.sponsorship, (_request, call) => listFriends(context, call));
    route(app, calls.getSponsorId, (_request, call) => readSponsorId(context, call));
    route(app, calls.inviteByEmail, (request, call) => inviteFriends(context, request, call));
    route(app, calls.subscribe, (request, call) => subscribeFriend(context, request, call));
  },
};

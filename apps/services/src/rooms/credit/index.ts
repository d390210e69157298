import { availableCampaigns } from '@escale/contract/sponsorship';
import { done } from '../../platform/answer.ts';
import type { Deps, Room } from '../../platform/deps.ts';
import { route } from '../../platform/route.ts';
import { type BrandEntry, createCreditPartners, listCampaigns } from './campaigns.ts';

// Door of the credit room: the ledger of coupons, the campaigns that give them, and their spending (platform 3 "Coupons and credits", 7).
export { type BrandEntry, campaignOf, createCreditPartners, type CreditPartners } from './campaigns.ts';
export { type CouponFamily, type CouponRow, grantCoupon, listCouponRows, openCoupon, writeMovement } from './ledger-store.ts';
export { lapseCredits, releaseCredits, reserveCredits, spendCredits } from './spending.ts';

/** What the room is given beside the usual. */
export interface CreditDeps extends Deps {
  readonly brands: readonly BrandEntry[];
}

/** `/api/credit` (platform 7 "Credit API"). */
export const creditRoom: Room<CreditDeps> = {
  name: 'credit',
  async register(app, { brands }) {
    const partners = createCreditPartners(brands);
    route(app, availableCampaigns, async ({ partnerCode }) => done(listCampaigns(partners, partnerCode)));
  },
};

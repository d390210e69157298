import { availableCampaigns } from '@escale/contract/sponsorship';
import { toMinor } from '@escale/domain/money';
import { callService } from './call-service.ts';
import type { ShopContext } from './request-context.ts';

export interface CreditCampaign {
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
}

const KEPT_FOR = 60_000;
const TIMEOUT = 1_000;
const kept = new Map<string, { readonly until: number; readonly campaign: Promise<CreditCampaign | undefined> }>();

/**
 * What the partner gives to who signs up now (platform 4 "Application start", 2.4 "credit campaign banner"): undefined without a campaign of an
 * amount, and when the service does not answer in time. Asked once a minute for each partner.
 */
export const signUpCampaign = ({ partner, services, fetch }: ShopContext): Promise<CreditCampaign | undefined> => {
  const key = `${services.credit} ${partner.code}`;
  const now = performance.now();
  const before = kept.get(key);
  if (before !== undefined && now < before.until) return before.campaign;
  const campaign = callService(availableCampaigns, services.credit, { partnerCode: partner.code }, { fetch, timeout: TIMEOUT }).then((result) => {
    const found = result.ok
      ? result.value.creditCampaign.find(({ type, discountType, amount }) => type === 'INSCRIPTION' && discountType === 'CURRENCY' && amount > 0)
      : undefined;
    return found === undefined ? undefined : { amount: toMinor(found.amount, found.currencyCode), currency: found.currencyCode };
  });
  kept.set(key, { until: now + KEPT_FOR, campaign });
  return campaign;
};

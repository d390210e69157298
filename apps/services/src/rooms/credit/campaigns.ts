import type { PartnerConfiguration } from '@escale/contract/brand';
import type { ResponseOf } from '@escale/contract/endpoint';
import type { availableCampaigns } from '@escale/contract/sponsorship';
import { derivedFrom } from '../../platform/derived.ts';

/** One brand as the catalogue's folder gives it. */
export interface BrandEntry {
  readonly brand: { readonly code: string };
  readonly shops: readonly { readonly configuration: PartnerConfiguration }[];
}
export type Campaign = NonNullable<PartnerConfiguration['creditCampaigns']>[number];

/** Partner configurations, as credits and sponsorship ask for them; brands may join and leave the list while the process runs. */
export interface CreditPartners {
  of(partner: string, shop?: string | null): PartnerConfiguration | undefined;
}

/** Reads the partners' configurations by code and, where several shops share one, by shop. */
export const createCreditPartners = (brands: readonly BrandEntry[]): CreditPartners => {
  const book = derivedFrom(brands, (list) => list.flatMap(({ shops }) => shops.map(({ configuration }) => configuration)));
  return {
    of: (partner, shop) =>
      book().find((configuration) => configuration.code === partner && configuration.shop === shop) ??
      book().find((configuration) => configuration.code === partner),
  };
};

/** The campaign of a kind that a partner runs; none while it gives no credits. */
export const campaignOf = (configuration: PartnerConfiguration | undefined, type: Campaign['type']): Campaign | undefined =>
  configuration?.enableCredits === true ? configuration.creditCampaigns?.find((campaign) => campaign.type === type) : undefined;

/** `GET /available/{partnerCode}` (platform 7 "Credit API"): campaigns a partner runs now; an unknown partner runs none. */
export const listCampaigns = (partners: CreditPartners, partnerCode: string): ResponseOf<typeof availableCampaigns> => {
  const configuration = partners.of(partnerCode);
  if (configuration?.enableCredits !== true) return { creditCampaign: [] };
  return {
    creditCampaign: (configuration.creditCampaigns ?? []).map(({ type, discountType, amount }) => ({
      type,
      discountType,
      amount,
      currencyCode: configuration.currencyCode,
    })),
  };
};

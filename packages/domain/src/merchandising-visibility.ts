/** Campaign codes with a rule of their own (platform 4 "Merchandising visibility", readings 4.36). */
const SPONSORSHIP = 'PARRAINAGE';
const FOUR_PAYMENTS = { code: 'PAIEMENT4X', partners: ['AFFR', 'EKFR'] } as const;

interface MerchandisingQuestion {
  readonly code: string;
  /** `displayOptions.partnerCode`: for that partner alone. */
  readonly onlyFor?: string | undefined;
  readonly partnerCode: string;
  readonly enableSponsorship: boolean;
}

/** Whether a partner shows a merchandising at all; its window of time is another question. */
export const isMerchandisingFor = ({ code, onlyFor, partnerCode, enableSponsorship }: MerchandisingQuestion): boolean => {
  if (code === SPONSORSHIP && !enableSponsorship) return false;
  if (code === FOUR_PAYMENTS.code && !FOUR_PAYMENTS.partners.some((each) => each === partnerCode)) return false;
  return onlyFor === undefined || onlyFor === partnerCode;
};

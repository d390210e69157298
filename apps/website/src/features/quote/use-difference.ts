import { sharePerPerson, toMinor } from '@escale/domain/money';
import { formatMoney } from '@escale/i18n/format';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';

/** What every section needs to write prices. */
export interface Pricing {
  readonly currency: string;
  /** Adults and children. */
  readonly travellers: number;
}

export interface DifferenceText {
  readonly amount: string;
  readonly note?: string | undefined;
}

/** Writes a party difference (decimal major units, as it travels) per person, rounded up: "+ 38 €" and "per person", or "Included". */
export const useDifference = ({ currency, travellers }: Pricing) => {
  const t = useMessages();
  const { shop } = useShop();
  return {
    perPerson: (major: number): DifferenceText =>
      toMinor(major, currency) === 0
        ? { amount: t('common.included') }
        : {
            amount: formatMoney(sharePerPerson(toMinor(major, currency), travellers, currency), currency, shop, { sign: 'always' }),
            note: t('common.per.person'),
          },
    whole: (major: number): string =>
      toMinor(major, currency) === 0 ? t('common.included') : formatMoney(toMinor(major, currency), currency, shop, { sign: 'always' }),
    money: (minor: number): string => formatMoney(minor, currency, shop),
  };
};

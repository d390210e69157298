import { formatPercent } from '@escale/i18n/format';
import { MarkTag } from '@escale/ui/tag';
import { OptionGroup, OptionRow } from '@escale/ui/option-row';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { CardType } from './card-rules.ts';
import type { OfferedPayment } from './payment-view.ts';
import styles from './payment.module.css';

/** Names of schemes; they are the same in every language. */
const MARKS: Readonly<Record<CardType, string>> = {
  CB: 'CB',
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'Amex',
  MAESTRO: 'Maestro',
  VISA_ELECTRON: 'Electron',
};

const ORDER: readonly CardType[] = ['CB', 'VISA', 'MASTERCARD', 'AMEX', 'MAESTRO', 'VISA_ELECTRON'];

/** Payment types whose card is typed on this page. */
export const takesCard = (payment: Pick<OfferedPayment, 'acceptedCreditCardTypes'> | undefined): boolean => (payment?.acceptedCreditCardTypes.length ?? 0) > 0;

interface MethodChoiceProps {
  readonly payments: readonly OfferedPayment[];
  readonly value: string;
  readonly onChoose: (type: string) => void;
  readonly cardFields: ReactNode;
}

/** Ways to pay, each with its cards, terms and the share due now (funnel 2.13, 3.11). */
export const MethodChoice = ({ payments, value, onChoose, cardFields }: MethodChoiceProps) => {
  const t = useMessages();
  const { shop } = useShop();
  return (
    <OptionGroup legend={t('payment.method.title')} isLegendHidden>
      {payments.map((payment) => {
        const isChosen = payment.paymentType === value;
        // The schemes people look for first; all are accepted.
        const marks = ORDER.filter((card) => payment.acceptedCreditCardTypes.includes(card))
          .slice(0, 4)
          .map((card) => MARKS[card]);
        return (
          <OptionRow
            key={`${payment.paymentType}-${payment.terms}`}
            name="paymentType"
            value={payment.paymentType}
            checked={isChosen}
            onChange={() => {
              onChoose(payment.paymentType);
            }}
            title={t(`payment.method.${payment.paymentType}`)}
            text={
              payment.percentagePayNow < 100
                ? t('payment.method.part', { percentage: formatPercent(payment.percentagePayNow, shop) })
                : t(takesCard(payment) ? 'payment.method.card.text' : 'payment.method.redirect.text', { provider: t(`payment.method.${payment.paymentType}`) })
            }
            marks={
              marks.length === 0 ? undefined : (
                <span className={styles['marks']}>
                  {marks.map((mark) => (
                    <MarkTag key={mark}>{mark}</MarkTag>
                  ))}
                </span>
              )
            }
          >
            {takesCard(payment) ? <div hidden={!isChosen}>{cardFields}</div> : null}
          </OptionRow>
        );
      })}
    </OptionGroup>
  );
};

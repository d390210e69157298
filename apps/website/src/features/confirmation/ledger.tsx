import { formatMoney } from '@escale/i18n/format';
import { Card } from '@escale/ui/card';
import { PriceLedger } from '@escale/ui/price-ledger';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { dayText } from './confirmation-texts.ts';
import type { ConfirmationView } from './confirmation-view.ts';
import styles from './confirmation.module.css';

/** What was bought and how it is paid: the lines add up to the total; paid, still to pay, and to pay at the hotel stand below. */
export const Ledger = ({ view }: { readonly view: ConfirmationView }) => {
  const t = useMessages();
  const { shop } = useShop();
  const money = (minor: number): string => formatMoney(minor, view.currency, shop);
  return (
    <Card as="section" padding="l" className={styles['panel']} aria-labelledby="confirmation-payment">
      <h2 id="confirmation-payment" className="t-3">
        {t('confirmation.payment.title')}
      </h2>
      <PriceLedger
        rows={view.ledger.map((line, at) => ({
          id: line.id,
          label: line.label,
          amount: at === 0 ? money(line.amount) : formatMoney(line.amount, view.currency, shop, { sign: 'always' }),
          kind: line.amount < 0 ? ('discount' as const) : ('plain' as const),
        }))}
        total={{ label: t('confirmation.payment.total'), amount: money(view.total) }}
        taxes={view.localTaxes > 0 ? t('confirmation.payment.local', { amount: money(view.localTaxes) }) : t('confirmation.payment.taxes')}
      />
      <dl className={styles['sums']}>
        {view.paid > 0 && (
          <div>
            <dt>{t('confirmation.payment.paid', { date: dayText(view.bookedAt, shop) })}</dt>
            <dd>
              <bdi>{money(view.paid)}</bdi>
            </dd>
          </div>
        )}
        {view.due > 0 && view.dueDate !== undefined && (
          <div>
            <dt>{t('confirmation.payment.due', { date: dayText(view.dueDate, shop) })}</dt>
            <dd>
              <bdi>{money(view.due)}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
};

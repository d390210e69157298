import { formatMoney } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { buttonClass, ButtonContent } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { dayText, type HelpPhone } from './confirmation-texts.ts';
import type { FlightStep } from '../../shared/flight-step.ts';
import type { ConfirmationView } from './confirmation-view.ts';
import { Timeline, type TimelineStep } from './timeline.tsx';
import styles from './confirmation.module.css';

/** What comes next, each with its day: papers, balance, vouchers, departure. */
export const NextSteps = ({ code, view, phone }: { readonly code: string; readonly view: ConfirmationView; readonly phone: HelpPhone }) => {
  const t = useMessages();
  const { shop } = useShop();
  const amount = formatMoney(view.due, view.currency, shop);
  const voucher = view.documents.find((document) => document.availableFrom !== undefined)?.availableFrom;
  // A trip booked in its last week has its vouchers at once.
  const hasVoucher = voucher !== undefined && voucher <= view.bookedAt.slice(0, 10);
  const outbound = view.steps.find((step): step is FlightStep => step.kind === 'outbound');
  const day = (text: string) => (
    <time dateTime={text} suppressHydrationWarning>
      {dayText(text, shop)}
    </time>
  );
  const steps: TimelineStep[] = [
    { id: 'today', state: 'done', title: t('confirmation.next.today'), text: t('confirmation.next.papers') },
    ...(view.due > 0 && view.dueDate !== undefined
      ? [{ id: 'due', state: 'now' as const, title: day(view.dueDate), text: t('confirmation.next.due', { amount }) }]
      : []),
    ...(voucher === undefined
      ? []
      : [
          {
            id: 'voucher',
            state: hasVoucher ? ('done' as const) : ('next' as const),
            title: hasVoucher ? t('confirmation.next.today') : day(voucher),
            text: t('confirmation.next.voucher'),
          },
        ]),
    ...(outbound === undefined
      ? []
      : [
          {
            id: 'departure',
            state: 'next' as const,
            title: (
              <>
                {day(outbound.day)}, <bdi>{outbound.takeOff}</bdi>
              </>
            ),
            text:
              outbound.terminal === undefined
                ? t('confirmation.next.departure', { airport: outbound.from })
                : t('confirmation.next.departure.terminal', { airport: outbound.from, terminal: outbound.terminal }),
          },
        ]),
  ];
  return (
    <>
      {view.due > 0 && view.dueDate !== undefined && (
        <Alert kind="warn" lead={t('confirmation.unpaid.lead')}>
          {t('confirmation.unpaid.text', { amount, date: dayText(view.dueDate, shop) })}{' '}
          <a href={`tel:${phone.dial}`}>
            <bdi dir="ltr">{phone.display}</bdi>
          </a>
        </Alert>
      )}
      {view.due > 0 && (
        <ShopLink to="payment" search={{ code }} className={`${buttonClass({ kind: 'cta', size: 'lg' })} ${styles['payNow'] ?? ''}`}>
          <ButtonContent>{t('confirmation.unpaid.action', { amount })}</ButtonContent>
        </ShopLink>
      )}
      <Card as="section" padding="l" className={styles['panel']} aria-labelledby="confirmation-next">
        <h2 id="confirmation-next" className="t-3">
          {t('confirmation.next.title')}
        </h2>
        <Timeline steps={steps} />
      </Card>
    </>
  );
};

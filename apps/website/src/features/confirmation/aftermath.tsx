import { formatInstant, formatMoney } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { buttonClass, ButtonContent } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { useMessages } from '../../shared/messages.tsx';
import { searchAddress } from '../../shared/search-address.ts';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { dayText, type HelpPhone } from './confirmation-texts.ts';
import { refundBy, type ConfirmationView } from './confirmation-view.ts';
import { Timeline, type TimelineStep } from './timeline.tsx';
import styles from './confirmation.module.css';

interface AftermathProps {
  readonly view: ConfirmationView;
  readonly phone: HelpPhone;
}

/** A booking that is still being decided, or that came to nothing: the money, then what happens with dates (readings 6.1 row 1). */
export const Aftermath = ({ view, phone }: AftermathProps) =>
  view.state === 'NOTCONFIRMED' ? <Pending view={view} /> : <Cancelled view={view} phone={phone} />;

const Pending = ({ view }: { readonly view: ConfirmationView }) => {
  const t = useMessages();
  const { shop, zone } = useShop();
  const instant = (iso: string) => (
    <time dateTime={iso} suppressHydrationWarning>
      {formatInstant(Date.parse(iso), shop, zone)}
    </time>
  );
  const answerBy = view.answerBy;
  const isTaken = view.money?.kind === 'TAKEN';
  const steps: TimelineStep[] = [
    { id: 'order', state: 'done', title: t('confirmation.pending.order'), text: instant(view.bookedAt) },
    { id: 'payment', state: 'now', title: t('confirmation.pending.payment'), text: <bdi>{formatMoney(view.total, view.currency, shop)}</bdi> },
    {
      id: 'answer',
      state: 'next',
      title: t('confirmation.pending.answer'),
      text:
        answerBy === undefined ? (
          t('confirmation.pending.email')
        ) : (
          <>
            {t('confirmation.pending.email.by')} {instant(answerBy)}
          </>
        ),
    },
  ];
  return (
    <>
      <Alert kind="warn" lead={t(isTaken ? 'confirmation.pending.taken' : 'confirmation.pending.nothing')}>
        {t('confirmation.pending.once')}
      </Alert>
      <Card as="section" padding="l" className={styles['panel']} aria-labelledby="confirmation-pending">
        <h2 id="confirmation-pending" className="t-3">
          {t('confirmation.pending.title')}
        </h2>
        <progress className={styles['progress']} aria-label={t('confirmation.pending.title')} />
        <p className="t-s t-muted">{t('confirmation.pending.updates')}</p>
        <Timeline steps={steps} />
      </Card>
      <Card as="section" padding="l" className={styles['panel']} aria-labelledby="confirmation-if">
        <h2 id="confirmation-if" className="t-3">
          {t('confirmation.pending.failure.title')}
        </h2>
        <p>{t('confirmation.pending.failure.text')}</p>
      </Card>
    </>
  );
};

const Cancelled = ({ view, phone }: AftermathProps) => {
  const t = useMessages();
  const { shop } = useShop();
  const money = view.money;
  const isRefund = money !== undefined && (money.kind === 'REFUNDED' || money.kind === 'REFUND_DUE' || money.kind === 'TAKEN');
  const from = money?.date ?? view.bookedAt.slice(0, 10);
  const latest = refundBy(from);
  const amount = money === undefined ? '' : formatMoney(money.amount, view.currency, shop);
  const day = (text: string) => (
    <time dateTime={text} suppressHydrationWarning>
      {dayText(text, shop)}
    </time>
  );
  const steps: TimelineStep[] = isRefund
    ? [
        { id: 'paid', state: 'done', title: day(view.bookedAt.slice(0, 10)), text: t('confirmation.cancelled.paid', { amount }) },
        { id: 'lost', state: 'done', title: day(from), text: t('confirmation.cancelled.lost') },
        {
          id: 'sent',
          state: money.kind === 'REFUNDED' ? 'done' : 'now',
          title: day(from),
          text: t(money.kind === 'REFUNDED' ? 'confirmation.cancelled.sent' : 'confirmation.cancelled.sending'),
        },
        { id: 'latest', state: 'next', title: t('confirmation.cancelled.latest', { date: dayText(latest, shop) }), text: t('confirmation.cancelled.account') },
      ]
    : [
        { id: 'lost', state: 'done', title: day(from), text: t('confirmation.cancelled.lost') },
        { id: 'released', state: 'done', title: day(from), text: t('confirmation.cancelled.released') },
      ];
  const { search } = view;
  return (
    <>
      {isRefund && (
        <Card as="section" padding="l" className={styles['panel']} aria-labelledby="confirmation-refund">
          <h2 id="confirmation-refund" className="t-3">
            {t('confirmation.cancelled.refund')}
          </h2>
          <dl className={styles['sums']}>
            <div>
              <dt>{t('confirmation.cancelled.paid.on', { date: dayText(view.bookedAt, shop) })}</dt>
              <dd>
                <bdi>{amount}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('confirmation.cancelled.fees')}</dt>
              <dd>
                <bdi>{formatMoney(0, view.currency, shop)}</bdi>
              </dd>
            </div>
            <div className={styles['sum']}>
              <dt>{t('confirmation.cancelled.back')}</dt>
              <dd className="price-l">
                <bdi>{amount}</bdi>
              </dd>
            </div>
          </dl>
          <p className="t-s t-muted">
            {t('confirmation.cancelled.by', { date: dayText(latest, shop) })} {t('confirmation.cancelled.call')}{' '}
            <a href={`tel:${phone.dial}`}>
              <bdi dir="ltr">{phone.display}</bdi>
            </a>
          </p>
        </Card>
      )}
      <Card as="section" padding="l" className={styles['panel']} aria-labelledby="confirmation-happened">
        <h2 id="confirmation-happened" className="t-3">
          {t('confirmation.cancelled.happened')}
        </h2>
        <Timeline steps={steps} />
      </Card>
      {search !== undefined && (
        <section className={styles['again']} aria-labelledby="confirmation-again">
          <h2 id="confirmation-again" className="t-4">
            {t('confirmation.again.title')}
          </h2>
          <p className="t-s">{t('confirmation.again.text')}</p>
          <ShopLink to="listing" className={buttonClass({ kind: 'primary' })} search={searchAddress(search)}>
            <ButtonContent>{t('confirmation.again.action')}</ButtonContent>
          </ShopLink>
        </section>
      )}
    </>
  );
};

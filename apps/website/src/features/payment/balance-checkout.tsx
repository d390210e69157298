import { formatDay, formatMoney } from '@escale/i18n/format';
import { groupBookingReference } from '@escale/domain/booking-reference';
import { toMajor, toMinor } from '@escale/domain/money';
import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { Icon } from '@escale/ui/icon';
import Lock from 'lucide-react/icons/lock';
import { useState, type FormEvent } from 'react';
import { loadChunk } from '../../shared/chunk.ts';
import { paymentStore } from '../../shared/kept-payment.ts';
import type { MessageId } from '../../shared/message-id.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { BalanceView } from './balance-view.ts';
import { CARD_IDS, CardFields, clearCard, readCard } from './card-fields.tsx';
import { validateCard, type CardField } from './card-rules.ts';
import { MethodChoice, takesCard } from './method-choice.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { ChallengeDialog } from './payment-dialogs.tsx';
import { PaymentInterlude } from './payment-interlude.tsx';
import { usePayment } from './use-payment.ts';
import styles from './payment.module.css';

interface BalanceProps {
  readonly view: BalanceView;
  readonly paymentOrigin: string;
  readonly resume: string | undefined;
  readonly cameBack: 'aborted' | 'error' | undefined;
}

type CardErrors = Readonly<Partial<Record<CardField, MessageId>>>;

/** Pays what is due of a booking that stands (funnel 7.6): the sum, the last day, a way to pay, and one button. Nothing is asked for twice. */
export const BalanceCheckout = ({ view, paymentOrigin, resume, cameBack }: BalanceProps) => {
  const t = useMessages();
  const { shop, brand, phone } = useShop();
  const [store] = useState(() => paymentStore(brand.code, shop));
  const [type, setType] = useState(view.payments[0]?.paymentType ?? '');
  const [cardErrors, setCardErrors] = useState<CardErrors>({});
  const [isChecked, setChecked] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const payment = view.payments.find((each) => each.paymentType === type);
  const isCard = takesCard(payment);
  const amount = formatMoney(view.due, view.currency, shop);
  const flow = usePayment({
    code: view.code,
    step: 'balance',
    store,
    resume,
    onFieldErrors: (answer) => {
      if (answer.status.startsWith('CREDIT_CARD')) {
        clearCard();
        setChecked(false);
      }
    },
    toMinor: (major) => toMinor(major, view.currency),
    onPrice: () => undefined,
  });
  const { stage } = flow;
  const isForm = stage.at === 'form' || stage.at === 'sending';
  const checkCard = (): CardErrors =>
    isCard ? Object.fromEntries(validateCard(readCard(), payment?.acceptedCreditCardTypes ?? [], Date.now()).map((each) => [each.field, each.messageId])) : {};
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPreparing || stage.at !== 'form' || payment === undefined) return;
    const wrong = checkCard();
    setCardErrors(wrong);
    setChecked(true);
    const first = Object.keys(wrong)[0] as CardField | undefined; // `as`: keys of the record
    if (first !== undefined) {
      document.getElementById(CARD_IDS[first])?.focus();
      return;
    }
    setPreparing(true);
    let encryptedCard: string | undefined;
    if (isCard) {
      const { encryptCard } = await loadChunk(() => import('./encrypt-card.ts'));
      encryptedCard = await encryptCard(readCard(), { origin: paymentOrigin, holder: view.holder, now: Date.now() });
    }
    setPreparing(false);
    if (isCard && encryptedCard === undefined) {
      flow.failed('payment.outcome.card.key');
      return;
    }
    await flow.press({
      amount: toMajor(view.due, view.currency),
      paymentType: payment.paymentType,
      terms: payment.terms,
      ...(encryptedCard === undefined ? {} : { encryptedCard }),
    });
  };
  return (
    <>
      <div className={styles['head']}>
        <h1 className="t-2">{t('payment.balance.title', { amount })}</h1>
        <p className={styles['reassurance']}>
          <Icon shape={Lock} size={16} />
          <span>{t('payment.reassurance')}</span>
        </p>
      </div>
      <noscript>
        <Alert kind="warn">{t('payment.noscript', { phone: phone.display })}</Alert>
      </noscript>
      <div className={styles['balance']}>
        {flow.notice !== undefined && stage.at === 'form' && <OutcomeNotice notice={flow.notice} />}
        {cameBack !== undefined && flow.notice === undefined && stage.at === 'form' && (
          <Alert kind="warn" isLive lead={t('payment.money.nothing')}>
            {t(cameBack === 'aborted' ? 'payment.outcome.external.aborted' : 'payment.outcome.external.error', { brand: brand.displayName })}
          </Alert>
        )}
        {!isForm && (
          <PaymentInterlude
            stage={stage}
            code={view.code}
            email={view.email}
            paymentOrigin={paymentOrigin}
            onReopen={flow.reopen}
            onRestore={flow.backToForm}
          />
        )}
        <form
          method="post"
          noValidate
          hidden={!isForm}
          className={styles['form']}
          onSubmit={(event) => {
            void submit(event);
          }}
        >
          <Card as="section" padding="l" className={styles['panel']} aria-labelledby="payment-methods">
            <p>
              {t('payment.balance.text', {
                hotel: view.hotel,
                reference: groupBookingReference(view.reference),
                date: view.dueDate === undefined ? '' : formatDay(view.dueDate, shop, 'medium'),
              })}
            </p>
            <h2 id="payment-methods" className="t-3">
              {t('payment.method.title')}
            </h2>
            <MethodChoice
              payments={view.payments}
              value={type}
              onChoose={setType}
              cardFields={
                <CardFields
                  errors={cardErrors}
                  onInput={() => {
                    if (isChecked) setCardErrors(checkCard());
                  }}
                />
              }
            />
            <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={stage.at === 'sending' || isPreparing} icon={<Icon shape={Lock} size={20} />}>
              {t('payment.balance.button', { amount })}
            </Button>
            <p className="t-xs t-muted">{t(isCard ? 'payment.pay.sentence.card' : 'payment.pay.sentence.redirect', { brand: brand.displayName })}</p>
          </Card>
        </form>
      </div>
      {stage.at === 'challenge' && (
        <ChallengeDialog url={stage.url} isOpen={stage.isOpen} paymentOrigin={paymentOrigin} onClose={flow.closeChallenge} onDone={flow.stepDone} />
      )}
    </>
  );
};

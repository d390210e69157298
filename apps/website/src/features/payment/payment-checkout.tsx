import type { BookResponse } from '@escale/contract/booking';
import { formatMoney } from '@escale/i18n/format';
import { toMajor, toMinor } from '@escale/domain/money';
import { Alert, ErrorSummary } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { CheckboxField } from '@escale/ui/checkbox-field';
import { Icon } from '@escale/ui/icon';
import Lock from 'lucide-react/icons/lock';
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { loadChunk } from '../../shared/chunk.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { CARD_IDS, CardFields, clearCard, readCard } from './card-fields.tsx';
import { validateCard, type CardField } from './card-rules.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContractPanel } from './contract-panel.tsx';
import { InsuranceChoice } from './insurance-choice.tsx';
import { MethodChoice, takesCard } from './method-choice.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { ChallengeDialog, PriceSheet, RescueSheet } from './payment-dialogs.tsx';
import { fieldIdOf, pathOfWireField, toBooking, type FormProblem } from './payment-form.ts';
import { PaymentInterlude } from './payment-interlude.tsx';
import type { PaymentView } from './payment-view.ts';
import { problemText } from './problem-text.ts';
import { TravellersSection } from './travellers-section.tsx';
import { TripRail } from './trip-rail.tsx';
import { useFocusAfterDraw } from './use-focus-after-draw.ts';
import { useHold } from './use-hold.ts';
import { usePayment } from './use-payment.ts';
import { usePaymentForm } from './use-payment-form.ts';
import { usePhoneTools } from '../../shared/use-phone-tools.ts';
import type { MessageId } from '../../shared/message-id.ts';
import styles from './payment.module.css';

interface CheckoutProps {
  readonly view: PaymentView;
  readonly countries: readonly (readonly [code: string, name: string, prefix: string])[];
  readonly months: readonly { readonly value: string; readonly label: string }[];
  readonly flag: string;
  readonly paymentOrigin: string;
  readonly now: number;
  readonly resume: string | undefined;
  readonly cameBack: string | undefined;
}

type CardErrors = Readonly<Partial<Record<CardField, MessageId>>>;
/** Field names of the provider's answer. */
const PROVIDER_FIELDS: Readonly<Record<string, CardField>> = { number: 'number', exp: 'expiry', cvc: 'cvc' };

/** The payment form with its price, its answers and its dialogs. */
export const PaymentCheckout = ({ view, countries, months, flag, paymentOrigin, now, resume, cameBack }: CheckoutProps) => {
  const t = useMessages();
  const shell = useShop();
  const { shop, brand } = shell;
  const revalidator = useRevalidator();
  const phone = usePhoneTools();
  const [mobileStatus, setMobileStatus] = useState<string | null>(null);
  const readPhone = useMemo(() => phone.tools?.readPhone ?? ((text: string) => ({ text, isValid: true, type: 'MOBILE' as const })), [phone.tools]);
  const rules = useMemo(() => ({ bookStatus: mobileStatus, readPhone }), [mobileStatus, readPhone]);
  const formRef = useRef<HTMLFormElement>(null);
  const form = usePaymentForm(view, rules, formRef);
  const { values } = form;
  const [cardErrors, setCardErrors] = useState<CardErrors>({});
  const [isCardChecked, setCardChecked] = useState(false);
  const [isPreparing, setPreparing] = useState(false);
  const [delta, setDelta] = useState(0);
  const payButton = useRef<HTMLButtonElement>(null);

  const insurance = view.insurances.find((item) => item.code === values.insurance);
  const total = (insurance?.total ?? view.total) + delta;
  const totalText = formatMoney(total, view.currency, shop);
  const [firstTotal] = useState(total);
  const payment = view.payments.find((item) => item.paymentType === values.paymentType);
  const isCard = takesCard(payment);

  const onFieldErrors = (answer: BookResponse): void => {
    const fields: Partial<Record<CardField, MessageId>> = {};
    const problems: FormProblem[] = [];
    for (const error of answer.fieldErrors ?? []) {
      const card = PROVIDER_FIELDS[error.path.replace(/^card\./u, '')];
      const path = pathOfWireField(error.path);
      if (error.path.startsWith('card.') && card !== undefined)
        fields[card] = card === 'number' ? 'error.card.number' : card === 'expiry' ? 'error.card.exp' : 'error.card.cvc';
      // `as`: the service names messages of the form's own rules.
      else if (path !== undefined) problems.push({ path, fieldId: fieldIdOf(path), messageId: error.messageId as MessageId });
    }
    if (answer.status === 'ERROR_MOBILE_PHONE_NUMBER_REQUIRED') {
      setMobileStatus(answer.status);
      problems.push({ path: 'phone', fieldId: 'phone', messageId: 'error.phone.mobile.required' });
    }
    if (answer.status.startsWith('CREDIT_CARD') && answer.status !== 'CREDIT_CARD_INFO' && answer.status !== 'CREDIT_CARD_TECHNICAL_ERROR') {
      clearCard();
      setCardChecked(false);
    }
    setCardErrors(fields);
    form.addProblems(problems);
  };

  const flow = usePayment({
    code: view.code,
    step: 'book',
    store: form.store,
    resume,
    onFieldErrors,
    toMinor: (major) => toMinor(major, view.currency),
    onPrice: (newPrice) => {
      setDelta(newPrice - (insurance?.total ?? view.total));
    },
  });
  const { stage } = flow;
  const isForm = stage.at === 'form' || stage.at === 'sending' || stage.at === 'price' || stage.at === 'rescue';
  useHold({
    holdUntil: view.holdUntil,
    now,
    isActive: stage.at === 'form',
    flow,
    onFresh: () => {
      setDelta(0);
      void revalidator.revalidate();
    },
  });

  const checkCard = useCallback((): CardErrors => {
    if (!isCard) return {};
    return Object.fromEntries(validateCard(readCard(), payment?.acceptedCreditCardTypes ?? [], Date.now()).map((each) => [each.field, each.messageId]));
  }, [isCard, payment]);

  const cardProblems: FormProblem[] = Object.entries(cardErrors).map(([field, messageId]) => ({
    path: `card.${field}`,
    fieldId: CARD_IDS[field as CardField],
    messageId,
  })); // `as`: keys of the record
  const problems = [
    ...form.problems.filter((each) => each.path !== 'acceptedTerms'),
    ...(isCard ? cardProblems : []),
    ...form.problems.filter((each) => each.path === 'acceptedTerms'),
  ];

  const focusField = useFocusAfterDraw();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isPreparing || stage.at !== 'form') return;
    setPreparing(true);
    const tools = await phone.load();
    const found = form.check();
    const card = checkCard();
    setCardErrors(card);
    setCardChecked(true);
    // The loaded rules may find what the first look could not.
    const phoneProblem = tools === undefined ? undefined : tools.readPhone(values.phone, values.phoneCountry);
    const isPhoneWrong = phoneProblem !== undefined && !phoneProblem.isValid && values.phone.trim() !== '';
    const before = found.filter((each) => each.path !== 'acceptedTerms');
    const firstWrong =
      before[0]?.fieldId ?? (isPhoneWrong ? 'phone' : undefined) ?? Object.keys(card).map((field) => CARD_IDS[field as CardField])[0] ?? found[0]?.fieldId; // `as`: keys of the record
    if (firstWrong !== undefined) {
      setPreparing(false);
      focusField(firstWrong);
      return;
    }
    const booking = toBooking(values, view.travellers, tools?.toE164(values.phone, values.phoneCountry) ?? values.phone);
    let encryptedCard: string | undefined;
    if (isCard) {
      const { encryptCard } = await loadChunk(() => import('./encrypt-card.ts'));
      encryptedCard = await encryptCard(readCard(), {
        origin: paymentOrigin,
        holder: `${booking.customer.firstName} ${booking.customer.lastName}`,
        now: Date.now(),
      });
      if (encryptedCard === undefined) {
        setPreparing(false);
        flow.failed('payment.outcome.card.key');
        return;
      }
    }
    setPreparing(false);
    await flow.press({
      ...booking,
      accommodationId: view.accommodationId,
      acceptedTotal: toMajor(total, view.currency),
      payment: { type: values.paymentType, terms: payment?.terms ?? '1x', ...(encryptedCard === undefined ? {} : { encryptedCard }) },
    });
  };

  const restore = async (): Promise<void> => {
    flow.setStage({ at: 'expired', isRestoring: true });
    const { hold } = await flow.hold();
    if (hold?.status === 'SUCCESS' || hold?.status === 'WARNING') {
      setDelta(0);
      await revalidator.revalidate();
      flow.setStage({ at: 'form' });
    } else if (hold?.status === 'FULL_PROPERTY' || hold?.status === 'FULL_FLIGHT' || hold?.status === 'FULL_TRANSFER') flow.rescue();
    else
      await revalidator.revalidate().then(() => {
        flow.setStage({ at: 'expired', isRestoring: false });
      });
  };

  useEffect(() => {
    if (stage.at === 'form' && delta !== 0) payButton.current?.focus();
  }, [stage.at, delta]);
  const isSending = stage.at === 'sending' || isPreparing;
  const change = view.priceChange;
  return (
    <>
      <div className={styles['head']}>
        <h1 className="t-2">{t('payment.title')}</h1>
        <p className={styles['reassurance']}>
          <Icon shape={Lock} size={16} />
          <span>{t('payment.reassurance')}</span>
        </p>
      </div>
      <noscript>
        <Alert kind="warn">{t('payment.noscript', { phone: shell.phone.display })}</Alert>
      </noscript>
      <div className={styles['grid']}>
        {/* First as on small screens: what is parsed later must not push the form down. */}
        <TripRail
          view={view}
          total={total}
          insurance={insurance}
          delta={delta}
          now={now}
          announcement={total === firstTotal ? '' : t('payment.price.announcement', { amount: totalText })}
        />
        <div className={styles['main']}>
          {flow.notice !== undefined && stage.at === 'form' && <OutcomeNotice notice={flow.notice} view={view} values={values} />}
          {cameBack !== undefined && flow.notice === undefined && stage.at === 'form' && (
            <Alert kind="warn" isLive lead={t('payment.money.nothing')}>
              {t(cameBack === 'aborted' ? 'payment.outcome.external.aborted' : 'payment.outcome.external.error', { brand: brand.displayName })}
            </Alert>
          )}
          {change !== undefined && isForm && (
            <Alert
              kind={change.direction === 'UP' ? 'warn' : 'ok'}
              lead={t(change.direction === 'UP' ? 'payment.price.change.up' : 'payment.price.change.down')}
            >
              {t('payment.price.change.notice', {
                oldPrice: formatMoney(change.oldPrice, view.currency, shop),
                newPrice: formatMoney(change.newPrice, view.currency, shop),
              })}
            </Alert>
          )}
          {problems.length > 0 && isForm && (
            <ErrorSummary
              id="payment-errors"
              title={t('payment.errors.title', { count: problems.length })}
              items={problems.map((each) => ({ fieldId: each.fieldId, text: problemText(t, each, view.travellers) }))}
            />
          )}
          {!isForm && (
            <PaymentInterlude
              stage={stage}
              code={view.code}
              email={values.email}
              paymentOrigin={paymentOrigin}
              onReopen={flow.reopen}
              onRestore={() => {
                void restore();
              }}
            />
          )}
          <form
            ref={formRef}
            method="post"
            noValidate
            hidden={!isForm}
            className={styles['form']}
            onSubmit={(event) => {
              void submit(event);
            }}
          >
            <TravellersSection view={view} form={form} months={months} />
            <Card as="section" padding="l" className={styles['panel']} aria-labelledby="payment-contact">
              <h2 id="payment-contact" className="t-3">
                {t('payment.contact.title')}
              </h2>
              <ContactFields form={form} countries={countries} flag={flag} shopCountry={shell.country} phone={phone} />
            </Card>
            {view.insurances.length > 0 && (
              <Card as="section" padding="l" className={styles['panel']} aria-labelledby="payment-insurance">
                <div>
                  <h2 id="payment-insurance" className="t-3">
                    {t('payment.insurance.title')}
                  </h2>
                  <p className="t-s t-muted">{t('payment.insurance.intro')}</p>
                </div>
                <InsuranceChoice
                  insurances={view.insurances}
                  currency={view.currency}
                  value={values.insurance}
                  onChoose={(code) => {
                    form.set('insurance', code);
                  }}
                />
              </Card>
            )}
            <Card as="section" padding="l" className={styles['panel']} aria-labelledby="payment-methods">
              <h2 id="payment-methods" className="t-3">
                {t('payment.method.title')}
              </h2>
              <MethodChoice
                payments={view.payments}
                value={values.paymentType}
                onChoose={(type) => {
                  form.set('paymentType', type);
                }}
                cardFields={
                  <CardFields
                    errors={cardErrors}
                    onInput={() => {
                      if (isCardChecked || Object.keys(cardErrors).length > 0) setCardErrors(checkCard());
                    }}
                  />
                }
              />
            </Card>
            <Card as="section" padding="l" className={styles['panel']} aria-labelledby="payment-contract">
              <h2 id="payment-contract" className="t-3">
                {t('payment.contract.title')}
              </h2>
              <ContractPanel facts={view.facts} remarks={view.remarks} documents={view.documents} />
            </Card>
            <Card as="section" padding="l" className={styles['panel']} aria-labelledby="payment-order">
              <h2 id="payment-order" className="t-3">
                {t('payment.order.title')}
              </h2>
              <CheckboxField
                id={fieldIdOf('acceptedTerms')}
                name="acceptedTerms"
                checked={values.acceptedTerms}
                error={form.errorOf('acceptedTerms') === undefined ? undefined : t('error.must.accept.terms')}
                onChange={(event) => {
                  form.accept(event.target.checked);
                }}
              >
                {t('payment.order.accept')}
              </CheckboxField>
              <div className={styles['payBar']}>
                <Button ref={payButton} type="submit" kind="cta" size="lg" isFullWidth isLoading={isSending} icon={<Icon shape={Lock} size={20} />}>
                  <span>{t('payment.pay.button')}</span>
                  <span aria-hidden className={styles['dot']}>
                    {' '}
                    ·{' '}
                  </span>
                  <bdi className={styles['payAmount']}>{totalText}</bdi>
                </Button>
                <p className="t-xs t-muted">{t(isCard ? 'payment.pay.sentence.card' : 'payment.pay.sentence.redirect', { brand: brand.displayName })}</p>
              </div>
            </Card>
          </form>
        </div>
      </div>
      {stage.at === 'challenge' && (
        <ChallengeDialog url={stage.url} isOpen={stage.isOpen} paymentOrigin={paymentOrigin} onClose={flow.closeChallenge} onDone={flow.stepDone} />
      )}
      {stage.at === 'price' && <PriceSheet oldPrice={total} newPrice={stage.newPrice} view={view} onAccept={flow.leaveFor} />}
      {stage.at === 'rescue' && <RescueSheet stage={stage} view={view} onClose={flow.backToForm} />}
    </>
  );
};

import { formatMoney, formatPercent } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Button, buttonClass } from '@escale/ui/button';
import { EmptyState } from '@escale/ui/empty-state';
import { FieldShell, useFieldIds } from '@escale/ui/field-shell';
import { SelectField } from '@escale/ui/field';
import { PriceLedger } from '@escale/ui/price-ledger';
import { Form } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { FormProblem, Instant, Panel, useFieldProblem, useIsSending } from './account-parts.tsx';
import type { AccountAnswer, AccountView, BookingRequestChoice, Fee } from './account-view.ts';
import { CodeGate } from './code-gate.tsx';
import { MessageField } from './message-field.tsx';
import styles from './account.module.css';

/** Subjects in the order customers look for them (readings 6.5 row 63). */
const SUBJECTS = ['BOOKING', 'FLIGHT', 'HOTEL', 'DOCUMENTS', 'PAYMENT', 'INSURANCE', 'ASSISTANCE', 'DATA', 'OTHER'] as const;

interface WriteProps<Screen extends 'newRequest' | 'cancellation'> {
  readonly view: Extract<AccountView, { screen: Screen }>;
  readonly answer: AccountAnswer | undefined;
}

const FilesField = ({ error }: { readonly error: string | undefined }) => {
  const t = useMessages();
  const help = t('account.request.files.help');
  const ids = useFieldIds({ id: 'files', help, error });
  return (
    <FieldShell texts={{ label: t('account.request.files'), optionalText: t('common.optional'), help, error }} ids={ids}>
      <input
        id={ids.id}
        type="file"
        name="files"
        multiple
        accept=".pdf,.jpg,.jpeg,.png,.heic"
        className={styles['files']}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={ids.describedBy}
      />
    </FieldShell>
  );
};

const optionsOf = (bookings: readonly BookingRequestChoice[]) => bookings.map(({ bookingReference, label }) => ({ value: bookingReference, label }));

/** A new request: what it is about, which booking, the words, files (platform 2.5, readings 6.5 row 63). */
export const NewRequestScreen = ({ view, answer }: WriteProps<'newRequest'>) => {
  const t = useMessages();
  const problem = useFieldProblem(answer, 'request');
  const isSending = useIsSending('request');
  const { bookings, chosen, key, needsCode } = view;
  if (needsCode && chosen !== undefined) return <CodeGate bookingReference={chosen} answer={answer} />;
  const typed = answer?.intent === 'request' ? answer.values : undefined;
  return (
    <Panel>
      <FormProblem answer={answer} intent="request" />
      <Form method="post" encType="multipart/form-data" className={styles['form']} noValidate>
        <input type="hidden" name="intent" value="request" />
        <input type="hidden" name="key" value={key} />
        <SelectField
          id="subject"
          name="subject"
          label={t('account.request.subject')}
          emptyLabel={t('account.request.subject.choose')}
          options={SUBJECTS.map((value) => ({ value, label: t(`account.request.subject.${value}`) }))}
          defaultValue={typed?.['subject'] ?? ''}
          error={problem('subject')}
        />
        {bookings.length > 0 && (
          <SelectField
            id="bookingReference"
            name="bookingReference"
            label={t('account.request.booking')}
            optionalText={t('common.optional')}
            emptyLabel={t('account.request.booking.none')}
            options={optionsOf(bookings)}
            defaultValue={typed?.['bookingReference'] ?? chosen ?? ''}
          />
        )}
        <MessageField id="message" error={problem('message')} defaultValue={typed?.['message'] ?? ''} />
        <FilesField error={problem('files')} />
        <div>
          <Button type="submit" isLoading={isSending}>
            {t('account.request.send')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
};

const FeeLedger = ({ fee }: { readonly fee: Fee }) => {
  const t = useMessages();
  const { shop } = useShop();
  const { currency, percent } = fee;
  const money = (minor: number): string => formatMoney(minor, currency, shop);
  const share = percent === undefined ? '' : formatPercent(percent, shop);
  return (
    <PriceLedger
      rows={[
        { id: 'total', label: t('account.booking.total'), amount: money(fee.total) },
        { id: 'paid', label: t('account.booking.paid'), amount: money(fee.paid) },
        { id: 'fee', label: share === '' ? t('account.cancellation.fee') : t('account.cancellation.fee.share', { share }), amount: money(fee.fee) },
      ]}
      total={
        fee.stillDue > 0
          ? { label: t('account.cancellation.stillDue'), amount: money(fee.stillDue) }
          : { label: t('account.cancellation.refund'), amount: money(fee.refund) }
      }
      taxes={
        <>
          {t('account.cancellation.validUntil')} <Instant at={fee.validUntil} />
        </>
      }
    />
  );
};

/** Asking to cancel: what it costs stands first, and that this is a request, not yet a cancellation (readings 6.5 row 63). */
export const CancellationScreen = ({ view, answer }: WriteProps<'cancellation'>) => {
  const t = useMessages();
  const problem = useFieldProblem(answer, 'cancellation');
  const isSending = useIsSending('cancellation');
  const { bookings, chosen, fee, key, needsCode } = view;
  if (needsCode && chosen !== undefined) return <CodeGate bookingReference={chosen} answer={answer} />;
  if (bookings.length === 0)
    return (
      <EmptyState
        title={t('account.cancellation.none.title')}
        text={t('account.cancellation.none.text')}
        actions={
          <ShopLink to="account" params={{ '*': 'customer-request/new-request' }} className={buttonClass({ kind: 'secondary' })}>
            {t('account.request.title')}
          </ShopLink>
        }
      />
    );
  const typed = answer?.intent === 'cancellation' ? answer.values : undefined;
  return (
    <>
      {(bookings.length > 1 || chosen === undefined) && (
        <Panel>
          <Form method="get" className={styles['form']}>
            <SelectField
              id="chosen"
              name="bookingReference"
              label={t('account.request.booking')}
              emptyLabel={t('account.request.booking.choose')}
              options={optionsOf(bookings)}
              defaultValue={chosen ?? ''}
            />
            <div>
              <Button type="submit" kind="secondary">
                {t('account.cancellation.showFee')}
              </Button>
            </div>
          </Form>
        </Panel>
      )}
      {fee === 'tooLate' && <Alert kind="warn">{t('account.cancellation.tooLate')}</Alert>}
      {chosen !== undefined && fee !== undefined && fee !== 'tooLate' && (
        <>
          <Panel title={t('account.cancellation.cost')} intro={bookings.find(({ bookingReference }) => bookingReference === chosen)?.label}>
            <FeeLedger fee={fee} />
          </Panel>
          <Panel title={t('account.cancellation.ask')}>
            <Alert kind="warn">{t('account.cancellation.notYet')}</Alert>
            <FormProblem answer={answer} intent="cancellation" />
            <Form method="post" encType="multipart/form-data" className={styles['form']} noValidate>
              <input type="hidden" name="intent" value="cancellation" />
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="bookingReference" value={chosen} />
              <MessageField id="message" label={t('account.cancellation.reason')} error={problem('message')} defaultValue={typed?.['message'] ?? ''} />
              <FilesField error={problem('files')} />
              <div>
                <Button type="submit" isLoading={isSending}>
                  {t('account.cancellation.send')}
                </Button>
              </div>
            </Form>
          </Panel>
        </>
      )}
    </>
  );
};

import type { CustomerRequest } from '@escale/contract/my-bookings';
import { groupBookingReference } from '@escale/domain/booking-reference';
import { Button, buttonClass } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { EmptyState } from '@escale/ui/empty-state';
import { linkClass } from '@escale/ui/link';
import { Tag } from '@escale/ui/tag';
import { Form } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { FormProblem, Instant, useDocumentHref, useFieldProblem } from './account-parts.tsx';
import type { AccountAnswer, AccountView } from './account-view.ts';
import { CodeGate } from './code-gate.tsx';
import { MessageField } from './message-field.tsx';
import styles from './account.module.css';

interface RequestsProps {
  readonly view: Extract<AccountView, { screen: 'requests' }>;
  readonly answer: AccountAnswer | undefined;
}

const LOOKS = { OPEN: 'softPrimary', ANSWERED: 'ok', CLOSED: 'muted' } as const;

interface ThreadProps {
  readonly request: CustomerRequest;
  readonly answer: AccountAnswer | undefined;
  /** Makes a second press of the same answer harmless. */
  readonly sendKey: string;
}

const Thread = ({ request, answer, sendKey }: ThreadProps) => {
  const t = useMessages();
  const hrefOf = useDocumentHref();
  const { id, kind, subject, state, bookingReference, messages, unread, answerBy } = request;
  const own = answer?.values?.['requestId'] === id ? answer : undefined;
  const problem = useFieldProblem(own, 'request');
  return (
    <Card as="li" padding="l" className={styles['panel']}>
      <div className={styles['threadHead']}>
        <h2 className="t-5">
          {kind === 'CANCELLATION' ? t('account.cancellation.title') : t(`account.request.subject.${subject}`)}{' '}
          <Tag kind={LOOKS[state]}>{t(`account.request.state.${state}`)}</Tag>{' '}
          {unread > 0 && <Tag kind="deal">{t('account.request.new', { count: unread })}</Tag>}
        </h2>
        {bookingReference !== undefined && <p className="t-s t-muted">{t('frame.account.booking', { reference: groupBookingReference(bookingReference) })}</p>}
      </div>
      <ol className={styles['messages']}>
        {messages.map(({ from, at, text, files }) => (
          <li key={`${from} ${at}`} data-from={from}>
            <p className="t-s t-muted">
              {t(`account.request.from.${from}`)}, <Instant at={at} />
            </p>
            <p className={styles['messageText']} dir="auto">
              {text}
            </p>
            {files.map(({ name, url }) => {
              const href = hrefOf(url);
              return href === undefined ? (
                <span key={name}>{name}</span>
              ) : (
                <a key={name} href={href} className={linkClass()}>
                  {name}
                </a>
              );
            })}
          </li>
        ))}
      </ol>
      {state === 'OPEN' && (
        <p className="t-s t-muted">
          {t('account.request.answerBy')} <Instant at={answerBy} />
        </p>
      )}
      {state !== 'CLOSED' && (
        <details open={own !== undefined} className={styles['reply']}>
          <summary className={linkClass()}>{t('account.request.reply')}</summary>
          <FormProblem answer={own} intent="request" />
          <Form method="post" className={styles['form']} noValidate>
            <input type="hidden" name="intent" value="request" />
            <input type="hidden" name="requestId" value={id} />
            <input type="hidden" name="subject" value={subject} />
            <input type="hidden" name="key" value={sendKey} />
            <MessageField id={`message-${id}`} error={problem('message')} defaultValue={own?.values?.['message'] ?? ''} />
            <div>
              <Button type="submit">{t('account.request.send')}</Button>
            </div>
          </Form>
        </details>
      )}
    </Card>
  );
};

/** What a customer asked, and what was answered; looking at it marks answers as read (platform 2.5 "Customer requests"). */
export const RequestsScreen = ({ view, answer }: RequestsProps) => {
  const t = useMessages();
  const { requests, bookingReference, needsCode, key } = view;
  if (needsCode && bookingReference !== undefined) return <CodeGate bookingReference={bookingReference} answer={answer} />;
  const write = (
    <ShopLink to="account" params={{ '*': 'customer-request/new-request' }} search={{ bookingReference }} className={buttonClass({ kind: 'primary' })}>
      {t('account.request.title')}
    </ShopLink>
  );
  if (requests.length === 0) return <EmptyState title={t('account.requests.empty.title')} text={t('account.requests.empty.text')} actions={write} />;
  return (
    <>
      <div>{write}</div>
      <ul className={styles['list']}>
        {requests.map((request) => (
          <Thread key={request.id} request={request} answer={answer} sendKey={key} />
        ))}
      </ul>
    </>
  );
};

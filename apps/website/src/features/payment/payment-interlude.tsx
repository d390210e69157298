import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { readProviderForm } from './provider-form.ts';
import type { Stage } from './use-payment.ts';
import styles from './payment.module.css';

interface InterludeProps {
  readonly stage: Stage;
  readonly code: string;
  readonly email: string;
  readonly paymentOrigin: string;
  readonly onReopen: () => void;
  readonly onRestore: () => void;
}

/** Time to read where one is being sent. */
const READING_TIME = 900;

/** What stands in the form's place while the payment is elsewhere: at the bank, at the provider, or still being decided (readings 6.2). */
export const PaymentInterlude = ({ stage, code, email, paymentOrigin, onReopen, onRestore }: InterludeProps) => {
  const t = useMessages();
  const { brand } = useShop();
  switch (stage.at) {
    case 'waiting':
      return (
        <Panel title={t('payment.wait.title')} text={t('payment.wait.text')} isBusy>
          <progress className={styles['progress']} aria-label={t('payment.wait.title')} />
        </Panel>
      );
    case 'late':
      return (
        <Panel title={t('payment.late.title')} text={t('payment.late.text', { email, brand: brand.displayName })}>
          <ShopLink to="confirmation" search={{ code }} className={buttonClass({ kind: 'primary' })}>
            <ButtonContent>{t('payment.late.action')}</ButtonContent>
          </ShopLink>
        </Panel>
      );
    case 'challenge':
      return (
        <Panel title={t('payment.challenge.waiting')} text={t('payment.challenge.waiting.text')}>
          <Button kind="primary" onClick={onReopen}>
            {t('payment.challenge.reopen')}
          </Button>
        </Panel>
      );
    case 'redirect':
      return <LeaveForProvider url={stage.url} isAutomatic={stage.isAutomatic} paymentOrigin={paymentOrigin} />;
    case 'html':
      return <SendProviderForm html={stage.html} isAutomatic={stage.isAutomatic} paymentOrigin={paymentOrigin} />;
    case 'expired':
      return (
        <Panel title={t('payment.expired.title')} text={t('payment.outcome.session.expired')}>
          <Button kind="cta" isLoading={stage.isRestoring} onClick={onRestore}>
            {t('payment.expired.restore')}
          </Button>
        </Panel>
      );
    default:
      return null;
  }
};

interface PanelProps {
  readonly title: string;
  readonly text: string;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

const Panel = ({ title, text, isBusy = false, children }: PanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [title]);
  return (
    <Card as="section" padding="l" className={styles['interlude']} aria-busy={isBusy || undefined}>
      <h2 ref={heading} tabIndex={-1} className="t-3">
        {title}
      </h2>
      <output className={styles['status']}>{text}</output>
      <div>{children}</div>
    </Card>
  );
};

/** Goes to the provider's page, once the traveller could read that it is part of one and the same payment. */
const LeaveForProvider = ({ url, isAutomatic, paymentOrigin }: { readonly url: string; readonly isAutomatic: boolean; readonly paymentOrigin: string }) => {
  const t = useMessages();
  const isOurs = URL.parse(url)?.origin === paymentOrigin;
  useEffect(() => {
    if (!isAutomatic || !isOurs) return;
    const timer = setTimeout(() => {
      window.location.assign(url);
    }, READING_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [url, isAutomatic, isOurs]);
  return (
    <Panel title={t('payment.redirect.title')} text={t(isAutomatic ? 'payment.redirect.text' : 'payment.redirect.again')} isBusy={isAutomatic}>
      {isOurs && (
        <a className={buttonClass({ kind: 'primary' })} href={url}>
          <ButtonContent>{t('payment.redirect.action')}</ButtonContent>
        </a>
      )}
    </Panel>
  );
};

/** The provider's page as HTML: only its form is used, and only towards the provider (funnel 4.5 `htmlPayload`). */
const SendProviderForm = ({ html, isAutomatic, paymentOrigin }: { readonly html: string; readonly isAutomatic: boolean; readonly paymentOrigin: string }) => {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [read] = useState(() => readProviderForm(html, paymentOrigin));
  useEffect(() => {
    if (!isAutomatic || read === undefined) return;
    const timer = setTimeout(() => {
      form.current?.requestSubmit();
    }, READING_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [isAutomatic, read]);
  return (
    <Panel title={t('payment.redirect.title')} text={t(isAutomatic ? 'payment.redirect.text' : 'payment.redirect.again')} isBusy={isAutomatic}>
      {read !== undefined && (
        <form ref={form} method={read.method} action={read.action}>
          {read.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={buttonClass({ kind: 'primary' })}>
            <ButtonContent>{t('payment.redirect.action')}</ButtonContent>
          </button>
        </form>
      )}
    </Panel>
  );
};

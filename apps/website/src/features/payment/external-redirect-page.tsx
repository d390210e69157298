import { buttonClass, ButtonContent } from '@escale/ui/button';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { OUTCOMES } from './book-outcome.ts';
import type { loader } from './external-redirect-page.server.ts';
import { askStep } from './payment-step.ts';
import { askCallback, pause, pollPayment } from './poll-payment.ts';
import styles from './payment.module.css';

/** When the page says that it takes longer, and when that it may be closed; milliseconds (readings 6.5 row 68). */
const LONGER_AFTER = 20_000;
const CLOSE_AFTER = 60_000;
/** The page itself asks this long; the letter comes anyway. */
const ASK_LIMIT = 600_000;

type Patience = 'asking' | 'longer' | 'close';
const TEXTS = { asking: 'payment.external.text', longer: 'payment.external.longer', close: 'payment.external.close' } as const;

/** `/external-redirect?code=` (funnel 2.14): waits for the provider's word and never asks to pay again. */
export const ExternalRedirectPage = () => {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessages();
  const shell = useShop();
  const navigate = useNavigate();
  const [patience, setPatience] = useState<Patience>('asking');
  const { code, isKnown } = loaded;
  const callbackUrl = isKnown ? loaded.callbackUrl : undefined;
  useEffect(() => {
    if (!isKnown) return;
    const controller = new AbortController();
    const timers = [
      setTimeout(() => {
        setPatience('longer');
      }, LONGER_AFTER),
      setTimeout(() => {
        setPatience('close');
      }, CLOSE_AFTER),
    ];
    const step = `${shell.prefix}${linkTo(shell.shop, 'paymentStep')}`;
    const ask =
      callbackUrl === undefined
        ? async (signal: AbortSignal): Promise<unknown> => {
            const state = await askStep(step, { step: 'state', code }, signal);
            return state.ok && state.bookStatus !== undefined ? { status: state.bookStatus === 'LOADING' ? 'RETRY' : state.bookStatus } : undefined;
          }
        : (signal: AbortSignal): Promise<unknown> => askCallback(`${shell.prefix}${callbackUrl}`, signal);
    void pollPayment({ ask, wait: pause, now: () => performance.now(), limit: ASK_LIMIT, signal: controller.signal }).then((end) => {
      if (end.end !== 'answered') return;
      const isConfirmation = end.status !== undefined && OUTCOMES[end.status].screen === 'confirmation';
      // The payment page is another document: its own policy applies.
      if (isConfirmation) void navigate(linkTo(shell.shop, 'confirmation', { search: { code } }), { replace: true });
      else
        window.location.replace(
          `${shell.prefix}${linkTo(shell.shop, 'payment', { search: { code, payment: end.externalPaymentStatus === 'ABORTED' ? 'aborted' : 'error' } })}`,
        );
    });
    return () => {
      controller.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [code, isKnown, callbackUrl, shell.prefix, shell.shop, navigate]);
  return (
    <div className="container">
      <PageHead title={t('payment.page.title', { brand: shell.brand.displayName })} />
      <div className={styles['external']}>
        <h1 className="t-2">{t('payment.external.title')}</h1>
        {isKnown && <progress className={styles['progress']} aria-label={t('payment.external.title')} />}
        <output className={styles['status']}>{isKnown ? t(TEXTS[patience]) : t('payment.external.gone')}</output>
        {isKnown && loaded.reference !== undefined && <p className="t-s t-muted">{t('payment.external.reference', { reference: loaded.reference })}</p>}
        {patience === 'close' && (
          <ShopLink to="confirmation" search={{ code }} className={buttonClass({ kind: 'secondary' })}>
            <ButtonContent>{t('payment.external.state')}</ButtonContent>
          </ShopLink>
        )}
        {!isKnown && (
          <ShopLink to="payment" search={{ code }} className={buttonClass({ kind: 'primary' })}>
            <ButtonContent>{t('payment.external.back')}</ButtonContent>
          </ShopLink>
        )}
      </div>
    </div>
  );
};

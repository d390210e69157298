import { formatMoney } from '@escale/i18n/format';
import { groupBookingReference } from '@escale/domain/booking-reference';
import { EmptyState } from '@escale/ui/empty-state';
import { buttonClass, ButtonContent } from '@escale/ui/button';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useMessages, type Translate } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { Actions } from './actions.tsx';
import { Aftermath } from './aftermath.tsx';
import type { loader } from './confirmation-page.server.ts';
import type { HelpPhone } from './confirmation-texts.ts';
import type { ConfirmationView } from './confirmation-view.ts';
import { Hero } from './hero.tsx';
import { Ledger } from './ledger.tsx';
import { NextSteps } from './next-steps.tsx';
import { TripPanel } from './trip-panel.tsx';
import { useConversion } from './use-conversion.ts';
import styles from './confirmation.module.css';

/** How often a booking that is still being decided is asked for, milliseconds; later more rarely. */
const ASK_EVERY = 5_000;

/** `/sdp/booking/confirmation?code=` (funnel 2.14, readings 6.1 row 1): confirmed, still being decided, or cancelled. */
export const ConfirmationPage = () => {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessages();
  const brand = useShop().brand.displayName;
  if (loaded.kind === 'booking') return <Booked {...loaded} />;
  return (
    <div className={styles['page']}>
      <PageHead title={t('confirmation.elsewhere.page.title', { brand })} />
      <div className={`container ${styles['elsewhere'] ?? ''}`}>
        <EmptyState
          title={t('confirmation.elsewhere.title')}
          text={t('confirmation.elsewhere.text', { phone: loaded.phone.display })}
          actions={
            <>
              <a className={buttonClass({ kind: 'primary' })} href={`tel:${loaded.phone.dial}`}>
                <ButtonContent>{t('confirmation.elsewhere.call')}</ButtonContent>
              </a>
              <ShopLink to="sdpSearch" className={buttonClass({ kind: 'secondary' })}>
                <ButtonContent>{t('confirmation.elsewhere.search')}</ButtonContent>
              </ShopLink>
            </>
          }
        />
      </div>
    </div>
  );
};

/** The sentence of the page: what is settled, the money first where it did not go as ordered. */
const titleOf = (t: Translate, view: ConfirmationView, shop: string): string => {
  const money = (minor: number): string => formatMoney(minor, view.currency, shop);
  if (view.state === 'NOTCONFIRMED') return t('confirmation.title.pending');
  if (view.state === 'CONFIRMED')
    return view.due > 0 ? t('confirmation.title.unpaid', { amount: money(view.due) }) : t('confirmation.title.confirmed', { firstName: view.firstName });
  const given = view.money;
  if (given?.kind === 'REFUNDED' || given?.kind === 'REFUND_DUE' || given?.kind === 'TAKEN')
    return t('confirmation.title.refunded', { amount: money(given.amount) });
  return t('confirmation.title.nothing');
};

interface BookedProps {
  readonly code: string;
  readonly view: ConfirmationView;
  readonly now: number;
  readonly phone: HelpPhone;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[] | undefined;
}

const Booked = ({ code, view, phone, jsonLd }: BookedProps) => {
  const t = useMessages();
  const shell = useShop();
  const { revalidate } = useRevalidator();
  useConversion(code, view);
  useEffect(() => {
    if (view.state !== 'NOTCONFIRMED') return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, ASK_EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [view.state, revalidate]);
  const title = titleOf(t, view, shell.shop);
  const isConfirmed = view.state === 'CONFIRMED';
  return (
    <div className={styles['page']}>
      <PageHead
        title={
          view.reference === ''
            ? `${title} – ${shell.brand.displayName}`
            : t('confirmation.page.title', { title, reference: groupBookingReference(view.reference), brand: shell.brand.displayName })
        }
      />
      {jsonLd !== undefined && (
        <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }} />
      )}
      <Hero view={view} title={title} />
      <div className={`container ${styles['narrow'] ?? ''} ${styles['grid'] ?? ''}`}>
        <div className={styles['column']}>
          {isConfirmed ? <NextSteps code={code} view={view} phone={phone} /> : <Aftermath view={view} phone={phone} />}
          <TripPanel view={view} />
        </div>
        <div className={styles['column']}>
          {view.state !== 'CANCELED' && <Ledger view={view} />}
          <Actions view={view} phone={phone} />
          <p className={styles['question']}>{t('confirmation.question', { phone: phone.display, hours: phone.hours })}</p>
        </div>
      </div>
    </div>
  );
};

import { formatDay, formatMoney } from '@escale/i18n/format';
import { toMinor } from '@escale/domain/money';
import { Alert } from '@escale/ui/alert';
import { linkClass } from '@escale/ui/link';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { moneyMessage } from './book-outcome.ts';
import { readTypedDate, type PaymentValues } from './payment-form.ts';
import type { PaymentView } from './payment-view.ts';
import { searchAddress } from '../../shared/search-address.ts';
import { repriceAddress } from './search-address.ts';
import { travellerName } from './traveller-fields.tsx';
import type { Notice } from './use-payment.ts';
import styles from './payment.module.css';

interface OutcomeNoticeProps {
  readonly notice: Notice;
  /** The trip being booked and what was typed; a booked trip has neither any more. */
  readonly view?: PaymentView;
  readonly values?: PaymentValues;
}

/** What happened to the payment: first the money, then the fact, then the way on (readings 6.2). It takes the focus when it appears. */
export const OutcomeNotice = ({ notice, view, values }: OutcomeNoticeProps) => {
  const t = useMessages();
  const { shop, phone, brand } = useShop();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [notice]);
  const { money } = notice;
  const isUnknown = notice.text === 'payment.outcome.unknown';
  const sentence = t(isUnknown ? 'payment.money.unknown' : moneyMessage(money), {
    amount: money === undefined ? '' : formatMoney(toMinor(money.amount, money.currency), money.currency, shop),
    date: money?.date === undefined ? '' : formatDay(money.date, shop, 'medium'),
  });
  return (
    <Alert kind="error" ref={box} tabIndex={-1} isLive lead={sentence} id="payment-outcome">
      {t(notice.text, { brand: brand.displayName })}
      {notice.action === 'ages' && view !== undefined && values !== undefined && <AgesTable view={view} values={values} />}
      {notice.action === 'search' && view !== undefined && (
        <>
          {' '}
          <ShopLink to="listing" search={searchAddress(view.search)} className={linkClass()}>
            {t('payment.outcome.action.search')}
          </ShopLink>
        </>
      )}
      {(notice.action === 'otherMethod' || notice.action === 'otherCard') && (
        <>
          {' '}
          <a className={linkClass()} href="#payment-methods">
            {t(notice.action === 'otherCard' ? 'payment.outcome.action.card' : 'payment.outcome.action.method')}
          </a>
        </>
      )}
      {notice.action === 'phone' && (
        <>
          {' '}
          <a className={linkClass()} href="#phone">
            {t('payment.outcome.action.phone')}
          </a>
        </>
      )}
      {notice.action === 'call' && (
        <>
          {' '}
          <a className={linkClass()} href={`tel:${phone.dial}`}>
            <bdi dir="ltr">{phone.display}</bdi>
          </a>
        </>
      )}
      {notice.incidentId !== undefined && <p className="t-xs">{t('payment.outcome.incident', { incidentId: notice.incidentId })}</p>}
    </Alert>
  );
};

/** Both days of birth of each child: the one that was priced and the one that was typed, and the way to a new price. */
const AgesTable = ({ view, values }: Required<Pick<OutcomeNoticeProps, 'view' | 'values'>>) => {
  const t = useMessages();
  const { shop } = useShop();
  const dayOf = (date: { readonly day: number; readonly month: number; readonly year: number }): string =>
    formatDay(`${date.year}-${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`, shop, 'medium');
  const young = view.travellers.flatMap((place, at) => {
    const typed = readTypedDate(values.travellers[at]?.birth ?? { day: '', month: '', year: '' });
    return place.bornOn === undefined || typed === null ? [] : [{ name: travellerName(t, place), searched: place.bornOn, typed }];
  });
  return (
    <>
      <ul className={styles['ages']}>
        {young.map((each) => (
          <li key={each.name}>{t('payment.outcome.ages.row', { name: each.name, searched: dayOf(each.searched), typed: dayOf(each.typed) })}</li>
        ))}
      </ul>
      <ShopLink
        to="listing"
        search={repriceAddress(
          view.search,
          young.map((each) => each.typed),
        )}
        className={linkClass()}
      >
        {t('payment.outcome.action.ages')}
      </ShopLink>
    </>
  );
};

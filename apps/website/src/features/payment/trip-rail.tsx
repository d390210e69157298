import { formatDateRange, formatMoney, joinParts } from '@escale/i18n/format';
import { Card } from '@escale/ui/card';
import { Countdown } from '@escale/ui/countdown';
import { PriceLedger } from '@escale/ui/price-ledger';
import BedDouble from 'lucide-react/icons/bed-double';
import Calendar from 'lucide-react/icons/calendar';
import Plane from 'lucide-react/icons/plane';
import Users from 'lucide-react/icons/users';
import { useMessages } from '../../shared/messages.tsx';
import { PhoneCard } from '../../shared/phone-card.tsx';
import { useShop } from '../../shared/shell.tsx';
import { partyText, TripCard } from '../../shared/trip-card.tsx';
import { perPersonOf, type PaymentView, type PriceLine } from './payment-view.ts';
import styles from './payment.module.css';

interface TripRailProps {
  readonly view: PaymentView;
  readonly total: number;
  readonly insurance: { readonly name: string; readonly price: number } | undefined;
  /** Accepted change since the lines were priced. */
  readonly delta: number;
  readonly now: number;
  readonly announcement: string;
}

/** The trip being bought and its price, line by line, adding up to the amount on the button. */
export const TripRail = ({ view, total, insurance, delta, now, announcement }: TripRailProps) => {
  const t = useMessages();
  const { shop } = useShop();
  const { trip, currency } = view;
  const money = (minor: number): string => formatMoney(minor, currency, shop);
  const amount = (line: PriceLine): string =>
    line.amount === 0 ? t('common.included') : line.code === 'TRIP' ? money(line.amount) : formatMoney(line.amount, currency, shop, { sign: 'always' });
  const rows = [
    ...view.lines.map((line, at) => ({
      id: `${line.code}-${at}`,
      label: line.label ?? t(`payment.line.${line.code}`),
      amount: amount(line),
      kind: line.amount < 0 ? ('discount' as const) : ('plain' as const),
    })),
    ...(insurance === undefined ? [] : [{ id: 'insurance', label: insurance.name, amount: formatMoney(insurance.price, currency, shop, { sign: 'always' }) }]),
    ...(delta === 0 ? [] : [{ id: 'delta', label: t('payment.line.PRICE_CHANGE'), amount: formatMoney(delta, currency, shop, { sign: 'always' }) }]),
  ];
  const stay = joinParts(
    [trip.room, trip.board].filter((part) => part !== undefined),
    shop,
  );
  const endsAt = view.holdUntil === undefined ? Number.NaN : Date.parse(view.holdUntil);
  return (
    <div className={styles['rail']}>
      <TripCard
        label={{ text: t('payment.trip.title') }}
        hotel={{ name: trip.hotel, category: trip.category, place: trip.place, picture: trip.picture }}
        picture="large"
        facts={[
          {
            id: 'dates',
            shape: Calendar,
            text: (
              <span suppressHydrationWarning>
                {t('payment.trip.dates', { dates: formatDateRange(trip.departureDate, trip.endDate, shop, 'medium'), nights: trip.nights })}
              </span>
            ),
          },
          { id: 'party', shape: Users, text: joinParts([partyText(t, trip, shop), t('common.rooms', { count: trip.rooms })], shop) },
          ...(stay === '' ? [] : [{ id: 'stay', shape: BedDouble, text: stay }]),
          { id: 'flight', shape: Plane, text: t(trip.isDirect ? 'payment.trip.direct' : 'payment.trip.stops', { city: trip.departureCity }) },
        ]}
      />
      <Card as="section" padding="m" aria-label={t('payment.price.title')} className={styles['price']}>
        <h2 className={`t-4 ${styles['priceTitle'] ?? ''}`}>{t('payment.price.title')}</h2>
        <PriceLedger
          rows={rows}
          total={{ label: t('payment.price.total'), amount: money(total) }}
          perPerson={view.travellers.length > 1 ? { label: t('payment.price.person'), amount: money(perPersonOf(view, total)) } : undefined}
          taxes={view.localTaxes > 0 ? t('payment.price.taxes.local', { amount: money(view.localTaxes) }) : t('payment.price.taxes')}
          announcement={announcement}
        >
          {endsAt > now && (
            <p className="t-xs t-muted">
              <Countdown
                endsAt={endsAt}
                renderedAt={now}
                look="muted"
                format={(left) => t('payment.price.held', { minutes: left.minutes + left.hours * 60, seconds: String(left.seconds).padStart(2, '0') })}
              />
            </p>
          )}
        </PriceLedger>
      </Card>
      <div className={styles['call']}>
        <PhoneCard total={total} currency={currency} />
      </div>
    </div>
  );
};

import type { AccommodationQuoteResponse } from '@escale/contract/sdp';
import { sharePerPerson } from '@escale/domain/money';
import type { PriceBreakdown } from '@escale/domain/price-breakdown';
import { formatDateRange, formatMoney, joinParts } from '@escale/i18n/format';
import { Card } from '@escale/ui/card';
import { Countdown } from '@escale/ui/countdown';
import { PriceLedger } from '@escale/ui/price-ledger';
import Calendar from 'lucide-react/icons/calendar';
import Plane from 'lucide-react/icons/plane';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { PhoneCard } from '../../shared/phone-card.tsx';
import { useShop } from '../../shared/shell.tsx';
import { partyText, TripCard } from '../../shared/trip-card.tsx';
import { nameOfLine, shownLines } from './quote-lines.ts';
import type { Pricing } from './use-difference.ts';
import styles from './quote.module.css';

const partyOf = (quote: AccommodationQuoteResponse) => {
  const occupancies = quote.trip?.occupancies ?? [];
  return {
    adults: occupancies.reduce((sum, room) => sum + room.adults, 0),
    children: occupancies.reduce((sum, room) => sum + room.children, 0),
  };
};

/** Which trip this is. */
export const QuotedTrip = ({ quote, isDirect }: { readonly quote: AccommodationQuoteResponse; readonly isDirect: boolean }) => {
  const t = useMessages();
  const { shop } = useShop();
  const { accommodation, trip } = quote;
  if (accommodation === undefined || trip === undefined) return null;
  return (
    <TripCard
      label={{ text: t('quote.trip.title') }}
      hotel={{
        name: accommodation.name,
        category: accommodation.category,
        place: accommodation.geography.levels.at(-1)?.label ?? trip.destination.label,
        picture: accommodation.photos[0]?.url,
      }}
      picture="side"
      isFirst
      className={styles['trip']}
      facts={[
        {
          id: 'dates',
          shape: Calendar,
          text: (
            <span suppressHydrationWarning>
              {t('quote.trip.dates', { dates: formatDateRange(trip.departureDate, trip.endDate, shop, 'medium'), nights: trip.nights })}
            </span>
          ),
        },
        { id: 'party', shape: Users, text: joinParts([partyText(t, partyOf(quote), shop), t('common.rooms', { count: trip.occupancies.length })], shop) },
        { id: 'flight', shape: Plane, text: t(isDirect ? 'quote.trip.direct' : 'quote.trip.stops', { city: trip.departureCity.label }) },
      ]}
    />
  );
};

interface PriceCardProps {
  readonly quote: AccommodationQuoteResponse;
  readonly breakdown: PriceBreakdown;
  readonly pricing: Pricing;
  readonly announcement: string;
  /** The total has just risen or fallen. */
  readonly change?: 'up' | 'down' | undefined;
  /** Epoch milliseconds of the server. */
  readonly now: number;
  /** The next step, below the total. */
  readonly action?: ReactNode;
  /** Inside a sheet: no frame, no title, no phone. */
  readonly isBare?: boolean;
}

/** The price line by line, what is paid at the hotel apart, how long it stands, and who to call. */
export const PriceCard = ({ quote, breakdown, pricing, announcement, change, now, action, isBare = false }: PriceCardProps) => {
  const t = useMessages();
  const { shop } = useShop();
  const { currency, travellers } = pricing;
  const money = (minor: number): string => formatMoney(minor, currency, shop);
  const endsAt = Date.parse(quote.validUntil ?? '');
  const ledger = (
    <PriceLedger
      rows={shownLines(breakdown.lines).map((line, at) => ({
        id: `${line.code}-${at}`,
        label:
          line.code === 'TRIP'
            ? t('quote.line.TRIP', { party: partyText(t, partyOf(quote), shop), nights: quote.trip?.nights ?? 0 })
            : (nameOfLine(quote, line) ?? t(`quote.line.${line.code}`)),
        amount:
          line.amount === 0
            ? t('common.included')
            : line.code === 'TRIP' || line.code === 'BOOKING_FEES'
              ? money(line.amount)
              : formatMoney(line.amount, currency, shop, { sign: 'always' }),
        kind: line.amount < 0 ? ('discount' as const) : ('plain' as const),
      }))}
      total={{ label: t('quote.price.total'), amount: money(breakdown.total) }}
      perPerson={travellers > 1 ? { label: t('quote.price.person'), amount: money(sharePerPerson(breakdown.total, travellers, currency)) } : undefined}
      taxes={breakdown.localTaxes > 0 ? t('quote.price.taxes.local', { amount: money(breakdown.localTaxes) }) : t('quote.price.taxes')}
      announcement={announcement}
      change={change}
    >
      {action}
      {!isBare && endsAt > now && (
        <p className={`t-xs t-muted ${styles['held'] ?? ''}`}>
          <Countdown
            endsAt={endsAt}
            renderedAt={now}
            look="muted"
            format={(left) =>
              left.minutes + left.seconds === 0
                ? t('quote.price.over')
                : t('quote.price.held', { minutes: left.minutes, seconds: String(left.seconds).padStart(2, '0') })
            }
          />
        </p>
      )}
    </PriceLedger>
  );
  if (isBare) return ledger;
  return (
    <>
      <Card as="section" padding="l" aria-label={t('quote.price.title')}>
        <h2 className={`t-4 ${styles['priceTitle'] ?? ''}`}>{t('quote.price.title')}</h2>
        {ledger}
      </Card>
      <PhoneCard total={breakdown.total} currency={currency} />
    </>
  );
};

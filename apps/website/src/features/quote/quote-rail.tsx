import type { AccommodationQuoteResponse } from '@escale/contract/sdp';
import { chooseContextPhone } from '@escale/domain/contact-phone';
import { sharePerPerson } from '@escale/domain/money';
import type { PriceBreakdown } from '@escale/domain/price-breakdown';
import { formatDateRange, formatMoney } from '@escale/i18n/format';
import { Card } from '@escale/ui/card';
import { Countdown } from '@escale/ui/countdown';
import { FactList } from '@escale/ui/fact-list';
import { Icon } from '@escale/ui/icon';
import { PriceLedger } from '@escale/ui/price-ledger';
import { Stars } from '@escale/ui/stars';
import Calendar from 'lucide-react/icons/calendar';
import Phone from 'lucide-react/icons/phone';
import Plane from 'lucide-react/icons/plane';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useMessages, type Translate } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { nameOfLine, shownLines } from './quote-lines.ts';
import type { Pricing } from './use-difference.ts';
import styles from './quote.module.css';

const partyText = (quote: AccommodationQuoteResponse, t: Translate): string => {
  const occupancies = quote.trip?.occupancies ?? [];
  const adults = occupancies.reduce((sum, room) => sum + room.adults, 0);
  const children = occupancies.reduce((sum, room) => sum + room.children, 0);
  return [t('common.adults', { count: adults }), ...(children > 0 ? [t('common.children', { count: children })] : [])].join(', ');
};

/** Which trip this is. */
export const TripCard = ({ quote, isDirect }: { readonly quote: AccommodationQuoteResponse; readonly isDirect: boolean }) => {
  const t = useMessages();
  const { shop, brand } = useShop();
  const { accommodation, trip } = quote;
  if (accommodation === undefined || trip === undefined) return null;
  const picture = accommodation.photos[0]?.url;
  return (
    <Card as="section" className={styles['trip']} aria-label={t('quote.trip.title')}>
      {picture !== undefined && (
        <div className={styles['tripPicture']}>
          <ShopPicture picture={picture} alt="" isCover isFirst sizes="(min-width: 1024px) 376px, 112px" palette={brand.palettes[0]} />
        </div>
      )}
      <div className={styles['tripText']}>
        <p className={styles['place']}>
          <Stars count={accommodation.category} label={t('common.stars', { count: accommodation.category })} />
          <span className="t-s t-muted">{accommodation.geography.levels.at(-1)?.label ?? trip.destination.label}</span>
        </p>
        <h2 className="t-4">
          <bdi>{accommodation.name}</bdi>
        </h2>
        <FactList
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
            { id: 'party', shape: Users, text: `${partyText(quote, t)}, ${t('common.rooms', { count: trip.occupancies.length })}` },
            { id: 'flight', shape: Plane, text: t(isDirect ? 'quote.trip.direct' : 'quote.trip.stops', { city: trip.departureCity.label }) },
          ]}
        />
      </div>
    </Card>
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
  const shell = useShop();
  const { shop } = shell;
  const { currency, travellers } = pricing;
  const money = (minor: number): string => formatMoney(minor, currency, shop);
  const endsAt = Date.parse(quote.validUntil ?? '');
  const phone = chooseContextPhone(shell.contextPhones, breakdown.total, currency);
  const ledger = (
    <PriceLedger
      rows={shownLines(breakdown.lines).map((line, at) => ({
        id: `${line.code}-${at}`,
        label:
          line.code === 'TRIP'
            ? t('quote.line.TRIP', { party: partyText(quote, t), nights: quote.trip?.nights ?? 0 })
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
      {phone !== null && (
        <Card padding="m" className={styles['phone']}>
          <Icon shape={Phone} size={22} />
          <p>
            <a className={styles['phoneNumber']} href={`tel:${phone.displayInternationalPhone.replaceAll(/[^+\d]/gu, '')}`}>
              <bdi dir="ltr">{phone.displayPhone}</bdi>
            </a>
            <span className="t-s t-muted">{t('quote.phone', { hours: shell.phone.hours })}</span>
          </p>
        </Card>
      )}
    </>
  );
};

import { formatDateRange, formatDay, joinParts } from '@escale/i18n/format';
import BedDouble from 'lucide-react/icons/bed-double';
import Calendar from 'lucide-react/icons/calendar';
import Car from 'lucide-react/icons/car';
import Users from 'lucide-react/icons/users';
import { useMessages } from '../../shared/messages.tsx';
import { FlightLine } from '../../shared/flight-line.tsx';
import { useShop } from '../../shared/shell.tsx';
import { TripCard } from '../../shared/trip-card.tsx';
import type { ConfirmationView, StayStep } from './confirmation-view.ts';
import styles from './confirmation.module.css';

/** The trip: hotel, who travels, and every day with something in it, in local times (readings 6.1 row 1). */
export const TripPanel = ({ view }: { readonly view: ConfirmationView }) => {
  const t = useMessages();
  const { shop } = useShop();
  const { hotel } = view;
  const stay = joinParts(
    [hotel.room, hotel.board].filter((part) => part !== undefined),
    shop,
  );
  return (
    <TripCard
      label={{ headingId: 'confirmation-trip' }}
      hotel={{ name: hotel.name, category: hotel.category, place: hotel.place, picture: view.state === 'CONFIRMED' ? hotel.picture : undefined }}
      picture="tall"
      facts={[
        {
          id: 'dates',
          shape: Calendar,
          text: (
            <span suppressHydrationWarning>
              {t('confirmation.trip.dates', { dates: formatDateRange(view.checkIn, view.checkOut, shop), nights: view.nights })}
            </span>
          ),
        },
        ...(stay === '' ? [] : [{ id: 'stay', shape: BedDouble, text: stay }]),
        { id: 'people', shape: Users, text: <bdi>{view.travellers.join(', ')}</bdi> },
        ...(view.transfer === undefined ? [] : [{ id: 'transfer', shape: Car, text: view.transfer }]),
      ]}
    >
      {view.state === 'CONFIRMED' && (
        <>
          <h3 className="t-5">{t('confirmation.trip.days')}</h3>
          <ol className={styles['days']}>
            {view.steps.map((step) => (
              <li key={`${step.kind}-${step.day}-${'text' in step ? (step.text ?? '') : ''}`}>
                <time className="t-strong" dateTime={step.day} suppressHydrationWarning>
                  {formatDay(step.day, shop, 'weekday')}
                </time>
                <span>{'takeOff' in step ? <FlightLine flight={step} /> : <StayLine step={step} hotel={hotel.name} />}</span>
              </li>
            ))}
          </ol>
          <p className="t-xs t-muted">{t('confirmation.trip.local')}</p>
        </>
      )}
    </TripCard>
  );
};

const StayLine = ({ step, hotel }: { readonly step: StayStep; readonly hotel: string }) => {
  const t = useMessages();
  if (step.kind === 'activity') return <>{step.text}</>;
  return <>{t(step.kind === 'checkIn' ? 'confirmation.trip.check.in' : 'confirmation.trip.check.out', { hotel })}</>;
};

import { formatDay } from '@escale/i18n/format';
import type { FlightStep } from './flight-step.ts';
import styles from './flight-line.module.css';
import { useMessages } from './messages.tsx';
import { useShop } from './shell.tsx';

/** A flight of a booked trip in local times: where from and to, whose, direct or not. Its words are those of the confirmation page. */
export const FlightLine = ({ flight }: { readonly flight: FlightStep }) => {
  const t = useMessages();
  const { shop } = useShop();
  const isLater = flight.landingDay > flight.day;
  return (
    <>
      <bdi>
        {t('confirmation.trip.flight', {
          takeOff: flight.takeOff,
          from: flight.from,
          fromCode: flight.fromCode,
          landing: flight.landing,
          to: flight.to,
          toCode: flight.toCode,
        })}
      </bdi>
      {isLater && <span suppressHydrationWarning> {t('confirmation.trip.flight.later', { day: formatDay(flight.landingDay, shop, 'short') })}</span>}
      <span className={styles['detail']}>
        <bdi>
          {flight.airline} {flight.numbers}
        </bdi>{' '}
        · {flight.stops === 0 ? t('confirmation.trip.direct') : t('confirmation.trip.stops', { count: flight.stops })}
      </span>
    </>
  );
};

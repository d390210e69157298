import type { AccommodationQuoteResponse, Selection } from '@escale/contract/sdp';
import { ACTIVITIES_SHOWN_FIRST, setGuestCount, shownActivities } from '@escale/domain/activities';
import { toMinor } from '@escale/domain/money';
import type { ActivityChoice } from '@escale/domain/quoted-offer';
import { formatDay } from '@escale/i18n/format';
import { Button } from '@escale/ui/button';
import { Counter } from '@escale/ui/counter';
import { CountedOption, OptionGrid } from '@escale/ui/option-row';
import { useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { formatActivity } from './quote-selection.ts';
import { useDifference, type Pricing } from './use-difference.ts';
import styles from './quote.module.css';

type Activity = NonNullable<AccommodationQuoteResponse['activities']>[number];
type Guest = Activity['guestsPerDay'][string][number];

/** A highest age from here on limits nobody. */
const NO_LIMIT = 99;

interface ActivitiesProps {
  readonly quote: AccommodationQuoteResponse;
  readonly selection: Selection;
  readonly pricing: Pricing;
  readonly onChange: (activities: readonly ActivityChoice[]) => void;
  readonly isOpen: boolean;
}

/** Activities with a number of guests each; 0 removes one (funnel 2.12, 4.4). */
export const ActivitiesSection = ({ quote, selection, pricing, onChange, isOpen }: ActivitiesProps) => {
  const t = useMessages();
  const [isShowingAll, setShowingAll] = useState(isOpen);
  const activities = quote.activities ?? [];
  if (activities.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2 className="t-3">{t('quote.activities.title')}</h2>
      <p className="t-s t-muted">{t('quote.activities.text')}</p>
      {selection.activities.map((choice) => (
        <input key={choice.code} type="hidden" name="act" value={formatActivity(choice)} />
      ))}
      <OptionGrid>
        {shownActivities(activities, isShowingAll).map((activity, at) => (
          <ActivityCard key={activity.code} activity={activity} selection={selection} pricing={pricing} onChange={onChange} isLater={!isShowingAll && at > 0} />
        ))}
      </OptionGrid>
      {!isShowingAll && activities.length > 1 && (
        <p className={activities.length > ACTIVITIES_SHOWN_FIRST ? undefined : styles['smallOnly']}>
          <Button
            kind="text"
            onClick={() => {
              setShowingAll(true);
            }}
          >
            {t('quote.activities.all', { count: activities.length })}
          </Button>
        </p>
      )}
    </section>
  );
};

type CardProps = Omit<ActivitiesProps, 'quote' | 'isOpen'> & {
  readonly activity: Activity;
  /** Not among the first on a small screen, unless somebody takes part. */
  readonly isLater: boolean;
};

const ActivityCard = ({ activity, selection, pricing, onChange, isLater }: CardProps) => {
  const t = useMessages();
  const { shop, brand } = useShop();
  const { money } = useDifference(pricing);
  const chosen = selection.activities.find((choice) => choice.code === activity.code);
  const [day, setDay] = useState(chosen?.date ?? activity.suggestedDate);
  const guests = activity.guestsPerDay[day] ?? [];
  const first = guests[0];
  const days = Object.keys(activity.guestsPerDay).toSorted();
  const change = (date: string, guestCode: string, guestsCount: number): void => {
    onChange(setGuestCount(selection.activities, { code: activity.code, date, guestCode, guestsCount }));
  };
  const move = (date: string): void => {
    setDay(date);
    if (chosen !== undefined) onChange(selection.activities.map((choice) => (choice.code === activity.code ? { ...choice, date } : choice)));
  };
  const included = guests.reduce((sum, guest) => sum + guest.includedGuest, 0);
  // Ages belong to a price: who it is for (funnel 2.12).
  const whoOf = ({ label, minAge, maxAge }: Guest): string =>
    t(maxAge >= NO_LIMIT ? 'quote.activities.ages.from' : 'quote.activities.ages', { guest: label, from: minAge, to: maxAge });
  const priceOf = (guest: Guest | undefined): string => {
    const one = guest?.pricePerQuantity['1'];
    const minor = one === undefined ? 0 : toMinor(one.price, pricing.currency) - toMinor(one.discount, pricing.currency);
    return minor <= 0 ? t('common.included') : money(minor);
  };
  return (
    <CountedOption
      title={activity.name}
      text={activity.description}
      price={priceOf(first)}
      priceNote={included > 0 ? t('quote.activities.included', { count: included }) : first === undefined ? undefined : whoOf(first)}
      isChosen={chosen !== undefined}
      className={isLater && chosen === undefined ? styles['wideOnly'] : undefined}
      picture={
        activity.photo === '' ? null : (
          <ShopPicture picture={activity.photo} alt="" isCover sizes="(min-width: 768px) 264px, 100vw" palette={brand.palettes[0]} />
        )
      }
      links={
        <label className={styles['day']}>
          <span className="visually-hidden">
            {t('quote.activities.day')}: {activity.name}
          </span>
          <select
            value={day}
            onChange={(event) => {
              move(event.target.value);
            }}
            suppressHydrationWarning
          >
            {days.map((each) => (
              <option key={each} value={each} suppressHydrationWarning>
                {formatDay(each, shop, 'weekday')}
              </option>
            ))}
          </select>
        </label>
      }
      counter={
        <div className={styles['guests']}>
          {guests.map((guest) => {
            const texts = { activity: activity.name, guest: guest.label };
            return (
              <Counter
                key={guest.code}
                isLabelHidden={guests.length === 1}
                label={guests.length === 1 ? t('quote.activities.guests', texts) : whoOf(guest)}
                note={guests.length === 1 ? undefined : <bdi>{priceOf(guest)}</bdi>}
                value={chosen?.guests.find((each) => each.code === guest.code)?.guestsCount ?? 0}
                least={0}
                most={Math.max(guest.includedGuest, ...Object.keys(guest.pricePerQuantity).map(Number))}
                labels={{ less: t('quote.activities.less', texts), more: t('quote.activities.more', texts) }}
                onChange={(count) => {
                  change(day, guest.code, count);
                }}
              />
            );
          })}
        </div>
      }
    />
  );
};

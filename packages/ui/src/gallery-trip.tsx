import { useState } from 'react';
import Ban from 'lucide-react/icons/ban';
import Shield from 'lucide-react/icons/shield';
import { Disclosure } from './accordion.tsx';
import { Button } from './button.tsx';
import { CalendarFoot, RangeCalendar } from './range-calendar.tsx';
import type { CalendarValue } from './calendar-model.ts';
import { Card } from './card.tsx';
import { Carousel } from './carousel.tsx';
import { Countdown } from './countdown.tsx';
import { Counter } from './counter.tsx';
import { DateStrip } from './date-strip.tsx';
import { AirlineTile, FlightOption, FlightTimeline } from './flight-row.tsx';
import { FunnelStepper } from './funnel-stepper.tsx';
import { GallerySection, type GalleryContext } from './gallery-section.tsx';
import { dayName, FLIGHT_EVENTS, FLIGHT_LEGS, LEDGER_ROWS, monthName, priceOf, STRIP, TEXTS, WEEKDAYS } from './gallery-fixtures.ts';
import styles from './gallery.module.css';
import { Icon } from './icon.tsx';
import { TextLink } from './link.tsx';
import { CountedOption, OptionGrid, OptionGroup, OptionRow, PictureOption } from './option-row.tsx';
import { Picture, PICTURE_PALETTES } from './picture.tsx';
import { PriceLedger } from './price-ledger.tsx';
import { Tag } from './tag.tsx';

const ENDS = Date.UTC(2026, 2, 11, 15, 12);
const NOW = Date.UTC(2026, 2, 10, 9, 0);

/** Pictures, calendar, options, flights, ledger: what a trip is made of. */
export function GalleryTrip({ locale, isRtl, pictureUrl = '/gallery.avif' }: GalleryContext) {
  const [value, setValue] = useState<CalendarValue>({ departure: '2026-03-14', return: '2026-03-22' });
  const [takers, setTakers] = useState(2);
  const sources = [{ url: pictureUrl, width: 768 }];
  const picture = (palette: string) => <Picture sources={sources} width={3} height={2} alt={TEXTS.picture} palette={palette} isCover />;
  return (
    <>
      <GallerySection title={TEXTS.calendar} isWide>
        <Card>
          <RangeCalendar
            locale={locale}
            isRtl={isRtl}
            firstDay="2026-03-05"
            lastDay="2027-02-08"
            value={value}
            onChange={setValue}
            dayOf={(day) => ({
              isClosed: day === '2026-03-09' || day === '2026-04-06',
              price: String(priceOf(day)),
              isLow: priceOf(day) < 1115,
              demand: day.endsWith('28') ? TEXTS.demand : undefined,
              isInDemand: day.endsWith('28'),
            })}
            nameOf={(day, role) =>
              [dayName(day), String(priceOf(day)), role.isDeparture ? TEXTS.departure : '', role.isReturn ? TEXTS.return : '']
                .filter((part) => part !== '')
                .join(', ')
            }
            monthName={monthName}
            weekdays={WEEKDAYS}
            labels={{ calendar: TEXTS.calendarLabel, previous: TEXTS.previousMonth, next: TEXTS.nextMonth }}
            lengthText="8 j"
          />
          <CalendarFoot
            low={TEXTS.low}
            demand={TEXTS.demand}
            unit={TEXTS.unit}
            actions={
              <>
                <Button kind="text" size="sm" onClick={() => setValue({ departure: null, return: null })}>
                  {TEXTS.clear}
                </Button>
                <Button kind="primary" size="sm">
                  {TEXTS.confirmDays}
                </Button>
              </>
            }
          />
        </Card>
      </GallerySection>
      <GallerySection title={TEXTS.pictures}>
        <div className={styles['photo']}>
          <Carousel
            pictures={['menthe', 'corail', 'azur'].map((palette) => ({
              sources: [{ url: `${pictureUrl}?${palette}`, width: 768 }],
              width: 3,
              height: 2,
              alt: TEXTS.picture,
              palette,
            }))}
            label={TEXTS.gallery}
            labels={{ previous: TEXTS.previous, next: TEXTS.next }}
            positionText={(position, count) => `${position} / ${count}`}
            isRtl={isRtl}
          />
        </div>
        <div className={styles['tiles']}>
          {PICTURE_PALETTES.map((palette) => (
            <div key={palette} className={styles['small']}>
              {picture(palette)}
            </div>
          ))}
        </div>
      </GallerySection>
      <GallerySection title={TEXTS.steps}>
        <FunnelStepper label={TEXTS.stepper} steps={TEXTS.steps3} current={1} positionText={TEXTS.position} doneText={TEXTS.done} />
        <Countdown
          endsAt={ENDS}
          renderedAt={NOW}
          now={() => NOW}
          format={(left) => `${left.days} j ${String(left.hours).padStart(2, '0')} h ${left.minutes} min`}
        />
        <DateStrip label={TEXTS.strip} dates={STRIP} selected="2026-03-14" />
      </GallerySection>
      <GallerySection title={TEXTS.flights} isWide>
        <FlightOption
          name="gallery-flight"
          label={TEXTS.flightLabel}
          defaultChecked
          legs={FLIGHT_LEGS.map((leg) => ({ ...leg, tile: <AirlineTile /> }))}
          tags={
            <>
              <Tag kind="ok">{TEXTS.tagCheap}</Tag>
              <Tag kind="warn">{TEXTS.tagShort}</Tag>
            </>
          }
          difference={{ amount: '+ 38 €', note: TEXTS.perPerson }}
          detail={
            <Disclosure look="plain" title={TEXTS.flightDetail}>
              <FlightTimeline title={TEXTS.flightTitle} events={FLIGHT_EVENTS} />
            </Disclosure>
          }
        />
      </GallerySection>
      <GallerySection title={TEXTS.options} isWide>
        <OptionGroup legend={TEXTS.insurance}>
          <OptionRow name="gallery-insurance" defaultChecked title={TEXTS.none} text={TEXTS.noneText} price="0 €" icon={<Icon shape={Ban} size={22} />} />
          <OptionRow
            name="gallery-insurance"
            title={TEXTS.cancel}
            text={TEXTS.cancelText}
            price="+ 38,40 €"
            priceNote={TEXTS.perPerson}
            icon={<Icon shape={Shield} size={22} />}
            links={
              <TextLink kind="inText" href="#ipid">
                {TEXTS.document}
              </TextLink>
            }
          />
        </OptionGroup>
        <OptionGrid>
          <PictureOption
            name="gallery-room"
            title={TEXTS.room}
            text={TEXTS.roomText}
            price="+ 74 €"
            priceNote={TEXTS.perPerson}
            picture={picture('menthe')}
            tag={<Tag kind="onPicture">{TEXTS.roomsLeft}</Tag>}
            defaultChecked
          />
          <PictureOption name="gallery-room" title={TEXTS.room} text={TEXTS.roomText} price={TEXTS.included} picture={picture('rose')} />
          <CountedOption
            title={TEXTS.activity}
            text={TEXTS.activityText}
            price="59 €"
            priceNote={TEXTS.perAdult}
            picture={picture('azur')}
            isChosen={takers > 0}
            counter={
              <Counter
                isLabelHidden
                label={TEXTS.activity}
                value={takers}
                least={0}
                most={6}
                labels={{ less: TEXTS.less, more: TEXTS.more }}
                onChange={setTakers}
              />
            }
          />
        </OptionGrid>
      </GallerySection>
      <GallerySection title={TEXTS.ledger}>
        <Card padding="l">
          <PriceLedger
            rows={LEDGER_ROWS}
            total={{ label: TEXTS.total, amount: '2 868 €' }}
            perPerson={{ label: TEXTS.each, amount: '1 434 €' }}
            taxes={TEXTS.taxes}
          >
            <Button kind="cta" isFullWidth>
              {TEXTS.continue}
            </Button>
          </PriceLedger>
        </Card>
      </GallerySection>
    </>
  );
}

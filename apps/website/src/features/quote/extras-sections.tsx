import type { AccommodationQuoteResponse, FlightOptions, Selection } from '@escale/contract/sdp';
import { nightsBetween } from '@escale/domain/calendar-day';
import { insurancePerPersonAndDay } from '@escale/domain/insurance-price';
import { toMinor } from '@escale/domain/money';
import { Disclosure } from '@escale/ui/accordion';
import { Alert } from '@escale/ui/alert';
import { Card } from '@escale/ui/card';
import { RadioField } from '@escale/ui/checkbox-field';
import { Icon, type IconShape } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { OptionGroup, OptionRow } from '@escale/ui/option-row';
import Ban from 'lucide-react/icons/ban';
import Bus from 'lucide-react/icons/bus-front';
import Luggage from 'lucide-react/icons/luggage';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Car from 'lucide-react/icons/car-front';
import FileText from 'lucide-react/icons/file-text';
import Van from 'lucide-react/icons/van';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { contentLink, isExternal } from '../../shared/safe-url.ts';
import { useShop } from '../../shared/shell.tsx';
import { ExtraSection } from './extra-section.tsx';
import { luggageState } from './quote-lines.ts';
import type { ChoiceKey } from './quote-selection.ts';
import { useDifference, type Pricing } from './use-difference.ts';
import styles from './quote.module.css';

interface ExtraProps {
  readonly quote: AccommodationQuoteResponse;
  readonly selection: Selection;
  readonly pricing: Pricing;
  readonly onChoose: (key: ChoiceKey, value: string) => void;
}

export interface FoldingProps extends ExtraProps {
  /** Open also on small screens: on paper. */
  readonly isOpen: boolean;
}

const TRANSFER_SHAPES: Readonly<Record<string, IconShape>> = { bus: Bus, van: Van, car: Car };

type Transfer = NonNullable<AccommodationQuoteResponse['transfers']>[number];

/** A seat each in a shared vehicle, or as many vehicles of our own as the party needs (funnel 2.12 "quantity, maximum capacity"). */
const sizeOf = ({ icon }: Transfer) => (icon === 'bus' ? 'quote.transfers.seats' : 'quote.transfers.vehicles');

/** How to get from the airport to the hotel; none is the default. */
export const TransfersSection = ({ quote, selection, pricing, onChoose }: ExtraProps) => {
  const t = useMessages();
  const { brand } = useShop();
  const { perPerson, money } = useDifference(pricing);
  const transfers = quote.transfers ?? [];
  if (transfers.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2 className="t-3">{t('quote.transfers.title')}</h2>
      <OptionGroup legend={t('quote.transfers.title')} isLegendHidden>
        {transfers.map((transfer) => {
          const difference = perPerson(transfer.upgradePrice);
          return (
            <OptionRow
              key={transfer.code}
              name="transfer"
              value={transfer.code}
              checked={transfer.code === selection.transferCode}
              onChange={() => {
                onChoose('transfer', transfer.code);
              }}
              title={transfer.vehicule}
              text={
                <>
                  {transfer.description} <span>{t(sizeOf(transfer), { count: transfer.quantity, capacity: transfer.maximumCapacity })}</span>
                </>
              }
              icon={
                transfer.photo === '' ? (
                  <Icon shape={TRANSFER_SHAPES[transfer.icon] ?? Car} size={22} />
                ) : (
                  <span className={styles['thumb']}>
                    <ShopPicture picture={transfer.photo} alt="" isCover sizes="72px" palette={brand.palettes[0]} />
                  </span>
                )
              }
              price={difference.amount}
              priceNote={difference.note}
            />
          );
        })}
        <OptionRow
          name="transfer"
          value=""
          checked={selection.transferCode === undefined}
          onChange={() => {
            onChoose('transfer', '');
          }}
          title={t('quote.transfers.none')}
          text={t('quote.transfers.none.text')}
          icon={<Icon shape={Ban} size={22} />}
          price={money(0)}
        />
      </OptionGroup>
    </section>
  );
};

type LuggageProps = Omit<FoldingProps, 'quote'> & { readonly luggage: FlightOptions | undefined; readonly airline: string };

/** Bags of the chosen flights (funnel 3.9); other flights ask for theirs. */
export const LuggageSection = ({ luggage, airline, selection, pricing, onChoose, isOpen }: LuggageProps) => {
  const t = useMessages();
  const { whole, money } = useDifference(pricing);
  const state = luggageState(luggage);
  const hold = luggage?.flightOptions?.flightBagageOptions ?? [];
  const cabin = luggage?.flightOptions?.flightBagageOption.cabinBaggages ?? [];
  const bagText = (bag: (typeof hold)[number]): string =>
    t(bag.included ? 'quote.luggage.included' : 'quote.luggage.bags', { count: bag.quantity, weight: bag.maxWeightPerBaggage });
  const group = (name: 'bag' | 'cabinBag', title: string, bags: typeof hold, chosen: string | undefined) => (
    <Card padding="m">
      <fieldset className={styles['bags']}>
        <legend className="t-strong">{title}</legend>
        {bags.map((bag) => (
          <RadioField
            key={bag.code}
            name={name}
            value={bag.code}
            disabled={!bag.canBeBooked}
            checked={bag.code === chosen}
            onChange={() => {
              onChoose(name, bag.code);
            }}
            end={<bdi>{bag.included ? t('common.included') : whole(bag.pricePerBooking)}</bdi>}
          >
            {bagText(bag)}
          </RadioField>
        ))}
        {!bags.some((bag) => bag.included) && (
          <RadioField
            name={name}
            value=""
            checked={chosen === undefined}
            onChange={() => {
              onChoose(name, '');
            }}
            end={<bdi>{money(0)}</bdi>}
          >
            {t('quote.luggage.none')}
          </RadioField>
        )}
      </fieldset>
    </Card>
  );
  const taken = [hold.find((bag) => bag.code === selection.holdBaggageCode), cabin.find((bag) => bag.code === selection.cabinBaggageCode)].flatMap((bag) =>
    bag === undefined ? [] : [bagText(bag)],
  );
  return (
    <ExtraSection
      title={t('quote.luggage.title')}
      shape={Luggage}
      choice={state === 'loading' ? t('quote.luggage.loading') : taken.length === 0 ? t('quote.luggage.none') : taken.join(' + ')}
      isBusy={state === 'loading'}
      isOpen={isOpen}
    >
      <p className="t-s t-muted">{t('quote.luggage.text', { airline })}</p>
      {state === 'loading' && <output className="t-s">{t('quote.luggage.loading')}</output>}
      {state === 'none' && <Alert>{t('quote.luggage.unavailable')}</Alert>}
      {state === 'error' && <Alert kind="warn">{t('quote.luggage.error')}</Alert>}
      {state === 'choices' && (
        <div className={styles['pair']}>
          {hold.length > 0 && group('bag', t('quote.luggage.hold'), hold, selection.holdBaggageCode)}
          {cabin.length > 0 && group('cabinBag', t('quote.luggage.cabin'), cabin, selection.cabinBaggageCode)}
        </div>
      )}
    </ExtraSection>
  );
};

/** Insurance is opt-in: none is a choice, and the default (readings 7 row 13). */
export const InsuranceSection = ({ quote, selection, pricing, onChoose, isOpen }: FoldingProps) => {
  const t = useMessages();
  const { origin } = useShop();
  const { whole, money } = useDifference(pricing);
  const insurances = quote.insurances?.insurancesItem ?? [];
  const days = quote.trip === undefined ? 1 : nightsBetween(quote.trip.departureDate, quote.trip.endDate);
  if (insurances.length === 0) return null;
  return (
    <ExtraSection
      title={t('quote.insurance.title')}
      shape={ShieldCheck}
      choice={insurances.find((insurance) => insurance.code === selection.insuranceCode)?.name ?? t('quote.insurance.none')}
      isOpen={isOpen}
    >
      <p className="t-s t-muted">{t('quote.insurance.text')}</p>
      <OptionGroup legend={t('quote.insurance.title')} isLegendHidden>
        <OptionRow
          name="insurance"
          value=""
          checked={selection.insuranceCode === undefined}
          onChange={() => {
            onChoose('insurance', '');
          }}
          title={t('quote.insurance.none')}
          text={t('quote.insurance.none.text')}
          price={money(0)}
        />
        {insurances.map((insurance) => {
          const href = contentLink(insurance.documentUrl);
          return (
            <OptionRow
              key={insurance.code}
              name="insurance"
              value={insurance.code}
              checked={insurance.code === selection.insuranceCode}
              onChange={() => {
                onChoose('insurance', insurance.code);
              }}
              title={insurance.name}
              text={insurance.intro}
              price={whole(insurance.price)}
              priceNote={t('quote.insurance.day', {
                price: money(insurancePerPersonAndDay(toMinor(insurance.price, pricing.currency), pricing.travellers, days)),
              })}
              links={
                href === undefined ? undefined : (
                  <a
                    className={`${linkClass()} ${styles['document'] ?? ''}`}
                    href={isExternal(href) ? href : `${origin}${href}`}
                    target="_blank"
                    rel="noopener"
                  >
                    <Icon shape={FileText} size={16} />
                    {t('quote.insurance.document')}
                    <span className="visually-hidden"> ({insurance.name})</span>
                  </a>
                )
              }
            >
              {insurance.paragraphs.length === 0 ? null : (
                <Disclosure look="plain" title={t('quote.insurance.detail')} isOpen={isOpen}>
                  <ul className={styles['conditions']}>
                    {insurance.paragraphs.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </Disclosure>
              )}
            </OptionRow>
          );
        })}
      </OptionGroup>
    </ExtraSection>
  );
};

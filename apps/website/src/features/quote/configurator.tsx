import type { ActivityChoice } from '@escale/domain/quoted-offer';
import { computePriceBreakdown } from '@escale/domain/price-breakdown';
import { countTravellers } from '@escale/domain/party';
import { sharePerPerson, toMajor } from '@escale/domain/money';
import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { linkClass } from '@escale/ui/link';
import { BottomSheet } from '@escale/ui/overlays';
import { StickyBar, stickyBarSpaceClass } from '@escale/ui/sticky-bar';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Form, useActionData, useNavigation, useRevalidator } from 'react-router';
import { AreaBoundary } from '../../shared/area-boundary.tsx';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { ActivitiesSection } from './activities-section.tsx';
import { ExtraGroup } from './extra-section.tsx';
import { InsuranceSection, LuggageSection, TransfersSection } from './extras-sections.tsx';
import { FlexSection } from './flex-section.tsx';
import { FlightsSection } from './flights-section.tsx';
import { Alternatives, RestoreButton } from './problem-screen.tsx';
import { PriceNotice } from './price-notice.tsx';
import { PrintBar } from './print-bar.tsx';
import { PriceCard, QuotedTrip } from './quote-rail.tsx';
import type { QuoteActionAnswer, ReadyQuote } from './quote-answers.ts';
import { choiceEntries, pricedSelection, type ChoiceKey, type WantedSelection } from './quote-selection.ts';
import { BoardsSection, RoomsSection } from './stay-sections.tsx';
import { useKeptChoice } from './use-kept-choice.ts';
import { useLuggage } from './use-luggage.ts';
import { useDifference } from './use-difference.ts';
import { useQuoteEvents } from './use-quote-events.ts';
import { useTotalChange } from './use-total-change.ts';
import styles from './quote.module.css';

/** The price is looked at again a minute before its ten minutes are over (readings 6.3 row 36). */
const CHECK_BEFORE = 60_000;

/** The luggage of other flights found the search over: the whole offer is. */
const EXPIRED: QuoteActionAnswer = { kind: 'refused', problem: 'SESSION_EXPIRED', alternatives: [] };

/** The offer being put together. Every choice is priced at once, and kept in the address: a reload shows the same. */
export const Configurator = ({ loaded }: { readonly loaded: ReadyQuote }) => {
  const t = useMessages();
  const shell = useShop();
  const { shop, locale } = shell;
  const { quote, base } = loaded;
  const [wanted, setWanted] = useState<WantedSelection>(loaded.wanted);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { fetched, ask } = useLuggage(base, loaded.luggage);
  const acted = useActionData<QuoteActionAnswer>();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const alertRef = useRef<HTMLDivElement>(null);
  const priced = useMemo(() => pricedSelection(quote, wanted, [quote.flightOptions, fetched, loaded.luggage]), [quote, wanted, loaded.luggage, fetched]);
  const answer = acted ?? (priced?.luggage?.status === 'SESSION_EXPIRED' ? EXPIRED : undefined);
  const breakdown = useMemo(() => (priced === null ? undefined : computePriceBreakdown(priced.offer, priced.selection)), [priced]);
  const travellers = Math.max(1, countTravellers(quote.trip?.occupancies ?? []));
  const currency = quote.currency ?? shell.currency;
  const { money } = useDifference({ currency, travellers });
  const choices = priced === null ? '' : new URLSearchParams(choiceEntries(priced.selection).map(([key, value]) => [key, value])).toString();
  const address = `?${base}${choices === '' ? '' : `&${choices}`}`;
  const total = breakdown?.ok === true ? breakdown.breakdown.total : undefined;
  const change = useTotalChange(total);
  useQuoteEvents({ loaded, total: total === undefined ? undefined : toMajor(total, currency), luggage: priced?.luggage, answer: acted });
  useKeptChoice({ brand: shell.brand.code, shop, code: loaded.code, accommodationId: loaded.accommodationId, selection: priced?.selection });

  useEffect(() => {
    // The router need not know: the address is for reload, back and sharing, the choices are here.
    if (isTouched) window.history.replaceState(window.history.state, '', window.location.pathname + address);
  }, [isTouched, address]);
  useEffect(() => {
    const end = Date.parse(quote.validUntil ?? '');
    if (Number.isNaN(end)) return;
    const timer = setTimeout(() => void revalidate(), Math.max(1_000, end - loaded.now - CHECK_BEFORE));
    return () => {
      clearTimeout(timer);
    };
  }, [quote.validUntil, loaded.now, revalidate]);
  useEffect(() => {
    if (answer?.kind === 'refused') alertRef.current?.focus();
  }, [answer]);

  if (priced === null || breakdown === undefined || !breakdown.ok || total === undefined) return null;
  const { selection, luggage } = priced;
  const { isPrint } = loaded;
  const choose = (key: ChoiceKey, value: string): void => {
    setTouched(true);
    setWanted((now) => ({
      ...now,
      activities: now.activities ?? selection.activities,
      ...(key === 'flight' ? { bag: undefined, cabinBag: undefined } : {}),
      [key]: value,
    }));
    if (key !== 'flight' || value === quote.flightOptions?.flightCode || value === loaded.luggage?.flightCode) return;
    ask(value);
  };
  const chooseActivities = (activities: readonly ActivityChoice[]): void => {
    setTouched(true);
    setWanted((now) => ({ ...now, activities }));
  };
  const pricing = { currency, travellers };
  const isBusy = navigation.formData?.get('intent') === 'continue';
  const announcement = isTouched ? t('quote.price.announcement', { total: money(total) }) : '';
  const flight = quote.flights?.find((each) => each.code === selection.flightCode);
  const rooms = (
    <AreaBoundary key="rooms" area="rooms">
      <RoomsSection quote={quote} selection={selection} pricing={pricing} onChoose={choose} isOpen={isPrint} />
    </AreaBoundary>
  );
  const boards = (
    <AreaBoundary key="boards" area="boards">
      <BoardsSection quote={quote} selection={selection} pricing={pricing} onChoose={choose} />
    </AreaBoundary>
  );
  const continueButton = (size: 'md' | 'lg') => (
    <Button type="submit" name="intent" value="continue" kind="cta" size={size} isFullWidth isLoading={isBusy} form="quote-form">
      {t('quote.continue')}
    </Button>
  );
  const priceCard = (
    <PriceCard
      quote={quote}
      breakdown={breakdown.breakdown}
      pricing={pricing}
      announcement={announcement}
      change={change}
      now={loaded.now}
      action={isPrint ? undefined : <div className={styles['continue']}>{continueButton('lg')}</div>}
    />
  );
  return (
    <div className={`${styles['grid'] ?? ''} ${stickyBarSpaceClass}`}>
      {/* In the order of small screens: what is parsed later must not push down what stands there. */}
      <QuotedTrip quote={quote} isDirect={flight !== undefined && flight.outbound.legs.length === 1 && flight.inbound.legs.length === 1} />
      <div className={styles['main']}>
        {isPrint && <PrintBar address={address.slice(1)} />}
        <header className={styles['head']}>
          <h1 className="t-2">{t('quote.title', { destination: quote.trip?.destination.label ?? '' })}</h1>
          <p className="t-muted">{t('quote.subtitle')}</p>
        </header>
        {answer?.kind === 'refused' && (
          <div className={styles['refused']}>
            <Alert kind="error" isLive ref={alertRef} tabIndex={-1} lead={t(`quote.problem.${answer.problem}.title`)}>
              {t(`quote.problem.${answer.problem}.text`)}
              {answer.incidentId !== undefined && <> {t('quote.problem.incident', { incidentId: answer.incidentId })}</>}
            </Alert>
            {answer.problem === 'SESSION_EXPIRED' && <RestoreButton choices={choices} action={address} />}
            <Alternatives alternatives={answer.alternatives} />
          </div>
        )}
        <PriceNotice quote={quote} currency={currency} />
        <Form id="quote-form" method="post" action={address} replace preventScrollReset className={styles['form']}>
          <AreaBoundary area="flights">
            <FlightsSection quote={quote} selection={selection} pricing={pricing} onChoose={choose} isPrint={isPrint} />
          </AreaBoundary>
          {quote.showBoardsFirst === true ? [boards, rooms] : [rooms, boards]}
          <AreaBoundary area="activities">
            <ActivitiesSection quote={quote} selection={selection} pricing={pricing} onChange={chooseActivities} isOpen={isPrint} />
          </AreaBoundary>
          <AreaBoundary area="transfers">
            <TransfersSection quote={quote} selection={selection} pricing={pricing} onChoose={choose} />
          </AreaBoundary>
          <ExtraGroup title={t('quote.extras.title')}>
            <AreaBoundary area="luggage">
              <LuggageSection
                luggage={luggage}
                airline={flight?.outbound.airline.name ?? ''}
                selection={selection}
                pricing={pricing}
                onChoose={choose}
                isOpen={isPrint}
              />
            </AreaBoundary>
            <AreaBoundary area="flex">
              <FlexSection quote={quote} selection={selection} pricing={pricing} onChoose={choose} isOpen={isPrint} />
            </AreaBoundary>
            <AreaBoundary area="insurance">
              <InsuranceSection quote={quote} selection={selection} pricing={pricing} onChoose={choose} isOpen={isPrint} />
            </AreaBoundary>
          </ExtraGroup>
        </Form>
      </div>
      <aside className={styles['price']} aria-label={t('quote.price.title')}>
        {priceCard}
        {!isPrint && (
          <p className={styles['after']}>
            {loaded.listing !== undefined && (
              <ShopLink to="listing" search={loaded.listing} className={linkClass()}>
                {t('quote.listing')}
              </ShopLink>
            )}
            <ShopLink to="quote" search={`${address.slice(1)}&print=1`} className={linkClass()} rel="nofollow">
              {t('quote.print')}
            </ShopLink>
          </p>
        )}
      </aside>
      {!isPrint && (
        <div className={styles['bar']}>
          <StickyBar
            amount={money(total)}
            note={t('quote.price.note', { perPerson: money(sharePerPerson(total, travellers, currency)) })}
            onOpen={() => {
              setSheetOpen(true);
            }}
            openLabel={t('quote.price.detail')}
            action={continueButton('md')}
          />
          <BottomSheet
            isOpen={isSheetOpen}
            onClose={() => {
              setSheetOpen(false);
            }}
            title={t('quote.price.title')}
            closeLabel={t('common.close')}
            locale={locale}
          >
            <PriceCard quote={quote} breakdown={breakdown.breakdown} pricing={pricing} announcement="" now={loaded.now} isBare />
          </BottomSheet>
        </div>
      )}
    </div>
  );
};

import type { AccommodationQuoteResponse } from '@escale/contract/sdp';
import { Button } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { Icon } from '@escale/ui/icon';
import { OptionGroup, OptionRow } from '@escale/ui/option-row';
import { Modal, preloadOverlay } from '@escale/ui/overlays';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ExtraSection } from './extra-section.tsx';
import type { FoldingProps } from './extras-sections.tsx';
import { useDifference } from './use-difference.ts';
import styles from './quote.module.css';

type Rate = NonNullable<AccommodationQuoteResponse['flex']>[number];

/** The conditions of the fare; the one without extra charge is the default. All of them side by side open in a modal (funnel 2.12). */
export const FlexSection = ({ quote, selection, pricing, onChoose, isOpen }: FoldingProps) => {
  const t = useMessages();
  const { locale } = useShop();
  const { perPerson } = useDifference(pricing);
  const [isModalOpen, setModalOpen] = useState(false);
  const rates = quote.flex ?? [];
  if (rates.length === 0) return null;
  const chosen = rates.find((rate) => rate.code === selection.insuranceFlexCode);
  return (
    <ExtraSection title={t('quote.flex.title')} shape={CalendarClock} choice={chosen?.label ?? ''} isOpen={isOpen}>
      <OptionGroup legend={t('quote.flex.title')} isLegendHidden>
        {rates.map((rate) => {
          const difference = perPerson(rate.upgradePrice);
          return (
            <OptionRow
              key={rate.code}
              name="flex"
              value={rate.code}
              checked={rate.code === selection.insuranceFlexCode}
              onChange={() => {
                onChoose('flex', rate.code);
              }}
              title={rate.label}
              text={rate.paragraphs[0]}
              icon={<Icon shape={rate.upgradePrice === 0 ? CalendarClock : CalendarCheck} size={22} />}
              price={difference.amount}
              priceNote={difference.note}
            />
          );
        })}
      </OptionGroup>
      {rates.length > 1 && isOpen && <Conditions rates={rates} />}
      {rates.length > 1 && !isOpen && (
        <>
          <p className={styles['scripted']}>
            <Button
              kind="text"
              aria-haspopup="dialog"
              onPointerEnter={() => {
                preloadOverlay('modal');
              }}
              onClick={() => {
                setModalOpen(true);
              }}
            >
              {t('quote.flex.compare')}
            </Button>
          </p>
          <noscript>
            <Conditions rates={rates} />
          </noscript>
        </>
      )}
      <Modal
        isOpen={isModalOpen}
        onClose={() => {
          setModalOpen(false);
        }}
        width={640}
        title={t('quote.flex.title')}
        closeLabel={t('common.close')}
        locale={locale}
      >
        <Conditions
          rates={rates}
          action={(rate) => {
            const { amount, note } = perPerson(rate.upgradePrice);
            const isChosen = rate.code === chosen?.code;
            return (
              <>
                <p>
                  <bdi className="t-strong">{amount}</bdi> {note !== undefined && <span className="t-s t-muted">{note}</span>}
                </p>
                <Button
                  kind={isChosen ? 'secondary' : 'primary'}
                  isFullWidth
                  aria-pressed={isChosen}
                  onClick={() => {
                    onChoose('flex', rate.code);
                    setModalOpen(false);
                  }}
                >
                  {t(isChosen ? 'quote.flex.keep' : 'quote.flex.choose', { rate: rate.label })}
                </Button>
              </>
            );
          }}
        />
      </Modal>
    </ExtraSection>
  );
};

/** What each rate allows, side by side. */
const Conditions = ({ rates, action }: { readonly rates: readonly Rate[]; readonly action?: (rate: Rate) => ReactNode }) => (
  <div className={styles['pair']}>
    {rates.map((rate) => (
      <Card key={rate.code} padding="m" className={styles['rate']}>
        <h3 className="t-strong">{rate.label}</h3>
        <ul className={styles['conditions']}>
          {rate.paragraphs.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {action?.(rate)}
      </Card>
    ))}
  </div>
);

import { formatDay, joinParts } from '@escale/i18n/format';
import { Button } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { Icon } from '@escale/ui/icon';
import { Tag } from '@escale/ui/tag';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { fieldIdOf, readTypedDate, type TravellerValues } from './payment-form.ts';
import type { PaymentView } from './payment-view.ts';
import { TravellerFields, travellerName } from './traveller-fields.tsx';
import { nextUnfinished, useTravellersFolding } from './travellers-folding.ts';
import { useFocusAfterDraw } from './use-focus-after-draw.ts';
import type { PaymentForm } from './use-payment-form.ts';
import styles from './travellers-section.module.css';

interface TravellersProps {
  readonly view: Pick<PaymentView, 'travellers' | 'isBirthdateRequired' | 'hasFrequentFlyer'>;
  readonly form: PaymentForm;
  readonly months: readonly { readonly value: string; readonly label: string }[];
}

/** Who travels (funnel 2.13). On small screens one traveller stands open at a time, the others are a line each. */
export const TravellersSection = ({ view, form, months }: TravellersProps) => {
  const t = useMessages();
  const wrong = form.problems.flatMap(({ path }) => {
    const at = /^travellers\.(\d)\./u.exec(path)?.[1];
    return at === undefined ? [] : [Number(at)];
  });
  const folding = useTravellersFolding({ unfinished: form.unfinished, wrong: [...new Set(wrong)] });
  const focus = useFocusAfterDraw();
  const isAlone = view.travellers.length === 1;
  return (
    <Card as="section" padding="l" className={styles['panel']} aria-labelledby="payment-who">
      <h2 id="payment-who" className="t-3">
        {t('payment.who.title')}
      </h2>
      <div ref={folding.listRef} className={styles['list']} onFocusCapture={folding.hold} onInputCapture={folding.hold}>
        {view.travellers.map((place, at) => {
          const name = at === 0 ? t('payment.traveller.lead', { name: travellerName(t, place) }) : travellerName(t, place);
          const fields = <TravellerFields at={at} place={place} form={form} months={months} {...view} />;
          return isAlone ? (
            <section key={`${place.type}-${place.index}`} className={styles['traveller']} aria-label={name}>
              <h3 className="t-5">{name}</h3>
              {fields}
            </section>
          ) : (
            <FoldingTraveller
              key={`${place.type}-${place.index}`}
              name={name}
              values={form.values.travellers[at]}
              isDone={!form.unfinished.includes(at)}
              isOpen={folding.isOpen(at)}
              onToggle={() => {
                folding.toggle(at);
              }}
            >
              {fields}
              <p className={styles['next']}>
                <Button
                  kind="secondary"
                  isFullWidth
                  onClick={() => {
                    const following = folding.next(at);
                    focus(following === undefined ? 'email' : fieldIdOf(`travellers.${following}.civility`));
                  }}
                >
                  {t(nextUnfinished(form.unfinished, at) === undefined ? 'payment.traveller.done' : 'payment.traveller.next')}
                </Button>
              </p>
            </FoldingTraveller>
          );
        })}
      </div>
    </Card>
  );
};

interface FoldingProps {
  readonly name: string;
  readonly values: TravellerValues | undefined;
  readonly isDone: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One traveller: open where there is room and where no script runs; on a small screen a row that tells who it is, and opens. */
const FoldingTraveller = ({ name, values, isDone, isOpen, onToggle, children }: FoldingProps) => {
  const t = useMessages();
  const { shop } = useShop();
  const id = useId();
  const born = values === undefined ? null : readTypedDate(values.birth);
  const who = [values?.firstName.trim(), values?.lastName.trim()].filter(Boolean).join(' ');
  const day = born === null ? '' : formatDay(`${born.year}-${String(born.month).padStart(2, '0')}-${String(born.day).padStart(2, '0')}`, shop, 'medium');
  const summary =
    who === ''
      ? ''
      : joinParts(
          [who, day].filter((part) => part !== ''),
          shop,
        );
  return (
    <section className={styles['traveller']} aria-label={name}>
      <h3 className={`t-5 ${styles['title'] ?? ''}`}>{name}</h3>
      <h3 className={styles['rowTitle']}>
        <button type="button" className={styles['row']} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span>
            <span className="t-5">{name}</span>
            {!isOpen && summary !== '' && <bdi className={`t-s ${styles['summary'] ?? ''}`}>{summary}</bdi>}
          </span>
          {!isOpen && (
            <Tag kind={isDone ? 'ok' : 'muted'} icon={isDone ? <Icon shape={Check} size={14} /> : undefined}>
              {t(isDone ? 'payment.traveller.complete' : 'payment.traveller.todo')}
            </Tag>
          )}
          <Icon shape={ChevronDown} size={20} />
        </button>
      </h3>
      <div id={id} className={`${styles['fields'] ?? ''} ${isOpen ? '' : (styles['folded'] ?? '')}`}>
        {children}
      </div>
    </section>
  );
};

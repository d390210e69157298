import { formatMoney } from '@escale/i18n/format';
import { Disclosure } from '@escale/ui/accordion';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { OptionGroup, OptionRow } from '@escale/ui/option-row';
import FileText from 'lucide-react/icons/file-text';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { documentHref } from './document-href.ts';
import type { InsuranceOption } from './payment-view.ts';
import styles from './payment.module.css';

interface InsuranceChoiceProps {
  readonly insurances: readonly InsuranceOption[];
  readonly currency: string;
  readonly value: string;
  readonly onChoose: (code: string) => void;
}

/** Insurance is opt-in: none is a choice, and the default (readings 7 row 13; funnel 2.13). */
export const InsuranceChoice = ({ insurances, currency, value, onChoose }: InsuranceChoiceProps) => {
  const t = useMessages();
  const { shop, prefix } = useShop();
  const money = (minor: number): string => formatMoney(minor, currency, shop);
  return (
    <OptionGroup legend={t('payment.insurance.title')} isLegendHidden>
      <OptionRow
        name="insurance"
        value=""
        checked={value === ''}
        onChange={() => {
          onChoose('');
        }}
        title={t('payment.insurance.none')}
        text={t('payment.insurance.none.text')}
        price={money(0)}
      />
      {insurances.map((item) => (
        <OptionRow
          key={item.code}
          name="insurance"
          value={item.code}
          checked={value === item.code}
          onChange={() => {
            onChoose(item.code);
          }}
          title={item.name}
          text={
            <>
              {item.intro}
              <span className={styles['noteSmall']}>{t('payment.insurance.person.day', { price: money(item.perPersonAndDay) })}</span>
            </>
          }
          price={formatMoney(item.price, currency, shop, { sign: 'always' })}
          priceNote={<span className={styles['noteLarge']}>{t('payment.insurance.person.day', { price: money(item.perPersonAndDay) })}</span>}
          links={
            <a className={`${linkClass()} ${styles['documentLink'] ?? ''}`} href={documentHref(item.documentUrl, prefix)} target="_blank" rel="noopener">
              <Icon shape={FileText} size={16} />
              {t('payment.insurance.document')}
              <span className="visually-hidden"> ({item.name})</span>
            </a>
          }
        >
          {item.paragraphs.length === 0 ? null : (
            <Disclosure look="plain" title={t('payment.insurance.detail')}>
              <ul className={styles['remarks']}>
                {item.paragraphs.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Disclosure>
          )}
        </OptionRow>
      ))}
    </OptionGroup>
  );
};

import { Disclosure } from '@escale/ui/accordion';
import { DefinitionRows } from '@escale/ui/fact-list';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import FileText from 'lucide-react/icons/file-text';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { documentHref } from './document-href.ts';
import type { PaymentView } from './payment-view.ts';
import styles from './payment.module.css';

/** What must be told before the button (readings 8, Directive 2015/2302 article 5): the facts, the remarks of the contract, the documents. */
export const ContractPanel = ({ facts, remarks, documents }: Pick<PaymentView, 'facts' | 'remarks' | 'documents'>) => {
  const t = useMessages();
  const { prefix } = useShop();
  return (
    <>
      <p className="t-s t-muted">{t('payment.contract.intro')}</p>
      <DefinitionRows rows={facts.map((fact) => ({ id: fact.code, term: fact.label, text: <bdi>{fact.value}</bdi> }))} />
      {remarks.map((remark) => (
        <Disclosure key={remark.title} title={remark.title}>
          <ul className={styles['remarks']}>
            {remark.paragraphs.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Disclosure>
      ))}
      {documents.length > 0 && (
        <ul className={styles['documents']} aria-label={t('payment.contract.documents')}>
          {documents.map((document) => (
            <li key={document.code}>
              <a className={`${linkClass()} ${styles['documentLink'] ?? ''}`} href={documentHref(document.url, prefix)} target="_blank" rel="noopener">
                <Icon shape={FileText} size={16} />
                {document.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

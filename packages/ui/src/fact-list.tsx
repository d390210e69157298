import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import styles from './fact-list.module.css';

/** Facts of a card: icon 18 and words 14 (look section 9 "Hotel card"). */
export function FactList({ facts }: { readonly facts: readonly { readonly id: string; readonly shape: IconShape; readonly text: ReactNode }[] }) {
  return (
    <ul className={styles['facts']}>
      {facts.map((fact) => (
        <li key={fact.id} className={styles['fact']}>
          <Icon shape={fact.shape} size={18} />
          <span>{fact.text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Terms and their text in rows with hairlines: pre-contract facts, trip summaries. */
export function DefinitionRows({ rows }: { readonly rows: readonly { readonly id: string; readonly term: ReactNode; readonly text: ReactNode }[] }) {
  return (
    <div className={styles['definitionBox']}>
      <dl className={styles['definitions']}>
        {rows.map((row) => (
          <div key={row.id} className={styles['definition']}>
            <dt>{row.term}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './counter.module.css';

type CounterProps = {
  /** "Adultes" */
  readonly label: ReactNode;
  /** "18 ans et plus" */
  readonly note?: ReactNode;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** Accessible names of the two buttons ("Retirer un adulte", "Ajouter un adulte"). */
  readonly labels: { readonly less: string; readonly more: string };
  /** The label is seen elsewhere (activity card) and only names the group here. */
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
};

/** − n +, two round buttons of 44 and a live number (look section 9 "Travellers picker"). */
export function Counter({ label, note, value, least, most, onChange, labels, isLabelHidden = false, isDisabled = false }: CounterProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={styles['counter']}>
      <span className={isLabelHidden ? 'visually-hidden' : styles['words']}>
        <span id={labelId} className={styles['label']}>
          {label}
        </span>
        {note ? <span className={styles['note']}>{note}</span> : null}
      </span>
      <span className={styles['buttons']}>
        <IconButton
          isRound
          label={labels.less}
          icon={<Icon shape={Minus} size={18} />}
          disabled={isDisabled || value <= least}
          onClick={() => onChange(value - 1)}
        />
        <output className={styles['value']} aria-live="polite">
          {value}
        </output>
        <IconButton
          isRound
          label={labels.more}
          icon={<Icon shape={Plus} size={18} />}
          disabled={isDisabled || value >= most}
          onClick={() => onChange(value + 1)}
        />
      </span>
    </div>
  );
}

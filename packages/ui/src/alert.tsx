import type { ReactNode, Ref } from 'react';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon, type IconShape } from './icon.tsx';
import styles from './alert.module.css';

export type AlertKind = 'info' | 'ok' | 'warn' | 'error';

const SHAPES: Readonly<Record<AlertKind, IconShape>> = { info: Info, ok: CircleCheck, warn: TriangleAlert, error: CircleAlert };

type AlertProps = {
  readonly kind?: AlertKind;
  /** The bold first clause. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Replaces the icon of the kind (a falling price). */
  readonly shape?: IconShape;
  /** Read out when it appears: politely, or at once for errors. Leave out for what is there from the start. */
  readonly isLive?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly tabIndex?: number;
  readonly id?: string;
};

/** A message in the page (look section 9): bold first clause, then what to do; up to two links inside. */
export function Alert({ kind = 'info', lead, children, shape, isLive = false, ref, tabIndex, id }: AlertProps) {
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      className={clsx(styles['alert'], styles[kind])}
      role={isLive ? (kind === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon shape={shape ?? SHAPES[kind]} size={20} />
      <div>
        {lead ? <strong>{lead}</strong> : null}
        {lead && children ? ' ' : null}
        {children}
      </div>
    </div>
  );
}

/** One wrong field of a form: the sentence, and the id of the control it links to. */
export type SummaryItem = { readonly fieldId: string; readonly text: ReactNode };

/** The alert on top of a form after a submit that failed: links to each field. Focus the first wrong field, not this. */
export function ErrorSummary({ title, items, id }: { readonly title: ReactNode; readonly items: readonly SummaryItem[]; readonly id?: string }) {
  if (items.length === 0) return null;
  return (
    <Alert kind="error" lead={title} isLive {...(id === undefined ? {} : { id })}>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.fieldId}>
            <a href={`#${item.fieldId}`}>{item.text}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

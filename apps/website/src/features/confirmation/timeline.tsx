import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './confirmation.module.css';

export interface TimelineStep {
  readonly id: string;
  readonly state: 'done' | 'now' | 'next';
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** Dated steps, one under the other; the dot's colour only repeats what the words say. */
export const Timeline = ({ steps }: { readonly steps: readonly TimelineStep[] }) => (
  <ol className={styles['timeline']}>
    {steps.map((step) => (
      <li key={step.id} className={clsx(styles['timelineStep'], styles[step.state])}>
        <p className="t-strong">{step.title}</p>
        <p className="t-s t-muted">{step.text}</p>
      </li>
    ))}
  </ol>
);

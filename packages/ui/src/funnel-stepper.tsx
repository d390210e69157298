import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { Icon } from './icon.tsx';
import styles from './funnel-stepper.module.css';

type FunnelStepperProps = {
  /** "Étapes de la réservation" */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step; all before it are done. `steps.length` = everything done. */
  readonly current: number;
  /** "Étape 1 sur 3", for small screens. */
  readonly positionText: string;
  /** Added to the name of a step that is done: "terminé". */
  readonly doneText: string;
};

/**
 * Where one is in the funnel (look section 9 "Stepper"): circles on large screens; on small a line of text and a
 * 3 px bar, which lies at the foot of the nearest positioned element: the header.
 */
export function FunnelStepper({ label, steps, current, positionText, doneText }: FunnelStepperProps) {
  return (
    <nav aria-label={label} className={styles['stepper']}>
      <ol className={styles['steps']}>
        {steps.map((step, at) => (
          <li
            key={step}
            aria-current={at === current ? 'step' : undefined}
            className={clsx(styles['step'], at < current && styles['done'], at === current && styles['current'])}
          >
            <span aria-hidden className={styles['circle']}>
              {at < current ? <Icon shape={Check} size={16} /> : at + 1}
            </span>
            <span className={styles['name']}>{step}</span>
            {at < current ? <span className="visually-hidden">{doneText}</span> : null}
          </li>
        ))}
      </ol>
      <div aria-hidden className={styles['small']}>
        <span className={styles['name']}>{steps[Math.min(current, steps.length - 1)]}</span>
        <span className={styles['position']}>{positionText}</span>
      </div>
      <progress aria-hidden className={styles['bar']} max={steps.length} value={Math.min(current + 1, steps.length)} />
    </nav>
  );
}

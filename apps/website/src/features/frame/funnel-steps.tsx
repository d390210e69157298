import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import { Icon } from '@escale/ui/icon';
import { useMessages } from '../../shared/messages.tsx';
import styles from './header.module.css';

/** Where the traveller is in the funnel: three circles on large screens, "Step 1 of 3" and a bar on small ones. */
export const FunnelSteps = ({ step }: { readonly step: 1 | 2 | 3 }) => {
  const t = useMessages();
  const names = [t('frame.step.trip'), t('frame.step.payment'), t('frame.step.confirmation')];
  return (
    <>
      <ol className={clsx(styles['steps'], styles['large'])} aria-label={t('frame.steps')}>
        {names.map((name, at) => (
          <li
            key={name}
            className={clsx(styles['step'], at + 1 < step && styles['done'], at + 1 === step && styles['current'])}
            aria-current={at + 1 === step ? 'step' : undefined}
          >
            <span className={styles['circle']} aria-hidden="true">
              {at + 1 < step ? <Icon shape={Check} size={16} /> : at + 1}
            </span>
            {name}
            {at + 1 < step && <span className="visually-hidden"> {t('frame.step.done')}</span>}
          </li>
        ))}
      </ol>
      <div className={clsx(styles['stepsSmall'], styles['small'])}>
        <span>{t('frame.step.of', { step, count: names.length })}</span>
        <progress className={styles['progress']} value={step} max={names.length} aria-label={t('frame.step.of', { step, count: names.length })} />
      </div>
    </>
  );
};

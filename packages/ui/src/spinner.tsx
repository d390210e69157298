import { clsx } from 'clsx';
import styles from './spinner.module.css';

/** A ring of 20 that turns; decoration only, whoever shows it says `aria-busy`. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span aria-hidden className={clsx(styles['spinner'], className)} />;
}

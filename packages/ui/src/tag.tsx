import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './tag.module.css';

export type TagKind = 'deal' | 'softDeal' | 'softPrimary' | 'ok' | 'warn' | 'error' | 'onPicture' | 'sponsored' | 'muted';

/** A word on a colour, 24 high (look section 9). The word always says the state, the colour only repeats it. */
export function Tag({ kind = 'softPrimary', icon, children }: { readonly kind?: TagKind; readonly icon?: ReactNode; readonly children: ReactNode }) {
  return (
    <span className={clsx(styles['tag'], styles[kind])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** Payment marks and the like: a white tag of 26 with a name, no copied logo (look section 7). */
export function MarkTag({ children }: { readonly children: ReactNode }) {
  return <span className={clsx(styles['tag'], styles['mark'])}>{children}</span>;
}

import type { AnchorHTMLAttributes } from 'react';
import { clsx } from 'clsx';
import styles from './link.module.css';

/** `alone` is 600; `inText` keeps the weight of the sentence; `quiet` is in the text colour, underlined on hover. */
export type LinkKind = 'alone' | 'inText' | 'quiet';

/** The class of a link, for a router's own link component. */
export function linkClass(kind: LinkKind = 'alone'): string {
  return clsx(styles['link'], styles[kind]);
}

/** A link (look section 9): visited looks the same. */
export function TextLink({ kind = 'alone', className, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly kind?: LinkKind }) {
  return (
    <a {...rest} className={clsx(linkClass(kind), className)}>
      {children}
    </a>
  );
}

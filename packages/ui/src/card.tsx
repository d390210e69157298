import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'article' | 'section' | 'div' | 'li' | 'aside';
  readonly padding?: 'none' | 's' | 'm' | 'l';
  /** 2 px primary ring. */
  readonly isSelected?: boolean;
  /** The ring darkens and the picture scales when the card is hovered; use with `cardLinkClass`. */
  readonly isLink?: boolean;
  /** Sticky rails: the soft shadow. */
  readonly isSticky?: boolean;
  readonly children: ReactNode;
};

/** The shell of every card: raised surface, radius l, hairline ring, no shadow (look section 5). */
export function Card({ as: Element = 'div', padding = 'none', isSelected = false, isLink = false, isSticky = false, className, children, ...rest }: CardProps) {
  const Shell: ElementType = Element;
  return (
    <Shell
      {...rest}
      className={clsx(
        styles['card'],
        styles[`pad-${padding}`],
        isSelected && styles['selected'],
        isLink && styles['linked'],
        isSticky && styles['sticky'],
        className,
      )}
    >
      {children}
    </Shell>
  );
}

/** Put on the one link of a card: its area is the whole card. Other controls need `cardControlClass` to stay reachable. */
export const cardLinkClass: string = clsx(styles['link']);

/** Put on arrows, chips and links that must work above the card's own link. */
export const cardControlClass: string = clsx(styles['control']);

/** Put on the picture of a linked card: scales by 1.03 when the card is hovered. */
export const cardPictureClass: string = clsx(styles['picture']);

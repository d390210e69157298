import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { clsx } from 'clsx';
import styles from './option-row.module.css';

type RadioInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type' | 'title'> & { readonly ref?: Ref<HTMLInputElement> };

/** A set of option rows under one legend; the radios inside share `name`. */
export function OptionGroup({
  legend,
  isLegendHidden = false,
  help,
  children,
}: {
  readonly legend: ReactNode;
  readonly isLegendHidden?: boolean;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}) {
  const helpId = useId();
  return (
    <fieldset aria-describedby={help ? helpId : undefined}>
      <legend className={clsx(styles['legend'], isLegendHidden && 'visually-hidden')}>{legend}</legend>
      {help ? (
        <p id={helpId} className={styles['groupHelp']}>
          {help}
        </p>
      ) : null}
      <div className={styles['list']}>{children}</div>
    </fieldset>
  );
}

/** The text and the price of an option describe its radio. */
function describedBy(id: string, text: ReactNode, price: ReactNode): string | undefined {
  const parts = [text ? `${id}-text` : undefined, price ? `${id}-price` : undefined].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

interface OptionWordsProps {
  /** Id of the radio the title labels; without one the card is no radio and the title a name. */
  readonly inputId?: string;
  readonly title: ReactNode;
  /** Short facts on a line of their own before the text ("32 m², lit double"). */
  readonly facts?: ReactNode;
  readonly text: ReactNode;
  readonly links: ReactNode;
}

/** Title, text and links of an option, in the order every kind of card has them. */
function OptionWords({ inputId, title, facts, text, links }: OptionWordsProps) {
  return (
    <span className={styles['words']}>
      {inputId === undefined ? (
        <span className={styles['name']}>{title}</span>
      ) : (
        <label htmlFor={inputId} className={styles['title']}>
          {title}
        </label>
      )}
      {facts || text ? (
        <span id={inputId === undefined ? undefined : `${inputId}-text`} className={styles['text']}>
          {facts ? <span className={styles['facts']}>{facts}</span> : null}
          {text}
        </span>
      ) : null}
      {links ? <span className={styles['links']}>{links}</span> : null}
    </span>
  );
}

type OptionRowProps = RadioInput & {
  readonly name: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  /** "+ 38,40 €", "Inclus". */
  readonly price?: ReactNode;
  /** "par personne", 12 muted below the price. */
  readonly priceNote?: ReactNode;
  /** Links that belong to the option (its information document); not part of the label. */
  readonly links?: ReactNode;
  /** Marks at the end (card schemes). */
  readonly marks?: ReactNode;
  /** Shown inside the ring while the option is chosen (card form). */
  readonly children?: ReactNode;
};

/** A radio card (look section 9 "Option row"): board, transfer, insurance, payment method. Nothing that costs is chosen by default. */
export function OptionRow({ title, text, icon, price, priceNote, links, marks, children, className, ref, id, ...rest }: OptionRowProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={clsx(styles['option'], className)}>
      <div className={styles['main']}>
        <input {...rest} ref={ref} id={inputId} type="radio" className={styles['radio']} aria-describedby={describedBy(inputId, text, price)} />
        {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
        <OptionWords inputId={inputId} title={title} text={text} links={links} />
        {marks ? <span className={styles['marks']}>{marks}</span> : null}
        {price ? (
          <span id={`${inputId}-price`} className={styles['price']}>
            <bdi className={styles['amount']}>{price}</bdi>
            {priceNote ? <span className={styles['note']}>{priceNote}</span> : null}
          </span>
        ) : null}
      </div>
      {children ? <div className={styles['inside']}>{children}</div> : null}
    </div>
  );
}

type PictureOptionProps = RadioInput & {
  readonly name: string;
  readonly title: ReactNode;
  readonly facts?: ReactNode;
  readonly text?: ReactNode;
  readonly price?: ReactNode;
  readonly priceNote?: ReactNode;
  readonly picture: ReactNode;
  /** A tag over the picture ("Plus que 2 sur notre site"). */
  readonly tag?: ReactNode;
  readonly links?: ReactNode;
};

/** A radio card with a picture on top: rooms (look section 9 "Room / activity card"). */
export function PictureOption({ title, facts, text, price, priceNote, picture, tag, links, className, ref, id, ...rest }: PictureOptionProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className={clsx(styles['option'], styles['pictured'], className)}>
      <div className={styles['picture']}>
        {picture}
        {tag ? <span className={styles['tag']}>{tag}</span> : null}
      </div>
      <div className={styles['below']}>
        <OptionWords inputId={inputId} title={title} facts={facts} text={text} links={links} />
        <input {...rest} ref={ref} id={inputId} type="radio" className={styles['radio']} aria-describedby={describedBy(inputId, facts || text, price)} />
      </div>
      {price ? (
        <p id={`${inputId}-price`} className={styles['difference']}>
          <bdi className={styles['amount']}>{price}</bdi> {priceNote ? <span className={styles['note']}>{priceNote}</span> : null}
        </p>
      ) : null}
    </div>
  );
}

type CountedOptionProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** "59 €" and "par adulte" */
  readonly price: ReactNode;
  readonly priceNote?: ReactNode;
  readonly picture: ReactNode;
  readonly links?: ReactNode;
  /** The counter, its label hidden; the card is ringed while its value is above 0. */
  readonly counter: ReactNode;
  readonly isChosen: boolean;
  readonly className?: string | undefined;
};

/** A card with a picture and a number of takers: activities (look section 9 "Room / activity card"). */
export function CountedOption({ title, text, price, priceNote, picture, links, counter, isChosen, className }: CountedOptionProps) {
  return (
    <div className={clsx(styles['option'], styles['pictured'], styles['counted'], isChosen && styles['chosen'], className)}>
      <div className={styles['picture']}>{picture}</div>
      <div className={styles['below']}>
        <OptionWords title={title} text={text} links={links} />
      </div>
      <div className={styles['takers']}>
        <p>
          <bdi className={styles['amount']}>{price}</bdi>
          {priceNote ? <span className={styles['noteBelow']}>{priceNote}</span> : null}
        </p>
        {counter}
      </div>
    </div>
  );
}

/** Cards side by side: 3 columns where there is room, else 2, else 1. */
export function OptionGrid({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['gridBox']}>
      <div className={styles['grid']}>{children}</div>
    </div>
  );
}

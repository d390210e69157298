import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

/** What every field may say around its control. All texts are given. */
export type FieldTexts = {
  readonly label: ReactNode;
  /** "(facultatif)", shown after the label of a field that may stay empty. */
  readonly optionalText?: string | undefined;
  readonly help?: ReactNode;
  /** The error sentence; its presence makes the field invalid. */
  readonly error?: ReactNode;
};

/** Ids that tie control, help and error together. */
export type FieldIds = { readonly id: string; readonly helpId: string; readonly errorId: string; readonly describedBy: string | undefined };

/** Ids for one field; `id` may be given so that an error summary can link to it. */
export function useFieldIds({ id, help, error }: { readonly id?: string | undefined; readonly help?: ReactNode; readonly error?: ReactNode }): FieldIds {
  const own = useId();
  const base = id ?? own;
  const described = [error ? `${base}-error` : undefined, help ? `${base}-help` : undefined].filter((part) => part !== undefined);
  return { id: base, helpId: `${base}-help`, errorId: `${base}-error`, describedBy: described.length > 0 ? described.join(' ') : undefined };
}

/** The sentence under a field that is wrong, with its icon. */
export function FieldError({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles['error']}>
      <Icon shape={CircleAlert} size={16} />
      <span>{children}</span>
    </p>
  );
}

const Title = ({ label, optionalText }: FieldTexts) => (
  <>
    {label}
    {optionalText !== undefined && <span className={styles['optional']}> {optionalText}</span>}
  </>
);

/** What is said under the control. */
const Notes = ({ texts: { error, help }, ids }: { readonly texts: FieldTexts; readonly ids: FieldIds }) => (
  <>
    {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    {help ? (
      <p id={ids.helpId} className={styles['help']}>
        {help}
      </p>
    ) : null}
  </>
);

/** Label above, control, error, help: the frame of one control. */
export function FieldShell({
  texts,
  ids,
  children,
  className,
}: {
  readonly texts: FieldTexts;
  readonly ids: FieldIds;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <div className={clsx(styles['field'], className)}>
      <label htmlFor={ids.id} className={styles['label']}>
        <Title {...texts} />
      </label>
      {children}
      <Notes texts={texts} ids={ids} />
    </div>
  );
}

/** Several controls under one legend (date of birth, title, phone): error and help belong to the group. */
export function FieldGroup({
  texts,
  ids,
  children,
  className,
  isLegendHidden = false,
}: {
  readonly texts: FieldTexts;
  readonly ids: FieldIds;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly isLegendHidden?: boolean;
}) {
  return (
    <fieldset id={ids.id} aria-describedby={ids.describedBy} className={clsx(styles['field'], className)}>
      <legend className={clsx(styles['label'], isLegendHidden && 'visually-hidden')}>
        <Title {...texts} />
      </legend>
      {children}
      <Notes texts={texts} ids={ids} />
    </fieldset>
  );
}

import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { clsx } from 'clsx';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

/** `cta` once per view (look section 1.3); the others for everything else. `inverse` stands on dark or on pictures. */
export type ButtonKind = 'cta' | 'primary' | 'secondary' | 'text' | 'inverse';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isFullWidth?: boolean | undefined;
};

/** The class of a button, for elements we do not make ourselves (a router's link). */
export function buttonClass({ kind = 'primary', size = 'md', isFullWidth = false }: ButtonLook = {}): string {
  return clsx(styles['button'], styles[kind], styles[size], isFullWidth && styles['full']);
}

type Content = { readonly icon?: ReactNode; readonly iconEnd?: ReactNode; readonly children: ReactNode };

/** Icon, label, icon: what stands inside a button or a button-like link. */
export function ButtonContent({ icon, iconEnd, children }: Content) {
  return (
    <span className={styles['content']}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </span>
  );
}

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> &
  ButtonLook &
  Content & {
    /** Shows a spinner in place of the label, keeps the width, and ignores presses without losing focus. */
    readonly isLoading?: boolean | undefined;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** A button (look section 9). The type is `button` unless said. */
export function Button({
  kind,
  size,
  isFullWidth,
  isLoading = false,
  icon,
  iconEnd,
  children,
  className,
  onClick,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={clsx(buttonClass({ kind, size, isFullWidth }), isLoading && styles['loading'], className)}
      onClick={ignoreWhileLoading}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      {isLoading && <Spinner className={styles['spinner']} />}
    </button>
  );
}

type LinkButtonProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & ButtonLook & Content & { readonly href: string };

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ kind, size, isFullWidth, icon, iconEnd, children, className, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={clsx(buttonClass({ kind, size, isFullWidth }), className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </a>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly isRound?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A button of 40 (44 under a finger) with an icon alone: close, arrows, plus and minus only (look section 1.5). */
export function IconButton({ label, icon, isRound = false, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={clsx(styles['icon'], isRound && styles['round'], className)}>
      {icon}
    </button>
  );
}

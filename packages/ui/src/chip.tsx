import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { Icon } from './icon.tsx';
import styles from './chip.module.css';

type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly isOn?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A filter that is on or off (`aria-pressed`). Disable it when its count is 0. */
export function Chip({ children, icon, isOn = false, className, type = 'button', ...rest }: ChipProps) {
  return (
    <button aria-pressed={isOn} {...rest} type={type} className={clsx(styles['chip'], isOn && styles['on'], className)}>
      {icon}
      {children}
    </button>
  );
}

type OpenerProps = ChipProps & { readonly isOpen?: boolean | undefined };

/** A chip that opens a drawer over the page; `isOn` shows that something chosen in it is active. */
export function DrawerChip({ children, icon, isOn = false, isOpen, className, type = 'button', ...rest }: OpenerProps) {
  return (
    <button aria-haspopup="dialog" aria-expanded={isOpen} {...rest} type={type} className={clsx(styles['chip'], isOn && styles['on'], className)}>
      {icon}
      {children}
    </button>
  );
}

/** A chip that opens a panel below it; `isOn` shows that the panel's filter is active. Spread the trigger's props on it. */
export function MenuChip({ children, ...rest }: OpenerProps) {
  return (
    <DrawerChip {...rest}>
      {children}
      <Icon shape={ChevronDown} size={16} />
    </DrawerChip>
  );
}

/** An active filter; the whole chip removes it. `removeLabel` is the accessible name ("Retirer 4 étoiles"). */
export function RemovableChip({
  children,
  removeLabel,
  className,
  type = 'button',
  ...rest
}: Omit<ChipProps, 'isOn' | 'icon'> & { readonly removeLabel: string }) {
  return (
    <button {...rest} type={type} aria-label={removeLabel} className={clsx(styles['chip'], styles['on'], styles['removable'], className)}>
      {children}
      <Icon shape={X} size={14} />
    </button>
  );
}

/** A row of chips that wraps; `isScroller` keeps one line that scrolls on small screens. */
export function ChipRow({ children, label, isScroller = false }: { readonly children: ReactNode; readonly label?: string; readonly isScroller?: boolean }) {
  return (
    <div role={label === undefined ? undefined : 'group'} aria-label={label} className={clsx(styles['row'], isScroller && styles['scroller'])}>
      {children}
    </div>
  );
}

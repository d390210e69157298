import { useRef, useState, type ReactNode } from 'react';
import Info from 'lucide-react/icons/info';
import { Icon } from './icon.tsx';
import { Popover } from './overlays.tsx';
import styles from './info-popover.module.css';

/** A note behind an info button of 24 in a target of 44; never on hover alone (look section 9 "Info popover"). */
export function InfoPopover({ label, locale, children }: { readonly label: string; readonly locale: string; readonly children: ReactNode }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles['info']}
        onClick={() => setOpen((open) => !open)}
      >
        <Icon shape={Info} size={20} />
      </button>
      <Popover isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={trigger} label={label} locale={locale} placement="bottom">
        <div className="t-s">{children}</div>
      </Popover>
    </>
  );
}

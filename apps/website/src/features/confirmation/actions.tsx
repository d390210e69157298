import { Card } from '@escale/ui/card';
import { Icon, type IconShape } from '@escale/ui/icon';
import { formatDateRange, formatDay } from '@escale/i18n/format';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { contentLink } from '../../shared/safe-url.ts';
import { useShop } from '../../shared/shell.tsx';
import type { HelpPhone } from './confirmation-texts.ts';
import type { ConfirmationView, DocumentRow } from './confirmation-view.ts';
import styles from './confirmation.module.css';

interface ActionsProps {
  readonly view: ConfirmationView;
  readonly phone: HelpPhone;
}

/** Papers, calendar, sharing and printing, each a row of 56; without a confirmed booking only the telephone is left. */
export const Actions = ({ view, phone }: ActionsProps) => {
  const t = useMessages();
  const { shop, prefix, origin, today, brand } = useShop();
  const call = (
    <LinkRow href={`tel:${phone.dial}`} shape={Phone}>
      <bdi dir="ltr">{phone.display}</bdi>
    </LinkRow>
  );
  if (view.state !== 'CONFIRMED')
    return (
      <Card as="section" aria-label={t('confirmation.actions')} className={styles['rows']}>
        {call}
      </Card>
    );
  const text = t('confirmation.share.text', {
    hotel: view.hotel.name,
    place: view.destination,
    dates: formatDateRange(view.departureDate, view.endDate, shop, 'medium'),
    brand: brand.displayName,
  });
  const share = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // The booking itself stays on this device: only the trip is shared.
    void navigator.share({ title: t('confirmation.share.subject', { place: view.destination }), text }).catch(() => undefined);
  };
  const isOpen = (row: DocumentRow): boolean => row.availableFrom === undefined || row.availableFrom <= today;
  return (
    <Card as="section" aria-label={t('confirmation.actions')} className={styles['rows']}>
      {view.documents.map((row) => {
        const safe = contentLink(row.url);
        const shape = row.code === 'calendar' ? CalendarPlus : FileText;
        if (safe === undefined) return null;
        return isOpen(row) ? (
          <LinkRow
            key={row.code}
            href={`${safe.startsWith('/') ? prefix : ''}${safe}`}
            onPaper={row.code === 'calendar' ? undefined : `${safe.startsWith('/') ? origin : ''}${safe}`}
            shape={shape}
            isDownload={row.code === 'calendar'}
          >
            {row.code === 'calendar' ? t('confirmation.calendar') : t('confirmation.document', { label: row.label })}
          </LinkRow>
        ) : (
          <p key={row.code} className={styles['row']}>
            <Icon shape={shape} size={20} />
            <span className="t-muted" suppressHydrationWarning>
              {t('confirmation.document.later', { label: row.label, date: formatDay(row.availableFrom ?? '', shop, 'short') })}
            </span>
          </p>
        );
      })}
      <LinkRow
        href={`mailto:?subject=${encodeURIComponent(t('confirmation.share.subject', { place: view.destination }))}&body=${encodeURIComponent(text)}`}
        shape={Share2}
        onClick={share}
      >
        {t('confirmation.share')}
      </LinkRow>
      <button
        type="button"
        className={styles['row']}
        onClick={() => {
          window.print();
        }}
      >
        <RowContent shape={Printer}>{t('confirmation.print')}</RowContent>
      </button>
    </Card>
  );
};

const RowContent = ({ shape, children }: { readonly shape: IconShape; readonly children: ReactNode }) => (
  <>
    <Icon shape={shape} size={20} className={styles['rowIcon']} />
    <span>{children}</span>
    <Icon shape={ChevronRight} size={20} isDirectional />
  </>
);

interface LinkRowProps {
  readonly href: string;
  readonly shape: IconShape;
  readonly isDownload?: boolean;
  /** The whole address, for a printed page; a row without one is not printed. */
  readonly onPaper?: string | undefined;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly children: ReactNode;
}

const LinkRow = ({ href, shape, isDownload = false, onPaper, onClick, children }: LinkRowProps) => (
  <a
    className={styles['row']}
    href={href}
    data-paper={onPaper}
    {...(isDownload ? { download: '' } : href.startsWith('/') ? { target: '_blank', rel: 'noopener' } : {})}
    {...(onClick === undefined ? {} : { onClick })}
  >
    <RowContent shape={shape}>{children}</RowContent>
  </a>
);

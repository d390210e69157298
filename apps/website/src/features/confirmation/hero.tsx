import { groupBookingReference } from '@escale/domain/booking-reference';
import { Button } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { Tag } from '@escale/ui/tag';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Copy from 'lucide-react/icons/copy';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { ConfirmationView } from './confirmation-view.ts';
import styles from './confirmation.module.css';

const LOOKS = {
  CONFIRMED: { kind: 'ok', shape: CircleCheck, text: 'confirmation.status.confirmed', picture: 'beach-001' },
  NOTCONFIRMED: { kind: 'warn', shape: Hourglass, text: 'confirmation.status.pending', picture: 'fjord-001' },
  CANCELED: { kind: 'error', shape: CircleX, text: 'confirmation.status.cancelled', picture: 'mountain-001' },
} as const;

/** Poster, status in words, the page's sentence, and the reference to quote; the status is announced when it changes. */
export const Hero = ({ view, title }: { readonly view: ConfirmationView; readonly title: string }) => {
  const t = useMessages();
  const { brand } = useShop();
  const [isCopied, setCopied] = useState(false);
  const look = LOOKS[view.state];
  const copy = (): void => {
    void navigator.clipboard.writeText(view.reference).then(
      () => {
        setCopied(true);
      },
      () => undefined,
    );
  };
  return (
    <div className={styles['hero']}>
      <div className={styles['poster']} data-inverse="">
        <ShopPicture picture={look.picture} format="hero" alt="" isCover isFirst sizes="100vw" palette={brand.palettes[0]} />
        <div className={`container ${styles['narrow'] ?? ''} ${styles['heroText'] ?? ''}`}>
          <output>
            <Tag kind={look.kind} icon={<Icon shape={look.shape} size={14} />}>
              {t(look.text)}
            </Tag>
          </output>
          <h1 className="t-1">{title}</h1>
        </div>
      </div>
      {view.reference !== '' && (
        <div className={`container ${styles['narrow'] ?? ''}`}>
          <div className={styles['reference']}>
            <p>
              <span className="t-xs t-muted">{t('confirmation.reference')}</span>
              <bdi className={styles['number']} dir="ltr">
                {groupBookingReference(view.reference)}
              </bdi>
            </p>
            <Button kind="secondary" icon={<Icon shape={Copy} size={18} />} onClick={copy}>
              {t(isCopied ? 'confirmation.copied' : 'confirmation.copy')}
            </Button>
            {view.state === 'CONFIRMED' && <p className={styles['sent']}>{t('confirmation.sent', { email: view.email })}</p>}
            <output className="visually-hidden">{isCopied ? t('confirmation.copied') : ''}</output>
          </div>
        </div>
      )}
    </div>
  );
};

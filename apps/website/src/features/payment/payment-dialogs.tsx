import { formatMoney } from '@escale/i18n/format';
import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { Modal } from '@escale/ui/overlays';
import { Spinner } from '@escale/ui/spinner';
import { useEffect } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { NearHotels } from '../../shared/near-hotels.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { PaymentView } from './payment-view.ts';
import { searchAddress } from '../../shared/search-address.ts';
import type { Stage } from './use-payment.ts';
import styles from './payment.module.css';

interface ChallengeDialogProps {
  readonly url: string;
  readonly isOpen: boolean;
  readonly paymentOrigin: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The bank's own page in a frame of the provider's origin (3-D Secure); it says so itself when the traveller is through. */
export const ChallengeDialog = ({ url, isOpen, paymentOrigin, onClose, onDone }: ChallengeDialogProps) => {
  const t = useMessages();
  const { locale } = useShop();
  const isOurs = URL.parse(url)?.origin === paymentOrigin;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (
        event.origin === paymentOrigin &&
        typeof event.data === 'object' &&
        event.data !== null &&
        'type' in event.data &&
        event.data.type === 'payment-step-done'
      )
        onDone();
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [paymentOrigin, onDone]);
  return (
    <Modal isOpen={isOpen && isOurs} onClose={onClose} title={t('payment.challenge.title')} closeLabel={t('common.close')} locale={locale}>
      <p className="t-s t-muted">{t('payment.challenge.text')}</p>
      <iframe
        className={styles['challenge']}
        src={isOurs ? url : undefined}
        title={t('payment.challenge.frame')}
        sandbox="allow-forms allow-scripts allow-same-origin"
      />
    </Modal>
  );
};

interface PriceSheetProps {
  readonly oldPrice: number;
  readonly newPrice: number;
  readonly view: PaymentView;
  readonly onAccept: () => void;
}

/** The price moved before the payment: both figures, nothing taken, accept or look elsewhere. Only the traveller's own choice closes it. */
export const PriceSheet = ({ oldPrice, newPrice, view, onAccept }: PriceSheetProps) => {
  const t = useMessages();
  const { locale, shop } = useShop();
  const money = (minor: number): string => formatMoney(minor, view.currency, shop);
  const difference = formatMoney(newPrice - oldPrice, view.currency, shop, { sign: 'always' });
  return (
    <Modal
      isOpen
      isDismissable={false}
      onClose={onAccept}
      title={t(newPrice > oldPrice ? 'payment.price.change.up' : 'payment.price.change.down')}
      closeLabel={t('common.close')}
      locale={locale}
      footer={
        <>
          <ShopLink to="listing" search={searchAddress(view.search)} className={buttonClass({ kind: 'secondary' })}>
            <ButtonContent>{t('payment.price.change.other')}</ButtonContent>
          </ShopLink>
          <Button kind="primary" onClick={onAccept}>
            {t('payment.price.change.accept', { price: money(newPrice) })}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t('payment.money.nothing')}</strong> {t('payment.price.change.text')}
      </p>
      <dl className={styles['prices']}>
        <div>
          <dt>{t('payment.price.change.before')}</dt>
          <dd>
            <bdi>{money(oldPrice)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('payment.price.change.now')}</dt>
          <dd>
            <strong>
              <bdi>{money(newPrice)}</bdi>
            </strong>
          </dd>
        </div>
        <div>
          <dt>{t('payment.price.change.difference')}</dt>
          <dd>
            <bdi>{difference}</bdi>
          </dd>
        </div>
      </dl>
    </Modal>
  );
};

interface RescueSheetProps {
  readonly stage: Extract<Stage, { readonly at: 'rescue' }>;
  readonly view: PaymentView;
  readonly onClose: () => void;
}

/** The last room went to somebody else: three hotels for the same dates, the nearest price first (readings 6.2). */
export const RescueSheet = ({ stage, view, onClose }: RescueSheetProps) => {
  const t = useMessages();
  const { locale, shop } = useShop();
  const { alternatives, hasFailed } = stage;
  return (
    <Modal
      isOpen
      onClose={onClose}
      width={640}
      title={t('payment.rescue.title')}
      closeLabel={t('common.close')}
      locale={locale}
      footer={
        <ShopLink to="listing" search={searchAddress(view.search)} className={buttonClass({ kind: 'secondary' })}>
          <ButtonContent>{t('payment.rescue.all')}</ButtonContent>
        </ShopLink>
      }
    >
      <output className={styles['status']}>
        <strong>{t('payment.money.nothing')}</strong> {t('payment.outcome.full.property', { hotel: view.trip.hotel })}
      </output>
      {alternatives === undefined && (
        <p className={styles['searching']}>
          <Spinner /> {t('payment.rescue.searching')}
        </p>
      )}
      {alternatives?.length === 0 && <p>{t(hasFailed ? 'payment.rescue.failed' : 'payment.rescue.none')}</p>}
      <div className={styles['alternatives']}>
        <NearHotels
          hotels={alternatives ?? []}
          choose={t('payment.rescue.choose')}
          note={({ difference = 0, currency }) =>
            difference === 0 ? t('payment.rescue.same') : <bdi>{formatMoney(difference, currency, shop, { sign: 'always' })}</bdi>
          }
        />
      </div>
    </Modal>
  );
};

import { EmptyState } from '@escale/ui/empty-state';
import { buttonClass, ButtonContent } from '@escale/ui/button';
import { useLoaderData } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { loader } from './payment-page.server.ts';
import { BalanceCheckout } from './balance-checkout.tsx';
import { PaymentCheckout } from './payment-checkout.tsx';
import { searchAddress } from '../../shared/search-address.ts';
import styles from './payment.module.css';

/** `/sdp/booking/payment?code=` (funnel 2.13): who travels, who to reach, how it is paid. */
export const PaymentPage = () => {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessages();
  const brand = useShop().brand.displayName;
  return (
    <div className={styles['page']}>
      <PageHead title={t('payment.page.title', { brand })} />
      <div className="container">
        {loaded.kind === 'ready' && <PaymentCheckout key={loaded.view.code} {...loaded} />}
        {loaded.kind === 'balance' && <BalanceCheckout key={loaded.view.code} {...loaded} />}
        {loaded.kind === 'expired' && (
          <div className={styles['expired']}>
            <EmptyState
              title={t('payment.expired.title')}
              text={t('payment.expired.text')}
              actions={
                loaded.search === undefined ? (
                  <ShopLink to="sdpSearch" className={buttonClass({ kind: 'cta' })}>
                    <ButtonContent>{t('payment.expired.search')}</ButtonContent>
                  </ShopLink>
                ) : (
                  <ShopLink to="listing" search={searchAddress(loaded.search)} className={buttonClass({ kind: 'cta' })}>
                    <ButtonContent>{t('payment.expired.again')}</ButtonContent>
                  </ShopLink>
                )
              }
            />
          </div>
        )}
      </div>
    </div>
  );
};

import { buttonClass } from '@escale/ui/button';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './content-page.module.css';

/** True when the product page ended because there is no such product. */
export const useIsProductMissing = (): boolean => {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404;
};

/** The product page's not-found state (platform 2.7): also what any unknown one-segment path shows (readings 1.6). */
export const ProductNotFound = () => {
  const t = useMessages();
  const { brand } = useShop();
  return (
    <section className={`container ${styles['page'] ?? ''}`}>
      <PageHead title={t('page.title.page', { title: t('content.product.missing.title'), brand: brand.displayName })} />
      <header className={`prose ${styles['head'] ?? ''}`}>
        <h1 className="t-2">{t('content.product.missing.title')}</h1>
        <p className="t-5">{t('content.product.missing.text')}</p>
      </header>
      <p>
        <ShopLink to="home" className={buttonClass({ kind: 'primary' })}>
          {t('content.product.missing.action')}
        </ShopLink>
      </p>
    </section>
  );
};

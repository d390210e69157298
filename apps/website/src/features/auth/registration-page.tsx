import { Button } from '@escale/ui/button';
import { useEffect } from 'react';
import { Form, useLoaderData, useSubmit } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './auth.module.css';
import type { confirmLoader } from './registration.server.ts';

/** The page a confirmation letter leads to (readings 4.13): it confirms by itself where there are scripts, by its button elsewhere. */
export const ConfirmRegistrationPage = () => {
  const { token } = useLoaderData<typeof confirmLoader>();
  const t = useMessages();
  const { shop, brand } = useShop();
  const submit = useSubmit();
  const address = linkTo(shop, 'confirmRegistration');
  useEffect(() => {
    void submit({ token }, { method: 'post', action: address, replace: true });
  }, [submit, token, address]);
  return (
    <div className={styles['page']}>
      <PageHead title={t('page.title.page', { title: t('auth.confirm.title'), brand: brand.displayName })} />
      <div className={styles['side']}>
        <div className={styles['panel']}>
          <h1 className="t-3">{t('auth.confirm.title')}</h1>
          <p>{t('auth.confirm.text')}</p>
          <Form method="post" action={address} className={styles['fields']}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" kind="cta" size="lg" isFullWidth>
              {t('auth.confirm.action')}
            </Button>
          </Form>
        </div>
      </div>
    </div>
  );
};

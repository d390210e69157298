import { formatDay } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { CheckboxField } from '@escale/ui/checkbox-field';
import { TextField } from '@escale/ui/field';
import { linkClass } from '@escale/ui/link';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './content-page.module.css';
import type { action, loader } from './giveaway.server.ts';

/** A campaign with its days, its rules and one entry an address (readings 6.1 row 13); a plain form, so it works without scripts. */
export const GiveawayPage = () => {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useMessages();
  const { brand, locale } = useShop();
  return (
    <article className={`container ${styles['page'] ?? ''}`}>
      <PageHead title={t('page.title.page', { title: view.title, brand: brand.displayName })} description={view.intro} picture={view.picture} />
      <header className={`prose ${styles['head'] ?? ''}`}>
        <h1 className="t-2">{view.title}</h1>
        <p className="t-5">{view.intro}</p>
      </header>
      <div className={styles['hero']}>
        <ShopPicture picture={view.picture} alt="" isFirst isCover sizes="(width < 1268px) 100vw, 1240px" palette={brand.palettes[0]} />
      </div>
      <section className={`prose ${styles['section'] ?? ''}`}>
        <h2 className="t-4">{t('giveaway.prize')}</h2>
        <p>{view.prize}</p>
        <p>
          {view.state === 'soon'
            ? t('giveaway.from', { date: formatDay(view.from, locale, 'medium') })
            : view.state === 'over'
              ? t('giveaway.over')
              : t('giveaway.until', { date: formatDay(view.until, locale, 'medium') })}
        </p>
        <p>
          <ShopLink to="page" params={{ slug: 'rules' }} className={linkClass()}>
            {t('giveaway.rules.link')}
          </ShopLink>
        </p>
      </section>
      {view.state === 'open' &&
        (outcome?.isDone === true ? (
          <Alert kind="ok" isLive>
            {t('giveaway.done')}
          </Alert>
        ) : (
          <EntryForm />
        ))}
    </article>
  );
};

const EntryForm = () => {
  const outcome = useActionData<typeof action>();
  const t = useMessages();
  const { brand } = useShop();
  const isSending = useNavigation().state === 'submitting';
  const { email, rules } = outcome?.errors ?? {};
  return (
    <Form method="post" className={styles['entry']} noValidate>
      {outcome?.hasFailed === true && (
        <Alert kind="error" isLive>
          {t('giveaway.failed')}
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        dir="ltr"
        label={t('giveaway.email')}
        defaultValue={outcome?.email}
        error={email === undefined ? undefined : t(email)}
      />
      <CheckboxField name="rules" value="yes" error={rules === undefined ? undefined : t(rules)}>
        {t('giveaway.rules')}
      </CheckboxField>
      <CheckboxField name="news" value="yes">
        {t('giveaway.news', { brand: brand.displayName })}
      </CheckboxField>
      <Button type="submit" kind="cta" isLoading={isSending}>
        {t('giveaway.submit')}
      </Button>
    </Form>
  );
};

import { Alert } from '@escale/ui/alert';
import { Button, buttonClass } from '@escale/ui/button';
import { RadioField } from '@escale/ui/checkbox-field';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { Message, useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './auth.module.css';
import type { unsubscribeAction, unsubscribeLoader } from './registration.server.ts';

const CHOICES = ['weekly', 'all'] as const;

/** Ends a newsletter, or the invitations of friends, with one press; for the newsletter offers a calmer rhythm, and takes it back (readings 6.1 row 16). No sign-in. */
export const UnsubscribePage = () => {
  const { token, list } = useLoaderData<typeof unsubscribeLoader>();
  const answer = useActionData<typeof unsubscribeAction>();
  const t = useMessages();
  const { shop, brand } = useShop();
  const isBusy = useNavigation().state === 'submitting';
  const address = linkTo(shop, 'unsubscribe');
  const isOut = answer?.frequency === 'none';
  const undo = answer?.previous !== undefined && answer.previous !== answer.frequency ? answer.previous : undefined;
  // Invitations know no rhythm: they may come, or they may not.
  const isNewsletter = list === 'newsletter';
  const title = t(isNewsletter ? 'auth.unsubscribe.title' : 'auth.unsubscribe.invitations.title');
  const outcome = isNewsletter
    ? ({ out: 'auth.unsubscribe.done', kept: 'auth.unsubscribe.changed' } as const)
    : ({ out: 'auth.unsubscribe.invitations.done', kept: 'auth.unsubscribe.invitations.undone' } as const);
  const here = `${address}?${isNewsletter ? '' : 'list=invitations&'}token=${encodeURIComponent(token)}`;
  return (
    <div className={styles['page']}>
      <PageHead title={t('page.title.page', { title, brand: brand.displayName })} />
      <div className={styles['side']}>
        <div className={styles['panel']}>
          <h1 className="t-3">{title}</h1>
          {answer?.problem !== undefined && (
            <Alert kind="error" isLive>
              {t(answer.problem)}
            </Alert>
          )}
          {answer?.frequency !== undefined && (
            <Alert kind="ok" isLive>
              <Message
                id={isOut ? outcome.out : outcome.kept}
                values={{ email: <bdi key="email">{answer.maskedEmail ?? ''}</bdi>, frequency: t(`auth.frequency.${answer.frequency}`) }}
              />
            </Alert>
          )}
          {token === '' && answer === undefined && (
            <>
              <Alert kind="error">{t('auth.link.expired')}</Alert>
              {/* Who is a member changes the rhythm without a letter's link. */}
              <ShopLink to="account" params={{ '*': 'subscriptions' }} className={buttonClass({ kind: 'secondary', isFullWidth: true })}>
                {t('frame.account.subscriptions')}
              </ShopLink>
            </>
          )}
          {token !== '' && !isOut && (
            <Form method="post" action={here} className={styles['fields']}>
              <input type="hidden" name="token" value={token} />
              <p>{t(isNewsletter ? 'auth.unsubscribe.text' : 'auth.unsubscribe.invitations.text', { brand: brand.displayName })}</p>
              <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={isBusy}>
                {t('auth.unsubscribe.action')}
              </Button>
            </Form>
          )}
          {token !== '' && (isNewsletter || (isOut && undo !== undefined)) && (
            <Form method="post" action={here} className={styles['fields']}>
              <input type="hidden" name="token" value={token} />
              {undo === undefined ? (
                <>
                  <fieldset className={styles['choices']}>
                    <legend>{t('auth.unsubscribe.rather')}</legend>
                    {CHOICES.map((choice) => (
                      <RadioField key={choice} name="frequency" value={choice} required>
                        {t(`auth.frequency.${choice}`)}
                      </RadioField>
                    ))}
                  </fieldset>
                  <Button type="submit" kind="secondary" isFullWidth>
                    {t('auth.frequency.action')}
                  </Button>
                </>
              ) : (
                <Button type="submit" kind="secondary" isFullWidth name="frequency" value={undo}>
                  {t('auth.unsubscribe.undo')}
                </Button>
              )}
            </Form>
          )}
        </div>
      </div>
    </div>
  );
};

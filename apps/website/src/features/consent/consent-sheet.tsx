import { CONSENT_CATEGORIES, FULL_CONSENT, NO_CONSENT, type ConsentChoice } from '@escale/domain/consent';
import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { decideConsent, useConsent } from '../../shared/consent/consent-store.ts';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './consent-sheet.module.css';

/** What a press on one of the form's buttons means; the ticked boxes count for `save` alone. */
export const choiceOf = (button: string, isTicked: (category: string) => boolean): ConsentChoice => {
  if (button === 'accept') return FULL_CONSENT;
  if (button !== 'save') return NO_CONSENT;
  return { statistics: isTicked('statistics'), personalisation: isTicked('personalisation'), marketing: isTicked('marketing') };
};

/**
 * Asks what may be stored beyond the strictly necessary (readings 8): refusing takes one press, as accepting does. Below 1024 px it opens only
 * from the footer; until then the strictly necessary alone is used (readings 7.2). A plain form, so it works before and without scripts.
 */
export const ConsentSheet = () => {
  const shell = useShop();
  const t = useMessages();
  const { pathname, search } = useLocation();
  const { choice, isReopened } = useConsent(shell.consent);
  const [isChoosing, setChoosing] = useState(false);
  if (choice !== undefined && !isReopened) return null;
  const decide = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const submitter = event.nativeEvent.submitter;
    const button = submitter instanceof HTMLButtonElement ? submitter.value : 'refuse';
    const form = new FormData(event.currentTarget);
    decideConsent(
      choiceOf(button, (category) => form.has(category)),
      shell.today,
    );
    setChoosing(false);
  };
  return (
    <section className={styles['sheet']} data-opened={isReopened || undefined} aria-labelledby="consent-title">
      <form method="post" action={`${shell.prefix}${linkTo(shell.shop, 'consent')}`} onSubmit={decide} className={styles['inner']}>
        <input type="hidden" name="to" value={`${pathname}${search}`} />
        <div className={styles['words']}>
          <h2 id="consent-title" className={styles['title']}>
            {t('consent.title')}
          </h2>
          <p className={styles['text']}>
            {t('consent.text', { brand: shell.brand.displayName })}{' '}
            <ShopLink to="page" params={{ slug: 'confidentialite' }}>
              {t('consent.policy')}
            </ShopLink>
          </p>
        </div>
        <div className={styles['buttons']}>
          <Button kind="secondary" type="submit" name="decision" value="refuse" isFullWidth>
            {t('consent.refuse')}
          </Button>
          <details
            className={styles['details']}
            open={isChoosing || isReopened}
            onToggle={(event) => {
              setChoosing(event.currentTarget.open);
            }}
          >
            <summary className={buttonClass({ kind: 'secondary', isFullWidth: true })}>
              <ButtonContent>{t('consent.choose')}</ButtonContent>
            </summary>
            <div className={styles['panel']}>
              <ul className={styles['categories']}>
                <li>
                  <label className={styles['category']}>
                    <input type="checkbox" checked disabled readOnly />
                    <span>
                      <strong>{t('consent.necessary')}</strong> {t('consent.necessary.text')}
                    </span>
                  </label>
                </li>
                {CONSENT_CATEGORIES.map((category) => (
                  <li key={category}>
                    <label className={styles['category']}>
                      <input type="checkbox" name={category} defaultChecked={choice?.[category] ?? false} />
                      <span>
                        <strong>{t(`consent.${category}`)}</strong> {t(`consent.${category}.text`)}
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
              <Button kind="secondary" type="submit" name="decision" value="save">
                {t('consent.save')}
              </Button>
            </div>
          </details>
          <Button kind="secondary" type="submit" name="decision" value="accept" isFullWidth>
            {t('consent.accept')}
          </Button>
        </div>
      </form>
    </section>
  );
};

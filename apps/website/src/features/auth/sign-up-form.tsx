import { Button } from '@escale/ui/button';
import { CheckboxField } from '@escale/ui/checkbox-field';
import { linkClass } from '@escale/ui/link';
import { useId } from 'react';
import { Message, useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { EmailField } from './email-field.tsx';
import styles from './auth.module.css';
import { CampaignBanner } from './campaign-banner.tsx';
import { ProblemAlert, useProblem } from './form-problem.tsx';
import type { FormProps } from './login-form.tsx';
import { PasswordField } from './password-field.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useAuthForm } from './use-auth-form.ts';

const DocumentLink = ({ slug, children }: { readonly slug: string; readonly children: string }) => (
  <ShopLink to="page" params={{ slug }} className={linkClass('inText')} target="_blank" rel="noopener">
    {children}
  </ShopLink>
);

/** The sign-up form (platform 2.4): e-mail, a password with its rules, and the terms, never ticked beforehand. */
export const SignUpForm = ({ view, onSignedIn }: FormProps) => {
  const t = useMessages();
  const id = useId();
  const { Form, answer, isBusy } = useAuthForm('signup', onSignedIn);
  const { problem, errorOf, isBlocked, endPause } = useProblem(answer);
  return (
    <div className={styles['form']}>
      <CampaignBanner view={view} />
      <Form method="post" action={view.paths.signup} className={styles['fields']} noValidate>
        <input type="hidden" name="intent" value="signup" />
        <ProblemAlert problem={problem} now={answer?.now ?? view.now} onEnd={endPause} />
        <EmailField id={`${id}-email`} autoComplete="email" value={answer?.values?.email ?? view.email} error={errorOf('email')} />
        <PasswordField id={`${id}-password`} label={t('auth.password')} autoComplete="new-password" error={errorOf('password')} hasRules />
        <CheckboxField id={`${id}-terms`} name="terms" required defaultChecked={answer?.values?.terms === 'on'} error={errorOf('terms')}>
          <Message
            id="auth.terms"
            values={{
              terms: (
                <DocumentLink key="terms" slug="cgv">
                  {t('auth.terms.conditions')}
                </DocumentLink>
              ),
              privacy: (
                <DocumentLink key="privacy" slug="confidentialite">
                  {t('auth.terms.privacy')}
                </DocumentLink>
              ),
            }}
          />
          {view.hasDataDocument && (
            <>
              {' '}
              <DocumentLink slug="cnil">{t('auth.terms.data')}</DocumentLink>
            </>
          )}
        </CheckboxField>
        <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={isBusy} disabled={isBlocked}>
          {t('auth.signup.action')}
        </Button>
      </Form>
      <SocialButtons view={view} onSignedIn={onSignedIn} isAfter />
    </div>
  );
};

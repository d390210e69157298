import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { useId } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { EmailField } from './email-field.tsx';
import styles from './auth.module.css';
import { ProblemAlert, useProblem } from './form-problem.tsx';
import { SwitchLink, type FormProps } from './login-form.tsx';
import { PasswordField } from './password-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Asks for a letter with a link to a new password; the answer is the same for every address (readings 6.4 row 41). */
export const ResetForm = ({ view, onSignedIn, onSwitch }: FormProps) => {
  const t = useMessages();
  const id = useId();
  const { Form, answer, isBusy } = useAuthForm('reset', onSignedIn);
  const { problem, errorOf, isBlocked, endPause } = useProblem(answer);
  return (
    <div className={styles['form']}>
      {answer?.letterTo === undefined ? (
        <p>{t('auth.reset.text')}</p>
      ) : (
        <Alert kind="ok" isLive lead={t('auth.reset.sent.title')}>
          {t('auth.reset.sent.text', { email: answer.letterTo })}
        </Alert>
      )}
      <Form method="post" action={view.paths.resetpassword} className={styles['fields']} noValidate>
        <input type="hidden" name="intent" value="reset" />
        <ProblemAlert problem={problem} now={answer?.now ?? view.now} onEnd={endPause} />
        <EmailField id={`${id}-email`} autoComplete="username" value={answer?.values?.email ?? view.email} error={errorOf('email')} />
        <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={isBusy} disabled={isBlocked}>
          {t('auth.reset.action')}
        </Button>
      </Form>
      <p className={styles['switch']}>
        <SwitchLink view={view} to="login" onSwitch={onSwitch}>
          {t('auth.reset.back')}
        </SwitchLink>
      </p>
    </div>
  );
};

/**
 * A new password, by the link of a letter or, for a member who is signed in, by the password of until now (platform 7); it signs in here and out
 * everywhere else.
 */
export const ChangeForm = ({ view, onSignedIn }: FormProps) => {
  const t = useMessages();
  const id = useId();
  const { Form, answer, isBusy } = useAuthForm('change', onSignedIn);
  const { problem, errorOf, isBlocked, endPause } = useProblem(answer);
  const { visitor } = useShop();
  const isByLink = (view.token ?? '') !== '';
  return (
    <div className={styles['form']}>
      <p>{t('auth.change.text')}</p>
      <Form method="post" action={view.paths.changepassword} className={styles['fields']} noValidate>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="token" value={view.token ?? ''} />
        <ProblemAlert problem={problem} now={answer?.now ?? view.now} onEnd={endPause} />
        {!isByLink && (
          <>
            {/* Says to a password manager whose password it is. */}
            <input type="text" name="username" autoComplete="username" defaultValue={visitor.email} hidden readOnly />
            <PasswordField id={`${id}-current`} name="current" label={t('auth.change.current')} autoComplete="current-password" error={errorOf('current')} />
          </>
        )}
        <PasswordField id={`${id}-password`} label={t('auth.change.password')} autoComplete="new-password" error={errorOf('password')} hasRules />
        <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={isBusy} disabled={isBlocked}>
          {t('auth.change.action')}
        </Button>
      </Form>
      {(!isByLink || problem?.form === 'auth.link.expired') && (
        <p className={styles['switch']}>
          <SwitchLink view={view} to="resetpassword">
            {t(isByLink ? 'auth.change.again' : 'auth.password.forgotten')}
          </SwitchLink>
        </p>
      )}
    </div>
  );
};

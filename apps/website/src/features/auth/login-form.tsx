import { Button } from '@escale/ui/button';
import { linkClass } from '@escale/ui/link';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { EmailField } from './email-field.tsx';
import styles from './auth.module.css';
import type { AuthView, SignedIn } from './auth-view.ts';
import { CampaignBanner } from './campaign-banner.tsx';
import { ProblemAlert, useProblem } from './form-problem.tsx';
import { PasswordField } from './password-field.tsx';
import { PasskeyButton, SocialButtons } from './social-buttons.tsx';
import { useAuthForm } from './use-auth-form.ts';

export interface FormProps {
  readonly view: AuthView;
  readonly onSignedIn: (signedIn: SignedIn) => void;
  /** In the layer and on the flip card a switch changes the form in place. */
  readonly onSwitch?: ((screen: 'login' | 'signup' | 'resetpassword') => void) | undefined;
}

/** A link to another form of the place; pressed where forms change in place, it does so. */
export const SwitchLink = ({
  view,
  to,
  onSwitch,
  children,
}: Pick<FormProps, 'view' | 'onSwitch'> & { readonly to: 'login' | 'signup' | 'resetpassword'; readonly children: string }) => (
  <Link
    to={view.paths[to]}
    className={linkClass('inText')}
    onClick={(event) => {
      if (onSwitch === undefined || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      onSwitch(to);
    }}
  >
    {children}
  </Link>
);

/** The sign-in form (platform 2.4): e-mail, password, the ways out, and a pause with its countdown after too many tries. */
export const LoginForm = ({ view, onSignedIn, onSwitch }: FormProps) => {
  const t = useMessages();
  const id = useId();
  const { Form, answer, isBusy } = useAuthForm('login', onSignedIn);
  const { problem, errorOf, isBlocked, endPause } = useProblem(answer);
  return (
    <div className={styles['form']}>
      <SocialButtons view={view} onSignedIn={onSignedIn} />
      <Form method="post" action={view.paths.login} className={styles['fields']} noValidate>
        <input type="hidden" name="intent" value="login" />
        <ProblemAlert problem={problem} now={answer?.now ?? view.now} onEnd={endPause} />
        <EmailField id={`${id}-email`} autoComplete="username webauthn" value={answer?.values?.email ?? view.email} error={errorOf('email')} />
        <div className={styles['withLink']}>
          <PasswordField id={`${id}-password`} label={t('auth.password')} autoComplete="current-password" error={errorOf('password')} />
          <span className={styles['forgotten']}>
            <SwitchLink view={view} to="resetpassword" onSwitch={onSwitch}>
              {t('auth.password.forgotten')}
            </SwitchLink>
          </span>
        </div>
        <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={isBusy} disabled={isBlocked}>
          {t('auth.login.action')}
        </Button>
      </Form>
      <PasskeyButton view={view} onSignedIn={onSignedIn} />
      <CampaignBanner view={view} />
    </div>
  );
};

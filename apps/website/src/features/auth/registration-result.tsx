import { Alert } from '@escale/ui/alert';
import { Button, buttonClass } from '@escale/ui/button';
import { linkClass } from '@escale/ui/link';
import { formatDay } from '@escale/i18n/format';
import { Link } from 'react-router';
import type { MessageId } from '../../shared/message-id.ts';
import { Message, useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import styles from './auth.module.css';
import type { AuthScreen } from './auth-place.ts';
import type { AuthView } from './auth-view.ts';
import { ProblemAlert, useProblem } from './form-problem.tsx';
import { useAuthForm } from './use-auth-form.ts';

const nothing = (): void => undefined;

/** Sign up again: `/teasing` while the pre-launch runs, then the sign-up of the place. */
const AgainLink = ({ view, className, children }: { readonly view: AuthView; readonly className: string; readonly children: string }) =>
  view.isTeasing ? (
    <ShopLink to="teasing" className={className}>
      {children}
    </ShopLink>
  ) : (
    <Link to={view.place.route === 'teasing' ? view.paths.login : view.paths.signup} className={className}>
      {children}
    </Link>
  );

/** A sentence with the address that was given, to be read letter by letter. */
const WithEmail = ({ id, email }: { readonly id: MessageId; readonly email: string }) => (
  <Message
    id={id}
    values={{
      email: (
        <strong key="email" dir="ltr">
          {email}
        </strong>
      ),
    }}
  />
);

const Succeeded = ({ view }: { readonly view: AuthView }) => {
  const t = useMessages();
  const { phone } = useShop();
  return (
    <>
      <Alert kind="ok">{view.isTeasing ? t('auth.registered.teasing') : t('auth.registered.text')}</Alert>
      {view.email !== '' && (
        <p>
          <WithEmail id="auth.registered.email" email={view.email} />
        </p>
      )}
      <h2 className="t-5">{t('auth.registered.help')}</h2>
      <ul className={styles['help']}>
        <li>{t('auth.registered.help.spam')}</li>
        <li>
          <AgainLink view={view} className={linkClass('inText')}>
            {t('auth.registered.help.again')}
          </AgainLink>
        </li>
        <li>
          <a className={linkClass('inText')} href={`tel:${phone.dial}`}>
            {t('auth.registered.help.call', { phone: phone.display })}
          </a>
        </li>
      </ul>
    </>
  );
};

const NotConfirmed = ({ view }: { readonly view: AuthView }) => {
  const t = useMessages();
  const { Form, answer, isBusy } = useAuthForm('resend', nothing);
  const { problem, isBlocked, endPause } = useProblem(answer);
  return (
    <>
      <p>{view.email === '' ? t('auth.not.confirmed.text') : <WithEmail id="auth.not.confirmed.email" email={view.email} />}</p>
      <Form method="post" action={view.paths['registration-not-confirmed']} className={styles['fields']}>
        <input type="hidden" name="intent" value="resend" />
        <input type="hidden" name="email" value={view.email} />
        <ProblemAlert problem={problem} now={answer?.now ?? view.now} onEnd={endPause} />
        <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={isBusy} disabled={isBlocked}>
          {t('auth.resend.action')}
        </Button>
      </Form>
    </>
  );
};

/** What became of a registration that is confirmed by mail (platform 2.4 "Registration result sub-routes"). */
export const RegistrationResult = ({ view, screen }: { readonly view: AuthView; readonly screen: AuthScreen }) => {
  const t = useMessages();
  const { shop } = useShop();
  switch (screen) {
    case 'registration-succeeded':
      return (
        <div className={styles['panel']}>
          <h1 className="t-3">{t('auth.registered.title')}</h1>
          <Succeeded view={view} />
        </div>
      );
    case 'registration-confirmed':
      return (
        <div className={styles['panel']}>
          <h1 className="t-3">{t('auth.confirmed.title')}</h1>
          <p>{view.teasingEnd === undefined ? t('auth.confirmed.text') : t('auth.confirmed.until', { date: formatDay(view.teasingEnd, shop, 'full') })}</p>
          {view.teasingEnd === undefined && (
            <Link to={view.paths.login} className={buttonClass({ kind: 'cta', size: 'lg', isFullWidth: true })}>
              {t('frame.account.signIn')}
            </Link>
          )}
        </div>
      );
    case 'registration-not-confirmed':
      return (
        <div className={styles['panel']}>
          <h1 className="t-3">{t('auth.not.confirmed.title')}</h1>
          <NotConfirmed view={view} />
        </div>
      );
    case 'resend-confirmed':
      return (
        <div className={styles['panel']}>
          <h1 className="t-3">{t('auth.resent.title')}</h1>
          <p>{t('auth.resent.text')}</p>
          <AgainLink view={view} className={buttonClass({ kind: 'secondary' })}>
            {t('common.back')}
          </AgainLink>
        </div>
      );
    default:
      return (
        <div className={styles['panel']}>
          <h1 className="t-3">{t('auth.user.not.found.title')}</h1>
          <Alert kind="error">{t('error.user.not.identified')}</Alert>
          <AgainLink view={view} className={buttonClass({ kind: 'secondary' })}>
            {t('common.back')}
          </AgainLink>
        </div>
      );
  }
};

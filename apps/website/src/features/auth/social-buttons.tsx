import { Alert } from '@escale/ui/alert';
import { Button, LinkButton } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { askPasskeyAnswer, hasPasskeys } from '../../shared/passkey.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './auth.module.css';
import type { AuthView, SignedIn } from './auth-view.ts';
import { askFacebook, askGoogle, oneTap } from './social-provider.ts';
import { useAuthForm } from './use-auth-form.ts';

interface WayProps {
  readonly view: AuthView;
  readonly onSignedIn: (signedIn: SignedIn) => void;
}

const ProviderButton = ({ view, onSignedIn, provider }: WayProps & { readonly provider: 'google' | 'facebook' }) => {
  const t = useMessages();
  const { submit, answer, isBusy } = useAuthForm(provider, onSignedIn);
  const { google, facebook, standIn } = view.social;
  const mustAskAgain = answer?.promptAgain !== undefined;
  const send = useCallback(
    (given: unknown): void => {
      // The window was closed without an answer: nothing to say.
      if (given !== undefined) void submit({ intent: provider, answer: JSON.stringify(given) }, { method: 'post', action: view.paths.login });
    },
    [provider, submit, view.paths.login],
  );
  useEffect(() => {
    if (provider !== 'google' || google === undefined) return undefined;
    return oneTap(google, standIn, send);
  }, [provider, google, standIn, send]);
  const ask = async (): Promise<void> => {
    if (provider === 'google' && google !== undefined) send(await askGoogle(google, standIn));
    if (provider === 'facebook' && facebook !== undefined) send(await askFacebook(facebook, standIn, mustAskAgain));
  };
  return (
    <>
      <Button
        kind="secondary"
        isFullWidth
        isLoading={isBusy}
        icon={<Icon shape={provider === 'google' ? CircleUserRound : MessageCircle} size={20} />}
        onClick={() => {
          void ask();
        }}
      >
        {t(`auth.social.${provider}`)}
      </Button>
      {answer?.problem?.form !== undefined && (
        <Alert kind="error" isLive>
          {t(answer.problem.form)}
        </Alert>
      )}
    </>
  );
};

/** Ways in by an account elsewhere (platform 2.4); they need scripts, and are not shown without. A partner's own sign-on is a link. */
export const SocialButtons = ({ view, onSignedIn, isAfter = false }: WayProps & { readonly isAfter?: boolean }) => {
  const t = useMessages();
  const { brand } = useShop();
  const { google, facebook } = view.social;
  const hasScripted = google !== undefined || facebook !== undefined;
  if (!hasScripted && view.partnerSignOn === undefined) return null;
  const divider = <p className={styles['or']}>{t(isAfter ? 'auth.or' : 'auth.or.email')}</p>;
  return (
    <div className={view.partnerSignOn === undefined ? styles['scripted'] : styles['ways']}>
      {isAfter && divider}
      {view.partnerSignOn !== undefined && (
        <LinkButton kind="primary" isFullWidth href={view.partnerSignOn} icon={<Icon shape={LogIn} size={20} isDirectional />}>
          {t('auth.partner.action', { brand: brand.displayName })}
        </LinkButton>
      )}
      {hasScripted && (
        <div className={styles['scripted']}>
          {google !== undefined && <ProviderButton view={view} onSignedIn={onSignedIn} provider="google" />}
          {facebook !== undefined && <ProviderButton view={view} onSignedIn={onSignedIn} provider="facebook" />}
        </div>
      )}
      {!isAfter && divider}
    </div>
  );
};

/** Sign-in with a passkey of this device, where the browser knows them. */
export const PasskeyButton = ({ view, onSignedIn }: WayProps) => {
  const t = useMessages();
  const [isKnown, setKnown] = useState(false);
  const asked = useAuthForm('passkey-options', onSignedIn);
  const proved = useAuthForm('passkey-login', onSignedIn);
  const used = useRef('');
  const passkey = asked.answer?.passkey;
  const { submit } = proved;
  useEffect(() => {
    setKnown(hasPasskeys());
  }, []);
  useEffect(() => {
    if (passkey === undefined || used.current === passkey.challengeId) return;
    used.current = passkey.challengeId;
    void askPasskeyAnswer(passkey.options).then((answer) => {
      if (answer !== undefined)
        void submit({ intent: 'passkey-login', challengeId: passkey.challengeId, answer }, { method: 'post', action: view.paths.login });
    });
  }, [passkey, submit, view.paths.login]);
  if (!isKnown) return null;
  const problem = proved.answer?.problem?.form ?? asked.answer?.problem?.form;
  return (
    <>
      <Button
        kind="text"
        isFullWidth
        isLoading={asked.isBusy || proved.isBusy}
        icon={<Icon shape={KeyRound} size={20} />}
        onClick={() => {
          void asked.submit({ intent: 'passkey-options' }, { method: 'post', action: view.paths.login });
        }}
      >
        {t('auth.passkey.action')}
      </Button>
      {problem !== undefined && (
        <Alert kind="error" isLive>
          {t(problem)}
        </Alert>
      )}
    </>
  );
};

import { Button } from '@escale/ui/button';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { createPasskeyAnswer } from '../../shared/passkey.ts';
import { useShop } from '../../shared/shell.tsx';
import styles from './auth.module.css';
import type { AuthView, SignedIn } from './auth-view.ts';
import { goOn, useAuthForm } from './use-auth-form.ts';

const nothing = (): void => undefined;

/** After a member's first sign-in on a device that can keep one: a passkey, instead of the password the next time. */
export const PasskeyOffer = ({ view, signedIn }: { readonly view: AuthView; readonly signedIn: SignedIn }) => {
  const t = useMessages();
  const { prefix } = useShop();
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useAuthForm('passkey-register-options', nothing);
  const kept = useAuthForm('passkey-register', nothing);
  const used = useRef('');
  const passkey = asked.answer?.passkey;
  const isOver = kept.answer !== undefined || asked.answer?.problem !== undefined;
  const { submit } = kept;
  useEffect(() => {
    title.current?.focus();
  }, []);
  useEffect(() => {
    if (passkey === undefined || used.current === passkey.challengeId) return;
    used.current = passkey.challengeId;
    void createPasskeyAnswer(passkey.options).then((answer) => {
      if (answer === undefined) goOn(prefix, signedIn);
      else void submit({ intent: 'passkey-register', challengeId: passkey.challengeId, answer }, { method: 'post', action: view.paths.login });
    });
  }, [passkey, submit, view.paths.login, prefix, signedIn]);
  useEffect(() => {
    if (isOver) goOn(prefix, signedIn);
  }, [isOver, prefix, signedIn]);
  return (
    <div className={styles['form']}>
      <h2 ref={title} tabIndex={-1} className="t-4">
        {t('auth.passkey.offer.title')}
      </h2>
      <p>{t('auth.passkey.offer.text')}</p>
      <Button
        kind="cta"
        size="lg"
        isFullWidth
        isLoading={asked.isBusy || kept.isBusy}
        onClick={() => {
          void asked.submit({ intent: 'passkey-register-options' }, { method: 'post', action: view.paths.login });
        }}
      >
        {t('auth.passkey.offer.action')}
      </Button>
      <Button
        kind="secondary"
        isFullWidth
        onClick={() => {
          goOn(prefix, signedIn);
        }}
      >
        {t('auth.passkey.offer.later')}
      </Button>
    </div>
  );
};

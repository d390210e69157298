import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { Icon } from '@escale/ui/icon';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { canKeepPasskey, createPasskeyAnswer } from '../../shared/passkey.ts';
import { FormProblem, Instant, Panel } from './account-parts.tsx';
import type { AccountAnswer, AccountView } from './account-view.ts';
import styles from './account.module.css';

/** Makes a passkey on this device: the service's challenge, the device's answer, the service's check. Offered where the device can keep one. */
const AddPasskey = () => {
  const t = useMessages();
  const asked = useFetcher<AccountAnswer>();
  const added = useFetcher<AccountAnswer>();
  const [canKeep, setCanKeep] = useState(false);
  const [declined, setDeclined] = useState<string>();
  const used = useRef('');
  const passkey = asked.data?.passkey;
  const { submit } = added;
  useEffect(() => {
    void canKeepPasskey().then(setCanKeep);
  }, []);
  useEffect(() => {
    if (passkey === undefined || used.current === passkey.challengeId) return;
    const { challengeId, options } = passkey;
    used.current = challengeId;
    void createPasskeyAnswer(options).then((answer) => {
      if (answer === undefined) setDeclined(challengeId);
      else void submit({ intent: 'passkeyAdd', challengeId, answer }, { method: 'post' });
    });
  }, [passkey, submit]);
  if (!canKeep) return null;
  const isFailed = asked.data?.form !== undefined || added.data?.form !== undefined || (passkey !== undefined && declined === passkey.challengeId);
  return (
    <>
      {isFailed && asked.state === 'idle' && added.state === 'idle' && (
        <Alert kind="error" isLive>
          {t('account.passkeys.failed')}
        </Alert>
      )}
      <asked.Form method="post">
        <input type="hidden" name="intent" value="passkeyOptions" />
        <Button type="submit" kind="secondary" isLoading={asked.state !== 'idle' || added.state !== 'idle'}>
          {t('account.passkeys.add')}
        </Button>
      </asked.Form>
    </>
  );
};

interface PasskeysPanelProps {
  readonly passkeys: Extract<AccountView, { screen: 'security' }>['passkeys'];
  readonly answer: AccountAnswer | undefined;
}

/** A member's passkeys, a second way in: each can be taken away, and this device can keep one (platform 2.4, 2.5 "Security"). */
export const PasskeysPanel = ({ passkeys, answer }: PasskeysPanelProps) => {
  const t = useMessages();
  return (
    <Panel title={t('account.passkeys.title')} intro={t('account.passkeys.text')}>
      <FormProblem answer={answer} intent="passkeyRemove" />
      {passkeys.length > 0 && (
        <ul className={styles['list']}>
          {passkeys.map(({ passkeyId, label, createdAt, lastUsedAt }) => (
            <Card as="li" key={passkeyId} padding="m" className={styles['device']}>
              <Icon shape={KeyRound} size={24} />
              <div>
                <p className="t-strong">
                  <bdi>{label}</bdi>
                </p>
                <p className="t-s t-muted">
                  {t('account.passkeys.added')} <Instant at={createdAt} />
                  {lastUsedAt !== undefined && (
                    <>
                      {' '}
                      · {t('account.security.seen')} <Instant at={lastUsedAt} />
                    </>
                  )}
                </p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="passkeyRemove" />
                <input type="hidden" name="passkeyId" value={passkeyId} />
                <Button type="submit" kind="secondary" size="sm" aria-label={t('account.passkeys.remove.named', { name: label })}>
                  {t('account.passkeys.remove')}
                </Button>
              </Form>
            </Card>
          ))}
        </ul>
      )}
      <AddPasskey />
    </Panel>
  );
};

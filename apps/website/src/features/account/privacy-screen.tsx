import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { CheckboxField } from '@escale/ui/checkbox-field';
import { TextField } from '@escale/ui/field';
import { Form } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { FormProblem, Panel, useFieldProblem, useIsSending } from './account-parts.tsx';
import type { AccountAnswer, AccountView } from './account-view.ts';
import styles from './account.module.css';

interface PrivacyProps {
  readonly view: Extract<AccountView, { screen: 'privacy' }>;
  readonly answer: AccountAnswer | undefined;
}

/** A copy of one's data, and their erasure (readings 8, GDPR 15, 17 and 20). */
export const PrivacyScreen = ({ view, answer }: PrivacyProps) => {
  const t = useMessages();
  const problem = useFieldProblem(answer, 'erase');
  const isExporting = useIsSending('export');
  const isErasing = useIsSending('erase');
  return (
    <>
      <Panel title={t('account.privacy.export')} intro={t('account.privacy.export.text')}>
        <FormProblem answer={answer} intent="export" />
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="export" />
          <Button type="submit" kind="secondary" isLoading={isExporting}>
            {t('account.privacy.export.action')}
          </Button>
        </Form>
      </Panel>
      <Panel title={t('account.privacy.erase')} intro={t('account.privacy.erase.text')}>
        <Alert kind="warn">{t('account.privacy.erase.kept')}</Alert>
        {!view.hasPassword && (
          <>
            <FormProblem answer={answer} intent="eraseCode" />
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="eraseCode" />
              <Button type="submit" kind="secondary">
                {t('account.privacy.code.send')}
              </Button>
            </Form>
          </>
        )}
        <FormProblem answer={answer} intent="erase" />
        <Form method="post" className={styles['form']} preventScrollReset noValidate>
          <input type="hidden" name="intent" value="erase" />
          {view.hasPassword ? (
            <TextField
              id="password"
              name="password"
              type="password"
              autoComplete="current-password"
              label={t('account.privacy.password')}
              error={problem('password')}
              maxLength={200}
              dir="ltr"
            />
          ) : (
            <TextField
              id="code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              label={t('account.code.field')}
              help={t('account.privacy.code.help')}
              error={problem('code')}
              maxLength={12}
              dir="ltr"
            />
          )}
          <CheckboxField id="sure" name="sure" value="1" error={problem('sure')}>
            {t('account.privacy.erase.sure')}
          </CheckboxField>
          <div>
            <Button type="submit" kind="secondary" isLoading={isErasing}>
              {t('account.privacy.erase.action')}
            </Button>
          </div>
        </Form>
      </Panel>
    </>
  );
};

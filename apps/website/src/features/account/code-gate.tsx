import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { TextField } from '@escale/ui/field';
import { Form } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { FormProblem, Panel, useFieldProblem, useIsSending } from './account-parts.tsx';
import type { AccountAnswer } from './account-view.ts';
import styles from './account.module.css';

interface CodeGateProps {
  readonly bookingReference: string;
  readonly answer: AccountAnswer | undefined;
}

/**
 * A booking found by its reference is shown, not changed, until a code was typed that went to its address or phone (readings 7 row 10):
 * documents, payments and requests open then.
 */
export const CodeGate = ({ bookingReference, answer }: CodeGateProps) => {
  const t = useMessages();
  const problem = useFieldProblem(answer, 'typeCode');
  const isSending = useIsSending('sendCode');
  const isTyping = useIsSending('typeCode');
  return (
    <Panel title={t('account.code.title')} intro={t('account.code.text')}>
      <FormProblem answer={answer} intent="sendCode" />
      <Form method="post" className={styles['actions']} preventScrollReset>
        <input type="hidden" name="intent" value="sendCode" />
        <input type="hidden" name="bookingReference" value={bookingReference} />
        <Button type="submit" name="channel" value="EMAIL" kind="secondary" isLoading={isSending}>
          {t('account.code.byEmail')}
        </Button>
        <Button type="submit" name="channel" value="SMS" kind="secondary">
          {t('account.code.bySms')}
        </Button>
      </Form>
      <FormProblem answer={answer} intent="typeCode" />
      <Form method="post" className={styles['codeForm']} preventScrollReset>
        <input type="hidden" name="intent" value="typeCode" />
        <input type="hidden" name="bookingReference" value={bookingReference} />
        <TextField
          id="code"
          name="code"
          label={t('account.code.field')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          dir="ltr"
          error={problem('code')}
        />
        <Button type="submit" isLoading={isTyping}>
          {t('account.code.open')}
        </Button>
      </Form>
      <Alert>{t('account.code.why')}</Alert>
    </Panel>
  );
};

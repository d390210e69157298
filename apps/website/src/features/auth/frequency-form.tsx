import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { RadioField } from '@escale/ui/checkbox-field';
import { useEffect } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import styles from './auth.module.css';
import type { AuthView } from './auth-view.ts';
import { ProblemAlert, useProblem } from './form-problem.tsx';
import { useAuthForm } from './use-auth-form.ts';

const CHOICES = ['all', 'weekly', 'none'] as const;
const nothing = (): void => undefined;

interface FrequencyFormProps {
  readonly view: Pick<AuthView, 'paths' | 'now'>;
  readonly level?: 1;
  readonly onDone?: () => void;
}

/** How often a member wants to hear from us (platform 2.4 "Newsletter-frequency modal"): none, weekly, all. */
export const FrequencyForm = ({ view, level, onDone }: FrequencyFormProps) => {
  const t = useMessages();
  const { Form, answer, isBusy } = useAuthForm('frequency', nothing);
  const { problem, endPause } = useProblem(answer);
  const isDone = answer?.done === true;
  useEffect(() => {
    if (isDone) onDone?.();
  }, [isDone, onDone]);
  return (
    <Form method="post" action={view.paths.newsletter} className={styles['fields']}>
      {level === 1 && <h1 className="t-3">{t('auth.frequency.title')}</h1>}
      <input type="hidden" name="intent" value="frequency" />
      <ProblemAlert problem={problem} now={answer?.now ?? view.now} onEnd={endPause} />
      <fieldset className={styles['choices']}>
        <legend>{t('auth.frequency.text')}</legend>
        {CHOICES.map((choice) => (
          <RadioField key={choice} name="frequency" value={choice} required>
            {t(`auth.frequency.${choice}`)}
          </RadioField>
        ))}
      </fieldset>
      {isDone && onDone === undefined && (
        <Alert kind="ok" isLive>
          {t('auth.frequency.saved')}
        </Alert>
      )}
      <Button type="submit" kind="cta" isFullWidth isLoading={isBusy}>
        {t('auth.frequency.action')}
      </Button>
    </Form>
  );
};

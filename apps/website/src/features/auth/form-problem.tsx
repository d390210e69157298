import { Alert } from '@escale/ui/alert';
import { Countdown, type TimeLeft } from '@escale/ui/countdown';
import { useEffect, useState } from 'react';
import { Message, useMessages } from '../../shared/messages.tsx';
import { useFirstError } from '../../shared/use-first-error.ts';
import type { AuthField, FormProblem } from './auth-outcome.ts';
import type { AuthAnswer } from './auth-view.ts';

const two = (value: number): string => String(value).padStart(2, '0');
/** `4:05`, or `1:04:05` from an hour on. */
const timerText = ({ days, hours, minutes, seconds }: TimeLeft): string => {
  const all = days * 24 + hours;
  return all > 0 ? `${all}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};

/** What a form shows of an answer: its errors, until the pause of a locked sign-in is over; then they are cleared (platform 2.4). */
export const useProblem = (answer: AuthAnswer | undefined) => {
  const t = useMessages();
  const [over, setOver] = useState<AuthAnswer | undefined>(undefined);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
  }, []);
  const problem = answer === over ? undefined : answer?.problem;
  const blockedUntil = problem?.canLoginAt;
  useFirstError(answer, Object.keys(problem?.fields ?? {}).length > 0);
  const isBlocked = answer !== undefined && blockedUntil !== undefined && blockedUntil > answer.now;
  return {
    problem,
    errorOf: (field: AuthField): string | undefined => {
      const id = problem?.fields[field];
      return id === undefined ? undefined : t(id);
    },
    /** Without scripts nothing would open the button again: the server holds the line there. */
    isBlocked: isAlive && isBlocked,
    endPause: () => {
      setOver(answer);
    },
  };
};

interface ProblemAlertProps {
  readonly problem: FormProblem | undefined;
  readonly now: number;
  readonly onEnd: () => void;
}

/** The sentence above a form that is wrong as a whole, with the countdown of a pause. */
export const ProblemAlert = ({ problem, now, onEnd }: ProblemAlertProps) => {
  const t = useMessages();
  if (problem?.form === undefined) return null;
  const { form, canLoginAt } = problem;
  return (
    <Alert kind="error" isLive>
      {form === 'error.block.login' && canLoginAt !== undefined ? (
        <Message
          id="error.block.login"
          values={{ timer: <Countdown key={canLoginAt} endsAt={canLoginAt} renderedAt={now} format={timerText} look="muted" onEnd={onEnd} /> }}
        />
      ) : (
        t(form)
      )}
    </Alert>
  );
};

import { FieldShell, useFieldIds } from '@escale/ui/field-shell';
import { useMessages } from '../../shared/messages.tsx';
import styles from './account.module.css';

interface MessageFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly defaultValue: string;
  readonly label?: string;
}

/** Several lines of text: 20 to 4000 characters (readings 6.5 row 63). */
export const MessageField = ({ id, error, defaultValue, label }: MessageFieldProps) => {
  const t = useMessages();
  const help = t('account.request.message.help');
  const ids = useFieldIds({ id, help, error });
  return (
    <FieldShell texts={{ label: label ?? t('account.request.message'), help, error }} ids={ids}>
      <textarea
        id={ids.id}
        name="message"
        rows={6}
        minLength={20}
        maxLength={4000}
        dir="auto"
        className={styles['textarea']}
        defaultValue={defaultValue}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={ids.describedBy}
      />
    </FieldShell>
  );
};

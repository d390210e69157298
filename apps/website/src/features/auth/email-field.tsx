import { TextField } from '@escale/ui/field';
import { useMessages } from '../../shared/messages.tsx';

interface EmailFieldProps {
  readonly id: string;
  /** What a password manager shall take it for. */
  readonly autoComplete: 'email' | 'username' | 'username webauthn';
  readonly value: string | undefined;
  readonly error: string | undefined;
}

/** The e-mail address of every form of sign-up and sign-in: left to right in any language, as the keyboard of a phone likes it. */
export const EmailField = ({ id, autoComplete, value, error }: EmailFieldProps) => {
  const t = useMessages();
  return (
    <TextField
      id={id}
      name="email"
      type="email"
      label={t('auth.email')}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      dir="ltr"
      defaultValue={value}
      error={error}
    />
  );
};

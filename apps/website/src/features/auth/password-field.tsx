import { IconButton } from '@escale/ui/button';
import { TextField } from '@escale/ui/field';
import { Icon } from '@escale/ui/icon';
import { checkPassword, PASSWORD_RULES } from '@escale/domain/password-policy';
import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import Circle from 'lucide-react/icons/circle';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import styles from './auth.module.css';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly name?: 'password' | 'current';
  /** Follows the typing with the list of rules (platform 2.4). */
  readonly hasRules?: boolean;
}

/** A password that can be shown; a new one has its rules below it, ticked while it is typed. */
export const PasswordField = ({ id, label, autoComplete, error, name = 'password', hasRules = false }: PasswordFieldProps) => {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <div className={styles['password']}>
      <TextField
        id={id}
        name={name}
        label={label}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        required
        dir="ltr"
        error={error}
        {...(hasRules ? { 'aria-details': `${id}-rules`, passwordrules: 'minlength: 10; required: upper; required: digit; required: [-!?#&];' } : {})}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        end={
          <IconButton
            label={isShown ? t('auth.password.hide') : t('auth.password.show')}
            aria-pressed={isShown}
            aria-controls={id}
            icon={<Icon shape={isShown ? EyeOff : Eye} size={20} />}
            onClick={() => {
              setShown(!isShown);
            }}
          />
        }
      />
      {hasRules && <PasswordRules id={`${id}-rules`} password={typed} />}
    </div>
  );
};

const PasswordRules = ({ id, password }: { readonly id: string; readonly password: string }) => {
  const t = useMessages();
  const met = checkPassword(password);
  const count = PASSWORD_RULES.filter((rule) => met[rule]).length;
  return (
    <div id={id} className={styles['rules']}>
      <p className="t-s t-strong" role="status">
        {t('auth.password.rules', { count, total: PASSWORD_RULES.length })}
      </p>
      <div className={styles['meter']} aria-hidden="true">
        {PASSWORD_RULES.map((rule, index) => (
          <span key={rule} className={clsx(index < count && styles['full'])} />
        ))}
      </div>
      <ul>
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} className={clsx(met[rule] && styles['met'])} data-rule={rule} data-met={met[rule]}>
            <Icon shape={met[rule] ? CircleCheck : Circle} size={18} />
            <span>{t(`auth.password.rule.${rule}`)}</span>
            {met[rule] && <span className="visually-hidden">{t('auth.password.rule.met')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

import { ChipRow, RemovableChip } from '@escale/ui/chip';
import { TextField } from '@escale/ui/field';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../shared/messages.tsx';

interface InviteFieldProps {
  /** Addresses that came back, parted by commas. */
  readonly given: string;
  readonly rejected: readonly { readonly email: string }[];
  readonly error: string | undefined;
}

const PARTED = /[\s,;]+/u;
const partsOf = (text: string): readonly string[] => text.split(PARTED).filter((each) => each !== '');

/**
 * Addresses of friends: with scripts each becomes a chip at a comma or Enter; without, one field takes them all, parted by commas. Both are
 * sent under the same name.
 */
export const InviteField = ({ given, rejected, error }: InviteFieldProps) => {
  const t = useMessages();
  const [hasScripts, setScripts] = useState(false);
  const [chips, setChips] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState(given);
  useEffect(() => {
    setScripts(true);
    setChips(partsOf(given));
    setTyped('');
  }, [given]);
  const add = (text: string): void => {
    setChips((before) => [...new Set([...before, ...partsOf(text)])]);
    setTyped('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') setChips((before) => before.slice(0, -1));
  };
  const isRejected = (email: string): boolean => rejected.some((each) => each.email === email);
  return (
    <>
      {hasScripts && chips.length > 0 && (
        <ChipRow label={t('account.sponsorship.addresses')}>
          {chips.map((email) => (
            <RemovableChip
              key={email}
              removeLabel={t('account.sponsorship.remove', { email })}
              data-wrong={isRejected(email) || undefined}
              onClick={() => {
                setChips((before) => before.filter((each) => each !== email));
              }}
            >
              {email}
            </RemovableChip>
          ))}
        </ChipRow>
      )}
      {hasScripts && chips.map((email) => <input key={email} type="hidden" name="emails" value={email} />)}
      <TextField
        id="emails"
        name="emails"
        label={t('account.sponsorship.addresses')}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        dir="ltr"
        error={error}
        value={typed}
        onChange={(event) => {
          const { value } = event.target;
          if (hasScripts && /[\s,;]$/u.test(value) && value.trim() !== '') add(value);
          else setTyped(value);
        }}
        onKeyDown={press}
        maxLength={2800}
      />
    </>
  );
};

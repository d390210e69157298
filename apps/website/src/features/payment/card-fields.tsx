import { TextField } from '@escale/ui/field';
import { Icon } from '@escale/ui/icon';
import CreditCard from 'lucide-react/icons/credit-card';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import type { MessageId } from '../../shared/message-id.ts';
import { formatCardNumber, formatExpiry, type CardField, type TypedCard } from './card-rules.ts';
import styles from './payment.module.css';

/** Ids of the three inputs. */
export const CARD_IDS: Readonly<Record<CardField, string>> = { number: 'card-number', expiry: 'card-expiry', cvc: 'card-cvc' };

const inputOf = (field: CardField): HTMLInputElement | undefined => {
  const found = document.getElementById(CARD_IDS[field]);
  return found instanceof HTMLInputElement ? found : undefined;
};

/** What stands in the inputs at the press of the button; the text never enters the page's state or storage. */
export const readCard = (): TypedCard => ({ number: inputOf('number')?.value ?? '', expiry: inputOf('expiry')?.value ?? '', cvc: inputOf('cvc')?.value ?? '' });

/** Empties the inputs: after a refusal the next card is typed from the start. */
export const clearCard = (): void => {
  for (const field of ['number', 'expiry', 'cvc'] as const) {
    const input = inputOf(field);
    if (input !== undefined) input.value = '';
  }
};

interface CardFieldsProps {
  readonly errors: Readonly<Partial<Record<CardField, MessageId>>>;
  readonly onInput: () => void;
}

/** Groups the digits and keeps the caret after the digit it stood behind. */
const reformat = (event: FormEvent<HTMLInputElement>, format: (typed: string) => string): void => {
  const input = event.currentTarget;
  const before = input.value;
  const digitsBefore = before.slice(0, input.selectionStart ?? before.length).replaceAll(/\D/gu, '').length;
  const after = format(before);
  if (after === before) return;
  const isAtEnd = input.selectionStart === before.length;
  input.value = after;
  if (isAtEnd) return;
  let at = 0;
  for (let seen = 0; at < after.length && seen < digitsBefore; at += 1) if (/\d/u.test(after[at] ?? '')) seen += 1;
  input.setSelectionRange(at, at);
};

/**
 * Number, expiry and security code. The inputs have no names, so that no form could send them, and go encrypted to the payment provider only
 * (readings 7 row 8, PCI DSS).
 */
export const CardFields = ({ errors, onInput }: CardFieldsProps) => {
  const t = useMessages();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const error = (field: CardField): string | undefined => (errors[field] === undefined ? undefined : t(errors[field]));
  return (
    <div className={styles['card']}>
      <TextField
        id={CARD_IDS.number}
        label={t('payment.card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        maxLength={23}
        dir="ltr"
        error={error('number')}
        end={<Icon shape={CreditCard} size={20} />}
        fieldClassName={styles['cardNumber'] ?? ''}
        onInput={(event) => {
          reformat(event, formatCardNumber);
          onInput();
        }}
      />
      <TextField
        id={CARD_IDS.expiry}
        label={t('payment.card.expiry')}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t('payment.card.expiry.example')}
        maxLength={7}
        dir="ltr"
        error={error('expiry')}
        onInput={(event) => {
          reformat(event, formatExpiry);
          onInput();
        }}
      />
      <TextField
        id={CARD_IDS.cvc}
        label={t('payment.card.cvc')}
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="123"
        maxLength={4}
        dir="ltr"
        error={error('cvc')}
        help={isHelpOpen ? t('payment.card.cvc.help') : undefined}
        onFocus={() => {
          setHelpOpen(true);
        }}
        onInput={onInput}
      />
    </div>
  );
};

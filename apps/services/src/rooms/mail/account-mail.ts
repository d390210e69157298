import { dayInZone } from '@escale/domain/calendar-day';
import { toMinor } from '@escale/domain/money';
import { formatMoney } from '@escale/i18n/format';
import type { AccountLetter } from '../../platform/account-letters.ts';
import type { Deps } from '../../platform/deps.ts';
import type { TextMessage } from '../../platform/sms.ts';
import { wordingFor, type Wording } from '../documents/index.ts';
import type { Mail, MailBrand } from './mail-brand.ts';
import { inDirection } from './mail-frame.ts';
import { deliverMail } from './deliver.ts';
import { type Letter, letterPage } from './letter-page.ts';
import type { MailSettings } from './send.ts';

/** What a letter is written with: words of the shop, and the zone in which instants become days. */
interface Writing {
  readonly wording: Wording;
  readonly brand: string;
  readonly zone: string;
}

type Say = (id: string, values?: Record<string, string | number>) => string;

/** An amount of a currency, without decimals it does not need. */
const amountIn = (letter: { readonly shop: string; readonly amount: number; readonly currency: string }): string =>
  formatMoney(toMinor(letter.amount, letter.currency), letter.currency, letter.shop);

/** A day or an instant as a long date of the shop. */
const dateIn = ({ wording, zone }: Writing, when: string): string => wording.day(when.length === 10 ? when : dayInZone(Date.parse(when), zone));

/** The reference of the booking a letter is about. */
const cornerOf = ({ bookingReference }: { readonly bookingReference?: string }, { wording }: Writing): string | undefined =>
  bookingReference === undefined ? undefined : wording.say('mail.reference', { reference: bookingReference });

/** What each letter of the account area says (platform 2.5, 2.6). */
const letterOf = (letter: AccountLetter, writing: Writing): Letter => {
  const { brand } = writing;
  const say: Say = (id, values) => writing.wording.say(`mail.account.${id}`, values);
  switch (letter.kind) {
    case 'account-access-code':
      return {
        title: say('code.title', { brand }),
        lead: say('code.lead', { minutes: letter.minutes }),
        strong: letter.code,
        note: writing.wording.say('mail.member.ignore'),
      };
    case 'account-balance-reminder':
      return {
        title: say('balance.title'),
        lead: say('balance.lead'),
        corner: cornerOf(letter, writing),
        facts: [
          [writing.wording.say('account.booking.due'), amountIn(letter)],
          [writing.wording.say('account.booking.dueOn'), dateIn(writing, letter.dueDate)],
        ],
        button: { label: writing.wording.say('account.booking.payRest'), link: letter.link },
      };
    case 'account-request-received':
      return {
        corner: cornerOf(letter, writing),
        title: say('received.title'),
        lead: say('received.lead', { date: dateIn(writing, letter.answerBy) }),
        button: { label: say('requests.cta'), link: letter.link },
      };
    case 'account-request-answer':
      return {
        title: say('answer.title'),
        lead: say('answer.lead'),
        corner: cornerOf(letter, writing),
        quote: letter.text,
        button: { label: say('requests.cta'), link: letter.link },
      };
    case 'account-data-export':
      return {
        title: say('export.title'),
        lead: say('export.lead', { date: dateIn(writing, letter.until) }),
        button: { label: say('export.cta'), link: letter.link },
      };
    case 'account-erasure-done':
      return {
        title: say('erased.title'),
        lead: say('erased.lead'),
        note: letter.keptUntil === null ? undefined : say('erased.kept', { date: dateIn(writing, letter.keptUntil) }),
      };
    case 'sponsorship-invitation': {
      const name = letter.sponsorName || say('invitation.friend');
      return {
        title: say('invitation.title', { name, brand }),
        lead: say('invitation.lead', { brand }),
        quote: letter.message,
        button: { label: say('invitation.cta'), link: letter.link },
        reason: say('invitation.reason', { name }),
        unsubscribe: { label: say('invitation.stop'), link: letter.stopLink },
      };
    }
    case 'sponsorship-reward':
      return {
        title: say('reward.title', { amount: amountIn(letter) }),
        lead: say(letter.reward === 'friendSubscribed' ? 'reward.subscribed' : 'reward.booked', { date: dateIn(writing, letter.until) }),
        button: { label: say('credit.cta'), link: letter.link },
      };
    case 'credit-granted':
      return {
        title: say('reward.title', { amount: amountIn(letter) }),
        lead: say('back.lead', { date: dateIn(writing, letter.until) }),
        button: { label: say('credit.cta'), link: letter.link },
      };
  }
};

/** Renders a letter of the account area in the brand's look and the shop's language, HTML and plain twin. */
export const renderAccountLetter = (letter: AccountLetter, brand: MailBrand, zone: string): Mail => {
  const wording = wordingFor(letter.shop, 'EUR', ['mail', 'account']);
  return letterPage(letterOf(letter, { wording, brand: brand.name, zone }), wording, brand);
};

/** Renders, keeps and, where SMTP is configured, sends a letter of the account area. Safe to repeat: one mail per key. */
export const sendAccountLetter = (
  deps: Deps,
  settings: MailSettings,
  order: { readonly key: string; readonly letter: AccountLetter; readonly zone: string },
  brand: MailBrand,
): Promise<void> =>
  deliverMail(deps, settings, { key: order.key, recipient: order.letter.email, mail: renderAccountLetter(order.letter, brand, order.zone) }, brand);

const smsWords = (message: TextMessage, brandName: string, { say }: Wording): string => {
  switch (message.kind) {
    case 'sms-access-code':
      return say('mail.account.sms.code', { brand: brandName, code: message.code, minutes: message.minutes });
    case 'sms-recovery':
      return say('mail.account.sms.recovery', {
        brand: brandName,
        list: message.bookings.map(({ bookingReference, email }) => `${bookingReference} (${email})`).join(', '),
      });
  }
};

/** The words of a text message in the shop's language and direction. */
export const smsText = (message: TextMessage, brandName: string): string => {
  const wording = wordingFor(message.shop, 'EUR', ['mail']);
  return inDirection(smsWords(message, brandName, wording), wording);
};

import type { Deps } from '../../platform/deps.ts';
import { wordingFor } from '../documents/index.ts';
import type { Mail, MailBrand } from './booking-mail.ts';
import { deliverMail } from './deliver.ts';
import { letterPage } from './letter-page.ts';
import type { MailSettings } from './send.ts';

/** Letters of the sign-in: what each of them asks its reader to do. */
export type MemberMailKind = 'confirm' | 'reset' | 'welcome';

/** A letter to a member: the outbox key makes it unique and becomes its Message-ID. */
export interface MemberMailOrder {
  readonly key: string;
  readonly kind: MemberMailKind;
  readonly shop: string;
  readonly currency: string;
  readonly email: string;
  /** Page of the brand's site, with its one-use token. */
  readonly link: string;
}

/** Renders a letter to a member in the brand's look and the shop's language, HTML and plain twin. */
export const renderMemberMail = (order: Omit<MemberMailOrder, 'key' | 'email'>, brand: MailBrand): Mail => {
  const wording = wordingFor(order.shop, order.currency, ['mail']);
  const say = (part: 'subject' | 'title' | 'lead' | 'cta') => wording.say(`mail.member.${order.kind}.${part}`, { brand: brand.name });
  return letterPage(
    {
      subject: say('subject'),
      title: say('title'),
      lead: say('lead'),
      button: { label: say('cta'), link: order.link },
      note: order.kind === 'welcome' ? undefined : wording.say('mail.member.ignore'),
    },
    wording,
    brand,
  );
};

/** Renders, keeps and, where SMTP is configured, sends a letter to a member. Safe to repeat: one mail per key. */
export const sendMemberMail = (deps: Deps, settings: MailSettings, order: MemberMailOrder, brand: MailBrand): Promise<void> =>
  deliverMail(deps, settings, { key: order.key, recipient: order.email, mail: renderMemberMail(order, brand) }, brand);

import { formatInstant } from '@escale/i18n/format';
import type { Deps } from '../../platform/deps.ts';
import { wordingFor, type Wording } from '../documents/index.ts';
import { deliverMail } from './deliver.ts';
import { letterPage } from './letter-page.ts';
import type { Mail, MailBrand } from './mail-brand.ts';
import type { MailSettings } from './send.ts';

/** Letters of the sign-in: what each of them asks its reader to do, or tells. */
export const MEMBER_MAILS = ['confirm', 'reset', 'welcome', 'password', 'device'] as const;
export type MemberMailKind = (typeof MEMBER_MAILS)[number];

/** When and on what something happened to an account. Names of browser and system as `deviceOf` reads them. */
export interface MemberMailMoment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly zone: string;
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** A letter to a member: the outbox key makes it unique and becomes its Message-ID. */
export interface MemberMailOrder {
  readonly key: string;
  readonly kind: MemberMailKind;
  readonly shop: string;
  readonly currency: string;
  readonly email: string;
  /** Page of the brand's site, with its one-use token where the letter proves something. */
  readonly link: string;
  /** The site has no page for this letter: its link leads to the site itself. */
  readonly leadsHome?: boolean | undefined;
  readonly moment?: MemberMailMoment | undefined;
}

const deviceText = ({ browser, system }: MemberMailMoment, { say }: Wording): string =>
  browser !== undefined && system !== undefined ? say('account.security.device', { browser, system }) : (browser ?? system ?? say('account.security.unknown'));

const factsOf = (moment: MemberMailMoment, wording: Wording): readonly (readonly [string, string])[] => [
  [wording.say('mail.fact.when'), formatInstant(moment.at, wording.shop, moment.zone)],
  [wording.say('mail.fact.device'), deviceText(moment, wording)],
];

const noteOf = ({ kind, link }: Pick<MemberMailOrder, 'kind' | 'link'>, { say }: Wording): string | undefined => {
  // Only what somebody asked for can be ignored; the others tell of what has happened.
  if (kind === 'confirm' || kind === 'reset') return say('mail.member.ignore');
  // Who joined directly proves the address by following the greeting's link.
  return kind === 'welcome' && new URL(link).searchParams.has('token') ? say('mail.member.welcome.confirm') : undefined;
};

/** Renders a letter to a member in the brand's look and the shop's language, HTML and plain twin. */
export const renderMemberMail = (order: Omit<MemberMailOrder, 'key' | 'email'>, brand: MailBrand): Mail => {
  const wording = wordingFor(order.shop, order.currency, ['mail', 'account']);
  const say = (part: 'subject' | 'title' | 'lead' | 'cta') => wording.say(`mail.member.${order.kind}.${part}`, { brand: brand.name });
  return letterPage(
    {
      subject: say('subject'),
      title: say('title'),
      lead: say('lead'),
      facts: order.moment === undefined ? undefined : factsOf(order.moment, wording),
      button: { label: order.leadsHome === true ? wording.say('mail.member.welcome.cta', { brand: brand.name }) : say('cta'), link: order.link },
      note: noteOf(order, wording),
    },
    wording,
    brand,
  );
};

/** Renders, keeps and, where SMTP is configured, sends a letter to a member. Safe to repeat: one mail per key. */
export const sendMemberMail = (deps: Deps, settings: MailSettings, order: MemberMailOrder, brand: MailBrand): Promise<void> =>
  deliverMail(deps, settings, { key: order.key, recipient: order.email, mail: renderMemberMail(order, brand) }, brand);

import { addDays } from '@escale/domain/calendar-day';
import type { AccountLetter, AccountLetterKind } from '../../platform/account-letters.ts';
import type { TextMessage } from '../../platform/sms.ts';
import { wordingFor } from '../documents/index.ts';
import { renderAccountLetter, smsText } from './account-mail.ts';
import { renderBookingMail } from './booking-mail.ts';
import type { Mail, MailBrand } from './mail-brand.ts';
import { type MemberMailKind, renderMemberMail } from './member-mail.ts';
import { placeOf, type SampleTrip, sampleConfirmation } from './preview-trip.ts';

/** A brand in a shop, with what decides which letters it sends. */
export interface PreviewShop {
  readonly brand: MailBrand;
  readonly shop: string;
  readonly currency: string;
  readonly zone: string;
  readonly isDoubleOptin: boolean;
  /** Whether the site has an account area with the pages of security. */
  readonly hasSecurity: boolean;
  readonly hasSponsorship: boolean;
  readonly hasCredits: boolean;
}

/** What a preview is drawn with. */
export interface PreviewScene {
  readonly trip: SampleTrip | null;
  /** Epoch milliseconds of the business clock. */
  readonly now: number;
}

interface PreviewLetter {
  readonly name: string;
  readonly isSentBy: (shop: PreviewShop) => boolean;
  readonly draw: (shop: PreviewShop, scene: PreviewScene) => Mail | null;
}

const DAY = 86_400_000;
const dayAfter = (now: number, days: number): string => addDays(new Date(now).toISOString().slice(0, 10), days);
const always = (): boolean => true;

const booking =
  (state: 'CONFIRMED' | 'NOTCONFIRMED' | 'CANCELED') =>
  (at: PreviewShop, { trip, now }: PreviewScene) =>
    trip === null
      ? null
      : renderBookingMail(
          sampleConfirmation(trip, { brand: at.brand.code, shop: at.shop, currency: at.currency, today: dayAfter(now, 0), state }),
          at.brand,
          '00000000-0000-4000-8000-000000000000',
        );

const siteOf = ({ brand, shop }: PreviewShop): string => `${brand.base}/${shop}`;

const MEMBER_PAGES: Readonly<Record<MemberMailKind, string>> = {
  confirm: '/confirmRegistration?token=sample',
  reset: '/home/resetpassword?token=sample',
  welcome: '/',
  password: '/home/resetpassword',
  device: '/account/security',
};

const member =
  (kind: MemberMailKind) =>
  (at: PreviewShop, { now }: PreviewScene) => {
    const leadsHome = kind === 'device' && !at.hasSecurity;
    const tellsOfSomething = kind === 'password' || kind === 'device';
    return renderMemberMail(
      {
        kind,
        shop: at.shop,
        currency: at.currency,
        // Where joining is not confirmed by a letter of its own, the greeting does it.
        link: `${siteOf(at)}${leadsHome ? '/' : kind === 'welcome' && !at.isDoubleOptin ? MEMBER_PAGES.confirm : MEMBER_PAGES[kind]}`,
        leadsHome,
        moment: tellsOfSomething ? { at: now, zone: at.zone, browser: 'Firefox', system: 'Windows' } : undefined,
      },
      at.brand,
    );
  };

/** Words a person would have written, borrowed from our own texts in the shop's language. */
const words = (at: PreviewShop, id: string, values: Record<string, string> = {}): string => wordingFor(at.shop, at.currency, ['offer', 'mail']).say(id, values);

const sampleLetter = (kind: AccountLetterKind, at: PreviewShop, { now, trip }: PreviewScene): AccountLetter => {
  const to = { brand: at.brand.code, shop: at.shop, email: 'camille.renaudin@example.com', firstName: 'Camille' };
  const link = (page: string): string => `${siteOf(at)}/account${page}`;
  const bookingReference = '4827160';
  switch (kind) {
    case 'account-access-code':
      return { ...to, kind, code: '381 924', minutes: 10, bookingReference };
    case 'account-balance-reminder':
      return { ...to, kind, bookingReference, amount: 697, currency: at.currency, dueDate: dayAfter(now, 2), link: link(`/mybookings/${bookingReference}`) };
    case 'account-request-received':
      return { ...to, kind, bookingReference, answerBy: new Date(now + 3 * DAY).toISOString(), link: link('/customer-request/my-requests') };
    case 'account-request-answer':
      return { ...to, kind, bookingReference, text: words(at, 'offer.request.acknowledged'), link: link('/customer-request/my-requests') };
    case 'account-data-export':
      return { ...to, kind, link: link('/profile'), until: new Date(now + 7 * DAY).toISOString() };
    case 'account-erasure-done':
      return { ...to, kind, keptUntil: dayAfter(now, 3660) };
    case 'sponsorship-invitation':
      return {
        ...to,
        kind,
        sponsorName: 'Idris',
        message: trip === null ? '' : words(at, 'mail.confirmed.title', { place: placeOf(trip, at.shop), firstName: 'Camille' }),
        link: `${siteOf(at)}/home/signup?sponsorId=sample`,
        stopLink: `${siteOf(at)}/unsubscribe?list=invitations&token=sample`,
        amount: 5,
        currency: at.currency,
      };
    case 'sponsorship-reward':
      return { ...to, kind, reward: 'friendBooked', amount: 15, currency: at.currency, until: dayAfter(now, 365), link: link('/sponsorship') };
    case 'credit-granted':
      return { ...to, kind, campaign: 'TRAVEL_BACK', amount: 20, currency: at.currency, until: dayAfter(now, 365), link: link('/mycredits') };
  }
};

const account = (kind: AccountLetterKind, isSentBy: PreviewLetter['isSentBy'] = always): PreviewLetter => ({
  name: kind,
  isSentBy,
  draw: (at, scene) => renderAccountLetter(sampleLetter(kind, at, scene), at.brand, at.zone),
});

/** Every letter we send, in the order a traveller gets them, each drawn by the code that sends it. */
export const PREVIEW_LETTERS: readonly PreviewLetter[] = [
  { name: 'member-confirm', isSentBy: (at) => at.isDoubleOptin, draw: member('confirm') },
  { name: 'member-welcome', isSentBy: always, draw: member('welcome') },
  { name: 'member-reset', isSentBy: always, draw: member('reset') },
  { name: 'member-password', isSentBy: always, draw: member('password') },
  { name: 'member-device', isSentBy: always, draw: member('device') },
  { name: 'booking-confirmed', isSentBy: always, draw: booking('CONFIRMED') },
  { name: 'booking-pending', isSentBy: always, draw: booking('NOTCONFIRMED') },
  { name: 'booking-cancelled', isSentBy: always, draw: booking('CANCELED') },
  account('account-balance-reminder'),
  account('account-access-code'),
  account('account-request-received'),
  account('account-request-answer'),
  account('account-data-export'),
  account('account-erasure-done'),
  account('sponsorship-invitation', (at) => at.hasSponsorship),
  account('sponsorship-reward', (at) => at.hasSponsorship),
  account('credit-granted', (at) => at.hasCredits),
];

/** Every text message we send, in the words of a shop. */
export const previewMessages = (at: PreviewShop): readonly { readonly name: TextMessage['kind']; readonly text: string }[] => {
  const to = { brand: at.brand.code, shop: at.shop, phone: '+33639981234' };
  const messages: readonly TextMessage[] = [
    { ...to, kind: 'sms-access-code', code: '381924', minutes: 10 },
    { ...to, kind: 'sms-recovery', bookings: [{ bookingReference: '4827160', email: 'camille.renaudin@example.com' }] },
  ];
  return messages.map((message) => ({ name: message.kind, text: smsText(message, at.brand.name) }));
};

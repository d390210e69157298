import type { CustomerRequest, MyBookingDetail } from '@escale/contract/my-bookings';
import type { PasskeyRow } from '@escale/contract/passkeys';
import type { TokenInfo } from '@escale/contract/user-auth';
import type { MessageId } from '../../shared/message-id.ts';
import type { PageGate } from '../../shared/content-gate.ts';
import type { CouponGroups } from './coupon-groups.ts';
import type { AccountScreen } from './account-path.ts';
import type { FriendRow } from './friend-rows.ts';
import type { FlightStep } from '../../shared/flight-step.ts';
import type { CountryRow } from '../../shared/countries.server.ts';

/** Words a page may say after something was done, by their place in the address. */
export const NOTICES = [
  'saved',
  'invited',
  'signedOut',
  'sent',
  'codeSent',
  'opened',
  'exported',
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
] as const;
export type Notice = (typeof NOTICES)[number];

/** Fields of the profile form, by the names of platform 3. */
export interface ProfileValues {
  readonly 'honorific-prefix': string;
  readonly 'family-name': string;
  readonly 'given-name': string;
  readonly birthdateDay: string;
  readonly birthdateMonth: string;
  readonly birthdateYear: string;
  readonly nationality: string;
  readonly 'address-line1': string;
  readonly 'address-line2': string;
  readonly 'postal-code': string;
  readonly 'address-level2': string;
  readonly 'country-name': string;
  readonly phone: string;
  readonly sms: boolean;
}

export interface BookingRequestChoice {
  readonly bookingReference: string;
  readonly label: string;
}

/** What a booking is made of: who travels, the flights, where they stay. */
export interface BookedTrip {
  readonly travellers: readonly string[];
  readonly outbound?: FlightStep | undefined;
  readonly inbound?: FlightStep | undefined;
  /** Room and board in the shop's words. */
  readonly stay: string;
}

export interface Fee {
  readonly currency: string;
  /** Minor units. */
  readonly total: number;
  readonly paid: number;
  readonly fee: number;
  readonly refund: number;
  readonly stillDue: number;
  readonly percent: number | undefined;
  readonly validUntil: string;
}

export interface ContactView {
  readonly phone: { readonly display: string; readonly dial: string; readonly international: string; readonly hours: string };
  /** Undefined when the hours are written in a way that cannot be told. */
  readonly isOpen: boolean | undefined;
  readonly email: string;
  readonly topics: readonly { readonly href: string; readonly title: string }[];
  readonly bookings: readonly BookingRequestChoice[];
  readonly mayWrite: boolean;
}

/** What each screen is drawn from. */
export type AccountView =
  /** The next trip stands on the account's own page; undefined when there is none, or it could not be read. */
  | { readonly screen: 'hub'; readonly next: MyBookingDetail | undefined }
  | {
      readonly screen: 'profile';
      readonly values: ProfileValues;
      readonly email: string;
      readonly countries: readonly CountryRow[];
      readonly months: readonly { readonly value: string; readonly label: string }[];
      readonly flag: string;
    }
  | { readonly screen: 'bookings'; readonly future: readonly MyBookingDetail[]; readonly past: readonly MyBookingDetail[]; readonly showsRequests: boolean }
  | {
      readonly screen: 'booking';
      readonly booking: Omit<MyBookingDetail, 'confirmation'>;
      /** What a booking is made of; undefined until a looked-up one was opened with its code. */
      readonly trip: BookedTrip | undefined;
      readonly isAhead: boolean;
      readonly needsCode: boolean;
      readonly payCode: string | undefined;
      readonly sentTo?: string | undefined;
    }
  | {
      readonly screen: 'credits' | 'refunds';
      readonly groups: CouponGroups;
      readonly usable: number;
      readonly older: number;
      readonly currency: string;
      readonly showsOlder: boolean;
    }
  | {
      readonly screen: 'sponsorship';
      readonly current: readonly FriendRow[];
      readonly history: readonly FriendRow[];
      readonly earned: number;
      readonly currency: string;
      readonly link: string | undefined;
      readonly canInviteAt: string | undefined;
      readonly hasBadge: boolean;
    }
  | { readonly screen: 'security'; readonly devices: readonly TokenInfo[]; readonly passkeys: readonly PasskeyRow[]; readonly zone: string }
  | { readonly screen: 'subscriptions'; readonly frequency: 'none' | 'weekly' | 'all'; readonly sms: boolean; readonly hasPhone: boolean }
  | {
      readonly screen: 'requests';
      readonly requests: readonly CustomerRequest[];
      readonly bookingReference: string | undefined;
      readonly needsCode: boolean;
      readonly key: string;
    }
  | {
      readonly screen: 'newRequest';
      readonly bookings: readonly BookingRequestChoice[];
      readonly chosen: string | undefined;
      readonly key: string;
      readonly needsCode: boolean;
    }
  | {
      readonly screen: 'cancellation';
      readonly bookings: readonly BookingRequestChoice[];
      readonly chosen: string | undefined;
      readonly fee: Fee | 'tooLate' | undefined;
      readonly key: string;
      readonly needsCode: boolean;
    }
  | ({ readonly screen: 'contact' } & ContactView)
  | { readonly screen: 'privacy'; readonly hasPassword: boolean };

export interface AccountMember {
  readonly firstName: string | undefined;
  readonly email: string;
}

/** Data of any page of the account area: the screen, or why it cannot be shown (platform 4 "My-bookings status"). */
export type AccountData =
  | { readonly kind: 'signIn'; readonly reason: 'visitor' | 'identified' | 'expired'; readonly gate: PageGate; readonly screen: AccountScreen | 'booking' }
  | { readonly kind: 'failure'; readonly screen: AccountScreen | 'booking'; readonly member: AccountMember | undefined; readonly incidentId: string }
  /** The account is gone; `until` = the day until which its bookings are kept, where there are any. */
  | { readonly kind: 'erased'; readonly screen: AccountScreen; readonly until: string | undefined }
  | {
      readonly kind: 'ready';
      readonly screen: AccountScreen | 'booking';
      readonly member: AccountMember | undefined;
      readonly view: AccountView;
      readonly notice: Notice | undefined;
    };

/** What a form is answered with when it could not be done. */
export interface AccountAnswer {
  readonly intent: string;
  readonly fields: Readonly<Record<string, MessageId>>;
  readonly form?: MessageId | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly rejected?: readonly { readonly email: string; readonly messageId: MessageId }[] | undefined;
  /** What the browser is asked to make a passkey for. */
  readonly passkey?: { readonly challengeId: string; readonly options: Readonly<Record<string, unknown>> } | undefined;
}

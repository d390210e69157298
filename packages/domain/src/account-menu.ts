/** Who looks at the menu (platform 4 "Auth states"). */
export type MenuVisitorState = 'anonymous' | 'identified' | 'bookingFound' | 'authenticated';

/** What the account menu reads of the visitor, the partner and the brand; amounts in minor units of the shop's currency (platform 2.3). */
export interface AccountMenuInput {
  readonly visitor: {
    readonly state: MenuVisitorState;
    readonly credits?: number | undefined;
    readonly refunds?: number | undefined;
    /** The account has credit notes to tell of, whatever their sum. */
    readonly showsRefunds?: boolean | undefined;
    readonly unreadRequests?: number | undefined;
  };
  readonly flags: {
    readonly whiteLabel: boolean;
    readonly showSmartDPOnRootUrl: boolean;
    readonly enableCredits: boolean;
    readonly enableCreditNotes: boolean;
    readonly enableSponsorship: boolean;
  };
  readonly capabilities: {
    readonly darkSite?: boolean | undefined;
    readonly externalBookingSite?: string | undefined;
    readonly hidesMenuMarketingMessage?: boolean | undefined;
  };
  /** The moment lies in the partner's badge window. */
  readonly hasSponsorshipBadge: boolean;
  /** Paragraphs the partner shows to visitors. */
  readonly hasConnectMessages: boolean;
}

export type AccountMenuEntryName =
  | 'profile'
  | 'credits'
  | 'refunds'
  | 'sponsorship'
  | 'security'
  | 'bookings'
  | 'subscriptions'
  | 'logout'
  | 'booking'
  | 'otherBookings'
  | 'contact'
  | 'requests'
  | 'help'
  | 'findBooking'
  | 'externalBookings'
  | 'flashSales'
  | 'searchTrip'
  | 'allSales'
  | 'signIn';

/** One line of the menu: an amount to show as a chip, a dot for something unread, a badge for a campaign. */
export interface AccountMenuEntry {
  readonly name: AccountMenuEntryName;
  readonly amount?: number;
  readonly hasDot?: true;
  readonly hasBadge?: true;
}

export interface AccountMenuSection {
  readonly title: 'account' | 'bookings' | 'help' | null;
  readonly entries: readonly AccountMenuEntry[];
}

export interface AccountMenu {
  /** What stands above the entries for a visitor: the partner's own words, the invitation to sign up, or nothing. */
  readonly welcome: 'messages' | 'invitation' | null;
  readonly sections: readonly AccountMenuSection[];
  readonly footer: readonly AccountMenuEntry[];
}

const withAmount = (name: 'credits' | 'refunds', amount: number | undefined): AccountMenuEntry =>
  amount !== undefined && amount > 0 ? { name, amount } : { name };

const requestsEntry = (unread: number | undefined): AccountMenuEntry =>
  unread !== undefined && unread > 0 ? { name: 'requests', hasDot: true } : { name: 'requests' };

const keep = (isShown: boolean, ...entries: AccountMenuEntry[]): AccountMenuEntry[] => (isShown ? entries : []);

function memberSections({ visitor, flags, capabilities, hasSponsorshipBadge }: AccountMenuInput): AccountMenuSection[] {
  const isMember = visitor.state === 'authenticated';
  const isDark = capabilities.darkSite ?? false;
  const bookings = capabilities.externalBookingSite !== undefined && !flags.whiteLabel ? 'externalBookings' : 'bookings';
  const account = [
    ...keep(!isDark, { name: 'profile' }),
    ...keep(isMember && flags.enableCredits, withAmount('credits', visitor.credits)),
    ...keep(isMember && flags.enableCreditNotes && (visitor.showsRefunds ?? false), withAmount('refunds', visitor.refunds)),
    ...keep(flags.enableSponsorship, hasSponsorshipBadge ? { name: 'sponsorship', hasBadge: true } : { name: 'sponsorship' }),
    ...keep(flags.whiteLabel && !isDark, { name: 'security' }),
    ...keep(!isDark, { name: bookings }),
    ...keep(flags.whiteLabel && !isDark, { name: 'subscriptions' }),
    ...keep(isMember, { name: 'logout' }),
  ];
  const help: AccountMenuEntry[] = [{ name: 'contact' }, requestsEntry(visitor.unreadRequests)];
  return [...(account.length > 0 ? [{ title: 'account' as const, entries: account }] : []), { title: 'help', entries: help }];
}

/**
 * The account menu of each of the four visitors (platform 2.3; readings 1.15: an identified visitor sees the member's menu without credits,
 * refunds and logout). Only the texts and links are left to the page.
 */
export function accountMenu(input: AccountMenuInput): AccountMenu {
  const { visitor, flags, capabilities, hasConnectMessages } = input;
  switch (visitor.state) {
    case 'authenticated':
    case 'identified':
      return {
        welcome: null,
        sections: memberSections(input),
        footer: flags.showSmartDPOnRootUrl ? [{ name: 'flashSales' }, { name: 'searchTrip' }] : [{ name: 'allSales' }],
      };
    case 'bookingFound':
      return {
        welcome: null,
        sections: [
          { title: 'bookings', entries: [{ name: 'booking' }, { name: 'otherBookings' }] },
          { title: 'help', entries: [{ name: 'contact' }, requestsEntry(visitor.unreadRequests)] },
        ],
        footer: [],
      };
    case 'anonymous':
      return {
        welcome: capabilities.hidesMenuMarketingMessage === true ? null : hasConnectMessages ? 'messages' : 'invitation',
        sections: [
          {
            title: null,
            entries: [{ name: 'signIn' }, { name: 'help' }, { name: capabilities.externalBookingSite === undefined ? 'findBooking' : 'externalBookings' }],
          },
        ],
        footer: [],
      };
  }
}

/** True in the partner's badge window, both ends included; all three are local times of the shop, `YYYY-MM-DDTHH:mm:ss` (platform 2.3, 9; readings 4.37). */
export function isInBadgeWindow(localTime: string, window: { readonly startAt: string; readonly endAt: string } | undefined): boolean {
  return window !== undefined && window.startAt <= localTime && localTime <= window.endAt;
}

import { describe, expect, test } from 'vitest';
import { type AccountMenuInput, accountMenu, isInBadgeWindow } from './account-menu.ts';

const ALL_ON = { whiteLabel: true, showSmartDPOnRootUrl: true, enableCredits: true, enableCreditNotes: true, enableSponsorship: true };

interface Changes {
  readonly visitor?: Partial<AccountMenuInput['visitor']>;
  readonly flags?: Partial<AccountMenuInput['flags']>;
  readonly capabilities?: AccountMenuInput['capabilities'];
  readonly hasSponsorshipBadge?: boolean;
  readonly hasConnectMessages?: boolean;
}

const menuOf = ({ visitor, flags, capabilities, hasSponsorshipBadge = false, hasConnectMessages = false }: Changes) =>
  accountMenu({
    visitor: { state: 'authenticated', showsRefunds: true, ...visitor },
    flags: { ...ALL_ON, ...flags },
    capabilities: capabilities ?? {},
    hasSponsorshipBadge,
    hasConnectMessages,
  });
const linesOf = (changes: Changes): string =>
  menuOf(changes)
    .sections.map(({ title, entries }) => `${title ?? 'visitor'}: ${entries.map((entry) => entry.name).join(' ')}`)
    .join(' | ');

describe('the menu of a member', () => {
  const full = 'account: profile credits refunds sponsorship security bookings subscriptions logout | help: contact requests';
  test.each<[string, Changes, string]>([
    ['shows everything a white-label partner turns on', {}, full],
    ['hides credits that are not enabled', { flags: { enableCredits: false } }, full.replace(' credits', '')],
    ['hides refunds that are not enabled', { flags: { enableCreditNotes: false } }, full.replace(' refunds', '')],
    ['hides refunds the account has nothing to tell of', { visitor: { showsRefunds: false } }, full.replace(' refunds', '')],
    ['hides sponsorship that is not enabled', { flags: { enableSponsorship: false } }, full.replace(' sponsorship', '')],
    ['hides security and subscriptions outside white label', { flags: { whiteLabel: false } }, full.replace(' security', '').replace(' subscriptions', '')],
    [
      'hides profile, security, bookings and subscriptions on a dark site',
      { capabilities: { darkSite: true } },
      'account: credits refunds sponsorship logout | help: contact requests',
    ],
    [
      'leads to the external booking site only outside white label',
      { flags: { whiteLabel: false }, capabilities: { externalBookingSite: 'https://bookings.example.com' } },
      'account: profile credits refunds sponsorship externalBookings logout | help: contact requests',
    ],
    ['keeps bookings inside for white label', { capabilities: { externalBookingSite: 'https://bookings.example.com' } }, full],
  ])('%s', (_, changes, lines) => {
    expect(linesOf(changes)).toBe(lines);
  });

  test('an identified visitor sees it without credits, refunds and logout', () => {
    expect(linesOf({ visitor: { state: 'identified', credits: 4500 } })).toBe(
      'account: profile sponsorship security bookings subscriptions | help: contact requests',
    );
  });

  test('has no empty section', () => {
    expect(linesOf({ visitor: { state: 'identified' }, flags: { enableSponsorship: false }, capabilities: { darkSite: true } })).toBe('help: contact requests');
  });

  test.each([
    [4500, { name: 'credits', amount: 4500 }],
    [0, { name: 'credits' }],
    [undefined, { name: 'credits' }],
  ])('credits of %s', (credits, entry) => {
    expect(menuOf({ visitor: { credits } }).sections[0]?.entries[1]).toEqual(entry);
  });

  test('refunds show their amount, unread requests a dot, sponsorship its badge in the window', () => {
    const menu = menuOf({ visitor: { refunds: 1200, unreadRequests: 2 }, hasSponsorshipBadge: true });
    expect(menu.sections[0]?.entries.filter((entry) => Object.keys(entry).length > 1)).toEqual([
      { name: 'refunds', amount: 1200 },
      { name: 'sponsorship', hasBadge: true },
    ]);
    expect(menu.sections[1]?.entries[1]).toEqual({ name: 'requests', hasDot: true });
    expect(menuOf({ visitor: { unreadRequests: 0 } }).sections[1]?.entries[1]).toEqual({ name: 'requests' });
  });

  test.each([
    [true, ['flashSales', 'searchTrip']],
    [false, ['allSales']],
  ])('its foot with showSmartDPOnRootUrl %s', (showSmartDPOnRootUrl, names) => {
    expect(menuOf({ flags: { showSmartDPOnRootUrl } }).footer.map((entry) => entry.name)).toEqual(names);
    expect(menuOf({ flags: { showSmartDPOnRootUrl }, visitor: { state: 'identified' } }).footer.map((entry) => entry.name)).toEqual(names);
  });
});

describe('the menu of others', () => {
  test('a found booking has its link, other bookings and help', () => {
    expect(linesOf({ visitor: { state: 'bookingFound' } })).toBe('bookings: booking otherBookings | help: contact requests');
    expect(menuOf({ visitor: { state: 'bookingFound' } }).footer).toEqual([]);
  });

  test.each<[string, Changes, string | null, string]>([
    ['without words of the partner', {}, 'invitation', 'visitor: signIn help findBooking'],
    ['with words of the partner', { hasConnectMessages: true }, 'messages', 'visitor: signIn help findBooking'],
    ['where the message is hidden', { hasConnectMessages: true, capabilities: { hidesMenuMarketingMessage: true } }, null, 'visitor: signIn help findBooking'],
    [
      'with an external booking site',
      { capabilities: { externalBookingSite: 'https://bookings.example.com' } },
      'invitation',
      'visitor: signIn help externalBookings',
    ],
  ])('a visitor %s', (_, changes, welcome, lines) => {
    const anonymous = { ...changes, visitor: { state: 'anonymous' as const } };
    expect(menuOf(anonymous).welcome).toBe(welcome);
    expect(linesOf(anonymous)).toBe(lines);
  });
});

describe('the badge of sponsorship, by the clock of the shop', () => {
  const window = { startAt: '2020-02-20T00:00:00', endAt: '2020-03-19T23:59:59' };
  test.each([
    ['2020-02-19T23:59:59', false],
    ['2020-02-20T00:00:00', true],
    ['2020-03-19T23:59:59', true],
    ['2020-03-20T00:00:00', false],
  ])('at %s: %s', (time, isShown) => {
    expect(isInBadgeWindow(time, window)).toBe(isShown);
  });
  test('without a window there is none', () => {
    expect(isInBadgeWindow('2020-03-01T00:00:00', undefined)).toBe(false);
  });
});

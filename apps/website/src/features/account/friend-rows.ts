import type { ResponseOf } from '@escale/contract/endpoint';
import type { sponsorship } from '@escale/contract/sponsorship';
import { SPONSORSHIP_AMOUNTS } from '@escale/domain/sponsorship';

type Friends = ResponseOf<typeof sponsorship>['current'];
type RewardState = 'notYet' | 'available' | 'used' | 'expired';

/** What a friend brought by one step, or would bring. */
export interface Reward {
  readonly state: RewardState;
  /** Major units of the shop's currency. */
  readonly amount: number;
  readonly day?: string | undefined;
  readonly until?: string | undefined;
}

/** One friend of the table (platform 3 "Sponsorship"). */
export interface FriendRow {
  readonly email: string;
  readonly subscribed: Reward;
  readonly booked: Reward;
}

type Given = { readonly amount: number; readonly maxUseDate: string; readonly expired: boolean; readonly used: boolean };
const rewardOf = (given: Given | null, upcoming: number, day?: string): Reward =>
  given === null
    ? { state: 'notYet', amount: upcoming }
    : { state: given.used ? 'used' : given.expired ? 'expired' : 'available', amount: given.amount, until: given.maxUseDate, day };

/** Friends as rows, by address; a step not taken yet shows what it will bring: 5 for joining, 15 for a first booking (platform 9). */
export const friendRows = (friends: Friends): readonly FriendRow[] =>
  Object.entries(friends)
    .map(([email, { friendSubscribed, friendBooked }]) => ({
      email,
      subscribed: rewardOf(friendSubscribed, SPONSORSHIP_AMOUNTS.friendSubscribed, friendSubscribed?.susbcribeAt.slice(0, 10)),
      booked: rewardOf(friendBooked, SPONSORSHIP_AMOUNTS.friendBooked),
    }))
    .toSorted((first, second) => first.email.localeCompare(second.email));

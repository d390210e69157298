import type { ActivityChoice, QuotedActivity, QuotedGuest } from './quoted-offer.ts';

/** Activities shown before "show all" (readings 6.3 row 30). */
export const ACTIVITIES_SHOWN_FIRST = 3;

/** What a quantity costs after its discount; nothing when the quantity has no price of its own. Major units. */
function costOf(guest: QuotedGuest, quantity: number): number {
  const price = guest.pricePerQuantity[String(quantity)];
  return price === undefined ? 0 : price.price - price.discount;
}

/**
 * Activities a quote adds by itself: those with included guests, on their suggested date (funnel 4.4), and only where those guests cost
 * nothing, since a paid extra is never chosen for the traveller (readings 7 row 13).
 */
export function includedActivities(activities: readonly QuotedActivity[]): ActivityChoice[] {
  return activities.flatMap((activity) => {
    const guests = (activity.guestsPerDay[activity.suggestedDate] ?? [])
      .filter((guest) => guest.includedGuest > 0 && costOf(guest, guest.includedGuest) <= 0)
      .map((guest) => ({ code: guest.code, guestsCount: guest.includedGuest }));
    return guests.length === 0 ? [] : [{ code: activity.code, date: activity.suggestedDate, guests }];
  });
}

/** The choices with a guest count set for an activity on a day; a total of 0 removes the activity (funnel 4.4). Another day replaces the day. */
export function setGuestCount(
  choices: readonly ActivityChoice[],
  change: { readonly code: string; readonly date: string; readonly guestCode: string; readonly guestsCount: number },
): ActivityChoice[] {
  const current = choices.find((choice) => choice.code === change.code);
  const kept = current?.date === change.date ? current.guests.filter((guest) => guest.code !== change.guestCode) : [];
  const guests = [...kept, { code: change.guestCode, guestsCount: Math.max(0, change.guestsCount) }].filter((guest) => guest.guestsCount > 0);
  if (guests.length === 0) return choices.filter((choice) => choice.code !== change.code);
  const changed = { code: change.code, date: change.date, guests };
  return current === undefined ? [...choices, changed] : choices.map((choice) => (choice.code === change.code ? changed : choice));
}

/** The activities to show: the first 3, or all of them (funnel 2.12). */
export function shownActivities<Activity>(activities: readonly Activity[], isShowingAll: boolean): readonly Activity[] {
  return isShowingAll ? activities : activities.slice(0, ACTIVITIES_SHOWN_FIRST);
}

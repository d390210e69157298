/** Audiences of targeted content (platform 4 "Login-state targeting", 6). */
export type Audience = 'ALL' | 'LOGGED_IN' | 'ANONYMOUS';

/** What decides whether a banner is shown; instants in epoch milliseconds, a missing bound is open. */
export interface BannerTargeting {
  readonly startAt?: number | undefined;
  readonly endAt?: number | undefined;
  /** Page sections; none, or `*` among them, means every page. */
  readonly pages: readonly string[];
  /** None means everybody. */
  readonly usersFilter: readonly Audience[];
}

/** True for the moment (or the preview date) within [startAt, endAt) (platform 2.3, readings 1.9). */
export function isBannerTime({ startAt, endAt }: Pick<BannerTargeting, 'startAt' | 'endAt'>, now: number): boolean {
  return (startAt === undefined || startAt <= now) && (endAt === undefined || now < endAt);
}

/** True when the audience holds the visitor: LOGGED_IN only members, ANONYMOUS everybody else, identified visitors too (platform 4, 6). */
export function isBannerAudience({ usersFilter }: Pick<BannerTargeting, 'usersFilter'>, isLoggedIn: boolean): boolean {
  return usersFilter.length === 0 || usersFilter.some((one) => one === 'ALL' || (one === 'LOGGED_IN') === isLoggedIn);
}

/** True when the banner is meant for the page's section. */
export function isBannerPage({ pages }: Pick<BannerTargeting, 'pages'>, section: string): boolean {
  return pages.length === 0 || pages.includes('*') || pages.includes(section);
}

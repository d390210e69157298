import type { Identity } from '@escale/contract/user-auth';
import type { PartnerConfiguration } from '@escale/contract/brand';
import { dayInZone } from '@escale/domain/calendar-day';
import type { Answer } from '../../platform/answer.ts';
import { requireCaller } from '../../platform/auth-guard.ts';
import type { CallContext } from '../../platform/route.ts';
import type { BookingDesk } from '../quote/index.ts';
import type { AuthContext } from '../user-auth/index.ts';

/** Everything the account room works with: what sign-in knows of members, and the desk where bookings are paid and shown. */
export interface AccountContext extends AuthContext {
  readonly desk: BookingDesk;
}

/** A member, also one who came by a partner's sign-on. */
export const requireMember = (context: AccountContext, call: CallContext): Promise<Answer<Identity>> => requireCaller(context, call, ['member', 'partner']);

/** A member, or who looked up one booking. */
export const requireTraveller = (context: AccountContext, call: CallContext): Promise<Answer<Identity>> =>
  requireCaller(context, call, ['member', 'partner', 'booking']);

/** The configuration of a brand in a shop. */
export const shopOf = (context: AccountContext, brand: string, shop: string): PartnerConfiguration | undefined =>
  context.partners.all.find((partner) => partner.brand === brand && partner.shop === shop)?.configuration;

/** Today where a shop sells. */
export const todayIn = (context: AccountContext, brand: string, shop: string): string =>
  dayInZone(context.clock.now(), shopOf(context, brand, shop)?.zone ?? 'UTC');

/** Address of a page of a brand's site below its shop. */
export const pageOf = (context: AccountContext, brand: string, shop: string, path: string): string =>
  `${context.originOf(brand)}${context.env.prefix}/${shop}${path}`;

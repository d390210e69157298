import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wireAmount, wireDay, wireText } from './wire.ts';

export const COUPON_SOURCES = ['SPONSORSHIP_ACCEPTED', 'friendBooked', 'friendSubscribed', 'TRAVEL_BACK', 'INSCRIPTION', 'CREDIT_NOTE', 'GOODWILL'] as const;

/** A coupon, credit or credit note (platform 3 "Coupons and credits"); amounts in major units of the shop's currency. `balance` is the sum of its ledger's lines. */
export const couponItem = z.object({
  id: z.string(),
  balance: wireAmount,
  amount: wireAmount,
  usableAmount: wireAmount,
  isApplicable: z.boolean(),
  minUseDate: z.optional(wireDay),
  maxUseDate: z.optional(wireDay),
  source: z.string(),
  friendEmail: z.optional(z.string()),
  uses: z.array(z.object({ bookingReference: z.optional(z.string()), amount: wireAmount, date: wireDay })),
  type: z.enum(['PROMOTION', 'SPONSORSHIP', 'TRAVELBACK']),
  status: z.enum(['AVAILABLE', 'EXPIRE_SOON', 'UPCOMING', 'USED', 'USING', 'EXPIRED']),
});
export type CouponItem = z.infer<typeof couponItem>;

const couponGroup = z.object({ current: z.array(couponItem), history: z.array(couponItem) });

/** A member's coupons in their groups (platform 7 "Sponsorship API"). Authorization: the member's token. */
export const listCoupons = endpoint({
  method: 'GET',
  path: '/list',
  body: 'none',
  /** `seen`: the page of credits or of credit notes shows them now, the dot goes out. */
  request: z.object({ currency: z.optional(wireText(3)), seen: z.optional(z.enum(['credits', 'creditNotes'])) }),
  response: z.object({
    status: z.enum(['SUCCESS']),
    credit: z.object({ sponsorship: couponGroup, generic: couponGroup, travelback: couponGroup }),
    creditNote: couponGroup,
    /** Something changed since the member last looked (platform 3). */
    showCreditsNotification: z.boolean(),
    showCreditNotesNotification: z.boolean(),
    currencyCode: z.string(),
  }),
});
export type CouponList = z.infer<typeof listCoupons.response>;

/** What a friend's subscription brought; the misspelt name is the wire name (readings 4.40). */
const friendSubscribed = z.object({ susbcribeAt: z.string(), amount: wireAmount, maxUseDate: wireDay, expired: z.boolean(), used: z.boolean() });
const friendBooked = z.object({ amount: wireAmount, maxUseDate: wireDay, expired: z.boolean(), used: z.boolean() });
const friends = z.record(z.string(), z.object({ friendSubscribed: z.nullable(friendSubscribed), friendBooked: z.nullable(friendBooked) }));

/** Friends by e-mail address, and what they brought so far (platform 7). */
export const sponsorship = endpoint({
  method: 'GET',
  path: '/sponsorship',
  body: 'none',
  request: z.object({}),
  response: z.object({
    current: friends,
    history: friends,
    sponsorshipCredit: wireAmount,
    currencyCode: z.string(),
    canInviteByEmailAt: z.optional(z.string()),
  }),
});

/** The member's own sponsor id, made on first asking. */
export const getSponsorId = endpoint({
  method: 'GET',
  path: '/sponsorship/getSponsorId',
  body: 'none',
  request: z.object({}),
  response: z.object({ sponsorId: z.string() }),
});

export const INVITE_REJECTIONS = ['CANT_SPONSOR_YOURSELF', 'INVALID_EMAIL_FORMAT', 'ALREADY_FRIEND', 'EMAIL_PROVIDER_NOT_ACCEPTED'] as const;
/** Invites up to ten friends (readings 6.4 row 47). 429 with `data.canInviteByEmailAt` when asked too often. */
export const inviteByEmail = endpoint({
  method: 'POST',
  path: '/sponsorship/inviteByEmail',
  body: 'json',
  request: z.object({ sponsorId: wireText(64), emails: z.array(wireText(254)).check(z.minLength(1), z.maxLength(10)), message: z.optional(wireText(500)) }),
  response: z.object({ rejectedEmails: z.array(z.object({ email: z.string(), code: z.enum(INVITE_REJECTIONS) })), canInviteByEmailAt: z.string() }),
});

/** Binds a new member to who invited them; Authorization: the new member's token (platform 7). */
export const subscribe = endpoint({
  method: 'POST',
  path: '/sponsorship/subscribe',
  body: 'json',
  request: z.object({ sponsorId: wireText(64), sponsored: wireText(254) }),
  response: z.object({}),
});

/** Credit API: campaigns a partner runs now (platform 3 `creditCampaign`, 7). */
export const availableCampaigns = endpoint({
  method: 'GET',
  path: '/available/:partnerCode',
  body: 'none',
  request: z.object({ partnerCode: z.string().check(z.regex(/^[A-Z]{4}$/u)) }),
  response: z.object({
    creditCampaign: z.array(
      z.object({ type: z.enum(['INSCRIPTION', 'TRAVEL_BACK']), discountType: z.enum(['CURRENCY', 'PERCENT']), amount: wireAmount, currencyCode: z.string() }),
    ),
  }),
});

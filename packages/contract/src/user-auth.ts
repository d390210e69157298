import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { wireDay, wireShop, wireText } from './wire.ts';

/**
 * User-auth service, at `/api/user-auth` (platform 7 "User auth API", readings 6.4 rows 41-45). Bodies are JSON sent as text/plain;
 * application/json is read too. A token travels bare in `Authorization: {token}` and counts only together with the device it was given to:
 * the HttpOnly cookie `device`, or the header `x-device` between servers. Without it every token is answered 401.
 *
 * What each call refuses with stands beside it: HTTP status from `errors.ts`, further facts in `data` of the refusal (`authRefusal`).
 * Every call may also answer 400 (fields), 403 (a cookie-bearing POST from a foreign origin, `data.reason` FOREIGN_ORIGIN) and 429.
 */

/** Facts about the visitor, from the website's server: believed only with the service key beside them. */
export const SERVICE_KEY_HEADER = 'x-service-key';
export const VISITOR_IP_HEADER = 'x-visitor-ip';
export const VISITOR_AGENT_HEADER = 'x-visitor-agent';

/** Headers with which a server of ours hands on a visitor. Without them all visitors of the website share the server's own address, and its limits. */
export const visitorHeaders = (visitor: { readonly serviceKey: string; readonly ip: string; readonly userAgent: string }): Record<string, string> => ({
  [SERVICE_KEY_HEADER]: visitor.serviceKey,
  [VISITOR_IP_HEADER]: visitor.ip,
  // A header carries Latin letters only; what a browser calls itself may be anything.
  [VISITOR_AGENT_HEADER]: visitor.userAgent.replaceAll(/[^\x20-\x7e]/gu, '?').slice(0, 300),
});

/** Why a call was refused, where the status alone does not tell. */
export const AUTH_REASONS = [
  /** 403 of a sign-in: the account was made with a social network and has no password ('error.facebook.account.without.password'). */
  'NO_PASSWORD',
  /** 409 of a sign-in with the right password: the address was not confirmed yet (./registration-not-confirmed). */
  'NOT_CONFIRMED',
  /** 403: an account with this address exists. */
  'ALREADY_REGISTERED',
  /** 409 of a resend: the address is confirmed, sign in. */
  'ALREADY_CONFIRMED',
  /** 401 of a link: too old (/technical-error/registration-confirmation-expired). */
  'LINK_EXPIRED',
  /** 409 of a link: used before. */
  'LINK_USED',
  /** 403 of a link: not one of ours. */
  'LINK_UNKNOWN',
  /** 401 of a social sign-in: the provider's proof is not valid; prompt again. */
  'TOKEN_REFUSED',
  /** 403 of a social sign-in: the e-mail scope was not granted; ask again. */
  'EMAIL_SCOPE_NOT_GRANTED',
  /** 401 of a social sign-in: the provider's data access is over; authorise again. */
  'DATA_ACCESS_EXPIRED',
  /** 403 of a social sign-in: the provider has not verified the address. */
  'EMAIL_NOT_VERIFIED',
  /** 403: social sign-in, passkeys or direct sign-up are not offered by this brand or partner. */
  'NOT_OFFERED',
  /** 403 of a password change: sign in again first (`login?changePassword=true`). */
  'SIGN_IN_AGAIN',
  'FOREIGN_ORIGIN',
] as const;
export type AuthReason = (typeof AUTH_REASONS)[number];

/** `data` of a refusal. Instants are epoch milliseconds. */
export const authRefusal = z.object({
  reason: z.optional(z.enum(AUTH_REASONS)),
  /** The next sign-in is possible then ('error.block.login' with a countdown). */
  canLoginAt: z.optional(z.number()),
  canResetAt: z.optional(z.number()),
  canResendAt: z.optional(z.number()),
});
export type AuthRefusal = z.infer<typeof authRefusal>;

const email = wireText(254);
/** Long enough for every password manager, short enough to hash. */
const password = wireText(256);
const token = wireText(256);
const credentials = z.object({ email, password });
/** Marketing code, e.g. AFFR. */
const partnerCode = z.string().check(z.regex(/^[A-Z0-9]{2,12}$/u));
/** Marketing attribution; only non-empty values are kept (platform 3). */
export const attribution = z.union([
  wireText(80),
  z.object({
    source: z.optional(wireText(80)),
    marketingOperationCode: z.optional(wireText(80)),
    utmMedium: z.optional(wireText(80)),
    utmSource: z.optional(wireText(80)),
    utmCampaign: z.optional(wireText(80)),
    utmContent: z.optional(wireText(80)),
    utmTerm: z.optional(wireText(80)),
  }),
]);
export type Attribution = z.infer<typeof attribution>;
const address = wireText(600);
const nothing = z.object({});

/** A signed-in member as a sign-in answers. `token` belongs in the cookie `authToken` of `/{shop}`; it lives 30 days from its last use. */
export const session = z.object({
  token,
  uuid: z.uuid(),
  email,
  partner: z.object({ code: partnerCode, shop: z.optional(wireShop) }),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  /** A passkey is known: don't offer one. */
  hasPasskey: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Which of the shops that a partner's code stands for, when it stands for several; left out: the first. */
const shop = z.optional(wireShop);
const partner = z.optional(partnerCode);
const source = z.optional(attribution);

/**
 * Refuses: 401 wrong password · 403 NO_PASSWORD · 404 no such account · 409 NOT_CONFIRMED · 429 locked; any of them with `canLoginAt` once locked.
 * With `uniformAuthErrors` of the partner 403 and 404 are 401. Without `partner` the host, then the address alone decide the brand.
 */
export const login = endpoint({
  method: 'POST',
  path: '/auth/local/login',
  body: 'text-json',
  request: z.object({ credentials, partner, shop }),
  response: session,
});

/** As `login`; the token opens nothing but `changePassword` and lives ten minutes. The present session stays. */
export const loginToChangePassword = endpoint({ ...login, path: '/auth/local/login?changePassword=true' });

/**
 * `Authorization` = token of `loginToChangePassword`, of a reset link, or of a sign-in not older than ten minutes. Signs in on this device anew and out on all
 * others; after a reset link everywhere else. Refuses: 400 'auth.password.policy.not.valid' at `password` · 401 (a link's LINK_EXPIRED, LINK_USED, LINK_UNKNOWN) ·
 * 403 SIGN_IN_AGAIN.
 */
export const changePassword = endpoint({ method: 'POST', path: '/auth/local/change', body: 'text-json', request: z.object({ password }), response: session });

/**
 * Answers the same whether the address is known or not. `redirect` = `{base}/{shop}/home/resetpassword` on a host of the brand; the letter's link adds `?token=`
 * (once, 30 minutes), which is the `Authorization` of `changePassword`. Refuses: 400 foreign redirect · 429 `canResetAt`.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/local/reset',
  body: 'text-json',
  request: z.object({ email, partner, redirect: address }),
  response: nothing,
});

/** Sends the confirmation again; `redirect` = `{base}/{shop}/confirmRegistration`. Refuses: 400 · 404 · 409 ALREADY_CONFIRMED · 429 `canResendAt`. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/local/resend',
  body: 'text-json',
  request: z.object({ email, redirect: address, partner }),
  response: nothing,
});

/** Direct sign-up. Refuses: 400 fields `credentials.email`, `credentials.password` · 401 partner confirms by e-mail (NOT_OFFERED) · 403 ALREADY_REGISTERED. */
export const signUp = endpoint({
  method: 'POST',
  path: '/auth/local/signup',
  body: 'text-json',
  request: z.object({ credentials, partner: partnerCode, shop, source, sponsorId: z.optional(wireText(40)) }),
  response: session,
});

/** Sign-up confirmed by e-mail; `redirect` as for resend. Refuses: 400 · 403 ALREADY_REGISTERED · 409 NOT_CONFIRMED (registered, waits for confirmation). */
export const register = endpoint({
  method: 'POST',
  path: '/auth/local/register',
  body: 'text-json',
  request: z.object({ credentials, redirect: address, partner, source, sponsorId: z.optional(wireText(40)) }),
  response: nothing,
});

/**
 * The link of a confirmation letter: POST on load, never by GET (letters are scanned). `session` comes only on the device that registered; on another one
 * the member signs in. Refuses: 401 LINK_EXPIRED · 403 LINK_UNKNOWN · 409 LINK_USED.
 */
export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/auth/local/confirm',
  body: 'text-json',
  request: z.object({ token }),
  response: z.object({ uuid: z.uuid(), email, partner: z.object({ code: partnerCode, shop: z.optional(wireShop) }), session: z.optional(session) }),
});

/**
 * Sign-in with a booking reference as password. The token reads that one booking and nothing more (readings 7 row 10).
 * Refuses: 404 'error.booking.not.found.error' · 429 'error.booking.too.many.request.error'. Takes the same time whatever it finds.
 */
export const bookingLogin = endpoint({
  method: 'POST',
  path: '/auth/local/booking',
  body: 'text-json',
  request: z.union([z.object({ credentials, partner, shop }), z.object({ email, password, partner, shop })]),
  response: z.object({ data: z.object({ email, token, uuid: z.uuid(), partner: z.object({ shop: wireShop, code: partnerCode }) }) }),
});

const socialSession = z.extend(session, { data: z.object({ signup: z.boolean() }) });

/** Value for the one-tap prompt's `nonce`: bound to the device, good for an hour or two. `clientId` null: the button is not offered. */
export const googleNonce = endpoint({
  method: 'POST',
  path: '/auth/google/nonce',
  body: 'text-json',
  request: z.object({ partner }),
  response: z.object({ nonce: z.string(), clientId: z.nullable(z.string()) }),
});

/** `accessToken` = the ID token of the one-tap button. Refuses: 401 TOKEN_REFUSED · 403 EMAIL_NOT_VERIFIED, NOT_OFFERED. */
export const googleLogin = endpoint({
  method: 'POST',
  path: '/auth/google',
  body: 'text-json',
  request: z.object({ accessToken: wireText(4096), partner: partnerCode, shop, source }),
  response: socialSession,
});

/** The provider's auth response. Refuses: 401 TOKEN_REFUSED, DATA_ACCESS_EXPIRED · 403 EMAIL_SCOPE_NOT_GRANTED, NOT_OFFERED. */
export const facebookLogin = endpoint({
  method: 'POST',
  path: '/auth/facebook',
  body: 'text-json',
  request: z.object({
    accessToken: wireText(4096),
    userID: wireText(64),
    expiresIn: z.optional(z.union([z.number(), wireText(20)])),
    signedRequest: z.optional(wireText(4096)),
    data_access_expiration_time: z.optional(z.union([z.number(), wireText(20)])),
    grantedScopes: z.optional(wireText(400)),
    partner: partnerCode,
    shop,
    source,
  }),
  response: socialSession,
});

/** Signs out on devices: ids of `tokenInfo`; none = this one. Ids of somebody else's are passed over. Refuses: 401. */
export const deleteTokens = endpoint({
  method: 'POST',
  path: '/token/delete',
  body: 'text-json',
  request: z.object({ token, delete: z._default(z.array(wireText(64)).check(z.maxLength(200)), []) }),
  response: z.object({ deleted: z.array(z.string()) }),
});

/** A new token for the old one, which goes out of use a minute later. Refuses: 401. */
export const renewToken = endpoint({ method: 'POST', path: '/token/renew', body: 'text-json', request: z.object({ token }), response: session });

/** A signed-in device (platform 3 "Device session"); instants in epoch milliseconds. */
export const tokenInfoRow = z.object({
  tokenId: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  /** The device that asks. */
  current: z.boolean(),
});
export type TokenInfo = z.infer<typeof tokenInfoRow>;

/** The member's signed-in devices, last used first. Refuses: 401. */
export const tokenInfo = endpoint({
  method: 'POST',
  path: '/token/info',
  body: 'text-json',
  request: z.object({ token }),
  response: z.object({ tokenInfos: z.array(tokenInfoRow) }),
});

export const TOKEN_KINDS = ['member', 'partner', 'booking', 'operator'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Who a token stands for. `scope` of a booking token is the reference it may read. */
export const identity = z.object({
  tokenId: z.string(),
  uuid: z.uuid(),
  email,
  kind: z.enum(TOKEN_KINDS),
  brand: z.string(),
  partner: z.object({ code: partnerCode, shop: z.optional(wireShop) }),
  scope: z.optional(z.string()),
  /** The member has proved the address: only then what belongs to the address (bookings made without an account) may be shown. */
  emailVerified: z.boolean(),
  expiresAt: z.number(),
});
export type Identity = z.infer<typeof identity>;

/** Refuses: 401. */
export const verifyToken = endpoint({ method: 'POST', path: '/token/verify', body: 'text-json', request: z.object({ token }), response: identity });

/** Who the stored token belongs to (platform 4 "Application start"): `tokenId` is the token, or with `Authorization` the id of one of one's own. Refuses: 401. */
export const tokenCredentials = endpoint({
  method: 'POST',
  path: '/token/credentials',
  body: 'text-json',
  request: z.object({ tokenId: token }),
  response: z.object({ uuid: z.uuid(), email, partner: z.object({ code: partnerCode, shop: z.optional(wireShop) }) }),
});

export const NEWSLETTER_FREQUENCIES = ['none', 'weekly', 'all'] as const;
export const GENDERS = ['M', 'F'] as const;

const text = (max: number) => z.optional(wireText(max));

/** A member's profile (platform 3 "Profile"). */
export const profile = z.object({
  uuid: z.uuid(),
  status: z.enum(['active', 'pending', 'deleted']),
  deleted: z.boolean(),
  type: z.enum(['member', 'partner']),
  email,
  partnerData: z.object({ code: partnerCode }),
  name: z.object({ firstName: text(60), lastName: text(60), gender: z.optional(z.enum(GENDERS)) }),
  birthDate: z.optional(wireDay),
  nationality: text(2),
  address: z.object({ phone: text(24), postCode: text(16), line1: text(100), line2: text(100), country: text(2), city: text(80) }),
  /** Only asked for after a sale; never kept here. */
  passport: z.optional(z.object({})),
  newsletterPreference: z.object({
    sms: z.boolean(),
    frequency: z.enum(NEWSLETTER_FREQUENCIES),
    /** Brand asks how often to write, and the member neither answered nor closed the question (platform 2.4). */
    shouldDisplayFrequencyModal: z.boolean(),
  }),
  hasPassword: z.boolean(),
  /** How this member can sign in besides a password. */
  signIns: z.array(z.enum(['google', 'facebook', 'partner', 'passkey'])),
});
export type Profile = z.infer<typeof profile>;

/** `Authorization` = token of a member. Refuses: 401 · 403 a token of another kind. */
export const getProfile = endpoint({ method: 'GET', path: '/me', body: 'none', request: nothing, response: profile });

/** Profile update payload (platform 3); a part left out stays as it is, an empty text is cleared. */
export const profileUpdate = z.object({
  name: z.optional(z.object({ firstName: text(60), lastName: text(60), gender: z.optional(z.enum([...GENDERS, ''])) })),
  birthDate: z.optional(z.union([wireDay, z.literal('')])),
  nationality: z.optional(z.union([z.string().check(z.regex(/^[A-Z]{2}$/u)), z.literal('')])),
  address: z.optional(
    z.object({
      line1: text(100),
      line2: text(100),
      postCode: text(16),
      city: text(80),
      country: z.optional(z.union([z.string().check(z.regex(/^[A-Z]{2}$/u)), z.literal('')])),
      phone: text(40),
    }),
  ),
  newsletterPreference: z.optional(
    z.object({
      sms: z.optional(z.boolean()),
      frequency: z.optional(z.enum(NEWSLETTER_FREQUENCIES)),
      /** false = the frequency question was closed without an answer. */
      shouldDisplayFrequencyModal: z.optional(z.literal(false)),
    }),
  ),
});
export type ProfileUpdate = z.infer<typeof profileUpdate>;

/** Answers with the whole profile. Refuses: 400 with the message ids of platform 5 at the payload's paths · 401 · 403. `?silent=true` leaves "last changed" alone. */
export const updateProfile = endpoint({ method: 'POST', path: '/me', body: 'text-json', request: profileUpdate, response: profile });
export const updateProfileSilently = endpoint({ ...updateProfile, path: '/me?silent=true' });

const unsubscribed = z.object({
  /** Invitations of friends know no rhythm: `none`, or `all` when they may come again. */
  list: z.enum(['newsletter', 'invitations']),
  maskedEmail: z.string(),
  frequency: z.enum(NEWSLETTER_FREQUENCIES),
  previous: z.enum(NEWSLETTER_FREQUENCIES),
});
export type Unsubscribed = z.infer<typeof unsubscribed>;

/** Link of a letter nobody has to get, without sign-in (readings 6.1 row 16): `frequency` left out = none. Again with `previous` undoes it. Refuses: 401 LINK_EXPIRED · 403 LINK_UNKNOWN. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe',
  body: 'text-json',
  request: z.object({ token, frequency: z.optional(z.enum(NEWSLETTER_FREQUENCIES)) }),
  response: unsubscribed,
});

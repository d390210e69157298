import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { session } from './user-auth.ts';
import { wireShop, wireText } from './wire.ts';

// Passkeys, a second way in (WebAuthn), at `/api/user-auth/passkey`.

const nothing = z.object({});
const shop = z.optional(wireShop);
const partner = z.optional(z.string().check(z.regex(/^[A-Z0-9]{2,12}$/u)));
/** What the browser's credentials API is given and answers: passed through as the WebAuthn JSON forms. */
const webAuthn = z.record(z.string(), z.unknown());
/** `options` go to `startRegistration`/`startAuthentication` of @simplewebauthn/browser as `optionsJSON`; `challengeId` comes back with the answer. */
const passkeyOptions = z.object({ challengeId: z.uuid(), options: webAuthn });

/** `Authorization` = token of a member. Refuses: 401 · 403. */
export const passkeyRegistrationOptions = endpoint({
  method: 'POST',
  path: '/passkey/registration/options',
  body: 'text-json',
  request: nothing,
  response: passkeyOptions,
});
/** Refuses: 401 · 403 the answer does not fit the challenge. */
export const passkeyRegistration = endpoint({
  method: 'POST',
  path: '/passkey/registration/verify',
  body: 'text-json',
  request: z.object({ challengeId: z.uuid(), response: webAuthn, label: z.optional(wireText(60)) }),
  response: z.object({ passkeyId: z.string() }),
});
/** Without an e-mail, for the browser's autofill: `mediation: 'conditional'` works. Never tells which addresses have passkeys. */
export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/passkey/authentication/options',
  body: 'text-json',
  request: z.object({ partner, shop }),
  response: passkeyOptions,
});
/** Refuses: 401 unknown passkey, wrong answer or challenge. */
export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/passkey/authentication/verify',
  body: 'text-json',
  request: z.object({ challengeId: z.uuid(), response: webAuthn, partner, shop }),
  response: session,
});
const passkeyRow = z.object({ passkeyId: z.string(), label: z.string(), createdAt: z.number(), lastUsedAt: z.optional(z.number()) });
/** One of a member's passkeys; instants are epoch milliseconds. */
export type PasskeyRow = z.infer<typeof passkeyRow>;
/** The member's passkeys, for the security page. */
export const listPasskeys = endpoint({
  method: 'POST',
  path: '/passkey/list',
  body: 'text-json',
  request: nothing,
  response: z.object({ passkeys: z.array(passkeyRow) }),
});
export const deletePasskey = endpoint({
  method: 'POST',
  path: '/passkey/delete',
  body: 'text-json',
  request: z.object({ passkeyId: wireText(400) }),
  response: nothing,
});

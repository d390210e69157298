import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { session } from './user-auth.ts';
import { wireText } from './wire.ts';

/**
 * Partner single sign-on, at `/api/oauth` (platform 7 "OAuth", strategy OAUTH). The browser is sent to `{OAUTH_ENDPOINT}?client_id&response_type&redirect_uri&scope&isExternal`
 * on the brand's own host (the device cookie must travel): `/api/oauth/authorize`. It comes back to `redirect_uri` with `code` (one minute, once, this device
 * only), or with `error` (then /technical-error/sso, platform 2.9). `redirect_uri` must be on a host of the brand.
 */
export const OAUTH_AUTHORIZE_PATH = '/authorize';

/** Query of the authorize address. */
export const authorizeQuery = z.object({
  /** Marketing code of the partner, e.g. EKFR. */
  client_id: wireText(40),
  response_type: z.literal('code'),
  redirect_uri: wireText(600),
  scope: z.optional(wireText(200)),
  isExternal: z.optional(wireText(5)),
});
export type AuthorizeQuery = z.infer<typeof authorizeQuery>;

/** The code becomes a session. Refuses: 401 unknown, used or old code, or another device. */
export const exchangeCode = endpoint({
  method: 'POST',
  path: '/token',
  body: 'text-json',
  request: z.object({ code: wireText(256), client_id: wireText(40), redirect_uri: wireText(600) }),
  response: session,
});

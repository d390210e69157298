import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { type Answer, done, fail, type Failure } from '../../platform/answer.ts';
import type { AuthContext } from './context.ts';
import { PROVIDER_TIMEOUT } from './policies.ts';
import type { Proof } from './proof.ts';

const debugToken = z.object({
  data: z.object({
    app_id: z.optional(z.string()),
    is_valid: z.optional(z.boolean()),
    user_id: z.optional(z.string()),
    expires_at: z.optional(z.number()),
    data_access_expires_at: z.optional(z.number()),
    scopes: z.optional(z.array(z.string())),
  }),
});
const me = z.object({ id: z.string(), email: z.optional(z.string()), first_name: z.optional(z.string()), last_name: z.optional(z.string()) });

const refused = (reason: 'TOKEN_REFUSED' | 'DATA_ACCESS_EXPIRED'): Failure => fail('UNAUTHORIZED', { data: { reason } });

/** Asks the provider; undefined when it gives no readable answer, its refusals included. */
const ask = async <Value>(url: URL, schema: z.ZodMiniType<Value>): Promise<{ readonly reached: boolean; readonly value?: Value }> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROVIDER_TIMEOUT), redirect: 'error', headers: { accept: 'application/json' } });
    if (response.status >= 500) return { reached: false };
    const read = z.safeParse(schema, await response.json());
    return read.success && response.ok ? { reached: true, value: read.data } : { reached: true };
  } catch {
    return { reached: false };
  }
};

/**
 * Checks an access token with the provider: made out to our app, for this user, valid, with the e-mail scope, and its data access
 * not over (platform 8). The browser's word for any of it counts for nothing.
 */
export const checkFacebookToken = async (context: AuthContext, given: { readonly accessToken: string; readonly userID: string }): Promise<Answer<Proof>> => {
  const { appId, appSecret, apiUrl } = context.env.identity.facebook;
  const inspect = new URL(`${apiUrl}/debug_token`);
  inspect.search = new URLSearchParams({ input_token: given.accessToken, access_token: `${appId}|${appSecret}` }).toString();
  const inspected = await ask(inspect, debugToken);
  if (!inspected.reached) return fail('GATEWAY_TIMEOUT');
  const facts = inspected.value?.data;
  const now = context.ticks.now() / 1000;
  if (facts?.is_valid !== true || facts.app_id !== appId || facts.user_id !== given.userID) return refused('TOKEN_REFUSED');
  if (facts.expires_at !== undefined && facts.expires_at !== 0 && facts.expires_at <= now) return refused('TOKEN_REFUSED');
  if (facts.data_access_expires_at !== undefined && facts.data_access_expires_at !== 0 && facts.data_access_expires_at <= now)
    return refused('DATA_ACCESS_EXPIRED');
  if (!(facts.scopes ?? []).includes('email')) return fail('FORBIDDEN', { data: { reason: 'EMAIL_SCOPE_NOT_GRANTED' } });

  const profile = new URL(`${apiUrl}/me`);
  profile.search = new URLSearchParams({
    fields: 'id,email,first_name,last_name',
    access_token: given.accessToken,
    appsecret_proof: createHmac('sha256', appSecret).update(given.accessToken).digest('hex'),
  }).toString();
  const read = await ask(profile, me);
  if (!read.reached) return fail('GATEWAY_TIMEOUT');
  if (read.value?.id !== given.userID) return refused('TOKEN_REFUSED');
  const { email, first_name: firstName, last_name: lastName } = read.value;
  if (email === undefined || email === '') return fail('FORBIDDEN', { data: { reason: 'EMAIL_SCOPE_NOT_GRANTED' } });
  return done({ provider: 'facebook', subject: given.userID, email, firstName, lastName, kind: 'member' });
};

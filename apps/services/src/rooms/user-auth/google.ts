import { createHmac } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { type Answer, done, fail } from '../../platform/answer.ts';
import type { AuthContext } from './context.ts';
import { NONCE_SLOT, PROVIDER_TIMEOUT } from './policies.ts';
import type { Proof } from './proof.ts';

const nonceOf = (context: AuthContext, device: string, slot: number): string =>
  createHmac('sha256', context.env.authSecret).update(`google-nonce.${device}.${slot}`).digest('base64url');
const slotOf = (context: AuthContext): number => Math.floor(context.clock.now() / NONCE_SLOT);

/** What the one-tap prompt is given as `nonce`: a proof made for another device, or long ago, does not fit. */
export const googleNonce = (context: AuthContext, device: string): string => nonceOf(context, device, slotOf(context));

const keySets = new Map<string, JWTVerifyGetKey>();
/** The provider's published keys: fetched when a new one is needed, at most every half minute. */
const keysAt = (url: string): JWTVerifyGetKey => {
  const known = keySets.get(url);
  if (known !== undefined) return known;
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: PROVIDER_TIMEOUT });
  keySets.set(url, keys);
  return keys;
};

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What went wrong is the proof's fault; everything else is the provider's, who could not be asked. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC' || error instanceof errors.JWKSInvalid);

/** Checks an ID token: RS256 by the provider's own keys, issuer, audience, age, and the nonce of this device. */
export const checkGoogleToken = async (context: AuthContext, idToken: string, device: string): Promise<Answer<Proof>> => {
  const { google } = context.env.identity;
  let claims: JWTPayload;
  try {
    ({ payload: claims } = await jwtVerify(idToken, keysAt(google.keysUrl), {
      algorithms: ['RS256'],
      issuer: [...google.issuers],
      audience: google.clientId,
      currentDate: new Date(context.ticks.now()),
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: '2h',
    }));
  } catch (error) {
    return isRefusal(error) ? fail('UNAUTHORIZED', { data: { reason: 'TOKEN_REFUSED' } }) : fail('GATEWAY_TIMEOUT');
  }
  const slot = slotOf(context);
  const isOurs = [slot, slot - 1].some((each) => claims['nonce'] === nonceOf(context, device, each));
  const email = text(claims['email']);
  const subject = text(claims.sub);
  // One audience only: a token made out to several could have been handed to any of them.
  if (!isOurs || subject === undefined || (Array.isArray(claims.aud) && claims.aud.length > 1))
    return fail('UNAUTHORIZED', { data: { reason: 'TOKEN_REFUSED' } });
  if (email === undefined || claims['email_verified'] !== true) return fail('FORBIDDEN', { data: { reason: 'EMAIL_NOT_VERIFIED' } });
  return done({ provider: 'google', subject, email, firstName: text(claims['given_name']), lastName: text(claims['family_name']), kind: 'member' });
};

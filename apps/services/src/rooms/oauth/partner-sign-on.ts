import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  discovery,
  None,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { Env } from '../../platform/env.ts';
import type { Proof } from '../user-auth/index.ts';

const TIMEOUT_SECONDS = 5;

/** Where a partner's people sign in. */
export interface SignOnProvider {
  readonly clientId: string;
  readonly issuer: string;
  /** '' = public client. */
  readonly secret: string;
}

/** The provider of a client id: the one named by OAUTH_PROVIDERS, else outside live the stand-in. */
export const providerOf = (env: Pick<Env, 'identity'>, clientId: string): SignOnProvider | undefined => {
  const named = Object.hasOwn(env.identity.partners, clientId) ? env.identity.partners[clientId] : undefined;
  if (named !== undefined) return { clientId, ...named };
  return env.identity.standIn === undefined ? undefined : { clientId, issuer: `${env.identity.standIn}/partner`, secret: '' };
};

const found = new Map<string, Promise<Configuration>>();

/** What a provider publishes of itself, asked for once; a failure is asked again. */
const configurationOf = ({ clientId, issuer, secret }: SignOnProvider): Promise<Configuration> => {
  const key = `${issuer} ${clientId}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const asked = discovery(new URL(issuer), clientId, undefined, secret === '' ? None() : ClientSecretPost(secret), {
    timeout: TIMEOUT_SECONDS,
    // Plain http is for stand-ins on this machine; a live provider is reached by https or not at all.
    execute: issuer.startsWith('http://') ? [allowInsecureRequests] : [],
  });
  found.set(key, asked);
  asked.catch(() => found.delete(key));
  return asked;
};

/** What is remembered of a sign-on that is under way. */
export interface SignOnSecrets {
  readonly verifier: string;
  readonly nonce: string;
}

/** Begins a sign-on: where the browser goes, and what must fit when it comes back (PKCE S256, nonce; the state is the caller's). */
export const beginSignOn = async (
  provider: SignOnProvider,
  wish: { readonly callback: string; readonly scope: string; readonly state: string },
): Promise<{ readonly address: string; readonly secrets: SignOnSecrets }> => {
  const configuration = await configurationOf(provider);
  const secrets = { verifier: randomPKCECodeVerifier(), nonce: randomNonce() };
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: wish.callback,
    response_type: 'code',
    scope: wish.scope,
    state: wish.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  });
  return { address: address.href, secrets };
};

export type SignOnOutcome =
  | { readonly ok: true; readonly proof: Proof }
  | { readonly ok: false; readonly error: 'access_denied' | 'email_missing' | 'email_not_verified' };

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Ends a sign-on: the partner's code becomes a checked ID token, and that who somebody is. Throws for whatever does not fit. */
export const endSignOn = async (provider: SignOnProvider, landed: URL, state: string, secrets: SignOnSecrets): Promise<SignOnOutcome> => {
  const configuration = await configurationOf(provider);
  const tokens = await authorizationCodeGrant(configuration, landed, {
    pkceCodeVerifier: secrets.verifier,
    expectedNonce: secrets.nonce,
    expectedState: state,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) return { ok: false, error: 'access_denied' };
  const email = text(claims['email']);
  if (email === undefined) return { ok: false, error: 'email_missing' };
  if (claims['email_verified'] !== true) return { ok: false, error: 'email_not_verified' };
  return {
    ok: true,
    proof: {
      provider: `partner:${provider.issuer}`,
      subject: claims.sub,
      email,
      firstName: text(claims['given_name']),
      lastName: text(claims['family_name']),
      kind: 'partner',
    },
  };
};

import { createHmac, randomBytes } from 'node:crypto';

/** What an access token of the social network stands for. Instants in epoch seconds; 0 = never ends. */
export interface FacebookGrant {
  readonly appId: string;
  readonly userId: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly scopes: readonly string[];
  readonly expiresAt: number;
  readonly dataAccessExpiresAt: number;
}

export interface FacebookAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Stand-in of the social network's graph: inspects tokens for the app that owns them, and tells who their user is. */
export interface FacebookStandIn {
  grant(grant: FacebookGrant): string;
  debugToken(inputToken: string, appToken: string): FacebookAnswer;
  me(accessToken: string, proof: string): FacebookAnswer;
}

const refusal = (status: number, message: string, code: number): FacebookAnswer => ({ status, body: { error: { message, type: 'OAuthException', code } } });

/** @param apps secrets by app id */
export const createFacebookStandIn = (apps: Readonly<Record<string, string>>, now: () => number): FacebookStandIn => {
  const grants = new Map<string, FacebookGrant>();
  return {
    grant: (grant) => {
      const token = `EAA${randomBytes(48).toString('base64url')}`;
      grants.set(token, grant);
      return token;
    },
    debugToken: (inputToken, appToken) => {
      const [appId = '', secret = ''] = appToken.split('|');
      if (secret === '' || apps[appId] !== secret) return refusal(400, 'Invalid OAuth access token signature.', 190);
      const grant = grants.get(inputToken);
      if (grant === undefined) return { status: 200, body: { data: { is_valid: false, error: { code: 190, message: 'Malformed access token' }, scopes: [] } } };
      const isValid = grant.expiresAt === 0 || grant.expiresAt > now() / 1000;
      return {
        status: 200,
        body: {
          data: {
            app_id: grant.appId,
            type: 'USER',
            application: 'Stand-in',
            is_valid: isValid,
            user_id: grant.userId,
            expires_at: grant.expiresAt,
            data_access_expires_at: grant.dataAccessExpiresAt,
            scopes: grant.scopes,
          },
        },
      };
    },
    me: (accessToken, proof) => {
      const grant = grants.get(accessToken);
      if (grant === undefined || (grant.expiresAt !== 0 && grant.expiresAt <= now() / 1000)) return refusal(400, 'Error validating access token.', 190);
      const secret = apps[grant.appId] ?? '';
      if (createHmac('sha256', secret).update(accessToken).digest('hex') !== proof)
        return refusal(400, 'Invalid appsecret_proof provided in the API argument', 100);
      return {
        status: 200,
        body: {
          id: grant.userId,
          ...(grant.email !== undefined && grant.scopes.includes('email') ? { email: grant.email } : {}),
          ...(grant.firstName === undefined ? {} : { first_name: grant.firstName }),
          ...(grant.lastName === undefined ? {} : { last_name: grant.lastName }),
        },
      };
    },
  };
};

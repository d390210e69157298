import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** Logins with a fate of their own at the partner's sign-on; every other login and any password sign in. */
export const PARTNER_LOGINS = {
  /** The partner tells no e-mail address. */
  withoutEmail: 'noemail',
  /** The partner has not checked the address. */
  unverified: 'unverified',
} as const;

const isCallback = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return (hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')) && pathname.endsWith('/api/oauth/callback');
};

/**
 * A partner's sign-on: a real OpenID Connect provider that any client id may use from a page of this machine. Public clients, PKCE
 * asked of everybody; its own pages take any login.
 */
export const createPartnerSignOn = async (issuer: string): Promise<Provider> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const clients = new Map<string, object>();
  const stored = new Map<string, { payload: Record<string, unknown>; until: number }>();

  /** Keeps everything in memory, and knows a client for every id. */
  class Memory {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    private key(id: string): string {
      return `${this.name}:${id}`;
    }
    async upsert(id: string, payload: Record<string, unknown>, expiresIn: number): Promise<void> {
      stored.set(this.key(id), { payload, until: Date.now() + (expiresIn || 3_600) * 1000 });
    }
    async find(id: string): Promise<Record<string, unknown> | undefined> {
      if (this.name === 'Client') {
        if (!/^[\w.-]{1,60}$/u.test(id)) return undefined;
        const client = clients.get(id) ?? {
          client_id: id,
          redirect_uris: ['http://localhost/api/oauth/callback'],
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code'],
          response_types: ['code'],
        };
        clients.set(id, client);
        return { ...client };
      }
      const entry = stored.get(this.key(id));
      return entry === undefined || entry.until < Date.now() ? undefined : entry.payload;
    }
    async findByUid(uid: string): Promise<Record<string, unknown> | undefined> {
      for (const [key, { payload }] of stored) if (key.startsWith(`${this.name}:`) && payload['uid'] === uid) return payload;
      return undefined;
    }
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }
    async consume(id: string): Promise<void> {
      const entry = stored.get(this.key(id));
      if (entry !== undefined) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
    }
    async destroy(id: string): Promise<void> {
      stored.delete(this.key(id));
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of stored) if (payload['grantId'] === grantId) stored.delete(key);
    }
  }

  const provider = new Provider(issuer, {
    adapter: Memory,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'partner-1', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 3_600, Grant: 3_600 },
    findAccount: (_context, id) => {
      const email = id.includes('@') ? id : `${id}@partner.example`;
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          given_name: 'Alex',
          family_name: 'Partner',
          ...(id === PARTNER_LOGINS.withoutEmail ? {} : { email, email_verified: id !== PARTNER_LOGINS.unverified }),
        }),
      };
    },
    // Consent was given to the partner when the account was opened there.
    loadExistingGrant: async (context) => {
      const { client, session, params } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new context.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(typeof params?.['scope'] === 'string' ? params['scope'] : 'openid');
      await grant.save();
      return grant;
    },
  });
  Object.defineProperty(provider.Client.prototype, 'redirectUriAllowed', { value: isCallback });
  return provider;
};

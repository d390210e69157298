import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createFacebookStandIn, type FacebookStandIn } from './facebook.ts';
import { createGoogleStandIn, type GoogleStandIn } from './google.ts';
import { createPartnerSignOn } from './open-id.ts';
import { isLocalOrigin, PEOPLE, promptPage } from './prompts.ts';

export interface IdentitySandbox {
  readonly server: Server;
  readonly google: GoogleStandIn;
  readonly facebook: FacebookStandIn;
}

export interface IdentitySandboxOptions {
  /** Origin as browsers and services reach it. */
  readonly base: string;
  /** Secrets of the social network's apps by id. */
  readonly facebookApps: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const OPEN_ID = '/partner';
const YEAR_SECONDS = 31_536_000;

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
};

/**
 * Stand-ins for everybody who proves identities: the web-account provider (`/google`), the social network (`/facebook`) and a
 * partner's OpenID Connect sign-on (`/partner`). They sign and answer as the originals do; nobody of them knows us.
 */
export const createIdentitySandbox = async ({ base, facebookApps, now }: IdentitySandboxOptions): Promise<IdentitySandbox> => {
  const [google, signOn] = await Promise.all([createGoogleStandIn(), createPartnerSignOn(`${base}${OPEN_ID}`)]);
  const facebook = createFacebookStandIn(facebookApps, now);
  const openId = signOn.callback();
  const seconds = (): number => Math.floor(now() / 1000);

  const googlePrompt = async (query: URLSearchParams, origin: string): Promise<string> =>
    promptPage(
      'Continue with your web account',
      origin,
      await Promise.all(
        [...PEOPLE, { id: 'demo-unverified', name: 'Address not verified', email: 'unverified@example.com' }].map(async ({ id, name, email }) => ({
          label: `${name}, ${email}`,
          message: {
            type: 'google-credential',
            credential: await google.sign({
              audience: query.get('client_id') ?? '',
              nonce: query.get('nonce') ?? '',
              subject: id,
              email,
              emailVerified: id !== 'demo-unverified',
              givenName: name.split(' ')[0] ?? '',
              familyName: name.split(' ')[1] ?? '',
              issuedAt: seconds(),
            }),
          },
        })),
      ),
    );

  const facebookDialog = (query: URLSearchParams, origin: string): string => {
    const answer = (person: (typeof PEOPLE)[number], change: { readonly scopes?: readonly string[]; readonly dataAccess?: number } = {}) => {
      const scopes = change.scopes ?? ['public_profile', 'email'];
      const dataAccessExpiresAt = change.dataAccess ?? seconds() + YEAR_SECONDS / 4;
      const accessToken = facebook.grant({
        appId: query.get('app_id') ?? '',
        userId: person.id,
        email: person.email,
        firstName: person.name.split(' ')[0] ?? '',
        lastName: person.name.split(' ')[1] ?? '',
        scopes,
        expiresAt: seconds() + 5_184_000,
        dataAccessExpiresAt,
      });
      return {
        type: 'facebook-auth',
        authResponse: {
          accessToken,
          userID: person.id,
          expiresIn: 5_184_000,
          data_access_expiration_time: dataAccessExpiresAt,
          grantedScopes: scopes.join(','),
        },
      };
    };
    const [first] = PEOPLE;
    return promptPage('Continue with the social network', origin, [
      ...PEOPLE.map((person) => ({ label: `${person.name}, ${person.email}`, message: answer(person) })),
      { label: `${first.name}, without the e-mail address`, message: answer(first, { scopes: ['public_profile'] }) },
      { label: `${first.name}, data access expired`, message: answer(first, { dataAccess: seconds() - 60 }) },
      { label: 'Cancel', message: { type: 'facebook-auth', authResponse: null } },
    ]);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = request.url ?? '/';
    if (address === OPEN_ID || address.startsWith(`${OPEN_ID}/`)) {
      // The provider finds its own addresses by what was cut off, as under any framework that mounts it.
      Object.assign(request, { originalUrl: address, url: address.slice(OPEN_ID.length) || '/' });
      return openId(request, response);
    }
    const { pathname, searchParams: query } = new URL(address, base);
    const origin = query.get('origin') ?? '';
    const page = (html: string): void => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
    };
    const text = (name: string): string => query.get(name) ?? '';
    switch (pathname) {
      case '/google/certs':
        return json(response, 200, google.keys);
      case '/google/prompt':
        return isLocalOrigin(origin) ? page(await googlePrompt(query, origin)) : json(response, 400, { error: 'origin' });
      case '/facebook/debug_token': {
        const { status, body } = facebook.debugToken(text('input_token'), text('access_token'));
        return json(response, status, body);
      }
      case '/facebook/me': {
        const { status, body } = facebook.me(text('access_token'), text('appsecret_proof'));
        return json(response, status, body);
      }
      case '/facebook/dialog':
        return isLocalOrigin(origin) ? page(facebookDialog(query, origin)) : json(response, 400, { error: 'origin' });
      default:
        return json(response, pathname === '/healthz' ? 200 : 404, {});
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (!response.headersSent) json(response, 500, { error: 'stand-in' });
    });
  });
  return { server, google, facebook };
};

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Clock, parseClock } from './clock.ts';

export const ROLES = [
  'website',
  'content',
  'quote',
  'nav-logs',
  'payment',
  'documents',
  'mail',
  'user-auth',
  'oauth',
  'account',
  'sponsorship',
  'credit',
  'jobs',
] as const;
export type Role = (typeof ROLES)[number];

/** Base addresses of the specification (platform 7): each service can be somebody else's. */
export const ADDRESSES = [
  'BASE_URL',
  'CONTENT_API_URL',
  'USER_AUTH_API_URL',
  'QUOTE_API_URL',
  'OAUTH_API_URL',
  'NAV_LOGS_API_URL',
  'STOPOVER_API_URL',
  'HOTEL_ONLY_API_URL',
  'ACCOUNT_API_URL',
  'SPONSORSHIP_API_URL',
  'CREDIT_API_URL',
  'SALES_API_URL',
  'MARKETING_API_URL',
  'MEMBER_API_URL',
  'PAYMENT_API_URL',
  'PAYMENT_SANDBOX_URL',
] as const;
export type Address = (typeof ADDRESSES)[number];

/** Providers of social sign-in and of partner single sign-on; an empty id = not offered. */
export interface IdentityProviders {
  readonly google: { readonly clientId: string; readonly keysUrl: string; readonly issuers: readonly string[] };
  readonly facebook: { readonly appId: string; readonly appSecret: string; readonly apiUrl: string };
  /** By client id: the OpenID Connect issuer of a partner, and our secret there ('' = public client, PKCE alone). */
  readonly partners: Readonly<Record<string, { readonly issuer: string; readonly secret: string }>>;
  /** Origin of the stand-in for every provider that isn't named; undefined on a live site. */
  readonly standIn: string | undefined;
}

/** Everything the environment decides, parsed once at start. */
export interface Env {
  readonly mode: 'production' | 'development' | 'test';
  /** live = the real site; every other value shows demo aids (key echo, ?brand=, preview dates). */
  readonly stage: 'live' | 'demo' | 'test';
  /** Which published content is shown; anything but `current` is `preview` (platform 4). */
  readonly visibility: 'current' | 'preview';
  readonly port: number;
  readonly host: string;
  readonly sandboxPort: number;
  readonly roles: ReadonlySet<Role>;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The folder of brand folders; the platform's own when undefined. */
  readonly brandsFolder: string | undefined;
  readonly clock: Clock;
  readonly addresses: Readonly<Record<Address, string | undefined>> & { readonly BASE_URL: string; readonly QUOTE_API_URL: string };
  readonly universe: { readonly seed: string; readonly scale: number };
  readonly smtpUrl: string | undefined;
  /** Key of the payment provider's account and the secret its webhooks are signed with. */
  readonly paymentKey: string;
  readonly webhookSecret: string;
  /** Signs the links of a booking's documents. */
  readonly documentSecret: string;
  /** Signs the links of letters to members. */
  readonly authSecret: string;
  /** Proves to our own services that the visitor's address comes from the website's server. */
  readonly serviceKey: string;
  /** Opens the page of bookings that wait for people; undefined on a live site that names none: no such page. */
  readonly staffToken: string | undefined;
  /** Where identities are proved: the originals on a live site, stand-ins elsewhere. */
  readonly identity: IdentityProviders;
  readonly logLevel: string;
  /** Path before `/{shop}` when a proxy serves the site below a folder; '' or `/something`. */
  readonly prefix: string;
  readonly processors: number;
  /** Visits in a hundred whose errors are reported, and of those the ones a recorder may replay (platform 9). */
  /** Days that changes of the inventory and analytics events are kept. */
  readonly retention: { readonly changeDays: number; readonly eventDays: number };
  readonly monitoring: { readonly sampleRate: number; readonly replayRate: number };
}

const wholeNumber = (source: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number => {
  const text = source[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/u.test(text) || value < least || value > most)
    throw new Error(`Environment variable ${name} must be a whole number from ${least} to ${most}, not ${text}`);
  return value;
};

const oneOf = <Value extends string>(source: NodeJS.ProcessEnv, name: string, allowed: readonly Value[], fallback: Value): Value => {
  const text = source[name];
  if (text === undefined || text === '') return fallback;
  const value = allowed.find((candidate) => candidate === text);
  if (value === undefined) throw new Error(`Environment variable ${name} must be one of ${allowed.join(', ')}, not ${text}`);
  return value;
};

const address = (source: NodeJS.ProcessEnv, name: Address): string | undefined => {
  const text = source[name]?.replace(/\/+$/u, '');
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:/u.test(text)) throw new Error(`Environment variable ${name} must be an http(s) address, not ${text}`);
  return text;
};

const required = (source: NodeJS.ProcessEnv, name: Address): string => {
  const value = address(source, name);
  if (value === undefined) throw new Error(`Missing environment variable : ${name}`); // platform 5: the wording is specified
  return value;
};

const secret = (source: NodeJS.ProcessEnv, name: string, stage: Env['stage'], demo: string): string => {
  const text = source[name];
  if (text !== undefined && text !== '') return text;
  if (stage === 'live') throw new Error(`Missing environment variable : ${name}`);
  return demo;
};

const partnerProviders = (text: string | undefined): IdentityProviders['partners'] => {
  if (text === undefined || text === '') return {};
  const wrong = (): never => {
    throw new Error('Environment variable OAUTH_PROVIDERS must be JSON like {"client-id":{"issuer":"https://…","secret":"…"}}');
  };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return wrong();
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return wrong();
  return Object.fromEntries(
    Object.entries(read).map(([id, provider]: [string, unknown]) =>
      typeof provider === 'object' && provider !== null && 'issuer' in provider && typeof provider.issuer === 'string' && URL.canParse(provider.issuer)
        ? [id, { issuer: provider.issuer, secret: 'secret' in provider && typeof provider.secret === 'string' ? provider.secret : '' }]
        : wrong(),
    ),
  );
};

const identityProviders = (source: NodeJS.ProcessEnv, stage: Env['stage']): IdentityProviders => {
  const url = source.IDENTITY_SANDBOX_URL?.replace(/\/+$/u, '');
  const standIn = stage === 'live' || url === undefined || url === '' ? undefined : url;
  const or = (name: string, original: string, demo: string): string => source[name] || (standIn === undefined ? original : demo);
  return {
    google: {
      clientId: or('GOOGLE_CLIENT_ID', '', 'demo-google-client'),
      keysUrl: or('GOOGLE_KEYS_URL', 'https://www.googleapis.com/oauth2/v3/certs', `${standIn}/google/certs`),
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    },
    facebook: {
      appId: or('FACEBOOK_APP_ID', '', 'demo-facebook-app'),
      appSecret: or('FACEBOOK_APP_SECRET', '', 'demo-facebook-secret'),
      apiUrl: or('FACEBOOK_API_URL', 'https://graph.facebook.com/v24.0', `${standIn}/facebook`),
    },
    partners: partnerProviders(source.OAUTH_PROVIDERS),
    standIn,
  };
};

/**
 * Reads the environment once; everything wrong stops the start with a sentence that names the variable.
 * BASE_URL and QUOTE_API_URL are required (platform 5).
 */
export const parseEnv = (source: NodeJS.ProcessEnv, projectFolder: string): Env => {
  const stage = oneOf(source, 'STAGE', ['live', 'demo', 'test'], 'demo');
  const roles = (source.ROLES ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrong = roles.find((role) => !ROLES.some((known) => known === role));
  if (wrong !== undefined) throw new Error(`Environment variable ROLES knows ${ROLES.join(', ')}, not ${wrong}`);
  const scale = Number(source.UNIVERSE_SCALE ?? '1');
  if (!(scale > 0 && scale <= 100)) throw new Error(`Environment variable UNIVERSE_SCALE must be a number up to 100, not ${source.UNIVERSE_SCALE}`);
  const prefix = source.PREFIX ?? '';
  if (!/^(?:\/[\w-]+)*$/u.test(prefix)) throw new Error(`Environment variable PREFIX must be empty or like /holidays, not ${prefix}`);
  const optional = Object.fromEntries(ADDRESSES.map((name) => [name, address(source, name)])) as Record<Address, string | undefined>; // as: fromEntries forgets the keys
  return {
    mode: oneOf(source, 'NODE_ENV', ['production', 'development', 'test'], 'production'),
    stage,
    visibility: source.PRODUCTS_VISIBILITY === 'current' ? 'current' : 'preview',
    port: wholeNumber(source, 'PORT', 3000, 0, 65_535),
    host: source.HOST ?? '127.0.0.1',
    sandboxPort: wholeNumber(source, 'SANDBOX_PORT', 4100, 0, 65_535),
    roles: new Set(roles.length === 0 ? ROLES : ROLES.filter((role) => roles.includes(role))),
    databaseUrl: source.DATABASE_URL === '' ? undefined : source.DATABASE_URL,
    dataDir: source.DATA_DIR ?? join(projectFolder, '.data'),
    brandsFolder: source.BRANDS_FOLDER === '' ? undefined : source.BRANDS_FOLDER,
    clock: parseClock(source.CLOCK),
    addresses: { ...optional, BASE_URL: required(source, 'BASE_URL'), QUOTE_API_URL: required(source, 'QUOTE_API_URL') },
    universe: { seed: source.UNIVERSE_SEED ?? 'escale', scale },
    smtpUrl: source.SMTP_URL === '' ? undefined : source.SMTP_URL,
    paymentKey: secret(source, 'PAYMENT_MERCHANT_KEY', stage, 'demo-merchant-key'),
    webhookSecret: secret(source, 'PAYMENT_WEBHOOK_SECRET', stage, 'demo-webhook-secret'),
    documentSecret: secret(source, 'DOCUMENT_SECRET', stage, 'demo-document-secret'),
    authSecret: secret(source, 'AUTH_SECRET', stage, 'demo-auth-secret'),
    serviceKey: secret(source, 'SERVICE_KEY', stage, 'demo-service-key'),
    staffToken: source.STAFF_TOKEN || (stage === 'live' ? undefined : 'demo-staff-token'),
    identity: identityProviders(source, stage),
    logLevel: source.LOG_LEVEL ?? 'info',
    prefix,
    // Two days of changes at least: a kept search index of yesterday still catches up.
    retention: { changeDays: wholeNumber(source, 'CHANGE_LOG_DAYS', 7, 2, 3650), eventDays: wholeNumber(source, 'NAV_LOG_DAYS', 396, 1, 3650) },
    monitoring: {
      sampleRate: wholeNumber(source, 'MONITORING_SAMPLE_RATE', 10, 0, 100),
      replayRate: wholeNumber(source, 'MONITORING_REPLAY_RATE', 50, 0, 100),
    },
    processors: availableParallelism(),
  };
};

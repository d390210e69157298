import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Deps } from '../../platform/deps.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CallContext } from '../../platform/route.ts';
import { deviceCookie, type Visitor, visitorOf } from '../../platform/visitor.ts';
import type { AuthPartner, AuthPartners } from './auth-partners.ts';
import type { Gate } from './gate.ts';
import type { Passwords } from './passwords.ts';
import { UNIFORM_ANSWER_MS } from './policies.ts';

export type Queryable = Pool | PoolClient;

/** Who may be under way at once: devices somebody signed in on before never stand behind strangers. */
export interface Admission {
  readonly known: Gate;
  readonly strangers: Gate;
}

/** Everything the user-auth room works with. */
export interface AuthContext extends Deps {
  readonly partners: AuthPartners;
  readonly passwords: Passwords;
  /** Sign-ins and sign-ups that may be under way at once: an attack on them must leave the database to everybody else. */
  readonly admission: Admission;
  /** The machine's time: what providers sign follows the world's clock, not the business clock. */
  readonly ticks: Clock;
  /** Address of a brand's site, for links no caller names. */
  readonly originOf: (brand: string) => string;
}

/** A visitor whose device is known: tokens are bound to it. */
export interface DeviceVisitor extends Visitor {
  readonly device: string;
}

export const visitorIn = (context: AuthContext, call: CallContext): Visitor => visitorOf(call, context.env.serviceKey);

/** The visitor with a device to bind tokens to; a caller without one is given it as the HttpOnly cookie `device`. */
export const visitorWithDevice = (context: AuthContext, call: CallContext): DeviceVisitor => {
  const visitor = visitorIn(context, call);
  if (visitor.device !== null) return { ...visitor, device: visitor.device };
  const secret = context.ids.secret();
  call.answerHeader('set-cookie', deviceCookie(secret, context.env.stage === 'live'));
  return { ...visitor, device: fingerprint(secret) };
};

/** The partner and shop a call names. */
export interface PartnerAsked {
  readonly partner?: string | undefined;
  readonly shop?: string | undefined;
}

/** The partner a call is for: the one it names, else one of the brand whose host it came to. */
export const partnerOf = (context: AuthContext, asked: PartnerAsked, call: CallContext): AuthPartner | undefined =>
  asked.partner === undefined ? context.partners.ofHost(call.host) : context.partners.get(asked.partner, asked.shop);

/** Answers no sooner than a fixed time after it was asked, so that the time tells nothing of what was found. */
export const inUniformTime = async <Result>(work: () => Promise<Result>, least = UNIFORM_ANSWER_MS): Promise<Result> => {
  const [result] = await Promise.all([work(), pause(least)]);
  return result;
};

import type { CreditCampaign } from '../../shared/credit-campaign.server.ts';
import type { KeptSession } from '../../shared/kept-session.ts';
import type { AuthPlace, AuthScreen } from './auth-place.ts';
import type { AuthField, AuthMessage, FormProblem } from './auth-outcome.ts';

/** The words beside a form (platform 2.4 "marketing block"). */
export interface AuthWords {
  readonly title: string;
  readonly description: readonly string[];
}

/** Ways in besides a password; what is absent is not offered. */
export interface SocialWays {
  readonly google?: { readonly clientId: string; readonly nonce: string } | undefined;
  readonly facebook?: { readonly appId: string } | undefined;
  /** Origin of the stand-ins of both outside live. */
  readonly standIn?: string | undefined;
}

/** What the sign-in screens of one place are drawn from. */
export interface AuthView {
  readonly place: AuthPlace;
  /** Paths of the router by screen, with what is kept of the query. */
  readonly paths: Readonly<Record<AuthScreen, string>>;
  /** Instant of the server, epoch milliseconds: countdowns start from it on both sides. */
  readonly now: number;
  readonly words?: AuthWords | undefined;
  readonly picture?: string | undefined;
  readonly campaign?: CreditCampaign | undefined;
  readonly social: SocialWays;
  /** Address of the partner's single sign-on, where the partner has one. */
  readonly partnerSignOn?: string | undefined;
  /** What was typed last in this browser, for the screens that name it. */
  readonly email: string;
  readonly isTeasing: boolean;
  /** Calendar day on which the pre-launch ends. */
  readonly teasingEnd?: string | undefined;
  /** Of a reset letter's link. */
  readonly token?: string | undefined;
  readonly sponsorId?: string | undefined;
  readonly hasDataDocument: boolean;
}

/** The member who has just signed in: kept on the device as the specification says, then the browser goes on. */
export interface SignedIn extends KeptSession {
  readonly to: string;
  readonly hasPasskey: boolean;
}

/** What an action answers a form with. */
export interface AuthAnswer {
  readonly intent: string;
  readonly values?: Readonly<Partial<Record<AuthField, string>>>;
  readonly problem?: FormProblem;
  /** The provider is to be asked once more. */
  readonly promptAgain?: AuthMessage;
  readonly signedIn?: SignedIn;
  /** A letter is on its way, if the address is known. */
  readonly letterTo?: string;
  /** Instant of the server when it answered. */
  readonly now: number;
  readonly passkey?: { readonly challengeId: string; readonly options: Readonly<Record<string, unknown>> };
  readonly done?: true;
}

import type { Member } from './members-store.ts';

/** What a provider has proved: who somebody is there, and an e-mail address it has checked. */
export interface Proof {
  readonly provider: 'google' | 'facebook' | `partner:${string}`;
  readonly subject: string;
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly kind: Member['kind'];
}

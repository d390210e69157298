import type { Clock } from '../../platform/clock.ts';
import type { Deps, Room } from '../../platform/deps.ts';
import { type BrandEntry, createAuthPartners } from './auth-partners.ts';
import type { Admission, AuthContext } from './context.ts';
import { createGate } from './gate.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { ADMITTED } from './policies.ts';
import { registerUserAuth } from './routes.ts';

export { MEMBER_LETTERS, type MemberLetter, type MemberLetterKind } from './letters.ts';
export { refusesInvitations, stopInvitationsPath } from './unsubscribe.ts';
export { createGate } from './gate.ts';
export { createPasswords } from './passwords.ts';
export type { BrandEntry } from './auth-partners.ts';
export { type AuthContext, inUniformTime, visitorIn, visitorWithDevice } from './context.ts';
export { addressKey } from './members-store.ts';
export { addressBucket } from './network-address.ts';
export { bucket, clearTries, spendTry } from './tries-store.ts';
export type { Proof } from './proof.ts';
export { signInByProof } from './social.ts';
export { type SeedMember, seedMembers } from './demo-members.ts';
export { copyMember, eraseMember, isOwnPassword, type MemberCopy } from './privacy.ts';
export { sweepSignIns } from './sweep.ts';

/** What sign-in needs beside the usual. */
export interface UserAuthDeps extends Deps {
  readonly brands: readonly BrandEntry[];
  /** Origin of a brand's site, for the links of letters nobody named a page for. */
  readonly originOf: (brand: string) => string;
  /** The machine's time, by which outside proofs are judged. */
  readonly ticks: Clock;
  readonly passwords?: Passwords;
  readonly admission?: Admission;
}

/** Binds the dependencies into what the room, and the room of partner single sign-on, work with. */
export const createAuthContext = ({ brands, passwords, admission, ...deps }: UserAuthDeps): AuthContext => ({
  ...deps,
  partners: createAuthPartners(brands, deps.env.stage === 'live'),
  passwords: passwords ?? createPasswords(),
  admission: admission ?? { known: createGate(ADMITTED.known), strangers: createGate(ADMITTED.strangers) },
});

/** Members sign up, sign in and stay signed in (platform 7 "User auth API"). */
export const userAuthRoom: Room<UserAuthDeps> = {
  name: 'user-auth',
  async register(app, deps) {
    registerUserAuth(app, createAuthContext(deps));
  },
};

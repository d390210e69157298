import { writeOutbox } from '../../platform/outbox.ts';
import type { AuthPartner } from './auth-partners.ts';
import type { AuthContext, Queryable } from './context.ts';
import type { Member } from './members-store.ts';

/** Letters to members: kind of outbox parcel each. */
export const MEMBER_LETTERS = ['member-confirm', 'member-reset', 'member-welcome', 'member-password', 'member-device'] as const;
export type MemberLetterKind = (typeof MEMBER_LETTERS)[number];

/** What a letter to a member says. `link` leads to a page of the brand's site with its one-use token. */
export interface MemberLetter {
  readonly kind: MemberLetterKind;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly link: string;
  /** The site has no page for this letter: its link leads to the site itself. */
  readonly leadsHome?: boolean | undefined;
  /** When and on what it happened, for letters that tell of something. */
  readonly moment?: MemberMoment | undefined;
}

/** An instant (epoch milliseconds) and the browser's family: no address, no version. */
export interface MemberMoment {
  readonly at: number;
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
}

/** Page address with the link's token added. */
export const withToken = (page: string, token: string): string => {
  const url = new URL(page);
  url.searchParams.set('token', token);
  return url.href;
};

/** Puts a letter into the outbox, in the caller's transaction. */
export const writeLetter = async (
  context: AuthContext,
  db: Queryable,
  letter: {
    readonly kind: MemberLetterKind;
    readonly member: Member;
    readonly partner: Pick<AuthPartner, 'code' | 'shop'>;
    readonly link: string;
    readonly leadsHome?: boolean | undefined;
    readonly moment?: MemberMoment | undefined;
  },
): Promise<void> => {
  const { kind, member, partner, link, leadsHome, moment } = letter;
  const payload: MemberLetter = {
    kind,
    brand: member.brand,
    partner: partner.code,
    shop: partner.shop,
    email: member.email,
    firstName: member.first_name,
    link,
    leadsHome,
    moment,
  };
  await writeOutbox(db, { key: `${kind}-${context.ids.uuid()}`, kind, payload, now: context.clock.now() });
};

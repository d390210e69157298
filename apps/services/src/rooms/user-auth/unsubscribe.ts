import type { Profile, Unsubscribed } from '@escale/contract/user-auth';
import { type Answer, done } from '../../platform/answer.ts';
import { fingerprint } from '../../platform/ids.ts';
import type { AuthContext, Queryable } from './context.ts';
import { type InvitedAddress, readUnsubscribeToken, stopInvitationsToken } from './letter-links.ts';
import { addressKey, audit, findMemberById } from './members-store.ts';
import { refuseLink } from './registration.ts';

type Frequency = Profile['newsletterPreference']['frequency'];

const LONGEST_MASK = 60;

/** An address as its own page shows it: enough to know it again, too little to write to. */
const masked = (email: string): string => {
  const text = email.replace(/^(.)[^@]*(.)@/u, '$1…$2@').replace(/^[^@]@/u, '…@');
  return text.length > LONGEST_MASK ? `${text.slice(0, LONGEST_MASK)}…` : text;
};

const addressPrint = (email: string): string => fingerprint(addressKey(email));

/** Page of a brand's site, below its shop, on which an invited address takes itself off the list (platform 2.4). */
export const stopInvitationsPath = (authSecret: string, to: { readonly brand: string; readonly email: string }, now: number): string => {
  const email = to.email.trim();
  const token = stopInvitationsToken(authSecret, { brand: to.brand, address: addressPrint(email), masked: masked(email) }, now);
  return `/unsubscribe?list=invitations&token=${encodeURIComponent(token)}`;
};

/** Whether an address wants no invitations from members of a brand. */
export const refusesInvitations = async (db: Queryable, to: { readonly brand: string; readonly email: string }): Promise<boolean> =>
  (await db.query('select 1 from mail_refusal where brand = $1 and address = $2', [to.brand, addressPrint(to.email)])).rowCount === 1;

/** Takes an address off the invitations, or with a frequency back onto them. */
const stopInvitations = async (context: AuthContext, { brand, address, masked: maskedEmail }: InvitedAddress, wanted: Frequency): Promise<Unsubscribed> => {
  const isOut = wanted === 'none';
  const { rowCount } = isOut
    ? await context.db.query('insert into mail_refusal (brand, address, at) values ($1, $2, $3) on conflict do nothing', [
        brand,
        address,
        new Date(context.clock.now()),
      ])
    : await context.db.query('delete from mail_refusal where brand = $1 and address = $2', [brand, address]);
  const hasMoved = rowCount === 1;
  return { list: 'invitations', maskedEmail, frequency: isOut ? 'none' : 'all', previous: isOut === hasMoved ? 'all' : 'none' };
};

/**
 * Takes the reader of a letter off its list by the letter's link, in one press and without a sign-in (readings 6.1 row 16): a member off the
 * newsletter, an invited address off the invitations. Tells what it was, so that it can be undone.
 */
export const unsubscribe = async (
  context: AuthContext,
  request: { readonly token: string; readonly frequency?: Frequency | undefined },
): Promise<Answer<Unsubscribed>> => {
  const now = context.clock.now();
  const link = readUnsubscribeToken(context.env.authSecret, request.token, now);
  if (!link.ok) return refuseLink(link.problem);
  const frequency = request.frequency ?? 'none';
  if (link.list === 'invitations') return done(await stopInvitations(context, link.to, frequency));
  const member = await findMemberById(context.db, link.member);
  if (member === undefined) return refuseLink('LINK_UNKNOWN');
  await context.db.query('update member set newsletter_frequency = $2, frequency_asked_at = coalesce(frequency_asked_at, $3) where uuid = $1', [
    member.uuid,
    frequency,
    new Date(now),
  ]);
  await audit(context.db, { what: 'newsletter-frequency', brand: member.brand, subject: member.uuid, detail: frequency }, now);
  return done({ list: 'newsletter', maskedEmail: masked(member.email), frequency, previous: member.newsletter_frequency });
};

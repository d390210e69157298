import { deviceOf } from '@escale/domain/device-name';
import type { AuthPartner } from './auth-partners.ts';
import type { AuthContext, DeviceVisitor, Queryable } from './context.ts';
import { type MemberLetterKind, type MemberMoment, writeLetter } from './letters.ts';
import type { Member } from './members-store.ts';

// Letters that tell a member what has just happened to the account, so that somebody else's doing does not stay unseen. They go to proved addresses
// only: whoever opened an account with another's address must not fill that mailbox by signing in.

/** What happened to whose account, and where. `partner` undefined = the member's own. */
export interface Happening {
  readonly member: Member;
  readonly partner: AuthPartner | undefined;
  readonly visitor: DeviceVisitor;
}

const momentOf = (context: AuthContext, { userAgent }: DeviceVisitor): MemberMoment => {
  const { browser, system } = deviceOf(userAgent);
  return { at: context.clock.now(), browser, system };
};

/** The page on which a member sees the signed-in devices, or asks for a new password; a site without these pages opens at its root. */
const pageFor = (what: 'member-device' | 'member-password', partner: AuthPartner | undefined): string => {
  if (partner === undefined || partner.capabilities.darkSite === true) return '/';
  if (what === 'member-device') return partner.configuration.whiteLabel ? '/account/security' : '/';
  return partner.configuration.whiteLabel ? '/home/resetpassword' : '/booking-auth/resetpassword';
};

const tell = async (
  context: AuthContext,
  db: Queryable,
  kind: MemberLetterKind & ('member-device' | 'member-password'),
  happening: Happening,
): Promise<void> => {
  const { member, visitor } = happening;
  if (member.email_verified_at === null) return;
  const partner = happening.partner?.brand === member.brand ? happening.partner : context.partners.get(member.partner, member.shop);
  const at = partner ?? { code: member.partner, shop: member.shop };
  const page = pageFor(kind, partner);
  const link = `${context.originOf(member.brand)}${context.env.prefix}/${at.shop}${page}`;
  await writeLetter(context, db, { kind, member, partner: at, link, leadsHome: page === '/', moment: momentOf(context, visitor) });
};

/** A new password is in place, whoever chose it. */
export const tellPasswordChanged = (context: AuthContext, db: Queryable, happening: Happening): Promise<void> =>
  tell(context, db, 'member-password', happening);

/** Somebody signed in on a device this member never used; the very first one is the member's own. Call after the device was noted. */
export const tellNewDevice = async (context: AuthContext, db: Queryable, happening: Happening): Promise<void> => {
  const others = await db.query('select 1 from member_device where member = $1 and device <> $2 limit 1', [happening.member.uuid, happening.visitor.device]);
  if (others.rowCount === 1) await tell(context, db, 'member-device', happening);
};

import type { BrandFolder } from '@escale/catalogue/brands';
import { DEMO_MEMBERS } from '@escale/catalogue/demo-members';
import { mounted, type Mounted } from '@escale/services/app';
import { systemClock } from '@escale/services/platform/clock';
import type { Deps } from '@escale/services/platform/deps';
import { createJobRunner, type JobRunner } from '@escale/services/platform/jobs';
import { outboxHandler, outboxJob } from '@escale/services/platform/outbox';
import { sendMemberMail, type MemberMailKind } from '@escale/services/rooms/mail/index';
import { oauthRoom } from '@escale/services/rooms/oauth/index';
import { createAuthContext, MEMBER_LETTERS, type MemberLetter, seedMembers, type UserAuthDeps, userAuthRoom } from '@escale/services/rooms/user-auth/index';
import { mailBrandOf, originOf } from './bookings.ts';

type Brands = readonly BrandFolder[];

/** What sign-in is given: the usual, the brands and their addresses. */
export const userAuthDeps = (deps: Deps, brands: Brands): UserAuthDeps => ({
  ...deps,
  brands,
  ticks: systemClock,
  originOf: (code) => {
    const folder = brands.find(({ brand }) => brand.code === code);
    return folder === undefined ? deps.env.addresses.BASE_URL : originOf(folder, deps.env.port);
  },
});

/** The rooms that know members: sign-in, and sign-on at a partner's. */
export const memberRooms = (deps: UserAuthDeps, has: (role: 'user-auth' | 'oauth') => boolean): Mounted[] => [
  ...(has('user-auth') ? [mounted(userAuthRoom, deps)] : []),
  ...(has('oauth') ? [mounted(oauthRoom, deps)] : []),
];

/** Makes the demo's members where they are missing; never on a live site. */
export const prepareDemoMembers = async (deps: UserAuthDeps): Promise<void> => {
  if (deps.env.stage !== 'live') await seedMembers(createAuthContext(deps), DEMO_MEMBERS);
};

const KINDS: Readonly<Record<MemberLetter['kind'], MemberMailKind>> = {
  'member-confirm': 'confirm',
  'member-reset': 'reset',
  'member-welcome': 'welcome',
  'member-password': 'password',
  'member-device': 'device',
};

const isLetter = (payload: unknown): payload is MemberLetter =>
  typeof payload === 'object' && payload !== null && 'kind' in payload && 'email' in payload && 'link' in payload && typeof payload.link === 'string';

/** Sends the letters that sign-ins put into the outbox; the link leaves the outbox with its letter. */
export const createMemberMailRunner = (deps: Deps, brands: Brands): JobRunner => {
  const deliver = outboxHandler(deps.db, deps.clock, async ({ key, payload }) => {
    if (!isLetter(payload)) throw new Error('A letter to a member without its link');
    const folder = brands.find(({ brand }) => brand.code === payload.brand);
    const shop = folder?.shops.find((each) => each.shop === payload.shop);
    const brand =
      folder === undefined || shop === undefined
        ? undefined
        : mailBrandOf({ brand: payload.brand, brandName: folder.brand.displayName, configuration: shop.configuration }, brands, deps.env.port);
    if (shop === undefined || brand === undefined) throw new Error(`No partner sells ${payload.brand} in ${payload.shop}`);
    const settings = { from: shop.configuration.organiser.email, ...(deps.env.smtpUrl === undefined ? {} : { smtpUrl: deps.env.smtpUrl }) };
    await sendMemberMail(
      deps,
      settings,
      {
        key,
        kind: KINDS[payload.kind],
        shop: payload.shop,
        currency: shop.currency,
        email: payload.email,
        link: payload.link,
        leadsHome: payload.leadsHome,
        moment: payload.moment === undefined ? undefined : { ...payload.moment, zone: shop.configuration.zone },
      },
      brand,
    );
    await deps.db.query("update outbox set payload = payload - 'link' where key = $1", [key]);
  });
  return createJobRunner({ db: deps.db, clock: deps.clock, log: deps.log }, Object.fromEntries(MEMBER_LETTERS.map((kind) => [outboxJob(kind), deliver])));
};

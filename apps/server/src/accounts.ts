import type { BrandFolder } from '@escale/catalogue/brands';
import { DEMO_MEMBERS } from '@escale/catalogue/demo-members';
import { mounted, type Mounted } from '@escale/services/app';
import type { Role } from '@escale/services/platform/env';
import { createJobRunner, type JobRunner } from '@escale/services/platform/jobs';
import { accountJobs, accountRoom, createAccountContext, seedAccounts, type AccountContext } from '@escale/services/rooms/account/index';
import { creditRoom } from '@escale/services/rooms/credit/index';
import { openBookingDesk } from '@escale/services/rooms/quote/index';
import { createSponsorshipContext, sponsorshipJobs, sponsorshipRoom } from '@escale/services/rooms/sponsorship/index';
import type { UserAuthDeps } from '@escale/services/rooms/user-auth/index';
import type { FastifyInstance } from 'fastify';

type Brands = readonly BrandFolder[];
/** Brands whose demo account is filled: every kind of shop, and the ones with credits. */
const FILLED_BRANDS = ['AF', 'TZ', 'EK', 'GE'];

/** What the account room and its jobs work with. */
export const accountContext = (deps: UserAuthDeps, brands: Brands): AccountContext =>
  createAccountContext({ ...deps, desk: openBookingDesk({ ...deps, brands, documentSecret: deps.env.documentSecret }) });

/** The rooms of the account area: bookings once they are made, credits, friends. */
export const accountRooms = (deps: UserAuthDeps, brands: Brands, has: (...roles: Role[]) => boolean): Mounted[] => [
  // Whoever takes payments takes later ones too.
  ...(has('account', 'payment')
    ? [mounted(accountRoom, { ...deps, desk: openBookingDesk({ ...deps, brands, documentSecret: deps.env.documentSecret }) })]
    : []),
  ...(has('sponsorship') ? [mounted(sponsorshipRoom, { ...deps, brands })] : []),
  ...(has('credit') ? [mounted(creditRoom, { ...deps, brands })] : []),
];

/** Does what the account area leaves for later: copies of data, rewards, the demo's team. */
export const createAccountRunner = (deps: UserAuthDeps, brands: Brands): JobRunner =>
  createJobRunner(
    { db: deps.db, clock: deps.clock, log: deps.log },
    { ...accountJobs(accountContext(deps, brands)), ...sponsorshipJobs(createSponsorshipContext({ ...deps, brands })) },
  );

/** Fills the demo's first account where it is empty, through the calls of the mounted rooms; never on a live site. */
export const fillDemoAccounts = async (deps: UserAuthDeps, brands: Brands, app: FastifyInstance): Promise<void> => {
  const email = DEMO_MEMBERS[0]?.email;
  if (deps.env.stage === 'live' || email === undefined) return;
  await seedAccounts(
    accountContext(deps, brands),
    async (path, body, device) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/quote${path}`,
        headers: { 'content-type': 'application/json', 'x-device': device },
        payload: JSON.stringify(body),
      });
      return answer.json();
    },
    { email, brands: FILLED_BRANDS },
  );
};

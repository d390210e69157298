import type { BrandFolder } from '@escale/catalogue/brands';
import { DEMO_MEMBERS } from '@escale/catalogue/demo-members';
import { mounted, type Mounted } from '@escale/services/app';
import { ACCOUNT_LETTERS, type AccountLetter } from '@escale/services/platform/account-letters';
import type { Role } from '@escale/services/platform/env';
import { createJobRunner, type JobRunner } from '@escale/services/platform/jobs';
import { outboxHandler, outboxJob } from '@escale/services/platform/outbox';
import { SMS_KINDS, smsTable, type SmsPort, type TextMessage } from '@escale/services/platform/sms';
import { accountJobs, accountRoom, createAccountContext, remindOfBalances, seedAccounts, type AccountContext } from '@escale/services/rooms/account/index';
import { creditRoom } from '@escale/services/rooms/credit/index';
import { sendAccountLetter, smsText } from '@escale/services/rooms/mail/index';
import { openBookingDesk } from '@escale/services/rooms/quote/index';
import { createSponsorshipContext, sponsorshipJobs, sponsorshipRoom } from '@escale/services/rooms/sponsorship/index';
import type { UserAuthDeps } from '@escale/services/rooms/user-auth/index';
import type { FastifyInstance } from 'fastify';
import { mailBrandOf } from './bookings.ts';

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

/** Looks for balances that are soon due and writes their reminders. */
export const balanceReminder = (deps: UserAuthDeps, brands: Brands): (() => Promise<void>) => {
  const context = accountContext(deps, brands);
  return async () => {
    await remindOfBalances(context);
  };
};

const isOf = <Kind extends string>(kinds: readonly Kind[], payload: unknown): payload is { readonly kind: Kind } =>
  typeof payload === 'object' && payload !== null && 'kind' in payload && kinds.some((kind) => kind === payload.kind);

/** Sends the letters and text messages of the account area; codes and links leave the outbox with them. */
export const createAccountLetterRunner = (deps: UserAuthDeps, brands: Brands, sms: SmsPort = smsTable(deps.db, deps.clock)): JobRunner => {
  const shopOf = (brand: string, shop: string) => {
    const folder = brands.find((each) => each.brand.code === brand);
    const found = folder?.shops.find((each) => each.shop === shop);
    if (folder === undefined || found === undefined) throw new Error(`No partner sells ${brand} in ${shop}`);
    return { folder, configuration: found.configuration };
  };
  const forget = (key: string) => deps.db.query("update outbox set payload = payload - 'link' - 'stopLink' - 'code' - 'bookings' where key = $1", [key]);
  const deliverLetter = outboxHandler(deps.db, deps.clock, async ({ key, payload }) => {
    if (!isOf(ACCOUNT_LETTERS, payload)) throw new Error('A letter of the account without its kind');
    const letter = payload as AccountLetter; // as: written by one function, which takes nothing else
    const { folder, configuration } = shopOf(letter.brand, letter.shop);
    const brand = mailBrandOf({ brand: letter.brand, brandName: folder.brand.displayName, configuration }, brands, deps.env.port);
    if (brand === undefined) throw new Error(`No brand ${letter.brand}`);
    const settings = { from: configuration.organiser.email, ...(deps.env.smtpUrl === undefined ? {} : { smtpUrl: deps.env.smtpUrl }) };
    await sendAccountLetter(deps, settings, { key, letter, zone: configuration.zone }, brand);
    await forget(key);
  });
  const deliverSms = outboxHandler(deps.db, deps.clock, async ({ key, payload }) => {
    if (!isOf(SMS_KINDS, payload)) throw new Error('A text message without its kind');
    const message = payload as TextMessage; // as: written by one function, which takes nothing else
    const { folder } = shopOf(message.brand, message.shop);
    await sms.send({ key, brand: message.brand, recipient: message.phone, text: smsText(message, folder.brand.displayName) });
    await forget(key);
  });
  return createJobRunner(
    { db: deps.db, clock: deps.clock, log: deps.log },
    Object.fromEntries([
      ...ACCOUNT_LETTERS.map((kind) => [outboxJob(kind), deliverLetter] as const),
      ...SMS_KINDS.map((kind) => [outboxJob(kind), deliverSms] as const),
    ]),
  );
};

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

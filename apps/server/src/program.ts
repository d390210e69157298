import { join } from 'node:path';
import { createServer, mounted, mountRooms, type Mounted } from '@escale/services/app';
import { auditInventory, sweepExpired, SWEEP_BATCH, SWEEP_EVERY_MS } from '@escale/services/inventory/index';
import { dayOf, systemClock } from '@escale/services/platform/clock';
import type { Deps } from '@escale/services/platform/deps';
import type { Env, Role } from '@escale/services/platform/env';
import { randomIds } from '@escale/services/platform/ids';
import { migrate } from '@escale/services/platform/migrate';
import { openDatabase } from '@escale/services/platform/postgres';
import { trimLogs } from '@escale/services/platform/trim-logs';
import { contentRoom, openContentFiles, publishContent } from '@escale/services/rooms/content/index';
import { mailRoom } from '@escale/services/rooms/mail/index';
import { marketingRoom } from '@escale/services/rooms/marketing/index';
import { navLogsRoom } from '@escale/services/rooms/nav-logs/index';
import { partnerRoom } from '@escale/services/rooms/partner/index';
import { sweepSignIns } from '@escale/services/rooms/user-auth/index';
import { createSearch } from '@escale/services/search/index';
import type { Logger } from 'pino';
import { applyRetention } from '@escale/services/rooms/account/index';
import { accountRooms, balanceReminder, createAccountLetterRunner, createAccountRunner, fillDemoAccounts } from './accounts.ts';
import { bookingRooms, createMailRunner, previewShops } from './bookings.ts';
import { keepBrands, openSales } from './brand-keeper.ts';
import { openBrandShelf } from './brand-shelf.ts';
import { stopGracefully } from './graceful-stop.ts';
import { type Readiness, serveHealth } from './health.ts';
import { serveMarks } from './marks.ts';
import { createMemberMailRunner, memberRooms, prepareDemoMembers, userAuthDeps } from './members.ts';
import { servePictures } from './pictures.ts';
import { prepareUniverse } from './prepare-universe.ts';
import { PRICE_RECORD_MS, recordPrices } from './price-record.ts';
import type { Progress } from './progress.ts';
import { repeat } from './repeat.ts';
import { mountWebsite } from './website.ts';

const PICTURES = join(import.meta.dirname, '../../../packages/artwork/pictures');
const DAY_CHECK_MS = 30_000;
/** Counters are compared with the holds behind them once in twelve hours. */
const AUDIT_EVERY_MS = 43_200_000;
const SNAPSHOT_EVERY_MS = 3_600_000;
const TRIM_EVERY_MS = 3_600_000;
/** Sessions, links and counts of tries that are over are removed once an hour. */
const SIGN_IN_SWEEP_MS = 3_600_000;
/** What tells of people is taken out of what is old twice a day. */
const RETENTION_MS = 43_200_000;
/** Balances that are soon due are looked for every quarter of an hour. */
const REMIND_MS = 900_000;
/** Time a load balancer has to notice that a process is going. */
const STOP_LEAD_MS = 500;

export interface Program {
  /** The port it listens on. */
  readonly port: number;
  /** Addresses of the demo's brands as a browser opens them. */
  readonly hosts: readonly string[];
  /** Ends everything, see `stopGracefully`; false when something did not end in time. */
  stop(): Promise<boolean>;
}

export interface ProgramOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly progress: Progress;
}

/**
 * The composition root: opens the database, brings tables and demo universe up to date, builds the search index, publishes
 * the content, mounts the roles of this process on one port and starts its background work. Throws when a step fails.
 */
export const startProgram = async ({ env, log, progress }: ProgramOptions): Promise<Program> => {
  const { clock } = env;
  const has = (...roles: Role[]): boolean => roles.some((role) => env.roles.has(role));
  const database = await progress.step('Starting the database', () => openDatabase({ url: env.databaseUrl, dataDir: env.dataDir, log }));
  const db = database.pool;
  /** What is open, in order; a start that fails closes it backwards. */
  const opened: (() => Promise<unknown>)[] = [() => database.close()];
  const today = (): string => dayOf(clock.now());
  try {
    await progress.step('Bringing the tables up to date', () => migrate(db));
    await progress.step('Filling the demo universe', () => prepareUniverse(db, { ...env.universe, today: today() }));

    const deps: Deps = { db, clock, ids: randomIds, env, log };
    const readiness: Readiness = { ready: false };
    const app = createServer({ log });
    opened.push(() => app.close());
    serveHealth(app, readiness, db);

    const shelf = openBrandShelf({ folder: env.brandsFolder, seed: env.universe.seed, log });
    await shelf.look(today());
    const brands = shelf.list;
    await openSales(db, brands, today());
    const search = has('content', 'quote')
      ? await progress.step('Building the search index', () =>
          createSearch({
            db,
            clock,
            snapshotFile: join(env.dataDir, 'search.snapshot'),
            onError: (error) => log.warn({ reason: String(error) }, 'the search index fell behind'),
          }),
        )
      : undefined;
    if (search) opened.push(() => search.close());
    const contentFiles = openContentFiles(join(env.dataDir, 'content'));
    if (has('content')) await progress.step('Publishing the content', () => publishContent({ db, clock, files: contentFiles, brands }));

    const rooms: Mounted[] = [];
    if (has('content') && search) rooms.push(mounted(contentRoom, { ...deps, ticks: systemClock, contentFiles, brands, search }));
    if (has('content')) rooms.push(mounted(marketingRoom, { ...deps, contentFiles }), mounted(partnerRoom, { ...deps, brands }));
    if (has('nav-logs')) rooms.push(mounted(navLogsRoom, deps));
    rooms.push(...bookingRooms(deps, { search, brands, has }));
    const memberDeps = userAuthDeps(deps, brands);
    rooms.push(...memberRooms(memberDeps, has), ...accountRooms(memberDeps, brands, has));
    if (has('user-auth')) await progress.step('Seating the demo members', () => prepareDemoMembers(memberDeps));
    if (has('mail')) rooms.push(mounted(mailRoom, { ...deps, isLive: env.stage === 'live', previewShops: () => previewShops(brands, env.port) }));
    await mountRooms(app, rooms);
    await servePictures(app, PICTURES);
    await serveMarks(app, brands);
    if (has('website')) await mountWebsite(app, { env, clock, log });

    const address = await app.listen({ port: env.port, host: env.host });
    const port = Number(new URL(address).port);
    if (has('quote') && has('account')) await progress.step('Filling a demo account', () => fillDemoAccounts(memberDeps, brands, app));

    const keeper = keepBrands({ shelf, db, clock, today, search, files: has('content') ? contentFiles : undefined, log });
    let day = today();
    const background = [
      repeat(
        DAY_CHECK_MS,
        async () => {
          if (today() === day) return;
          day = today();
          await prepareUniverse(db, { ...env.universe, today: day });
          await search?.reload();
          await keeper.follow();
        },
        log,
      ),
      ...(search && has('jobs') ? [repeat(PRICE_RECORD_MS, () => recordPrices(search, brands), log)] : []),
      ...(has('jobs')
        ? [
            repeat(
              AUDIT_EVERY_MS,
              async () => {
                const wrong = await auditInventory(db);
                if (wrong.length > 0) log.error({ nights: wrong.length, first: wrong[0] }, 'counters of the inventory disagree with the holds behind them');
              },
              log,
            ),
          ]
        : []),
      ...(has('jobs')
        ? [
            repeat(
              SWEEP_EVERY_MS,
              async () => {
                while ((await sweepExpired(db, clock.now())) === SWEEP_BATCH);
              },
              log,
            ),
          ]
        : []),
    ];
    background.push(keeper.start());
    if (search) background.push(repeat(SNAPSHOT_EVERY_MS, () => search.saveSnapshot(), log));
    if (has('jobs')) background.push(repeat(TRIM_EVERY_MS, async () => void (await trimLogs(db, env.retention, systemClock.now())), log));
    if (has('jobs')) background.push(repeat(SIGN_IN_SWEEP_MS, () => sweepSignIns(db, clock.now()), log));
    if (has('jobs')) background.push(repeat(RETENTION_MS, async () => void (await applyRetention(db, clock.now())), log));
    if (has('jobs')) background.push(repeat(REMIND_MS, balanceReminder(memberDeps, brands), log));
    const mails = [
      createMailRunner(deps, brands),
      createMemberMailRunner(deps, brands),
      createAccountRunner(memberDeps, brands),
      createAccountLetterRunner(memberDeps, brands),
    ];
    if (has('jobs')) for (const runner of mails) runner.start();
    readiness.ready = true;
    void search?.warm().catch((error: unknown) => log.warn({ reason: String(error) }, 'warming the calendars failed'));

    let stopped: Promise<boolean> | undefined;
    const stop = (): Promise<boolean> =>
      stopGracefully({
        readiness,
        app,
        lead: STOP_LEAD_MS,
        after: [
          ...mails.map((runner) => () => runner.stop()),
          ...background.map((task) => () => task.stop()),
          async () => {
            // The next start reads the index instead of building it; without it that start only takes longer.
            await search?.saveSnapshot().catch((error: unknown) => log.warn({ reason: String(error) }, 'the search index was not kept'));
            await search?.close();
          },
          () => database.close(),
        ],
      });
    return { port, hosts: brands.flatMap(({ brand }) => brand.hosts), stop: () => (stopped ??= stop()) };
  } catch (error) {
    for (const close of opened.toReversed()) await close().catch(() => undefined); // the first failure is the one to tell
    throw error;
  }
};

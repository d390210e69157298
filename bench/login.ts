import { setTimeout as pause } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { loadBrands } from '@escale/catalogue/brands';
import type { Session } from '@escale/contract/user-auth';
import { createServer, mounted, mountRooms } from '@escale/services/app';
import { systemClock } from '@escale/services/platform/clock';
import { parseEnv } from '@escale/services/platform/env';
import { randomIds } from '@escale/services/platform/ids';
import { createGate, createPasswords, type UserAuthDeps, userAuthRoom } from '@escale/services/rooms/user-auth/index';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { pino } from 'pino';

const PASSWORD = 'Escale-2026';

interface Person {
  readonly email: string;
  readonly device: string;
  readonly ip: string;
  readonly token: string;
}

/** The sign-in service over a database, with members to try it. */
export interface LoginWorld {
  readonly app: FastifyInstance;
  readonly people: readonly Person[];
}

const address = (): string => randomBytes(4).join('.');

const post = async (app: FastifyInstance, path: string, body: unknown, from: { readonly device: string; readonly ip: string }) =>
  app.inject({
    method: 'POST',
    url: `/api/user-auth${path}`,
    headers: { 'content-type': 'text/plain', 'x-device': from.device, 'x-service-key': 'demo-service-key', 'x-visitor-ip': from.ip },
    payload: JSON.stringify(body),
  });

/** @param guard false = the negative control: everybody is let in at once, and every password is hashed at once */
export const createLoginWorld = async (db: Pool, guard: boolean, members = 12): Promise<LoginWorld> => {
  const log = pino({ level: 'silent' });
  const open = { atOnce: 10_000, waiting: 0 };
  const deps: UserAuthDeps = {
    db,
    clock: systemClock,
    ticks: systemClock,
    ids: randomIds,
    env: parseEnv({ BASE_URL: 'http://localhost:3000', QUOTE_API_URL: 'http://localhost:3000/api/quote', STAGE: 'test' }, '/nowhere'),
    log,
    brands: loadBrands(),
    originOf: () => 'http://af.localhost:3000',
    ...(guard ? {} : { passwords: createPasswords(open), admission: { known: createGate(open), strangers: createGate(open) } }),
  };
  const app = createServer({ log });
  await mountRooms(app, [mounted(userAuthRoom, deps)]);
  const people: Person[] = [];
  for (let turn = 0; turn < members; turn++) {
    const person = { email: `bench-${randomBytes(6).toString('hex')}@example.com`, device: randomBytes(32).toString('base64url'), ip: address() };
    const reply = await post(app, '/auth/local/signup', { credentials: { email: person.email, password: PASSWORD }, partner: 'AFFR' }, person);
    people.push({ ...person, token: reply.json<Session>().token });
  }
  return { app, people };
};

export interface Figures {
  readonly done: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Answers that were not 200. */
  readonly refused: number;
}

const NONE: Figures = { done: 0, perSecond: 0, p50: 0, p95: 0, refused: 0 };

/** Asks in `loops` loops for `milliseconds`. */
const run = async (milliseconds: number, loops: number, ask: (turn: number) => Promise<number>): Promise<Figures> => {
  const times: number[] = [];
  let refused = 0;
  let turn = 0;
  const end = performance.now() + milliseconds;
  const loop = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await ask(turn++);
      times.push(performance.now() - began);
      if (status !== 200) refused += 1;
      await pause(0); // what is measured is the service, not a loop that never lets go
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { done: times.length, perSecond: times.length / (milliseconds / 1000), p50: at(0.5), p95: at(0.95), refused };
};

/** Somebody who is signed in looks at a page: the question every page asks, one after the other. */
const readPages = ({ app, people }: LoginWorld, milliseconds: number): Promise<Figures> =>
  run(milliseconds, 1, async (turn) => {
    const person = people[turn % people.length];
    if (person === undefined) return 0;
    return (await post(app, '/token/verify', { token: person.token }, person)).statusCode;
  });

/** Members sign in on devices they used before. */
export const signIn = ({ app, people }: LoginWorld, milliseconds: number, loops = 4): Promise<Figures> =>
  run(milliseconds, loops, async (turn) => {
    const person = people[turn % people.length];
    if (person === undefined) return 0;
    return (await post(app, '/auth/local/login', { credentials: { email: person.email, password: PASSWORD }, partner: 'AFFR' }, person)).statusCode;
  });

/** Guesses that arrive at a pace of their own, however long the answers take: attackers don't wait for one another. */
const arrive = async (milliseconds: number, perSecond: number, ask: (turn: number) => Promise<number>): Promise<Figures> => {
  const times: number[] = [];
  let refused = 0;
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (let turn = 0; performance.now() - began < milliseconds; ) {
    const due = ((performance.now() - began) / 1000) * perSecond;
    for (; turn < due; turn++) {
      const asked = performance.now();
      under.push(
        ask(turn).then((status) => {
          times.push(performance.now() - asked);
          if (status === 429) refused += 1;
        }),
      );
    }
    await pause(5);
  }
  const inTime = times.length;
  await Promise.all(under);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { done: times.length, perSecond: inTime / (milliseconds / 1000), p50: at(0.5), p95: at(0.95), refused };
};

/** Strangers guess passwords of members and of nobody, each from an address of its own: no lockout stops them, only the gates do. */
const attack = ({ app, people }: LoginWorld, milliseconds: number, perSecond: number): Promise<Figures> =>
  arrive(milliseconds, perSecond, async (turn) => {
    const email = turn % 4 === 0 ? (people[turn % people.length]?.email ?? '') : `guess-${turn}-${randomBytes(4).toString('hex')}@example.com`;
    const from = { device: randomBytes(32).toString('base64url'), ip: address() };
    return (await post(app, '/auth/local/login', { credentials: { email, password: 'Wrong-2026!' }, partner: 'AFFR' }, from)).statusCode;
  });

/** One address guesses: the lockout stops it. */
const attackFromOneAddress = ({ app }: LoginWorld, milliseconds: number, perSecond: number): Promise<Figures> => {
  const ip = address();
  return arrive(milliseconds, perSecond, async (turn) => {
    const from = { device: randomBytes(32).toString('base64url'), ip };
    return (await post(app, '/auth/local/login', { credentials: { email: `one-${turn}@example.com`, password: 'Wrong-2026!' }, partner: 'AFFR' }, from))
      .statusCode;
  });
};

export interface UnderAttack {
  readonly attack: Figures;
  readonly pages: Figures;
  readonly members: Figures;
}

/** Pages are read and members sign in while so many guesses a second arrive; 0 = peace. */
export const underAttack = async (world: LoginWorld, milliseconds: number, perSecond: number, kind: 'many' | 'one' = 'many'): Promise<UnderAttack> => {
  const [attacked, pages, members] = await Promise.all([
    perSecond === 0 ? NONE : (kind === 'many' ? attack : attackFromOneAddress)(world, milliseconds, perSecond),
    readPages(world, milliseconds),
    signIn(world, milliseconds, 1),
  ]);
  return { attack: attacked, pages, members };
};

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { listHistory, listWaitingBookings, settleWaitingBooking, WAITING_ACTIONS, type SettleResult } from './waiting-bookings.ts';
import { waitingPage } from './waiting-page.ts';
import type { SagaContext } from './saga-context.ts';

interface WaitingDeps extends Pick<SagaContext, 'db' | 'clock' | 'ticks' | 'ids'> {
  /** The password; any name goes with it, and stays in the history of what it did. */
  readonly token: string;
}

/** Wrong passwords an address may try in ten minutes. */
const WRONG_TRIES = 20;
const SECONDS = 600;
const BODY_LIMIT = 4096;
const MOST_NOTE = 200;
const MOST_NAME = 40;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const RESULTS: readonly SettleResult[] = ['DONE', 'NOT_WAITING', 'NOT_POSSIBLE'];

const isSame = (given: string, wanted: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
};

/** Name and password of `Authorization: Basic`; undefined for anything else. */
const credentialsOf = (header: string | undefined): { readonly name: string; readonly password: string } | undefined => {
  const encoded = /^Basic ([\w+/=]{1,400})$/u.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [name = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { name, password: rest.join(':') };
};

/** A browser sends a password it knows to every form of the world: only our own page may post. */
const isOwnPage = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};

/** `GET /waiting`, `POST /waiting/:id`: the page on which people settle bookings that no step can move (readings 6.1 row 20: deny by default). */
export const registerWaitingPage = async (app: FastifyInstance, deps: WaitingDeps): Promise<void> => {
  const wrong = new RateLimiterMemory({ points: WRONG_TRIES, duration: SECONDS });

  /** The name somebody signed in with; undefined once the answer is a refusal. */
  const staffOf = async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    const spent = await wrong.get(request.ip);
    if (spent !== null && spent.remainingPoints <= 0) {
      await reply.code(429).send({ code: 'TOO_MANY_REQUESTS' });
      return undefined;
    }
    const given = credentialsOf(request.headers.authorization);
    if (given === undefined || !isSame(given.password, deps.token)) {
      if (given !== undefined) await wrong.consume(request.ip).catch(() => undefined); // the next look refuses
      await reply.code(401).header('www-authenticate', 'Basic realm="Staff", charset="UTF-8"').send({ code: 'UNAUTHORIZED' });
      return undefined;
    }
    const name = given.name.replaceAll(/[^\p{L}\p{N} .@_-]/gu, '').slice(0, MOST_NAME);
    return name === '' ? 'staff' : name;
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    scope.get('/waiting', async (request, reply) => {
      if ((await staffOf(request, reply)) === undefined) return reply;
      const waiting = await listWaitingBookings(deps.db);
      const bookings = await Promise.all(waiting.map(async (booking) => ({ booking, history: await listHistory(deps.db, booking.id) })));
      const { said } = request.query as { readonly said?: unknown }; // as: looked up in a list below
      const nonce = randomBytes(16).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        )
        .send(
          waitingPage(
            bookings,
            RESULTS.find((result) => result === said),
            nonce,
          ),
        );
    });
    scope.post<{ Params: { id: string } }>('/waiting/:id', async (request, reply) => {
      const by = await staffOf(request, reply);
      if (by === undefined) return reply;
      if (!isOwnPage(request)) return reply.code(403).send({ code: 'FOREIGN_ORIGIN' });
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const action = WAITING_ACTIONS.find((each) => each === form.get('action'));
      const note = (form.get('note') ?? '').trim().slice(0, MOST_NOTE);
      if (action === undefined || !UUID.test(request.params.id) || (action === 'MARK_REFUNDED' && note === ''))
        return reply.code(400).send({ code: 'BAD_REQUEST' });
      const said = await settleWaitingBooking(deps, { id: request.params.id, action, by, note });
      return reply.code(303).header('location', `../waiting?said=${said}`).send();
    });
  });
};

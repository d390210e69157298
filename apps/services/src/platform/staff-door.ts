import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isSameSecret } from './visitor.ts';

// The door of the pages on which the team works: one password (STAFF_TOKEN), any name; deny by default (readings 6.1 row 20).

/** Wrong passwords an address may try in ten minutes. */
const WRONG_TRIES = 20;
const SECONDS = 600;
const MOST_NAME = 40;
const LARGEST_FORM = 16_384;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** True for an id as our ids are written. */
export const isUuid = (text: string): boolean => UUID.test(text);

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

interface StaffDoor {
  /** The name somebody signed in with; undefined once the answer is a refusal. */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
}

/** Opens to whoever knows the password, and counts wrong ones by address. */
const createStaffDoor = (token: string): StaffDoor => {
  const wrong = new RateLimiterMemory({ points: WRONG_TRIES, duration: SECONDS });

  return {
    enter: async (request, reply) => {
      const spent = await wrong.get(request.ip);
      if (spent !== null && spent.remainingPoints <= 0) {
        await reply.code(429).send({ code: 'TOO_MANY_REQUESTS' });
        return undefined;
      }
      const given = credentialsOf(request.headers.authorization);
      if (given === undefined || !isSameSecret(given.password, token)) {
        if (given !== undefined) await wrong.consume(request.ip).catch(() => undefined); // the next look refuses
        await reply.code(401).header('www-authenticate', 'Basic realm="Staff", charset="UTF-8"').send({ code: 'UNAUTHORIZED' });
        return undefined;
      }
      const name = given.name.replaceAll(/[^\p{L}\p{N} .@_-]/gu, '').slice(0, MOST_NAME);
      return name === '' ? 'staff' : name;
    },
  };
};

/** Lets the forms of staff pages in, as text. */
const acceptStaffForms = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: LARGEST_FORM }, (_request, body, done) => done(null, body));
};

/** The fields of a form that our own page posted; null for a form of anybody else's. */
const staffForm = (request: FastifyRequest): URLSearchParams | null =>
  isOwnPage(request) ? new URLSearchParams(typeof request.body === 'string' ? request.body : '') : null;

/** Answers with a staff page that lets nothing in but its own style, and is kept nowhere. */
const sendStaffPage = (reply: FastifyReply, make: (nonce: string) => string) => {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(make(nonce));
};

/** A staff page: a list, and one form for each entry. */
interface StaffPage<Result extends string> {
  /** The password; any name goes with it. */
  readonly token: string;
  /** What may come of a form, told on the page afterwards. */
  readonly results: readonly Result[];
  /** Reads the list and draws it; `said` is what came of the last form. */
  readonly show: (said: Result | undefined) => Promise<(nonce: string) => string>;
  /** Does what a form asks of an entry; undefined for a form that asks for nothing we know. `by` is the name somebody signed in with. */
  readonly act: (id: string, form: URLSearchParams, by: string) => Promise<Result | undefined>;
}

/** `GET /waiting` shows a staff page, `POST /waiting/:id` does what one of its forms asks, both behind the staff door. */
export const registerStaffPage = async <Result extends string>(app: FastifyInstance, { token, results, show, act }: StaffPage<Result>): Promise<void> => {
  const door = createStaffDoor(token);
  await app.register(async (scope) => {
    acceptStaffForms(scope);
    scope.get<{ Querystring: Readonly<Record<string, unknown>> }>('/waiting', async (request, reply) => {
      if ((await door.enter(request, reply)) === undefined) return reply;
      return sendStaffPage(reply, await show(results.find((result) => result === request.query['said'])));
    });
    scope.post<{ Params: { id: string } }>('/waiting/:id', async (request, reply) => {
      const by = await door.enter(request, reply);
      if (by === undefined) return reply;
      const form = staffForm(request);
      if (form === null) return reply.code(403).send({ code: 'FOREIGN_ORIGIN' });
      const said = isUuid(request.params.id) ? await act(request.params.id, form, by) : undefined;
      if (said === undefined) return reply.code(400).send({ code: 'BAD_REQUEST' });
      return reply.code(303).header('location', `../waiting?said=${said}`).send();
    });
  });
};

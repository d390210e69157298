import { authorizeQuery, exchangeCode, OAUTH_AUTHORIZE_PATH } from '@escale/contract/oauth';
import { ERRORS } from '@escale/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { bodyOf, done, fail } from '../../platform/answer.ts';
import { route } from '../../platform/route.ts';
import { deviceCookie, visitorOf } from '../../platform/visitor.ts';
import { fingerprint } from '../../platform/ids.ts';
import { type AuthContext, signInByProof, visitorWithDevice } from '../user-auth/index.ts';
import { keepOnce, takeOnce } from './one-time-store.ts';
import { beginSignOn, endSignOn, providerOf } from './partner-sign-on.ts';

const STATE_LIFE = 10 * 60_000,
  CODE_LIFE = 60_000;
const CALLBACK_PATH = '/callback';
const DEFAULT_SCOPE = 'openid email profile';

/** A sign-on that is under way, as it is kept beside its state. */
const underWay = z.object({
  clientId: z.string(),
  partner: z.string(),
  shop: z.string(),
  redirect: z.string(),
  callback: z.string(),
  verifier: z.string(),
  nonce: z.string(),
});
/** Somebody the partner has proved, for the minute until the website exchanges the code. */
const proved = z.object({
  clientId: z.string(),
  partner: z.string(),
  shop: z.string(),
  redirect: z.string(),
  provider: z.templateLiteral(['partner:', z.string()]),
  subject: z.string(),
  email: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
});

const refuse = (reply: FastifyReply, code: 'BAD_REQUEST' | 'UNAUTHORIZED', path?: string): FastifyReply =>
  reply.code(ERRORS[code].status).send(bodyOf(fail(code, path === undefined ? {} : { fieldErrors: [{ path, messageId: 'error.generic' }] })));

const withQuery = (address: string, add: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(add)) url.searchParams.set(name, value);
  return url.href;
};

/** The device of a browser that comes in person; one without gets it, so that the way back can be tied to it. */
const deviceOf = (context: AuthContext, request: FastifyRequest, reply: FastifyReply): string => {
  const { device } = visitorOf({ headers: request.headers, ip: request.ip }, context.env.serviceKey);
  if (device !== null) return device;
  const secret = context.ids.secret();
  reply.header('set-cookie', deviceCookie(secret, context.env.stage === 'live'));
  return fingerprint(secret);
};

/** Partner single sign-on (platform 7 "OAuth"): to the partner's provider, back with its code, and a code of ours for the website. */
export const registerOauth = (app: FastifyInstance, context: AuthContext): void => {
  app.get(OAUTH_AUTHORIZE_PATH, async (request, reply) => {
    const query = z.safeParse(authorizeQuery, request.query);
    if (!query.success) return refuse(reply, 'BAD_REQUEST', query.error.issues[0]?.path.map(String).join('.') ?? '');
    const { client_id: clientId, redirect_uri: redirect } = query.data;
    const partner = context.partners.ofClient(clientId);
    const provider = partner === undefined ? undefined : providerOf(context.env, clientId);
    if (partner === undefined || provider === undefined) return refuse(reply, 'BAD_REQUEST', 'client_id');
    const page = context.partners.ofPage(redirect);
    if (page?.brand !== partner.brand) return refuse(reply, 'BAD_REQUEST', 'redirect_uri'); // nobody is led elsewhere
    const callback = `${new URL(redirect).origin}${context.env.prefix}${app.prefix}${CALLBACK_PATH}`;
    const state = context.ids.secret();
    const device = deviceOf(context, request, reply);
    try {
      const { address, secrets } = await beginSignOn(provider, {
        callback,
        scope: query.data.scope ?? partner.configuration.oauth?.scope ?? DEFAULT_SCOPE,
        state,
      });
      await keepOnce(context, {
        purpose: 'oauth-state',
        secret: state,
        device,
        payload: { clientId, partner: page.code, shop: page.shop, redirect, callback, ...secrets },
        life: STATE_LIFE,
      });
      return await reply.header('cache-control', 'no-store').redirect(address, 303);
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a partner’s sign-on could not be begun');
      return reply.redirect(withQuery(redirect, { error: 'temporarily_unavailable' }), 303);
    }
  });

  app.get(CALLBACK_PATH, async (request, reply) => {
    const landed = z.safeParse(z.object({ state: z.string() }), request.query);
    if (!landed.success) return refuse(reply, 'BAD_REQUEST', 'state');
    const { device } = visitorOf({ headers: request.headers, ip: request.ip }, context.env.serviceKey);
    const kept = z.safeParse(underWay, await takeOnce(context, 'oauth-state', landed.data.state, device));
    if (!kept.success) return refuse(reply, 'UNAUTHORIZED', 'state'); // another browser's, an old one, or one used before
    const { clientId, partner, shop, redirect, callback, verifier, nonce } = kept.data;
    const back = (add: Readonly<Record<string, string>>) => reply.header('cache-control', 'no-store').redirect(withQuery(redirect, add), 303);
    const provider = providerOf(context.env, clientId);
    if (provider === undefined) return back({ error: 'access_denied' });
    try {
      const current = new URL(callback);
      current.search = new URL(request.url, callback).search;
      const outcome = await endSignOn(provider, current, landed.data.state, { verifier, nonce });
      if (!outcome.ok) return await back({ error: outcome.error });
      const code = context.ids.secret();
      const { kind: _kind, ...proof } = outcome.proof;
      await keepOnce(context, {
        purpose: 'oauth-code',
        secret: code,
        device: device ?? '',
        payload: { clientId, partner, shop, redirect, ...proof },
        life: CODE_LIFE,
      });
      return await back({ code });
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a partner’s sign-on came to nothing');
      return back({ error: 'access_denied' });
    }
  });

  route(app, exchangeCode, async (request, call) => {
    const visitor = visitorWithDevice(context, call);
    const kept = z.safeParse(proved, await takeOnce(context, 'oauth-code', request.code, visitor.device));
    if (!kept.success || kept.data.clientId !== request.client_id || kept.data.redirect !== request.redirect_uri) return fail('UNAUTHORIZED');
    const partner = context.partners.get(kept.data.partner, kept.data.shop);
    if (partner === undefined) return fail('UNAUTHORIZED');
    const { provider, subject, email, firstName, lastName } = kept.data;
    const { data: _data, ...session } = await signInByProof(context, {
      proof: { provider, subject, email, firstName, lastName, kind: 'partner' },
      partner,
      visitor,
    });
    return done(session);
  });
};

import type { Session } from '@escale/contract/user-auth';
import { subscribe } from '@escale/contract/sponsorship';
import { data, redirectDocument } from 'react-router';
import { callService, type CallFailure } from '../../shared/call-service.ts';
import { signInCookies } from '../../shared/cookies.server.ts';
import { isByScript, type ShopContext } from '../../shared/request-context.ts';
import type { Refusal } from './auth-outcome.ts';
import type { AuthAnswer } from './auth-view.ts';
import { keptCookies } from './kept-cookies.server.ts';

/** Absolute address of a page of this shop, for letters and providers to lead back to; where one host shows every brand it names the brand. */
export const ownPage = ({ origin, url, brand, shell }: ShopContext, path: string): string => {
  const page = new URL(`${origin}${path}`);
  if (!shell.isLive && !brand.hosts.includes(url.hostname)) page.searchParams.set('brand', brand.code);
  return page.href;
};

/** A service's refusal as the forms read it. */
export const refusalOf = ({ status, data: facts, fieldErrors }: CallFailure): Refusal => {
  const given = facts ?? {};
  const instant = (name: string): number | undefined => (typeof given[name] === 'number' ? given[name] : undefined);
  // `as`: a reason is compared with known ones only.
  const reason = typeof given['reason'] === 'string' ? (given['reason'] as Refusal['reason']) : undefined;
  return { status, fieldErrors, reason, canLoginAt: instant('canLoginAt'), canResetAt: instant('canResetAt'), canResendAt: instant('canResendAt') };
};

/** Set-Cookie lines of a sign-in, and the typed address forgotten: the session knows it. */
export const sessionCookies = (context: ShopContext, session: Session): Headers => {
  const headers = new Headers();
  const cookies = signInCookies(
    {
      token: session.token,
      uuid: session.uuid,
      partner: session.partner.code,
      maxAge: Math.max(60, Math.floor((session.expiresAt - context.now) / 1000)),
    },
    { shop: context.shop.shop, prefix: context.shell.prefix, isSecure: context.url.protocol === 'https:' },
  );
  for (const cookie of [...cookies, ...keptCookies(context, { email: '' })]) headers.append('set-cookie', cookie);
  return headers;
};

/** Ends a sign-in: cookies, and the way on. The whole page is loaded again, as everything on it is now the member's. */
export const finishSignIn = (context: ShopContext, session: Session, { intent, to }: { readonly intent: string; readonly to: string }) => {
  const headers = sessionCookies(context, session);
  if (!isByScript(context)) return redirectDocument(to, { status: 303, headers });
  const { token, uuid, email, hasPasskey } = session;
  const answer: AuthAnswer = { intent, now: context.now, signedIn: { token, uuid, email, to, hasPasskey } };
  return data(answer, { headers });
};

/** Tells the sponsor's account that an invited friend has joined (platform 7); a failure is reported and never keeps the friend out. */
export const subscribeSponsored = async (context: ShopContext, session: Session, sponsorId: string | undefined): Promise<void> => {
  const { partner, services, fetch, device, report, incidentId } = context;
  if (sponsorId === undefined || !partner.enableSponsorship) return;
  const result = await callService(
    subscribe,
    services.sponsorship,
    { sponsorId, sponsored: session.email },
    { fetch, device, timeout: 2_000, headers: { ...context.visitorHeaders, authorization: session.token } },
  );
  if (!result.ok) report('sponsorship_subscribe_failed', { incidentId, status: String(result.status) });
};

import { createHash } from 'node:crypto';
import { verifyToken, type Identity } from '@escale/contract/user-auth';
import { isUuid } from '@escale/domain/visitor-identity';
import { callService } from '../shared/call-service.ts';
import type { Visitor } from '../shared/request-context.ts';
import type { VisitorShell } from '../shared/shell.tsx';

const ANONYMOUS: Visitor = { state: 'anonymous' };
/** How long a token's answer is believed, milliseconds: a sign-out elsewhere is noticed within it. */
const BELIEVED_FOR = 30_000;
const MOST_KEPT = 5_000;
const TIMEOUT = 2_000;
const LONGEST_TOKEN = 256;

const usable = (token: string | undefined): string | undefined => (token !== undefined && token !== '' && token.length <= LONGEST_TOKEN ? token : undefined);

export interface VisitorQuestion {
  readonly cookies: Readonly<Record<string, string>>;
  /** Token of this browser's device cookie: an authentication token counts only together with it. */
  readonly device: string;
}

export interface VisitorAnswer {
  readonly visitor: Visitor;
  /** The token is refused: its cookies are to be dropped. A service that does not answer refuses nothing. */
  readonly isRefused: boolean;
}

export interface VisitorDeps {
  readonly userAuthUrl: string;
  readonly fetch: typeof fetch;
  /** Real time, milliseconds: how long an answer is kept does not follow a frozen clock. */
  readonly ticks?: () => number;
}

const visitorFrom = (identity: Identity, token: string): Visitor => {
  const { kind, uuid, email, scope } = identity;
  if (kind === 'member' || kind === 'partner') return { state: 'authenticated', uuid, email, token };
  if (kind === 'booking' && scope !== undefined) return { state: 'bookingFound', bookingReference: scope, email, token };
  // An operator's token opens the operator's own area, never a member's pages.
  return ANONYMOUS;
};

/**
 * Who a request comes from (platform 4 "Auth states", 6): the cookie `authToken`, believed after the user-auth service has confirmed it for this
 * device, else a partner's `tokenFromPartner`; beside a member the booking of `bookingToken`; without one, the cookie `auth` = identified with the uuid of the cookie `uuid`; otherwise nobody we know.
 */
export const createVisitors = ({
  userAuthUrl,
  fetch,
  ticks = () => performance.now(),
}: VisitorDeps): ((question: VisitorQuestion) => Promise<VisitorAnswer>) => {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<VisitorAnswer> }>();

  const ask = async (token: string, device: string): Promise<VisitorAnswer> => {
    const result = await callService(verifyToken, userAuthUrl, { token }, { device, fetch, timeout: TIMEOUT });
    if (result.ok) return { visitor: visitorFrom(result.value, token), isRefused: false };
    return { visitor: ANONYMOUS, isRefused: result.status === 401 };
  };

  const believe = async (token: string, device: string): Promise<VisitorAnswer> => {
    const key = createHash('sha256').update(`${token} ${device}`).digest('base64url');
    const now = ticks();
    const before = kept.get(key);
    if (kept.size > MOST_KEPT) kept.clear();
    const asked = before !== undefined && now < before.until ? before.answer : ask(token, device);
    if (asked !== before?.answer) kept.set(key, { until: now + BELIEVED_FOR, answer: asked });
    const answer = await asked;
    // An answer that did not come is not an answer: the next request asks again.
    if (answer.visitor.state === 'anonymous' && !answer.isRefused) kept.delete(key);
    return answer;
  };

  return async ({ cookies, device }) => {
    const uuid = cookies['uuid'];
    const known: Visitor = cookies['auth'] === 'identified' && isUuid(uuid) ? { state: 'identified', uuid } : ANONYMOUS;
    // A partner's own token counts where nobody has signed in here (platform 6 "Partner login").
    const token = usable(cookies['authToken']) ?? usable(cookies['tokenFromPartner']);
    if (token === undefined) return { visitor: known, isRefused: false };
    const beside = usable(cookies['bookingToken']);
    const [{ visitor, isRefused }, other] = await Promise.all([believe(token, device), beside === undefined ? undefined : believe(beside, device)]);
    if (visitor.state === 'anonymous') return { visitor: known, isRefused };
    const found = other?.visitor;
    return { visitor: visitor.state === 'authenticated' && found?.state === 'bookingFound' ? { ...visitor, found } : visitor, isRefused };
  };
};

/** The part of a visitor that travels to the browser. */
export const visitorShell = (visitor: Visitor): VisitorShell => {
  switch (visitor.state) {
    case 'anonymous':
    case 'identified':
      return { state: visitor.state };
    case 'bookingFound':
      return { state: visitor.state, email: visitor.email, bookingReference: visitor.bookingReference };
    case 'authenticated':
      return { state: visitor.state, email: visitor.email };
  }
};

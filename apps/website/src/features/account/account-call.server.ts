import type { Endpoint } from '@escale/contract/endpoint';
import { callService, type CallFailure, type CallResult } from '../../shared/call-service.ts';
import type { ShopContext, Visitor } from '../../shared/request-context.ts';

/** A visitor that services know: a member, or who found a booking. */
type KnownVisitor = Extract<Visitor, { readonly token: string }>;

/** One visit of the account area: who, in which shop, until when. */
export interface Visit {
  readonly context: ShopContext;
  readonly visitor: KnownVisitor;
  readonly signal: AbortSignal;
}

/**
 * For whom a page of the account asks: the visitor; for a booking the member found beside the account, who found it.
 * @param reference of the booking the page is about, where it is about one
 */
export const askerOf = (visitor: KnownVisitor, reference: string | undefined): KnownVisitor => {
  const found = visitor.state === 'authenticated' ? visitor.found : undefined;
  return found !== undefined && found.bookingReference === reference ? found : visitor;
};

/** Rooms the account area asks. */
type RoomName = 'account' | 'sponsorship' | 'userAuth';

/** Calls a service as the visitor: their token, their device, their address (platform 6 "Authenticated member"). */
export const callAs = <Request, Response>(
  { context, visitor, signal }: Visit,
  room: RoomName,
  endpoint: Endpoint<Request, Response>,
  request: NoInfer<Request>,
): Promise<CallResult<Response>> => {
  const { services, device, fetch, visitorHeaders } = context;
  return callService(endpoint, services[room], request, { device, fetch, signal, headers: { ...visitorHeaders, authorization: visitor.token } });
};

/** Thrown inside the account area when a service does not know the visitor any more, or gave no answer. */
export class AccountFailure extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** What a call brought; a refusal goes up to the page, which says why it cannot be shown. */
export const valueOf = <T>(result: CallResult<T>): T => {
  if (result.ok) return result.value;
  throw new AccountFailure(result);
};

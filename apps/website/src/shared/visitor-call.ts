import type { CallOptions } from './call-service.ts';
import type { ShopContext } from './request-context.ts';

/**
 * How a service is asked for whoever looks at the page (platform 6): their device, their address and, where somebody is signed in or has found a
 * booking, their token.
 */
export const visitorCall = (
  { device, fetch, visitorHeaders, visitor }: Pick<ShopContext, 'device' | 'fetch' | 'visitorHeaders' | 'visitor'>,
  signal?: AbortSignal,
): CallOptions => ({
  device,
  fetch,
  headers: { ...visitorHeaders, ...('token' in visitor ? { authorization: visitor.token } : {}) },
  ...(signal === undefined ? {} : { signal }),
});

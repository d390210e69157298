import { sdpQuoteCurrency, type SearchRequest } from '@escale/contract/sdp';
import { callService, type CallOptions } from './call-service.ts';
import type { ShopContext } from './request-context.ts';

/**
 * A search of this shop priced anew in the currency chosen since (funnel 4.11): the code of the flow in that currency. Undefined when it is
 * in that currency already, belongs to another shop, or cannot be had in it; then the old prices stay.
 */
export const repriceFlow = async (context: ShopContext, code: string, search: SearchRequest, options: CallOptions): Promise<string | undefined> => {
  const { shop, currency } = context.shop;
  if (search.shop !== shop || search.currency === currency) return undefined;
  const answer = await callService(sdpQuoteCurrency, context.services.quote, { ...search, currency, code }, options);
  if (answer.ok) return answer.value.currency === currency ? answer.value.bookingFlowId : undefined;
  if (answer.code !== 'ABORTED') context.report('currency_update_failed', { code: answer.code });
  return undefined;
};

import { bookingSession } from '@escale/contract/booking';
import { sdpQuote, type SearchRequest, type SearchResponse } from '@escale/contract/sdp';
import { toMinor } from '@escale/domain/money';
import { callService, type CallOptions } from './call-service.ts';
import type { NearHotel } from './near-hotels.tsx';

const SHOWN = 3;

/** Least total of a card: search total plus the card's own differences (funnel 4.3). */
const totalOf = (search: SearchResponse, id: string, currency: string): { readonly total: number; readonly boardCode: string } | undefined => {
  const card = search.packages?.accommodationsList.find((each) => each.id === id);
  const room = card?.accommodationItems[0];
  const board = room?.boards[0];
  if (card === undefined || room === undefined || board === undefined) return undefined;
  const parts = [...(search.quotationItems ?? []).map((item) => item.price), room.upgradePrice, board.upgradePrice, card.flightUpgrade, card.baggageSupplement];
  return { total: parts.reduce((sum, price) => sum + toMinor(price, currency), 0), boardCode: board.boardCode };
};

/** The search behind a flow, also of one that has expired. */
export const searchBehind = async (base: string, code: string, options: CallOptions): Promise<SearchRequest | undefined> => {
  const session = await callService(bookingSession, base, { code }, options);
  return session.ok ? session.value.quoteRequest : undefined;
};

/**
 * Hotels for the same dates, nearest in price to the one that is gone (readings 6.2); `price` in major units, without it the cheapest come first.
 * Undefined when they could not be asked for.
 */
export const findNearestHotels = async (
  base: string,
  search: SearchRequest,
  lost: { readonly accommodationId: string | undefined; readonly price: number | undefined },
  options: CallOptions,
): Promise<readonly NearHotel[] | undefined> => {
  const { view: _whole, ...same } = search;
  const found = await callService(sdpQuote, base, same, options);
  if (!found.ok) return undefined;
  const { bookingFlowId: code, currency = search.currency, packages } = found.value;
  if (code === undefined) return [];
  const near = lost.price === undefined ? undefined : toMinor(lost.price, currency);
  return (packages?.accommodationsList ?? [])
    .flatMap((card): NearHotel[] => {
      const priced = card.id === lost.accommodationId ? undefined : totalOf(found.value, card.id, currency);
      if (priced === undefined) return [];
      return [
        {
          code,
          accommodationId: card.id,
          boardCode: priced.boardCode,
          name: card.name,
          category: card.category,
          place: card.geography.levels.at(-1)?.label ?? '',
          picture: card.photos[0]?.url,
          total: priced.total,
          currency,
          difference: near === undefined ? undefined : priced.total - near,
        },
      ];
    })
    .toSorted((one, other) => Math.abs(one.difference ?? one.total) - Math.abs(other.difference ?? other.total) || one.total - other.total)
    .slice(0, SHOWN);
};

import type { AccommodationQuoteResponse, FlightOptions } from '@escale/contract/sdp';
import type { NearHotel } from '../../shared/near-hotels.tsx';
import type { WantedSelection } from './quote-selection.ts';

/** Why there is nothing to configure; each has its screen and a way on (readings 6.2). */
export type QuoteProblem =
  | 'FULL_PROPERTY'
  | 'FULL_FLIGHT'
  | 'FULL_TRANSFER'
  | 'MISSING_INCLUDED_ACTIVITY'
  | 'NOT_FOUND'
  | 'SESSION_EXPIRED'
  | 'LOADING'
  | 'TECHNICAL_FAILURE';

export interface ReadyQuote {
  readonly kind: 'ready';
  readonly code: string;
  readonly accommodationId: string;
  readonly quote: AccommodationQuoteResponse;
  /** Bags of the flight the address names, where it is not the included one. */
  readonly luggage: FlightOptions | undefined;
  readonly wanted: WantedSelection;
  /** Code, hotel and asked board: what the address keeps besides the choices. */
  readonly base: string;
  readonly listing: string | undefined;
  /** Epoch milliseconds of the server. */
  readonly now: number;
  readonly isPrint: boolean;
}

export interface ProblemQuote {
  readonly kind: 'problem';
  readonly problem: QuoteProblem;
  readonly alternatives: readonly NearHotel[];
  /** Query of the listing of the same search. */
  readonly listing: string | undefined;
  readonly code: string;
}

/** What an action of the page answers when it leads nowhere else. */
export type QuoteActionAnswer =
  | { readonly kind: 'luggage'; readonly luggage: FlightOptions }
  | { readonly kind: 'refused'; readonly problem: QuoteProblem; readonly alternatives: readonly NearHotel[]; readonly incidentId?: string | undefined };

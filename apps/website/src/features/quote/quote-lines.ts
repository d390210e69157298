import type { AccommodationQuoteResponse, FlightOptions } from '@escale/contract/sdp';
import type { BreakdownLine } from '@escale/domain/price-breakdown';

/** The chosen option's own name, where the line stands for one. */
export const nameOfLine = (quote: AccommodationQuoteResponse, { code, ref }: BreakdownLine): string | undefined => {
  switch (code) {
    case 'ACCOMMODATION':
      return quote.accommodationItems?.find((item) => item.code === ref)?.label;
    case 'BOARD':
      return quote.boards?.find((board) => board.boardCode === ref)?.label;
    case 'TRANSFER':
      return quote.transfers?.find((transfer) => transfer.code === ref)?.vehicule;
    case 'ACTIVITY':
      return quote.activities?.find((activity) => activity.code === ref)?.name;
    case 'INSURANCE_FLEX':
      return quote.flex?.find((flex) => flex.code === ref)?.label;
    case 'INSURANCE':
      return quote.insurances?.insurancesItem.find((insurance) => insurance.code === ref)?.name;
    default:
      return undefined;
  }
};

/** Lines to show: those with an amount, the trip, and the board that is in the price. */
export const shownLines = (lines: readonly BreakdownLine[]): BreakdownLine[] =>
  lines.filter((line) => line.amount !== 0 || line.code === 'TRIP' || line.code === 'BOARD');

/** Whether luggage of the flights can be chosen, is being asked for, or cannot be had. */
export const luggageState = (luggage: FlightOptions | undefined): 'loading' | 'choices' | 'none' | 'error' => {
  if (luggage === undefined || luggage.status === 'LOADING') return 'loading';
  if (luggage.status === 'NO_BAGAGE') return 'none';
  return luggage.status === 'SUCCESS' && luggage.flightOptions !== undefined ? 'choices' : 'error';
};

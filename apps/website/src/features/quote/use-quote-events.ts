import type { FlightOptions } from '@escale/contract/sdp';
import { useEffect, useRef } from 'react';
import { track } from '../../shared/analytics.ts';
import type { QuoteActionAnswer, ReadyQuote } from './quote-answers.ts';

/** Tells what happened on the page: the offer once, each refusal, and luggage that could not be had (funnel 7.6). No traveller is named. */
export const useQuoteEvents = ({
  loaded,
  total,
  luggage,
  answer,
}: {
  readonly loaded: ReadyQuote;
  /** Major units. */
  readonly total: number | undefined;
  readonly luggage: FlightOptions | undefined;
  readonly answer: QuoteActionAnswer | undefined;
}): void => {
  const { quote, accommodationId } = loaded;
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current || total === undefined) return;
    isTold.current = true;
    const { trip } = quote;
    track({
      name: 'quote',
      data: {
        hotel: accommodationId,
        status: quote.status,
        total,
        currency: quote.currency ?? '',
        destination: trip?.destination.code ?? '',
        departureCity: trip?.departureCity.code ?? '',
        nights: trip?.nights ?? 0,
        travellers: (trip?.occupancies ?? []).reduce((sum, room) => sum + room.adults + room.children, 0),
      },
    });
  }, [quote, accommodationId, total]);
  const failure = luggage?.status === 'ERROR' || luggage?.status === 'SESSION_EXPIRED' ? luggage.status : undefined;
  const flightCode = luggage?.flightCode;
  useEffect(() => {
    if (failure !== undefined) track({ name: 'flightOptions_fail', data: { status: failure } });
  }, [failure, flightCode]);
  useEffect(() => {
    if (answer?.kind === 'refused') track({ name: 'prebook_fail', data: { status: answer.problem } });
  }, [answer]);
};

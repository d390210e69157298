import { bookExternalPayment, bookingSession, bookRequest, externalPaymentCallback } from '@escale/contract/booking';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { externalRefusal } from './book-outcome.ts';
import { visitorCall } from '../../shared/visitor-call.ts';

/**
 * Back from the payment provider (funnel 2.14). What the address says about the payment is not believed: the booking is asked. A payment
 * that is already over leads on at once, also without scripts.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const visit = shopContextOf(context);
  const { shop, services } = visit;
  const parsed = bookRequest.shape.code.safeParse(new URL(request.url).searchParams.get('code'));
  if (!parsed.success) throw redirect(linkTo(shop.shop, 'sdpSearch'));
  const code = parsed.data;
  const options = visitorCall(visit, request.signal);
  const resumed = await callService(bookExternalPayment, services.quote, { code }, options);
  const status = resumed.ok ? resumed.value.status : undefined;
  const refusal = resumed.ok ? undefined : externalRefusal(resumed.code);
  if (refusal === 'ABORTED' || refusal === 'ERROR')
    throw redirect(linkTo(shop.shop, 'payment', { search: { code, payment: refusal === 'ABORTED' ? 'aborted' : 'error' } }));
  let isOver = false;
  switch (status) {
    case 'SUCCESS':
    case 'WARNING_BOOKING_OK_FULLPAYMENT_FAILED':
    case 'WARNING_BOOKING_FAILED_FULLPAYMENT_OK':
      throw redirect(linkTo(shop.shop, 'confirmation', { search: { code } }));
    case 'LOADING':
    case 'RETRY':
    case 'EXTERNAL_REDIRECT_REQUEST':
    case 'EXTERNAL_ACTION_REQUEST':
    case 'EXTERNAL_HTML_REQUEST':
    case undefined:
      break;
    case 'SESSION_EXPIRED':
      return { code, isKnown: false as const };
    default:
      isOver = true;
  }
  const session = await callService(bookingSession, services.quote, { code }, options);
  if (isOver) {
    const callbackId = session.ok ? session.value.callbackUrl?.split('/').at(-1) : undefined;
    const poll = callbackId === undefined ? undefined : await callService(externalPaymentCallback, services.quote, { callbackId }, options);
    throw redirect(
      linkTo(shop.shop, 'payment', { search: { code, payment: poll?.ok === true && poll.value.externalPaymentStatus === 'ABORTED' ? 'aborted' : 'error' } }),
    );
  }
  return {
    code,
    isKnown: true as const,
    callbackUrl: session.ok ? session.value.callbackUrl : undefined,
    reference: resumed.ok ? resumed.value.bookingReference : undefined,
  };
};

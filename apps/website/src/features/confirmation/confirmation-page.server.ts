import { bookingSession, bookRequest } from '@escale/contract/booking';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { visitorCall } from '../../shared/visitor-call.ts';
import { confirmationViewOf } from './confirmation-view.ts';
import { reservationJsonLd } from './reservation-json-ld.ts';

/**
 * The booking behind the code, for the device that made it and whom it belongs to; anybody else learns no more than where to look (readings 6.1 row 1). Asked
 * anew on every visit, so a reload shows how it stands now.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const visit = shopContextOf(context);
  const { shop, services, now, origin, partner } = visit;
  const { services: help } = partner.callCenter;
  // After a booking the number at the basic rate (readings 7 row 4).
  const phone = { display: help.servicesDisplayPhone, dial: help.servicesDialPhone, hours: help.officeHours };
  const parsed = bookRequest.shape.code.safeParse(new URL(request.url).searchParams.get('code'));
  if (!parsed.success) return { kind: 'elsewhere' as const, phone };
  const code = parsed.data;
  const answer = await callService(bookingSession, services.quote, { code }, visitorCall(visit, request.signal));
  if (!answer.ok) throw data({ incidentId: answer.incidentId }, { status: 503 });
  const session = answer.value;
  if (session.confirmation !== undefined) {
    const view = confirmationViewOf(session.confirmation, session);
    if (view === undefined) throw data(null, { status: 503 });
    return {
      kind: 'booking' as const,
      code,
      view,
      now,
      phone,
      callbackUrl: session.callbackUrl,
      jsonLd: view.state === 'CONFIRMED' ? reservationJsonLd(session.confirmation, { brand: shop.brand.displayName, url: origin }) : undefined,
    };
  }
  // Pre-booked here and not paid: there is something to finish first.
  if (session.status === 'SUCCESS' && session.preBookResponse !== undefined && session.bookRequest !== undefined)
    throw redirect(linkTo(shop.shop, 'payment', { search: { code } }));
  return { kind: 'elsewhere' as const, phone };
};

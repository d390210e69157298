import type { Confirmation } from '@escale/contract/booking';
import { addDays, dayInZone } from '@escale/domain/calendar-day';
import type { Deps, Room } from '../../platform/deps.ts';
import { DOCUMENT_KINDS, isDocumentKey, VOUCHER_DAYS } from './links.ts';
import { renderDocument } from './render.ts';
import type { Seller } from './sheets.ts';

/** What the room is given beside the usual: the key that signs links, and the way to a booking. */
export interface DocumentsDeps extends Deps {
  readonly documentSecret: string;
  /** The booking behind a reference, with the seller of its shop; null when there is none. */
  readonly findBooking: (reference: string) => Promise<{ readonly confirmation: Confirmation; readonly seller: Seller; readonly zone: string } | null>;
}

/** `GET /api/documents/{reference}/{kind}.pdf?key=`: the documents of a booking, by signed link. */
export const documentsRoom: Room<DocumentsDeps> = {
  name: 'documents',
  async register(app, deps) {
    app.get<{ Params: { reference: string; file: string }; Querystring: { key?: unknown } }>('/:reference/:file', async (request, reply) => {
      const { reference, file } = request.params;
      const kind = DOCUMENT_KINDS.find((candidate) => file === `${candidate}.${candidate === 'calendar' ? 'ics' : 'pdf'}`);
      const { key } = request.query;
      // One answer for a wrong key and for a booking that doesn't exist: a reference cannot be probed.
      const notFound = () => reply.code(404).send({ code: 'NOT_FOUND' });
      if (!kind || typeof key !== 'string' || !/^\d{1,7}$/u.test(reference) || !isDocumentKey(deps.documentSecret, { reference, kind }, key)) return notFound();
      const found = await deps.findBooking(reference);
      if (!found || found.confirmation.state !== 'CONFIRMED') return notFound();
      const departure = found.confirmation.quote.trip?.departureDate;
      const now = deps.clock.now();
      if (kind === 'voucher' && (!departure || dayInZone(now, found.zone) < addDays(departure, -VOUCHER_DAYS))) return notFound();
      const document = await renderDocument(kind, found.confirmation, found.seller, now);
      if (!document) return notFound();
      return reply
        .type(document.type)
        .header('content-disposition', `inline; filename="${kind}-${reference}.${kind === 'calendar' ? 'ics' : 'pdf'}"`)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(document.bytes);
    });
  },
};

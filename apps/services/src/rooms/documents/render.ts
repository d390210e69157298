import type { Confirmation } from '@escale/contract/booking';
import { buildCalendar } from './calendar-file.ts';
import type { DocumentKind } from './links.ts';
import { drawPdf } from './pdf.ts';
import { buildSheet, type Seller } from './sheets.ts';

/** A document ready to be sent. */
export interface RenderedDocument {
  readonly bytes: Buffer;
  readonly type: 'application/pdf' | 'text/calendar; charset=utf-8';
}

/** Makes a document of a booking; null when nothing was sold. `now` in epoch milliseconds stamps the calendar file. */
export const renderDocument = async (kind: DocumentKind, confirmation: Confirmation, seller: Seller, now: number): Promise<RenderedDocument | null> => {
  if (kind === 'calendar') {
    const calendar = buildCalendar(confirmation, now);
    return calendar === null ? null : { bytes: Buffer.from(calendar), type: 'text/calendar; charset=utf-8' };
  }
  const sheet = buildSheet(kind, confirmation, seller);
  return sheet === null ? null : { bytes: await drawPdf(sheet), type: 'application/pdf' };
};

export { bookedTrip, boundEnds, type BookedTrip } from './booked-trip.ts';
export { wordingFor, type Wording } from './wording.ts';
export { documentKinds, documentPath, VOUCHER_DAYS, type DocumentKind } from './links.ts';
export { renderDocument } from './render.ts';
export { documentsRoom, type DocumentsDeps } from './routes.ts';
export type { Seller } from './sheets.ts';

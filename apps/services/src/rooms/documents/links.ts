import { createHmac, timingSafeEqual } from 'node:crypto';

export const DOCUMENT_KINDS = ['contract', 'invoice', 'certificate', 'voucher', 'calendar'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Days before departure from which the voucher may be fetched. */
export const VOUCHER_DAYS = 7;

/** What a signed link stands for. */
export interface DocumentLink {
  readonly reference: string;
  readonly kind: DocumentKind;
}

const sign = (secret: string, { reference, kind }: DocumentLink): string =>
  createHmac('sha256', secret).update(`document.${reference}.${kind}`).digest('base64url').slice(0, 32);

/** Address of a document: works from a mail, without a session, and cannot be guessed. Path after the room's base. */
export const documentPath = (secret: string, link: DocumentLink): string =>
  `/${link.reference}/${link.kind}.${link.kind === 'calendar' ? 'ics' : 'pdf'}?key=${sign(secret, link)}`;

/** Whether `key` was made by us for this very document. */
export const isDocumentKey = (secret: string, link: DocumentLink, key: string): boolean => {
  const expected = Buffer.from(sign(secret, link));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Documents of a booking: the protection certificate belongs to shops selling in Great Britain (readings 8). */
export const documentKinds = (shop: string): readonly DocumentKind[] => [
  'contract',
  'invoice',
  ...(shop.endsWith('-GB') ? (['certificate'] as const) : []),
  'voucher',
  'calendar',
];

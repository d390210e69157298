import type { RequestOf } from '@escale/contract/endpoint';
import type { sendCustomerRequest } from '@escale/contract/my-bookings';
import type { MessageId } from '../../shared/message-id.ts';

type Attachment = RequestOf<typeof sendCustomerRequest>['files'][number];

/** Most files of a request, and most bytes of each (readings 6.5 row 63). */
const MOST_FILES = 5;
const MOST_BYTES = 10 * 1024 * 1024;

const starts = (bytes: Uint8Array, text: string, at = 0): boolean => Array.from(text).every((letter, index) => bytes[at + index] === letter.codePointAt(0));

/** What a file is by its first bytes: its name and what the browser calls it may say anything. */
const typeOf = (bytes: Uint8Array): Attachment['type'] | undefined => {
  if (starts(bytes, '%PDF-')) return 'application/pdf';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (starts(bytes, '\u0089PNG\r\n')) return 'image/png';
  return starts(bytes, 'ftyp', 4) && ['heic', 'heix', 'mif1', 'msf1', 'hevc'].some((kind) => starts(bytes, kind, 8)) ? 'image/heic' : undefined;
};

/** Files of a form as they travel, or what is wrong with them; empty file fields are none. */
export const filesOf = async (
  entries: readonly FormDataEntryValue[],
): Promise<{ readonly ok: true; readonly files: readonly Attachment[] } | { readonly ok: false; readonly messageId: MessageId }> => {
  const given = entries.filter((each): each is File => typeof each !== 'string' && each.size > 0);
  if (given.length > MOST_FILES) return { ok: false, messageId: 'account.request.files.many' };
  const files: Attachment[] = [];
  for (const file of given) {
    if (file.size > MOST_BYTES) return { ok: false, messageId: 'account.request.files.size' };
    // oxlint-disable-next-line no-await-in-loop -- one after the other: five of the largest must not stand in memory at once
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = typeOf(bytes);
    if (type === undefined) return { ok: false, messageId: 'account.request.files.type' };
    files.push({ name: file.name.slice(0, 120), type, content: Buffer.from(bytes).toString('base64') });
  }
  return { ok: true, files };
};

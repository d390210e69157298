import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const areas = new Map<string, Readonly<Record<string, string>>>();

/** A text without variables as the traveller of a shop reads it, from the interface's own messages. */
export const wordOf = ({ shop }: { readonly shop: string }, area: string, id: string): string => {
  const file = join(import.meta.dirname, '../packages/i18n/messages', shop.slice(0, 2), `${area}.json`);
  const messages = areas.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>); // as: message files are flat
  areas.set(file, messages);
  const word = messages[id];
  if (word === undefined) throw new Error(`${file} has no ${id}`);
  return word;
};

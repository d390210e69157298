import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Picture } from './picture.ts';

const source = import.meta.dirname;

/** A file with everything it imports from this package, in a stable order. */
function closure(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const match of text.matchAll(/from '(\.[^']+)'/g)) if (match[1] !== undefined) closure(resolve(dirname(file), match[1]), seen);
  return seen;
}

/** Changes when the picture's own data or any code that paints it changes. */
export function fingerprint(picture: Picture): string {
  const hash = createHash('sha256').update(JSON.stringify([picture.kind, picture.seed, picture.palette, picture.climate, picture.formats]));
  const files = closure(join(source, 'scenes', `${picture.kind}.ts`), closure(join(source, 'render.ts')));
  for (const [, text] of [...files].toSorted(([a], [b]) => a.localeCompare(b))) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}

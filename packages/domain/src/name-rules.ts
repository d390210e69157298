/** Letters of any script with their marks; spaces, hyphens, apostrophes and the dot of an initial between or after them (readings 4.18). */
const NAME_PATTERN = /^[\p{L}\p{M}][\p{L}\p{M} .'’ʼ-]*$/u;
const LEAST_LETTERS = 2;

export type NameField = 'lastName' | 'firstName';
export type NameError = `error.${NameField}.minlength` | `error.${NameField}.invalid`;

/** A name as it is stored: trimmed, inner spaces single, composed letters (NFC). */
export function normaliseName(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}

/** Message for a name, or null: at least 2 characters, no digit and no special character (platform 5). */
export function validateName(field: NameField, text: string): NameError | null {
  const name = normaliseName(text);
  if (Array.from(name).length < LEAST_LETTERS) return `error.${field}.minlength`;
  return NAME_PATTERN.test(name) ? null : `error.${field}.invalid`;
}

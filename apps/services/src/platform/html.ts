/** Text made safe inside HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/gu, (c) => `&#${c.charCodeAt(0)};`);

/** HTML that is already safe: made only by `html`. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | SafeHtml | readonly SafeHtml[] | null;
const render = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof SafeHtml) return part.text;
  return typeof part === 'object' ? part.map((each) => each.text).join('') : escapeHtml(String(part));
};

/**
 * Template tag that escapes every value which isn't itself made by this tag.
 * @example html`<td>${name}</td>`
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): SafeHtml =>
  new SafeHtml(strings.reduce((text, string, index) => `${text}${render(parts[index - 1] ?? null)}${string}`));

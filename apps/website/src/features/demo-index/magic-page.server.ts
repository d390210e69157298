/** A run of text; `isCode` is what someone types or calls. */
export interface TextRun {
  readonly text: string;
  readonly isCode: boolean;
}
/** A block of the page of magic inputs. */
export type MagicBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly (readonly TextRun[])[])[] };

const DAY = 86_400_000;

const runsOf = (text: string): TextRun[] => text.split('`').flatMap((part, at) => (part === '' ? [] : [{ text: part, isCode: at % 2 === 1 }]));

const cellsOf = (line: string): string[] =>
  line
    .replaceAll(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

/** `+301` with the day it means now: what has to be picked in the calendar. */
const withDay = (cell: string, now: number): string => {
  const days = /^\+(\d{1,3})$/u.exec(cell)?.[1];
  return days === undefined ? cell : `${cell} = ${new Date(now + Number(days) * DAY).toISOString().slice(0, 10)}`;
};

/**
 * The page of magic inputs (`docs/magic-inputs.md`) in blocks: its headings, paragraphs and tables. Days counted from today are told as days of the
 * calendar too. The page's own title is left to the caller.
 */
export const magicPage = (markdown: string, now: number): MagicBlock[] =>
  markdown
    .split(/\n{2,}/u)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !block.startsWith('# '))
    .map((block): MagicBlock => {
      const lines = block.split('\n');
      if (block.startsWith('## ')) return { kind: 'heading', runs: runsOf(block.slice(3)) };
      if (!block.startsWith('|')) return { kind: 'paragraph', runs: runsOf(lines.join(' ')) };
      const [head = '', , ...rows] = lines;
      return { kind: 'table', head: cellsOf(head), rows: rows.map((row) => cellsOf(row).map((cell) => runsOf(withDay(cell, now)))) };
    });

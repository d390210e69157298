import { bookingsWaiting } from './bookings-waiting.ts';
import { brandCheck } from './brand-check.ts';
import { brandNew } from './brand-new.ts';
import { brandSheet } from './brand-sheet.ts';
import type { Command } from './command.ts';
import { textsMissing } from './texts-missing.ts';

/** Every command of `bin/escale`, by the words that call it. */
const COMMANDS: readonly Command[] = [bookingsWaiting, brandCheck, brandNew, brandSheet, textsMissing];

const usage = (): string =>
  ['Commands:', ...COMMANDS.map(({ words, usage: text, summary }) => `  bin/escale ${words} ${text}\n      ${summary}`), ''].join('\n');

const given = process.argv.slice(2);
const called = COMMANDS.find(({ words }) => words === given.slice(0, words.split(' ').length).join(' '));
if (called === undefined) {
  process.stdout.write(usage());
  process.exitCode = given.length === 0 ? 0 : 2;
} else {
  process.exitCode = await called.run(given.slice(called.words.split(' ').length), (text) => process.stdout.write(`${text}\n`));
}

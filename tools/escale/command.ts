/** A command of `bin/escale`: what calls it, what it takes, what it does. `run` answers the exit code. */
export interface Command {
  readonly words: string;
  readonly usage: string;
  readonly summary: string;
  run(given: readonly string[], say: (text: string) => void): number | Promise<number>;
}

/** Says on the terminal what a start is doing: a line for each long step, with the time it took. */
export interface Progress {
  /** Runs a step between its two lines; quick steps (below a fifth of a second) say nothing. */
  step<Result>(what: string, work: () => Promise<Result>): Promise<Result>;
  line(text: string): void;
}

const QUIET_MS = 200;

/** Progress lines through `write`; nothing is said before a step has lasted a moment. */
export const createProgress = (
  write: (text: string) => void = (text) => {
    process.stdout.write(`${text}\n`);
  },
): Progress => ({
  line: write,
  step: async (what, work) => {
    const started = performance.now();
    const slow = setTimeout(() => write(`· ${what} …`), QUIET_MS);
    try {
      const result = await work();
      const took = performance.now() - started;
      if (took >= QUIET_MS) write(`✓ ${what} (${(took / 1000).toFixed(1)} s)`);
      return result;
    } finally {
      clearTimeout(slow);
    }
  },
});

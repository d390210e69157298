interface TaskLog {
  warn(context: object, message: string): void;
}

/** Runs `work` every so many milliseconds, never twice at once; a failure is logged and the next turn tries again. */
export const repeat = (every: number, work: () => Promise<void>, log: TaskLog): { stop(): Promise<void> } => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'background work failed'))
      .finally(() => {
        running = undefined;
      });
  }, every);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

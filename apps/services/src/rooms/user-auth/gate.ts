/** Lets a few pieces of work run at once and a few wait; answers null, at once and with nothing done, when more come. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result | null>;

/** @example const gate = createGate({ atOnce: 8, waiting: 64 }); const answer = (await gate(() => signIn())) ?? busy() */
export const createGate = ({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Gate => {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return null;
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next(); // the place passes on
    }
  };
};

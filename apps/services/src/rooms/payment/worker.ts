import { advance, findDue } from './saga.ts';
import type { SagaContext } from './saga-context.ts';

const PAUSE = 500;
const BATCH = 20;
const AT_ONCE = 4;

export interface SagaWorker {
  /** Stops taking work and waits for what runs. */
  stop(): Promise<void>;
}

/** One round: every due booking is taken as far as it goes. Returns how many were taken up. */
export const runDue = async (context: SagaContext): Promise<number> => {
  const due = await findDue(context, BATCH);
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(
      due.slice(at, at + AT_ONCE).map((id) =>
        advance(context, id).catch((error: unknown) => {
          context.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a booking step broke off');
        }),
      ),
    );
  }
  return due.length;
};

/** Takes up what a stop, a lost answer or a lost webhook left behind, from the tables alone. */
export const startSagaWorker = (context: SagaContext): SagaWorker => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = async (): Promise<void> => {
    const taken = await runDue(context).catch(() => 0); // the database may be away: the next turn tries again
    if (!stopped)
      timer = setTimeout(
        () => {
          running = turn();
        },
        taken === BATCH ? 0 : PAUSE,
      );
  };
  running = turn();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

import { pause } from './pause';

/**
 * Background work gets one part in this many of the elapsed time. So small a part shows in few calls only, and still
 * removes tens of millions of rows a day (`pruneInBatches`) and sends half a million mails from a backlog.
 */
const share = 32;
/** Work that takes longer than this, in milliseconds, is waiting for something and delays nobody else. */
const maxTurnMs = 1000;
/** Longer rests only delay the work: the database was the slow part, and it has had its rest. */
const maxRestMs = 1000;
/** A step that calls another service mostly waits for its answer, so it needs no longer rest than this. */
const maxCallRestMs = 100;

export type BackgroundTurns = ReturnType<typeof makeBackgroundTurns>;

/**
 * How work that nobody waits for shares the processor and the database with requests, however much there is to do. Work
 * that somebody does wait for takes no turn.
 * @param rest waits this many milliseconds; at least for what waits on the event loop
 */
export function makeBackgroundTurns(rest: (milliseconds: number) => Promise<void> = pause) {
  let last: Promise<unknown> = Promise.resolve();
  return {
    /**
     * Runs one step on the database: a statement or two. All such steps of this process take turns, in the order in which
     * they asked, and after each one follows a rest in proportion to the time it took.
     */
    take<Result>(step: () => Promise<Result>): Promise<Result> {
      const begun = last.then(() => performance.now());
      const result = begun.then(step);
      last = begun.then(async (began) => {
        await endOf(result);
        await rest(Math.min(maxRestMs, restAfter(began)));
      });
      return result;
    },
    /** Runs one step that also calls other services, beside the turns of others, and resolves after a rest. */
    async pace<Result>(step: () => Promise<Result>): Promise<Result> {
      const began = performance.now();
      try {
        return await step();
      } finally {
        await rest(Math.min(maxCallRestMs, restAfter(began)));
      }
    },
  };
}

function restAfter(began: number): number {
  return (performance.now() - began) * (share - 1);
}

async function endOf(work: Promise<unknown>): Promise<void> {
  const tooLong = new Promise<void>((resolve) => {
    setTimeout(resolve, maxTurnMs).unref();
  });
  await Promise.race([work, tooLong]).catch(() => {});
}

import type { Logger } from 'pino';

export type BackgroundTask = {
  name: string;
  everySeconds: number;
  /** `goOn` says no once the process stops: a long turn then ends at its next step. */
  run: (goOn: () => boolean) => Promise<unknown>;
};
export type Background = { stop: () => Promise<void> };

/**
 * Runs tasks over and over, each never twice at once. A task that fails is logged and tried again at its next turn,
 * so an outage of a part delays the work and loses none of it.
 */
export function startBackground(tasks: readonly BackgroundTask[], log: Logger): Background {
  let stopping = false;
  const running = new Map<string, Promise<unknown>>();
  const timers = tasks.map((task) =>
    setInterval(() => {
      if (stopping || running.has(task.name)) return;
      const turn = task
        .run(() => !stopping)
        .catch((error: unknown) => log.warn({ task: task.name, err: error }, 'background task failed'))
        .finally(() => running.delete(task.name));
      running.set(task.name, turn);
    }, task.everySeconds * 1000),
  );
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      stopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running.values());
    },
  };
}

import type { Logger } from 'pino';
import { type FailureLog, makeFailureLog } from '@/server/failureLog';

export type BackgroundTask = {
  name: string;
  everySeconds: number;
  /** Run it at startup, too, before its first turn. */
  atOnce?: true;
  /** The signal is aborted when the process stops: a long run then ends at its next step. */
  run: (signal: AbortSignal) => Promise<unknown>;
};
export type Background = { stop: () => Promise<void> };

/**
 * Runs tasks repeatedly, never the same one twice at once. A failed task is logged and retried at its next run, so an
 * outage delays the work but loses none of it. Tasks with the same period are spread over it, so that they do not all
 * begin at startup.
 */
export function startBackground(tasks: readonly BackgroundTask[], log: Logger): Background {
  const stopping = new AbortController();
  const running = new Map<string, Promise<unknown>>();
  const timers: NodeJS.Timeout[] = [];
  const begin = (task: BackgroundTask, logFailure: FailureLog) => {
    if (stopping.signal.aborted || running.has(task.name)) return;
    const turn = task
      .run(stopping.signal)
      .catch(logFailure)
      .finally(() => running.delete(task.name));
    running.set(task.name, turn);
  };
  const keep = (timer: NodeJS.Timeout) => timers.push(timer.unref());
  for (const [index, task] of tasks.entries()) {
    const period = task.everySeconds * 1000;
    const logFailure = makeFailureLog(log, 'background task failed', { task: task.name });
    const repeat = () => {
      if (stopping.signal.aborted) return;
      keep(setInterval(begin, period, task, logFailure));
      begin(task, logFailure);
    };
    if (task.atOnce) begin(task, logFailure);
    keep(setTimeout(repeat, (period * (index + 1)) / tasks.length));
  }
  return {
    async stop() {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running.values());
    },
  };
}

import { minute } from './clock';

/** How often the same failure is logged while it lasts, in milliseconds. */
const logEvery = minute;

/** The log of work that is tried every few seconds, whatever happens. */
export type FailureLog = {
  failed(error: unknown): void;
  succeeded(): void;
};

/**
 * Logs a failure at once, and then once a minute until the work succeeds. An outage that lasts for a night would
 * otherwise fill the disk with lines that all say the same, and hide the others.
 */
export function makeFailureLog(write: (error: unknown) => void): FailureLog {
  let quietUntil = 0;
  return {
    failed(error) {
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + logEvery;
      write(error);
    },
    succeeded() {
      quietUntil = 0;
    },
  };
}

import { minute } from './clock';

/** How often the same failure is logged, in milliseconds. */
const logEvery = minute;

/** The log of work that is tried every few seconds, whatever happens. */
export type FailureLog = (error: unknown) => void;

/**
 * Logs a failure at once, and then once a minute while there are more. An outage that lasts for a night would otherwise
 * fill the disk with lines that all say the same, and hide the others. A success in between changes nothing: what fails
 * every other time would write a line each time.
 */
export function makeFailureLog(
  log: { warn(about: object, what: string): void },
  what: string,
  about: object = {},
): FailureLog {
  let quietUntil = 0;
  return (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + logEvery;
    log.warn({ ...about, err: error }, what);
  };
}

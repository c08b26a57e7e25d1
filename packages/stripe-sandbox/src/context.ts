import type { Behavior } from './behavior';
import type { ObjectStore } from './store/objectStore';

/** Uniform over the integers from 0 up to, but not including, `limit`. */
export type Random = { below(limit: number): number };

/** What every rule of the sandbox payment provider works with. */
export type EmulatorContext = {
  store: ObjectStore;
  random: Random;
  /** Seconds since the epoch. Due work runs with the time it was due, whatever the clock says by then. */
  now: () => number;
  /** Public URL of one of the emulator's pages or calls, e.g. `pageUrl('/portal/bps_1')`. */
  pageUrl: (path: string) => string;
  /** Queues an event for the webhook in the current transaction. */
  queueDelivery: (event: { id: string; type: string }) => void;
  /** Signs events for every endpoint; null when each endpoint has its own secret, as at Stripe. */
  webhookSecret: string | null;
  behavior: Behavior;
  /** The API call being answered, named in the events it causes. */
  call: { id: string; idempotencyKey: string | null } | null;
};

/** The same emulator at another time. */
export function atMoment(context: EmulatorContext, seconds: number): EmulatorContext {
  return { ...context, now: () => seconds };
}

/** The source of time, in milliseconds since the epoch; the sandbox can move it forward. */
export type Clock = { now(): number };

/** Real time, for waits that are real. */
export const wallClock: Clock = { now: () => Date.now() };

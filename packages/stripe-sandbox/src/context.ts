import type { Behaviour } from './behaviour';
import type { ObjectStore } from './store/objectStore';

/** Uniform over the whole numbers from 0 up to, not including, `limit`. */
export type Random = { below(limit: number): number };

/** What every rule of the sandbox payment provider works with. */
export type EmulatorContext = {
  store: ObjectStore;
  random: Random;
  /** Seconds since the epoch. Due work runs at the moment it was due, whatever the clock says by then. */
  now: () => number;
  /** Public address of a page or call of the emulator, e.g. `pageUrl('/portal/bps_1')`. */
  pageUrl: (path: string) => string;
  /** Queues an event for the webhook in the current transaction. */
  queueDelivery: (event: { id: string; type: string }) => void;
  /** Signs what goes to every endpoint; null when each endpoint has a secret of its own, as at Stripe. */
  webhookSecret: string | null;
  behaviour: Behaviour;
  /** The API call that is being answered, named in the events it causes. */
  call: { id: string; idempotencyKey: string | null } | null;
};

/** The same emulator at another moment. */
export function atMoment(context: EmulatorContext, seconds: number): EmulatorContext {
  return { ...context, now: () => seconds };
}

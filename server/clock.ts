/** Where the service reads the time, so that tests and the sandbox turn the clock instead of waiting. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * How far another clock may be ahead: that of an instance, of Stripe or of a store. What it wrote by then is from the future
 * here, and yet right.
 */
export const clockDifference = 10 * minute;

import { hour, minute, second } from '@/server/clock';

/**
 * Waiting times between the tries of one piece of work that another service refuses: a mail, a payment event, a call to
 * Stripe. They start short, so that an outage of half a minute costs little, and cover 22 hours and 23 minutes. The try
 * after the last of them is the last one.
 */
export const retryDelays: readonly number[] = [
  2 * second,
  5 * second,
  10 * second,
  20 * second,
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
];

/** Milliseconds until the next try after so many failed ones, or null when no try is left. */
export function delayAfter(attempts: number): number | null {
  return retryDelays[attempts - 1] ?? null;
}

import { hour, minute, second } from '@/server/clock';

/**
 * Waiting times between the tries of one mail, in milliseconds. They start short, so that a mail server that was
 * away for half a minute costs a reader little, and cover about a day. After the last one the mail has failed.
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

/** How long one worker holds a mail before another may take it. Longer than all SMTP time limits together. */
export const lease = 60 * second;

/** Milliseconds until the next try after so many tries, or null when no try is left. */
export function delayAfter(attempts: number): number | null {
  return retryDelays[attempts - 1] ?? null;
}

import { billingSettings } from './billingSettings';

const day = 86_400;

/** When an unpaid invoice is retried next, in seconds, or null when all retries are used up. */
export function nextRetryAt(failure: { since: number; retries: number }): number | null {
  const days = billingSettings.retryAfterDays[failure.retries];
  return days === undefined ? null : failure.since + days * day;
}

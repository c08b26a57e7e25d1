import type { SubscriptionRecord } from '../records';

const day = 86_400;

type Failure = NonNullable<SubscriptionRecord['sandbox']['failure']>;

/** When an unpaid invoice is retried next, in seconds, or null when all retries are used up. */
export function nextRetryAt({ since, retries, retryAfterDays }: Failure): number | null {
  const days = retryAfterDays[retries];
  return days === undefined ? null : since + days * day;
}

import type { SubscriptionRecord } from '../records';
import { collectionByDefault } from './billingSettings';

const day = 86_400;

type Failure = NonNullable<SubscriptionRecord['sandbox']['failure']>;

/** When an unpaid invoice is retried next, in seconds, or null when all retries are used up. */
export function nextRetryAt({ since, retries, retryAfterDays }: Failure): number | null {
  // Records from an older sandbox do not say.
  const days = (retryAfterDays ?? collectionByDefault.retryAfterDays)[retries];
  return days === undefined ? null : since + days * day;
}

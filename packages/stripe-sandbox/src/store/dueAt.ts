import type { AnyRecord, SubscriptionRecord } from '../records';
import { incompleteLifetime, trialNoticeSeconds } from './billingSettings';

/** When time alone next changes a record, in seconds; null when it never will. */
export function dueAt(record: AnyRecord): number | null {
  if (record.object === 'checkout.session') return record.status === 'open' ? record.expires_at : null;
  if (record.object === 'refund') return record.sandbox.failsAt;
  return record.object === 'subscription' ? subscriptionDueAt(record) : null;
}

function subscriptionDueAt(subscription: SubscriptionRecord): number | null {
  const { status, sandbox, items, cancel_at: endsAt, cancel_at_period_end: atEnd } = subscription;
  const periodEnd = items.data[0]?.current_period_end ?? null;
  const end = endsAt !== null && !atEnd ? Math.min(endsAt, periodEnd ?? endsAt) : periodEnd;
  if (status === 'incomplete') return subscription.created + incompleteLifetime;
  if (sandbox.draftUntil !== null) return sandbox.draftUntil;
  if (status === 'past_due') return (sandbox.failure && nextRetryAt(sandbox.failure)) ?? end;
  if (status === 'trialing' && !sandbox.trialNoticeSent && subscription.trial_end !== null) {
    return Math.max(subscription.trial_end - trialNoticeSeconds, subscription.start_date);
  }
  return status === 'trialing' || status === 'active' ? end : null;
}

type Failure = NonNullable<SubscriptionRecord['sandbox']['failure']>;

/** When an unpaid invoice is retried next, in seconds, or null when all retries are used up. */
export function nextRetryAt({ since, retries, retryAfterDays }: Failure): number | null {
  const days = retryAfterDays[retries];
  return days === undefined ? null : since + days * 86_400;
}

import type { SubscriptionStatus } from '@/lib/contract/subscription';

const statuses = {
  active: 'Auto-Renewable',
  trialing: 'Auto-Renewable',
  incomplete: 'Inactive',
  incomplete_expired: 'Expired',
  past_due: 'Grace Period',
  unpaid: 'Grace Period',
  paused: 'Inactive',
  canceled: 'Expired',
} as const satisfies Record<string, SubscriptionStatus>;

/** One that Stripe may add gives no access. `past_due` and `unpaid` are alike: the grace period has its own end. */
export function fromStripeStatus(status: string, ends: boolean): SubscriptionStatus {
  const known = isKnownStripeStatus(status) ? statuses[status] : 'Inactive';
  return ends && known === 'Auto-Renewable' ? 'Not Auto-Renewable' : known;
}

export function isKnownStripeStatus(status: string): status is keyof typeof statuses {
  return Object.hasOwn(statuses, status);
}

/** True when Stripe will never charge or revive a subscription in this status. */
export function isTerminal(status: string): boolean {
  return isKnownStripeStatus(status) && statuses[status] === 'Expired';
}

/** True for a row that Stripe will never charge or revive, even if its grace period is still running. */
export function isOverAtStripe(row: { platform: string; provider_status: string }): boolean {
  return row.platform === 'stripe' && isTerminal(row.provider_status);
}

import type { SubscriptionStatus } from '@/lib/contract/subscription';

const statuses = {
  incomplete: 'Inactive',
  incomplete_expired: 'Expired',
  past_due: 'Grace Period',
  unpaid: 'Grace Period',
  paused: 'Inactive',
  canceled: 'Expired',
} as const satisfies Record<string, SubscriptionStatus>;

/** One that Stripe may add gives no access. `past_due` and `unpaid` are alike: the grace period has its own end. */
export function fromStripeStatus(status: string, ends: boolean): SubscriptionStatus {
  if (status === 'active' || status === 'trialing') return ends ? 'Not Auto-Renewable' : 'Auto-Renewable';
  return isKnown(status) ? statuses[status] : 'Inactive';
}

export function isKnownStripeStatus(status: string): boolean {
  return status === 'active' || status === 'trialing' || isKnown(status);
}

function isKnown(status: string): status is keyof typeof statuses {
  return Object.hasOwn(statuses, status);
}

const terminalStatuses = ['canceled', 'incomplete_expired'] as const;

/** True when Stripe will never charge or revive a subscription in this status. */
export function isTerminal(status: string): boolean {
  return terminalStatuses.some((terminal) => terminal === status);
}

/** True for a row that Stripe will never charge or revive, even if its grace period is still running. */
export function isOverAtStripe(row: { platform: string; provider_status: string }): boolean {
  return row.platform === 'stripe' && isTerminal(row.provider_status);
}

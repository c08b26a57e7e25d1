import { type Plan, planById, plans } from '@/lib/content/subscription/plans';
import type { Subscription } from '@/lib/contract/subscription';

/** The plan that a subscription can change to: its region's other billing period, while it renews automatically. */
export function otherPlan({ productId, status }: Subscription): Plan | null {
  const current = planById(productId);
  if (!current || status !== 'Auto-Renewable') return null;
  return plans.find(({ region, period }) => region === current.region && period !== current.period) ?? null;
}

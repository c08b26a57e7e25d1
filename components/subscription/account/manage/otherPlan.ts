import { type Plan, planById, plans } from '@/lib/content/subscription/plans';
import type { Subscription } from '@/lib/contract/subscription';

/** The plan that a subscription can be changed to: the other period of its region, while it renews by itself. */
export function otherPlan({ productId, status }: Subscription): Plan | null {
  const current = planById(productId);
  if (!current || status !== 'Auto-Renewable') return null;
  return plans.find(({ region, period }) => region === current.region && period !== current.period) ?? null;
}

import { useRef, useState } from 'react';
import type { BillingPeriod } from '@/lib/contract/subscription';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { priceClicked } from '@/lib/native/actions';
import type { AppPlan } from '@/lib/native/subscriptionOptions';

export type PriceChoice = {
  chosen: AppPlan | null;
  choose(plan: AppPlan): void;
  /** Tells the app which plan is bought, unless choosing it has already done so. */
  settle(plan: AppPlan): void;
};

/** The chosen plan: the yearly one until another is chosen. The same price twice in a row is counted once. */
export function usePriceChoice(plans: readonly AppPlan[]): PriceChoice {
  const channel = useNativeHost()?.channel;
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const told = useRef<BillingPeriod | null>(null);

  function settle(plan: AppPlan): void {
    if (!channel || told.current === plan.period) return;
    told.current = plan.period;
    priceClicked(channel, plan.period);
  }
  return {
    chosen: plans.find((plan) => plan.period === period) ?? plans[0] ?? null,
    choose(plan) {
      setPeriod(plan.period);
      settle(plan);
    },
    settle,
  };
}

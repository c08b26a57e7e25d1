import { useRef, useState } from 'react';
import type { BillingPeriod } from '../../contract/subscription';
import { priceClicked } from '../../native/actions';
import { useNativeHost } from '../native/useNativeHost';

export type PeriodChoice = {
  period: BillingPeriod;
  choose(period: BillingPeriod): void;
  /** Tells the app which price is bought, unless choosing it has already done so. */
  settle(period: BillingPeriod): void;
};

/**
 * The billing period of a purchase in an app: the preselected one until another is chosen. The same price twice in a
 * row is counted once.
 */
export function usePeriodChoice(preselected: BillingPeriod): PeriodChoice {
  const channel = useNativeHost()?.channel;
  const [chosen, setChosen] = useState<BillingPeriod | null>(null);
  const told = useRef<BillingPeriod | null>(null);

  function settle(period: BillingPeriod): void {
    if (!channel || told.current === period) return;
    told.current = period;
    priceClicked(channel, period);
  }
  return {
    period: chosen ?? preselected,
    choose(period) {
      setChosen(period);
      settle(period);
    },
    settle,
  };
}

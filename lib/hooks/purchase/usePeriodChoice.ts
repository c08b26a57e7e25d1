import { useRef, useState } from 'react';
import type { BillingPeriod } from '../../contract/subscription';
import { priceClicked } from '../../native/actions';
import { useNativeHost } from '../native/useNativeHost';

/** The billing period of a purchase in an app: the preselected one until another is chosen. */
export function usePeriodChoice(preselected: BillingPeriod) {
  const channel = useNativeHost()?.channel;
  const [chosen, setChosen] = useState<BillingPeriod | null>(null);
  const told = useRef<BillingPeriod | null>(null);

  /** Tells the app which price is bought, unless choosing it has already done so. */
  function settle(period: BillingPeriod): void {
    if (!channel || told.current === period) return;
    told.current = period;
    priceClicked(channel, period);
  }
  return {
    period: chosen ?? preselected,
    choose(period: BillingPeriod) {
      setChosen(period);
      settle(period);
    },
    settle,
  };
}

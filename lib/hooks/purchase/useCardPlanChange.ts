import type { Subscription } from '../../contract/subscription';
import { leaveAccount } from '../account/leaveAccount';
import { useFeatureConfig } from '../native/useFeatureConfig';
import { useNativeHost } from '../native/useNativeHost';
import { useAction } from '../page/useAction';
import { afterPurchase } from './afterPurchase';

/**
 * Changing a plan that is paid by card inside an app that sells through its store. An app that supports it says so
 * (`useAlternateStripePaymentFlow`): the page then asks it for its token, opens the billing pages itself, and tells the
 * app about the change on return. `open` is null when the app does not support it, or the plan is not paid by card.
 */
export function useCardPlanChange(current: Subscription) {
  const channel = useNativeHost()?.channel;
  const config = useFeatureConfig();
  const action = useAction();
  const isPossible = current.platform === 'stripe' && config?.useAlternateStripePaymentFlow === true;
  const plan = {
    id: current.productId,
    period: current.billingPeriod === 'Monthly' ? ('monthly' as const) : ('yearly' as const),
    trial: null,
  };

  async function leave(app: NonNullable<typeof channel>): Promise<void> {
    const url = await afterPurchase({ kind: 'subscribed' }, { plan, change: 'crossgrade' }, app);
    await leaveAccount(() => window.location.assign(url));
  }
  return { ...action, open: isPossible && channel ? () => void action.run(() => leave(channel)) : null };
}

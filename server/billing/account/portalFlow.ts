import type Stripe from 'stripe';
import type { PortalFlow } from '@/lib/contract/billing';
import type { Services } from '@/server/services';
import { runningSubscription } from './ownSubscription';
import { planChangeOf } from './planChange';

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

/**
 * The step that Stripe's portal opens at. Once it is done, it leads back to `returnUrl`.
 * @throws ApiError no_subscription, managed_elsewhere, and for a plan whatever `planChangeOf` throws
 */
export async function portalFlowData(
  services: Services,
  accountId: string,
  { flow, productId, returnUrl }: { flow: PortalFlow; productId: string; returnUrl: string },
): Promise<FlowData> {
  const after_completion = { type: 'redirect' as const, redirect: { return_url: returnUrl } };
  if (flow === 'card') return { type: 'payment_method_update', after_completion };
  if (flow === 'cancel') {
    const { provider_subscription_id: subscription } = await runningSubscription(services, accountId);
    return { type: 'subscription_cancel', subscription_cancel: { subscription }, after_completion };
  }
  const { subscription, itemId, priceId } = await planChangeOf(services, accountId, productId);
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscription.id,
      items: [{ id: itemId, price: priceId, quantity: 1 }],
    },
    after_completion,
  };
}

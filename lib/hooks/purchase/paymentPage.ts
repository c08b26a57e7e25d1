import type { PlanChange } from '../../contract/native/purchaseMessages';
import type { BillingPeriod } from '../../contract/subscription';
import { shownVariants } from '../../experiments/exposure';
import { buildReturnUrl, checkoutOrigin } from '../../subscriptions/checkoutReturnUrl';
import { checkoutSession } from '../../subscriptions/subscriptionClient';
import { pageEnvironment } from '../session/pageEnvironment';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';

export type Purchase = {
  productId: string;
  period: BillingPeriod;
  origin: string | null;
  /** Whether the page has offered a free trial; without one the payment page shows the price as due. */
  trial: boolean;
  /** The buyer was told that the email address may have a subscription, and wants this one all the same. */
  another?: boolean;
};

/** Where the purchase was made, and in an app the change of plan that it asked for. */
type Place = { surface: 'web' | 'app'; change?: PlanChange | null };

/**
 * URL of the payment page for a purchase on the web, or for one that an app hands over (native contract §2.4), with the
 * app's token. After the payment, the person returns to the welcome page, which in an app tells the app about it.
 */
export function paymentPage(purchase: Purchase & Place, bearer: string): Promise<string> {
  const { productId, surface, trial, another } = purchase;
  const { origin: site, search } = window.location;
  const environment = pageEnvironment();
  const origin = checkoutOrigin(purchase);
  return checkoutSession(
    { origin: subscriptionsOrigin(), bearer },
    {
      productId,
      purchasePlatform: surface === 'web' ? 'web' : 'stripe',
      returnUrl: buildReturnUrl({ ...purchase, site, search, environment, experiments: shownVariants() }),
      locale: document.documentElement.lang || 'en',
      ...(origin ? { origin } : {}),
      // Without it, the service would grant a trial of its own that the page has not shown.
      ...(trial ? {} : { withoutTrial: true }),
      ...(another ? { another } : {}),
    },
  );
}

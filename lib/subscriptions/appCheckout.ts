import type { PlanChange } from '../contract/native/purchaseMessages';
import type { BillingPeriod } from '../contract/subscription';
import type { EnvironmentName } from '../url/environmentName';
import { buildReturnUrl, checkoutOrigin } from './checkoutReturnUrl';
import { checkoutSession, type SubscriptionsConnection } from './subscriptionClient';

export type AppCheckout = {
  productId: string;
  period: BillingPeriod;
  /** Origin of the page. */
  site: string;
  /** Query of the page. */
  search: string;
  origin: string | null;
  environment: EnvironmentName;
  trial: boolean;
  /** Set when the app asked to change to another plan. */
  change: PlanChange | null;
  /** The variants that the page showed, by experiment key. */
  experiments: Readonly<Record<string, string>>;
  /** Language of the page. */
  locale: string;
  /** Pay from the first day on, as somebody does whose card has had its trial. */
  withoutTrial?: boolean;
  /** The buyer was told that the email address may have a subscription, and wants this one all the same. */
  another?: boolean;
};

/**
 * URL of the payment page for a purchase that an app hands over to the web (native contract §2.4). The bearer is the
 * app's token; after the payment, the person returns to the page that tells the app about it.
 */
export function appCheckout(connection: SubscriptionsConnection, purchase: AppCheckout): Promise<string> {
  const { productId, period, origin, trial, locale, withoutTrial, another } = purchase;
  const sentOrigin = checkoutOrigin({ origin, trial, period });
  return checkoutSession(connection, {
    productId,
    purchasePlatform: 'stripe',
    returnUrl: buildReturnUrl({ ...purchase, surface: 'app' }),
    locale,
    ...(sentOrigin ? { origin: sentOrigin } : {}),
    ...(withoutTrial ? { withoutTrial } : {}),
    ...(another ? { another } : {}),
  });
}

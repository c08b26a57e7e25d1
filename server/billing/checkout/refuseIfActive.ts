import { managePath, portalUrl, storeManageUrl } from '@/server/billing/customer/portalUrl';
import { customerOf } from '@/server/billing/rows/customers';
import { isCustomerMissing, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { isOverAtStripe } from '@/server/billing/subscription/stripe/stripeStatus';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import { forgetMissingCustomer } from './missingCustomer';

/**
 * Keeps an account from buying twice. `returnUrl` is where the billing pages lead back to, on the caller's site.
 * @throws ApiError subscription_active or managed_elsewhere, with the URL where that subscription is managed
 */
export async function refuseIfActive(
  services: Services,
  accountId: string,
  returnUrl: string,
): Promise<void> {
  const row = await activeSubscription(services, accountId);
  if (!row) return;
  if (row.platform !== 'stripe')
    throw new ApiError('managed_elsewhere', { customerPortalUrl: storeManageUrl(services.config, row) });
  const customerPortalUrl = await manageUrl(services, accountId, returnUrl);
  // The check at Stripe may have shown that the subscription has ended.
  if (!(await activeSubscription(services, accountId))) return;
  throw new ApiError('subscription_active', { customerPortalUrl });
}

async function activeSubscription(services: Services, accountId: string): Promise<SubscriptionRow | null> {
  const row = await currentSubscription(services.database, accountId);
  return row && isActiveRow(row, services.clock.now()) && !isOverAtStripe(row) ? row : null;
}

async function manageUrl(services: Services, accountId: string, returnUrl: string): Promise<string> {
  const managePage = new URL(managePath, returnUrl).href;
  const customer = await customerOf(services.database, accountId);
  if (!customer) return managePage;
  try {
    return await portalUrl(services, customer, { returnUrl });
  } catch (error) {
    if (isCustomerMissing(error)) await forgetMissingCustomer(services, accountId, customer);
    else if (!isStripeUnavailable(error)) throw error;
    return managePage;
  }
}

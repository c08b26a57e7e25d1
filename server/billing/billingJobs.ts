import { closeAtStripe } from '@/server/billing/closing/closures';
import { retryCustomerDetails } from '@/server/billing/customer/customerDetails';
import { resolveCustomerRequests } from '@/server/billing/customer/ensureCustomer';
import { processPendingEvents } from '@/server/billing/webhooks/pendingEvents';
import type { Services } from '@/server/services';

/** The background work of billing, for a worker to call every few seconds. */
export async function runBillingJobs(services: Services): Promise<void> {
  for (const work of [processPendingEvents, retryCustomerDetails, closeAtStripe]) {
    const { reachable } = await work(services);
    if (!reachable) return services.log.warn('calls to Stripe are waiting until it responds');
  }
  await resolveCustomerRequests(services);
}

import { closeAtStripe } from '@/server/billing/closing/closures';
import { retryCustomerDetails } from '@/server/billing/customer/customerDetails';
import { resolveCustomerRequests } from '@/server/billing/customer/ensureCustomer';
import { processPendingEvents } from '@/server/billing/webhooks/pendingEvents';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';

/** The background work of billing, for a worker to call every few seconds. Stops early when the signal is aborted. */
export async function runBillingJobs(services: Services, signal: AbortSignal = neverAborted): Promise<void> {
  for (const work of [processPendingEvents, retryCustomerDetails, closeAtStripe]) {
    const { reachable } = await work(services, signal);
    if (signal.aborted) return;
    if (!reachable) return services.log.warn('calls to Stripe are waiting until it responds');
  }
  await resolveCustomerRequests(services);
}

import { closeCheckout } from '@/server/billing/checkout/reconcileCheckout';
import { customerOf } from '@/server/billing/rows/customers';
import { isCustomerMissing, isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { endAtStripe, voidOpenInvoices } from '@/server/billing/subscription/stripe/cancelAtStripe';
import { isTerminal } from '@/server/billing/subscription/stripe/stripeStatus';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/**
 * Changes nothing at Stripe; makes sure that the charges of an account about to be deleted can be ended now.
 * @throws ApiError service_unavailable when Stripe is down; the account must then stay as it is
 */
export async function askBeforeClosing(services: Services, accountId: string): Promise<void> {
  const customer = await customerOf(services.database, accountId);
  if (!customer) return;
  try {
    await services.stripe.subscriptions.list({ customer, limit: 1 });
  } catch (error) {
    if (isStripeUnavailable(error)) throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
    if (!isCustomerMissing(error)) throw error;
  }
}

/** Ends every charge of a deleted account at Stripe; repeating it is harmless. Returns the account's customer. */
export async function endChargesOfAccount(services: Services, accountId: string): Promise<string | null> {
  await closeCheckout(services, accountId);
  // Read only now, because a checkout that was just paid may have added a customer.
  const customer = await customerOf(services.database, accountId);
  if (customer) await endChargesOfCustomer(services, customer);
  return customer;
}

/** Payment pages first: one that was paid just before leaves a subscription, which is then canceled with the others. */
export async function endChargesOfCustomer(services: Services, customer: string): Promise<void> {
  const { checkout, subscriptions } = services.stripe;
  try {
    for await (const session of checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
      await checkout.sessions.expire(session.id);
    }
    for await (const { id, status } of subscriptions.list({ customer, status: 'all', limit: 100 })) {
      if (isTerminal(status)) continue;
      await endAtStripe(services, id, 'accountDeleted');
      await syncIfKnown(services, id);
    }
    await voidOpenInvoices(services, { customer });
  } catch (error) {
    // A customer deleted at Stripe has nothing left to charge.
    if (!isCustomerMissing(error)) throw error;
  }
}

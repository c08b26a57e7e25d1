import { isMissingAtStripe, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';

/**
 * Removes what is left at Stripe of a customer whose charges have ended: detaches cards, removes tax numbers, and clears name
 * and addresses.
 * A customer who never paid is then deleted. One who paid stays as an empty record, because payments and invoices must
 * be kept for the tax office and correcting one requires its customer. Stripe keeps the text of the invoices unchanged,
 * as the law requires.
 */
export async function closeCustomer(services: Services, customerId: string): Promise<void> {
  try {
    await detachCards(services, customerId);
    await removeTaxIds(services, customerId);
    if (await hasPaid(services, customerId)) await clearCustomer(services, customerId);
    else await services.stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
}

async function detachCards({ stripe }: Services, customer: string): Promise<void> {
  const { paymentMethods } = stripe;
  const billing_details = { email: '', name: '', phone: '', address: '' } as const;
  for (;;) {
    const { data, has_more } = await paymentMethods.list({ customer, limit: 100 });
    for (const { id } of data) {
      // Detached payment methods cannot be changed. Some kinds cannot be changed before either, and are only detached.
      await paymentMethods.update(id, { billing_details }).catch((error: unknown) => {
        if (!isRefusedByStripe(error)) throw error;
      });
      await paymentMethods.detach(id);
    }
    if (!has_more) return;
  }
}

async function removeTaxIds({ stripe }: Services, customer: string): Promise<void> {
  for await (const { id } of stripe.customers.listTaxIds(customer, { limit: 100 }))
    await stripe.customers.deleteTaxId(customer, id);
}

async function hasPaid({ stripe }: Services, customer: string): Promise<boolean> {
  for await (const invoice of stripe.invoices.list({ customer, limit: 100 })) {
    if (invoice.amount_paid > 0) return true;
  }
  return false;
}

async function clearCustomer({ stripe }: Services, customerId: string): Promise<void> {
  await stripe.customers.update(customerId, {
    email: '',
    name: '',
    phone: '',
    address: '',
    shipping: '',
    description: '',
  });
}

import { sql } from 'kysely';
import { isMissingAtStripe, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { workThrough } from '@/server/billing/workQueue';
import { day } from '@/server/clock';
import type { Services } from '@/server/services';
import type { RowOf } from '@/server/store/schema';
import { endChargesOfAccount, endChargesOfCustomer } from './endCharges';

type Row = RowOf<'stripe_closures'>;

/** Closes whatever is waiting to be closed. Failures are retried, eventually once a day, until they succeed. */
export const closeAtStripe = workThrough<Row>({
  table: 'stripe_closures',
  columns: { id: 'id', next: 'next_attempt_at', attempts: 'attempts' },
  waits: sql`true`,
  async run(services, row) {
    await close(services, row);
    await services.database.deleteFrom('stripe_closures').where('id', '=', row.id).execute();
  },
  afterFailure: ({ at, now }) => sql`next_attempt_at = ${at ?? now + day}`,
  lastFailure: {
    says: 'data of a deleted account is still at Stripe',
    about: ({ kind, id }) => ({ [kind]: id }),
  },
});

async function close(services: Services, { kind, id }: Row): Promise<void> {
  if (kind === 'customer') await endChargesOfCustomer(services, id);
  const customer = kind === 'customer' ? id : await endChargesOfAccount(services, id);
  if (customer) await closeCustomer(services, customer);
}

/**
 * One who never paid is deleted. One who paid stays as an empty record, without which invoices, that must be kept for
 * the tax office, could not be corrected. Stripe keeps their text unchanged, as the law requires.
 */
async function closeCustomer(services: Services, customerId: string): Promise<void> {
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

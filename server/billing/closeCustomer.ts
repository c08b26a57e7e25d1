import type { Kysely, Selectable } from 'kysely';
import { day } from '@/server/clock';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import type { CustomerClosureTable } from '@/server/store/schema/billing';
import { cancelAtStripe } from './cancelAtStripe';
import { isMissingAtStripe, isRefusedByStripe } from './stripeAway';
import { isTerminal } from './stripeStatus';
import { deletionComment } from './subscriptionMails';
import { type WorkQueue, workThrough } from './workQueue';

/**
 * What is left at Stripe of an account that is gone. Charges end, cards are detached, and name and addresses are cleared.
 * A customer who never paid is then deleted. One who paid stays as an empty record: payments and invoices must be kept
 * for the tax office, and correcting one of them takes a customer to correct it for. Stripe keeps the text of the
 * invoices themselves unchanged, as the law wants it.
 *
 * The request is written in the transaction that ends the account, and lasts until Stripe has done all of it.
 */
export async function requestClosure(
  trx: Kysely<Database>,
  { clock }: Pick<Services, 'clock'>,
  customerId: string,
): Promise<void> {
  const now = clock.now();
  await trx
    .insertInto('customer_closures')
    .values({ customer_id: customerId, requested_at: now, next_attempt_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Closes the customers that wait for it. What fails is tried again, at last once a day, until it is done. */
export function closeCustomers(services: Services): Promise<{ done: number; reachable: boolean }> {
  return workThrough(services, closureQueue(services));
}

type Row = Selectable<CustomerClosureTable>;

function closureQueue(services: Services): WorkQueue<Row> {
  const { database, clock, log } = services;
  const change = (row: Row, values: { next_attempt_at: number; attempts: number }) =>
    database
      .updateTable('customer_closures')
      .set(values)
      .where('customer_id', '=', row.customer_id)
      .execute();
  return {
    due: (limit) =>
      database
        .selectFrom('customer_closures')
        .selectAll()
        .where('next_attempt_at', '<=', clock.now())
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute(),
    async claim(row, leaseUntil) {
      const taken = await database
        .updateTable('customer_closures')
        .set({ next_attempt_at: leaseUntil })
        .where('customer_id', '=', row.customer_id)
        .where('next_attempt_at', '<=', clock.now())
        .returning('attempts')
        .executeTakeFirst();
      return taken ?? null;
    },
    async run({ customer_id }) {
      await closeCustomer(services, customer_id);
      await database.deleteFrom('customer_closures').where('customer_id', '=', customer_id).execute();
    },
    async postpone(row, { at, attempts }) {
      await change(row, { next_attempt_at: at, attempts });
    },
    async giveUp(row, { attempts, reason }) {
      await change(row, { next_attempt_at: clock.now() + day, attempts });
      log.error({ customer: row.customer_id, reason }, 'a customer of a deleted account is still at Stripe');
    },
  };
}

async function closeCustomer(services: Services, customerId: string): Promise<void> {
  try {
    await endCharges(services, customerId);
    await detachCards(services, customerId);
    if (await hasPaid(services, customerId)) await clearCustomer(services, customerId);
    else await services.stripe.customers.del(customerId);
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
  }
}

async function endCharges(services: Services, customer: string): Promise<void> {
  const { checkout, subscriptions } = services.stripe;
  for await (const session of checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
    await checkout.sessions.expire(session.id);
  }
  for await (const { id, status } of subscriptions.list({ customer, status: 'all', limit: 100 })) {
    if (isTerminal(status)) continue;
    await cancelAtStripe(services, id, { cancellation_details: { comment: deletionComment } });
  }
}

async function detachCards({ stripe }: Services, customer: string): Promise<void> {
  const { paymentMethods } = stripe;
  const billing_details = { email: '', name: '', phone: '', address: '' } as const;
  for (;;) {
    const { data, has_more } = await paymentMethods.list({ customer, limit: 100 });
    for (const { id } of data) {
      // A detached one can be changed no more. Some kinds cannot be changed before either, and lose their customer alone.
      await paymentMethods.update(id, { billing_details }).catch((error: unknown) => {
        if (!isRefusedByStripe(error)) throw error;
      });
      await paymentMethods.detach(id);
    }
    if (!has_more) return;
  }
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

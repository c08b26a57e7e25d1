import type { Kysely } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { syncCustomerEmail } from './customerEmail';

export async function customerOf(database: Kysely<Database>, accountId: string): Promise<string | null> {
  const row = await database
    .selectFrom('customers')
    .select('stripe_customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.stripe_customer_id ?? null;
}

/**
 * The Stripe customer of the account, created once however many ask at once: the idempotency key makes Stripe answer
 * all of them with one customer, and the primary key keeps one row.
 */
export async function ensureCustomer(services: Services, accountId: string): Promise<string> {
  const known = await customerOf(services.database, accountId);
  if (known) return known;
  const customer = await services.stripe.customers.create(
    { metadata: { account_id: accountId } },
    { idempotencyKey: `customer-${accountId}` },
  );
  await rememberCustomer(services.database, services, accountId, customer.id);
  await syncCustomerEmail(services, accountId);
  return (await customerOf(services.database, accountId)) ?? customer.id;
}

export async function rememberCustomer(
  database: Kysely<Database>,
  services: Pick<Services, 'clock'>,
  accountId: string,
  customerId: string,
): Promise<void> {
  await database
    .insertInto('customers')
    .values({ account_id: accountId, stripe_customer_id: customerId, created_at: services.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The account that a customer of Stripe belongs to. A customer we lost track of names its account in the metadata we
 * gave it; null when it is none of ours.
 */
export async function accountOfCustomer(
  database: Kysely<Database>,
  customerId: string,
  claimedAccountId: string | undefined,
): Promise<string | null> {
  const row = await database
    .selectFrom('customers')
    .select('account_id')
    .where('stripe_customer_id', '=', customerId)
    .executeTakeFirst();
  if (row || !claimedAccountId) return row?.account_id ?? null;
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', claimedAccountId)
    .executeTakeFirst();
  return account?.id ?? null;
}

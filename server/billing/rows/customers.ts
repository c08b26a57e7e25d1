import { findAccount } from '@/server/accounts/accounts';
import type { RowServices } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';

export async function customerOf(database: SiteDatabase, accountId: string): Promise<string | null> {
  const row = await database
    .selectFrom('customers')
    .select('stripe_customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.stripe_customer_id ?? null;
}

export async function rememberCustomer(
  services: RowServices,
  accountId: string,
  customerId: string,
): Promise<void> {
  await services.database
    .insertInto('customers')
    .values({ account_id: accountId, stripe_customer_id: customerId, created_at: services.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps what the numbers of its invoices begin with, by which people name their contract. */
export async function rememberInvoicePrefix(
  database: SiteDatabase,
  accountId: string,
  prefix: string | null,
): Promise<void> {
  await database
    .updateTable('customers')
    .set({ invoice_prefix: prefix })
    .where('account_id', '=', accountId)
    .where('invoice_prefix', 'is distinct from', prefix)
    .execute();
}

const accountIdForm = /^[0-9a-f-]{36}$/;

/** One that we lost track of names its account in our metadata. Null when it is not one of ours. */
export async function accountOfCustomer(
  database: SiteDatabase,
  customerId: string,
  claimedAccountId?: string,
): Promise<string | null> {
  const row = await database
    .selectFrom('customers')
    .select('account_id')
    .where('stripe_customer_id', '=', customerId)
    .executeTakeFirst();
  if (row) return row.account_id;
  if (!claimedAccountId || !accountIdForm.test(claimedAccountId)) return null;
  return (await findAccount(database, claimedAccountId))?.id ?? null;
}

import type { Kysely } from 'kysely';
import type { StoreName, StorePayment } from '@/server/appStores';
import type { Database } from '@/server/store/schema';

/** Records what a store charged and gave back, each once, for the account that had the purchase then. */
export async function recordStorePayments(
  trx: Kysely<Database>,
  store: StoreName,
  accountId: string,
  payments: readonly StorePayment[],
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map(({ id, orderId, ...payment }) => ({
    ...payment,
    id: `${store}:${id}`,
    store,
    order_id: orderId,
    account_id: accountId,
  }));
  await trx
    .insertInto('store_payments')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

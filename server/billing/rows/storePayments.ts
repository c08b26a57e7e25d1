import type { StoreName, StorePayment } from '@/server/appStores';
import type { SiteDatabase } from '@/server/store/schema';

/** Records what a store charged and gave back, each once, for the account that had the purchase then. */
export async function recordStorePayments(
  trx: SiteDatabase,
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

/** The App Store takes back what it gave back, as after a dispute with its buyer: in the books, the payment comes once more. */
export async function recordReversedRefund(trx: SiteDatabase, orderId: string, at: number): Promise<void> {
  const refunds = trx.selectFrom('store_payments').selectAll().where('store', '=', 'apple');
  const given = await refunds.where('order_id', '=', orderId).where('kind', '=', 'refund').executeTakeFirst();
  if (!given) return;
  await trx
    .insertInto('store_payments')
    .values({ ...given, id: `${given.id} reversed`, kind: 'charge', at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

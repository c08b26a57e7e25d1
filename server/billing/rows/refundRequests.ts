import type { Kysely, Selectable } from 'kysely';
import type { Database } from '@/server/store/schema';
import type { RefundRequestTable } from '@/server/store/schema/billingTables';

export type RefundRequest = Selectable<RefundRequestTable>;

/** The refund that was asked for, or null. */
export async function refundRequestOf(
  database: Kysely<Database>,
  subscriptionId: string,
): Promise<RefundRequest | null> {
  const row = await database
    .selectFrom('refund_requests')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that a refund was asked for; repeating it changes nothing. */
export async function noteRefundRequest(
  trx: Kysely<Database>,
  request: { accountId: string; subscriptionId: string; at: number },
): Promise<void> {
  await trx
    .insertInto('refund_requests')
    .values({
      subscription_id: request.subscriptionId,
      account_id: request.accountId,
      requested_at: request.at,
      total: null,
      currency: null,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.column('subscription_id').doNothing())
    .execute();
}

/** Notes that what was given back has not arrived. */
export async function reopenRefundRequest(trx: Kysely<Database>, subscriptionId: string): Promise<void> {
  await trx
    .updateTable('refund_requests')
    .set({ finished_at: null })
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Notes what was given back. False when another call was faster. */
export async function finishRefundRequest(
  trx: Kysely<Database>,
  subscriptionId: string,
  given: { total: number; currency: string; at: number },
): Promise<boolean> {
  const finished = await trx
    .updateTable('refund_requests')
    .set({ total: given.total, currency: given.currency, finished_at: given.at })
    .where('subscription_id', '=', subscriptionId)
    .where('finished_at', 'is', null)
    .returning('subscription_id')
    .executeTakeFirst();
  return finished !== undefined;
}

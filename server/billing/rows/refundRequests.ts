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

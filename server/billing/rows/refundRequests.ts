import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { RowServices } from '@/server/services';
import type { RowOf, SiteDatabase } from '@/server/store/schema';
import { moneyBackTask, rememberTask } from './webhookEvents';

export type RefundRequest = RowOf<'refund_requests'>;

export async function refundRequestOf(
  database: SiteDatabase,
  subscriptionId: string,
): Promise<RefundRequest | null> {
  const row = await database
    .selectFrom('refund_requests')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row ?? null;
}

/** Records once that all of it is to be given back, and has the queue see to it. */
export async function noteRefundRequest(services: RowServices, row: SubscriptionRow): Promise<void> {
  const { account_id, provider_subscription_id: subscriptionId } = row;
  const noted = { account_id, requested_at: services.clock.now() };
  await services.database
    .insertInto('refund_requests')
    .values({ subscription_id: subscriptionId, ...noted, total: null, currency: null, finished_at: null })
    .onConflict((conflict) => conflict.column('subscription_id').doNothing())
    .execute();
  await rememberTask(services, moneyBackTask, subscriptionId);
}

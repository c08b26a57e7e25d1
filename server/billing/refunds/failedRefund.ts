import { claimEvent, parkForReview, refundFailed, settleParked } from '@/server/billing/rows/webhookEvents';
import { paidBy } from '@/server/billing/subscription/stripe/payments';
import type { SyncOptions } from '@/server/billing/subscription/syncSubscription';
import { second } from '@/server/clock';
import { inTransaction, type Services } from '@/server/services';

/**
 * A refund can come back days later, as from an account that was closed, and Stripe knows no other way to send it. So the
 * payment is parked for an operator, and the request counts as open again. A refund made since then settles it.
 */
export async function handleFailedRefund(
  services: Services,
  intentId: string,
  { event, request }: SyncOptions = {},
): Promise<void> {
  const { stripe, log } = services;
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 1 }, request);
  const [newest] = data;
  const paid = newest?.status === 'failed' ? await paidBy(services, intentId, request) : null;
  const isOurs = paid?.subscription.metadata.account_id !== undefined;
  const parked = {
    source: 'stripe',
    id: `${refundFailed}:${newest?.id}`,
    type: refundFailed,
    createdAt: (newest?.created ?? 0) * second,
    objectId: intentId,
  } as const;
  await inTransaction(services, async (services) => {
    // An operator may have had what was parked tried again.
    const isParkedAgain = isOurs && event?.id === parked.id;
    if (event && !isParkedAgain && !(await claimEvent(services, event))) return;
    if (newest && newest.status !== 'failed') await settleParked(services, intentId);
    if (!isOurs || !(await parkForReview(services, parked, newest?.failure_reason ?? 'unknown'))) return;
    await services.database
      .updateTable('refund_requests')
      .set({ finished_at: null })
      .where('subscription_id', '=', paid.subscription.id)
      .execute();
    log.error({ payment: intentId }, 'a refund came back: its buyer must get the money in another way');
  });
}

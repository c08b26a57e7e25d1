import { refundRequestOf } from '@/server/billing/rows/refundRequests';
import { moneyBackTask, taskDone } from '@/server/billing/rows/webhookEvents';
import { mailRecipient } from '@/server/billing/subscription/mails/subscriptionMails';
import { endAtStripe } from '@/server/billing/subscription/stripe/cancelAtStripe';
import { dropCredit } from '@/server/billing/subscription/stripe/creditLeft';
import {
  cardThatPaid,
  paidInvoices,
  refundedOf,
  refundPaid,
} from '@/server/billing/subscription/stripe/payments';
import {
  moneyText,
  subscriptionExpansion,
  toSnapshot,
} from '@/server/billing/subscription/stripe/stripeSubscription';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { inTransaction, type Services } from '@/server/services';

/**
 * Gives back all that was paid, ends the subscription and writes its mail. While Stripe refuses the refund, it is set
 * to end instead of renewing. Every step can be repeated; one guarded statement decides who writes the mail. What
 * nothing was paid for, such as a trial, ends as if its subscriber had canceled it.
 */
export async function giveMoneyBack(services: Services, id: string): Promise<void> {
  const { stripe, database, clock } = services;
  const subscription = await stripe.subscriptions.retrieve(id, { expand: subscriptionExpansion });
  const giveBack = async () => {
    await refundPaid(services, id, 'requested_by_customer');
    await dropCredit(services, subscription);
  };
  const isPaid = (await paidInvoices(services, id)).invoices.length > 0;
  await endAtStripe(services, id, isPaid ? 'moneyBack' : null, { giveBack });
  const { invoices, currency } = await paidInvoices(services, id);
  if (invoices.length === 0) return forgetRequest(services, id);
  const requestedAt = (await refundRequestOf(database, id))?.requested_at ?? 0;
  // What an operator gave back before the request is none of this. What is noted after a restart, or was given back by
  // hand while Stripe refused ours, is. By now all of it has gone back, so a sum of nothing comes from a wrong clock.
  const total = (await refundedOf(services, invoices, requestedAt)) || (await refundedOf(services, invoices));
  if (total === 0) throw new Error('A bank is taking back what was to be refunded.');
  const card = await cardThatPaid(services, invoices);
  await inTransaction(services, async (services) => {
    const isFirst = await services.database
      .updateTable('refund_requests')
      .set({ total, currency, finished_at: clock.now() })
      .where('subscription_id', '=', id)
      .where('finished_at', 'is', null)
      .returning('subscription_id')
      .executeTakeFirst();
    const row = isFirst ? await rowOf(services.database, 'stripe', id) : null;
    const to = row && (await mailRecipient(services.database, row.account_id, subscription));
    if (row && to) {
      const { productId } = toSnapshot(subscription, clock.now());
      const amount = moneyText(currency === '' ? null : { amount: total, currency }, row.locale);
      await enqueueMail(services, {
        template: 'refunded',
        to,
        locale: row.locale,
        dedupeKey: `refunded:${id}`,
        data: { plan: planOfProduct(productId)?.label ?? productId, amount, card },
      });
    }
    await taskDone(services, moneyBackTask, id);
  });
  services.wakeMail();
  await syncIfKnown(services, id);
}

async function forgetRequest(services: Services, id: string): Promise<void> {
  await inTransaction(services, async (services) => {
    await services.database.deleteFrom('refund_requests').where('subscription_id', '=', id).execute();
    await taskDone(services, moneyBackTask, id);
  });
  await syncIfKnown(services, id);
}

import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { finishRefundRequest, refundRequestOf } from '@/server/billing/rows/refundRequests';
import { refundDone } from '@/server/billing/rows/webhookEvents';
import { isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { cancelAtStripe } from '@/server/billing/subscription/stripe/cancelAtStripe';
import { cardThatPaid } from '@/server/billing/subscription/stripe/cardThatPaid';
import { dropCredit } from '@/server/billing/subscription/stripe/dropCredit';
import { moneyBackComment } from '@/server/billing/subscription/stripe/endReason';
import {
  paidInvoices,
  refundedOf,
  refundInvoices,
} from '@/server/billing/subscription/stripe/refundInvoices';
import { isTerminal } from '@/server/billing/subscription/stripe/stripeStatus';
import {
  emailOfCustomer,
  moneyText,
  subscriptionExpansion,
  toSnapshot,
} from '@/server/billing/subscription/stripe/stripeSubscription';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

/**
 * Gives back everything that was paid for a subscription, ends it immediately and writes its mail. The request must
 * have been noted before. As long as Stripe refuses the refund, the subscription is set to end, so that it does not
 * renew. Every step can be repeated: Stripe refunds a payment once, the subscription ends once, and one guarded statement
 * decides which of several calls writes the mail.
 */
export async function giveMoneyBack(services: Services, subscriptionId: string): Promise<void> {
  const { stripe, database, clock } = services;
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: subscriptionExpansion });
  const cancellation_details = { comment: moneyBackComment };
  if (!isTerminal(subscription.status)) await setToEnd(services, subscriptionId);
  const { invoices, currency } = await paidInvoices(services, subscriptionId);
  await refundInvoices(services, invoices, 'requested_by_customer');
  const requestedAt = (await refundRequestOf(database, subscriptionId))?.requested_at ?? 0;
  // What an operator gave back before the request is none of this. What is noted after a restart, or was given back by
  // hand while Stripe refused ours, is. By now all of it has gone back, so a sum of nothing comes from a wrong clock.
  const total = (await refundedOf(services, invoices, requestedAt)) || (await refundedOf(services, invoices));
  await cancelAtStripe(services, subscriptionId, { prorate: false, cancellation_details });
  await dropCredit(services, subscription);
  const card = await cardThatPaid(services, invoices);
  await database.transaction().execute(async (trx) => {
    const given = { total, currency, at: clock.now() };
    if (await finishRefundRequest(trx, subscriptionId, given))
      await mailRefund(trx, services, subscription, { ...given, card });
    await refundDone(trx, services, subscriptionId);
  });
  services.wakeMail();
  await syncIfKnown(services, subscriptionId);
}

/**
 * Before the refund, with its reason: Stripe's event about the refund ends the subscription too, and must not cause another
 * mail.
 */
async function setToEnd({ stripe }: Services, subscriptionId: string): Promise<void> {
  try {
    await stripe.subscriptions.update(subscriptionId, {
      cancel_at_period_end: true,
      cancellation_details: { comment: moneyBackComment },
    });
  } catch (error) {
    // Another call has just ended it.
    if (!isRefusedByStripe(error)) throw error;
  }
}

async function mailRefund(
  trx: Kysely<Database>,
  services: Services,
  subscription: Stripe.Subscription,
  { total, currency, card }: { total: number; currency: string; card: string | null },
): Promise<void> {
  const row = await rowOf(trx, 'stripe', subscription.id);
  const account =
    row &&
    (await trx
      .selectFrom('accounts')
      .select(['email', 'status'])
      .where('id', '=', row.account_id)
      .executeTakeFirst());
  if (!row || !account || account.status === 'deleted') return;
  const to = account.email ?? emailOfCustomer(subscription.customer);
  if (!to) return;
  const { productId } = toSnapshot(subscription, services.clock.now());
  await enqueueMail(trx, services, {
    template: 'refunded',
    to,
    locale: row.locale,
    dedupeKey: `refunded:${subscription.id}`,
    data: {
      plan: planOfProduct(productId)?.label ?? productId,
      amount: moneyText(currency === '' ? null : { amount: total, currency }, row.locale),
      card,
    },
  });
}

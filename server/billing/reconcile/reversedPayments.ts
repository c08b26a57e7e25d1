import type Stripe from 'stripe';
import { handleFailedRefund } from '@/server/billing/refunds/failedRefund';
import { accountOfCustomer } from '@/server/billing/rows/customers';
import { handleRefundOrDispute, isHarmless } from '@/server/billing/subscription/refundOrDispute';
import { idOf } from '@/server/billing/subscription/stripe/stripeSubscription';
import { chargeableRows } from '@/server/billing/subscription/subscriptionRow';
import { day, second } from '@/server/clock';
import type { Services } from '@/server/services';

/** Ten times as long as Stripe repeats an event, and no longer than a payment that is parked is kept. */
const lookedBack = 30 * day;
/** A bank may take the money months after it began to inquire, and its dispute is listed by the day on which that began. */
const disputesLookedBack = 150 * day;

type Customer = NonNullable<Stripe.Charge['customer']>;
type Reversed = Pick<Stripe.Refund, 'charge' | 'payment_intent'>;

/**
 * What is to be done about each refund of the last thirty days and each dispute that may be as recent, in case its event was
 * lost: Stripe leaves the subscription as it is, so nothing else tells. Most were settled when their event came, which is
 * seen in our own rows.
 */
export async function* reversedPayments(services: Services): AsyncGenerator<() => Promise<void>> {
  const { stripe, clock } = services;
  const since = (time: number) => ({ gte: Math.floor((clock.now() - time) / second) });
  const page = { limit: 100, expand: ['data.charge.customer'] };
  for await (const refund of stripe.refunds.list({ ...page, created: since(lookedBack) }))
    yield () => (refund.status === 'failed' ? settleFailed(services, refund) : settle(services, refund));
  for await (const dispute of stripe.disputes.list({ ...page, created: since(disputesLookedBack) }))
    if (!isHarmless(dispute)) yield () => settle(services, dispute);
}

async function settleFailed(services: Services, { payment_intent: intent }: Reversed): Promise<void> {
  if (intent) await handleFailedRefund(services, idOf(intent));
}

async function settle(services: Services, reversed: Reversed): Promise<void> {
  const { payment_intent: intent, charge } = reversed;
  if (!intent || charge === null || typeof charge !== 'object' || !charge.customer) return;
  if (await mayBeUnsettled(services, charge.customer))
    await handleRefundOrDispute(services, idOf(intent), {});
}

/**
 * Whether the customer is ours and has a subscription that, as far as we know, has not ended at Stripe, or credit, which may
 * be what a change of plan left of the payment.
 */
async function mayBeUnsettled({ database }: Services, customer: Customer): Promise<boolean> {
  const accountId = await accountOfCustomer(database, idOf(customer));
  if (!accountId) return false;
  const hasCredit = typeof customer === 'object' && 'balance' in customer && customer.balance < 0;
  return hasCredit || (await chargeableRows(database, accountId)).length > 0;
}

import type Stripe from 'stripe';
import type { UndoneReason } from '@/lib/contract/wire';
import { followUpTask, taskDone } from '@/server/billing/rows/webhookEvents';
import { isDisputedAtStripe } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { endSecondSubscription } from './endSecondSubscription';
import { cancelAtStripe, voidOpenInvoices } from './stripe/cancelAtStripe';
import { endComments, isCanceledUnpaid } from './stripe/endReason';
import { refundInvoices } from './stripe/payments';
import { isTerminal } from './stripe/stripeStatus';
import { undoAtStripe } from './undonePurchase';

/** What Stripe must change once a subscription is written. */
export type FollowUp = {
  /** The account has another active subscription. */
  duplicate: boolean;
  /** Why something runs there that must be undone. */
  undo: UndoneReason | null;
  /** An invoice is open that nobody owes any more. */
  leftOpen: boolean;
  /** It goes on collecting for what was canceled. */
  canceledUnpaid: boolean;
  /** What was paid, although the subscription ended unpaid. */
  paidLate: readonly Stripe.Invoice[];
};

export function hasFollowUp({ duplicate, undo, leftOpen, canceledUnpaid, paidLate }: FollowUp): boolean {
  return duplicate || undo !== null || leftOpen || canceledUnpaid || paidLate.length > 0;
}

/** Changes that at Stripe; it stays recorded as a pending event until it is done. */
export async function followUp(
  services: Services,
  subscription: Stripe.Subscription,
  { duplicate, undo, leftOpen, canceledUnpaid, paidLate }: FollowUp,
): Promise<void> {
  const { id } = subscription;
  if (leftOpen) {
    await voidOpenInvoices(services, { subscription: id });
  } else if (paidLate.length > 0) {
    await giveBackLate(services, id, paidLate);
  } else if (duplicate && !isTerminal(subscription.status)) {
    services.log.warn('an account has a second subscription: the later one is refunded and canceled');
    await endSecondSubscription(services, id);
  } else if (undo) {
    await undoAtStripe(services, undo, subscription);
  } else if (canceledUnpaid) {
    // It may have been paid a moment ago, and must not end then.
    const now = await services.stripe.subscriptions.retrieve(id);
    if (isCanceledUnpaid(now)) await cancelAtStripe(services, id, endComments.unpaid);
  }
  await taskDone(services.database, services, followUpTask, id);
}

/** Stripe cannot resume what has ended. The reason is noted last, since nothing is given back once it is. */
async function giveBackLate(
  services: Services,
  id: string,
  invoices: readonly Stripe.Invoice[],
): Promise<void> {
  // One of them may be paid in this moment. It is found with the others when all of this is looked at again.
  if (await voidOpenInvoices(services, { subscription: id })) return;
  services.log.warn(
    { subscriptionId: id },
    'a payment arrived as its subscription was ended: it is given back',
  );
  let comment: string = endComments.refunded;
  for (const invoice of invoices) {
    try {
      await refundInvoices(services, [invoice], 'requested_by_customer');
    } catch (error) {
      // The bank is taking this payment back.
      if (!isDisputedAtStripe(error)) throw error;
      comment = endComments.disputed;
    }
  }
  await services.stripe.subscriptions.update(id, { cancellation_details: { comment } });
}

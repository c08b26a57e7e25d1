import type Stripe from 'stripe';
import type { UndoneReason } from '@/lib/contract/wire';
import { followUpDone } from '@/server/billing/rows/webhookEvents';
import type { Services } from '@/server/services';
import { endSecondSubscription } from './endSecondSubscription';
import { cancelAtStripe } from './stripe/cancelAtStripe';
import { endComments, isCanceledUnpaid } from './stripe/endReason';
import { isTerminal } from './stripe/stripeStatus';
import { voidInvoice } from './stripe/voidInvoice';
import { undoAtStripe } from './undonePurchase';

/** What Stripe must change once a subscription is written. */
export type FollowUp = {
  /** The account has another active subscription. */
  duplicate: boolean;
  /** Why something runs there that must be undone. */
  undo: UndoneReason | null;
  /** The id of an invoice that nobody owes any more. */
  leftOpen: string | null;
  /** It goes on collecting for what was canceled. */
  canceledUnpaid: boolean;
};

export function hasFollowUp({ duplicate, undo, leftOpen, canceledUnpaid }: FollowUp): boolean {
  return duplicate || undo !== null || leftOpen !== null || canceledUnpaid;
}

/** Changes that at Stripe; it stays recorded as a pending event until it is done. */
export async function followUp(
  services: Services,
  subscription: Stripe.Subscription,
  { duplicate, undo, leftOpen, canceledUnpaid }: FollowUp,
): Promise<void> {
  const { id } = subscription;
  if (duplicate && !isTerminal(subscription.status)) {
    services.log.warn('an account has a second subscription: the later one is refunded and canceled');
    await endSecondSubscription(services, id);
  } else if (leftOpen) {
    await voidInvoice(services, leftOpen);
  } else if (undo) {
    await undoAtStripe(services, undo, subscription);
  } else if (canceledUnpaid) {
    // It may have been paid a moment ago, and must not end then.
    const now = await services.stripe.subscriptions.retrieve(id);
    if (isCanceledUnpaid(now))
      await cancelAtStripe(services, id, { cancellation_details: { comment: endComments.unpaid } });
  }
  await followUpDone(services, id);
}

import { EmptyResult } from '../contract/native/empty';
import {
  type PlanChange,
  PurchaseUpdate,
  type SubscriptionSelectedParams,
} from '../contract/native/purchaseMessages';
import { limits } from './channel/channelLimits';
import type { NativeChannel } from './channel/openChannel';
import type { AppPlan } from './subscriptionOptions';

type Pages = NativeChannel<'subscriptionPages'>;

/**
 * The outcome of a purchase (native contract §2.4). With `checkout` the page continues at the payment page with this
 * token; `subscribed` says that there is a subscription already, so nothing is paid.
 */
export type PurchaseOutcome =
  | { kind: 'completed' }
  | { kind: 'canceled' }
  | { kind: 'checkout'; token: string }
  | { kind: 'subscribed' };

/** What a purchase may carry besides its plan. */
export type PurchaseExtras = Pick<SubscriptionSelectedParams, 'experiment' | 'scheduleNotification'>;

/**
 * Starts the purchase of a plan in the store of the app. Some stores end it without telling the page, so nothing is
 * awaited.
 */
export function selectSubscription(channel: Pages, plan: AppPlan, extras: PurchaseExtras = {}): void {
  channel.notify('subscriptionSelected', { id: plan.id, ...offerOf(channel, plan), ...extras });
}

/** Starts a change to another plan. */
export function changeSubscription(channel: Pages, plan: AppPlan, change: PlanChange): void {
  channel.notify('subscriptionChangeSelected', { id: plan.id, change, ...offerOf(channel, plan) });
}

/** Android buys a trial by the id of its offer; the other stores apply it themselves. */
function offerOf({ transport }: Pages, { trial }: AppPlan): { offerId?: string } {
  return transport === 'android' && trial?.offerId ? { offerId: trial.offerId } : {};
}

/** Calls back with every outcome that the app pushes, until the returned function is called. */
export function watchPurchases(channel: Pages, listener: (outcome: PurchaseOutcome) => void): () => void {
  return channel.subscribe('onPurchaseUpdate', PurchaseUpdate, (update) => listener(outcomeOf(update)));
}

function outcomeOf({ type, token }: PurchaseUpdate): PurchaseOutcome {
  if (type !== 'redirect') return { kind: type };
  return token ? { kind: 'checkout', token } : { kind: 'subscribed' };
}

/**
 * Has the app read its new rights after a Stripe payment. A request: the app wants to answer before the page goes on.
 * Resolves with false when it does not answer or does not know the message; the page goes on all the same, since the
 * payment is made and the app looks again by itself.
 */
export async function completeStripePayment(channel: Pages, change?: PlanChange): Promise<boolean> {
  try {
    await channel.request('completeStripePayment', change ? { change } : {}, EmptyResult, limits.payment);
    return true;
  } catch {
    return false;
  }
}

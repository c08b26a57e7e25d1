import {
  EmptyResult,
  type PlanChange,
  PurchaseUpdate,
  type SubscriptionSelectedParams,
} from '../contract/native/purchaseMessages';
import { channelLimits } from './channel/channelLimits';
import type { NativeChannel } from './channel/openChannel';
import type { AppPlan } from './subscriptionOptions';

type Pages = NativeChannel<'subscriptionPages'>;

/**
 * The outcome of a purchase (native contract §2.4). With `checkout`, the page continues to the payment page with this
 * token; `subscribed` means that a subscription already exists, so nothing is paid.
 */
export type PurchaseOutcome =
  | { kind: 'completed' }
  | { kind: 'canceled' }
  | { kind: 'checkout'; token: string }
  | { kind: 'subscribed' };

/** What a purchase message may contain besides the plan. */
export type PurchaseExtras = Pick<SubscriptionSelectedParams, 'experiment' | 'scheduleNotification'>;

/** Starts a purchase in the app's store. Some stores end it without telling the page: there is nothing to await. */
export function selectSubscription(channel: Pages, plan: AppPlan, extras: PurchaseExtras = {}): void {
  channel.notify('subscriptionSelected', { id: plan.id, ...offerOf(channel, plan), ...extras });
}

export function changeSubscription(channel: Pages, plan: AppPlan, change: PlanChange): void {
  channel.notify('subscriptionChangeSelected', { id: plan.id, change, ...offerOf(channel, plan) });
}

/** Android buys a trial by its offer id; the other stores apply trials themselves. */
function offerOf({ transport }: Pages, { trial }: AppPlan): { offerId?: string } {
  return transport === 'android' && trial?.offerId ? { offerId: trial.offerId } : {};
}

/** Calls back with every outcome that the app sends, until the returned function is called. */
export function watchPurchases(channel: Pages, listener: (outcome: PurchaseOutcome) => void): () => void {
  return channel.subscribe('onPurchaseUpdate', PurchaseUpdate, (update) => listener(outcomeOf(update)));
}

function outcomeOf({ type, token }: PurchaseUpdate): PurchaseOutcome {
  if (type !== 'redirect') return { kind: type };
  return token ? { kind: 'checkout', token } : { kind: 'subscribed' };
}

/**
 * Makes the app reload its entitlements after a Stripe payment. This is a request because the app must answer before
 * the page continues. Resolves with false when it does not answer or does not know the message; the page continues
 * anyway, since the payment is made and the app checks again by itself.
 */
export async function completeStripePayment(channel: Pages, change?: PlanChange): Promise<boolean> {
  try {
    const params = change ? { change } : {};
    await channel.request('completeStripePayment', params, EmptyResult, channelLimits.payment);
    return true;
  } catch {
    return false;
  }
}

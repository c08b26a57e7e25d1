import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { parseOrigin } from '@/lib/attribution/origin';
import { lockAccount } from '@/server/auth/tokens/families';
import { recordTrial } from '@/server/billing/checkout/trials';
import { rememberBillingEmail } from '@/server/billing/customer/billingEmail';
import { cancelAtStripe } from '@/server/billing/customer/cancelAtStripe';
import { accountOfCustomer, rememberCustomer } from '@/server/billing/customer/customers';
import { isMissingAtStripe } from '@/server/billing/stripeUnavailable';
import {
  claimEvent,
  followUpDone,
  type ReceivedEvent,
  rememberFollowUp,
  wasHandled,
} from '@/server/billing/webhooks/webhookEvents';
import { hour } from '@/server/clock';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import type { SubscriptionRow } from './currentSubscription';
import { isKnownStripeStatus, isTerminal } from './stripeStatus';
import { idOf, isDeletedCustomer, subscriptionExpansion, toSnapshot } from './stripeSubscription';
import { enqueueSubscriptionMails } from './subscriptionMails';
import { rowOf, type Written, writeSubscription } from './subscriptionRow';

export type SyncOptions = {
  /** The event this is the effect of; it is marked as handled in the same transaction. */
  event?: ReceivedEvent;
  /** Limits of the call to Stripe, where somebody waits for the answer. */
  request?: Stripe.RequestOptions;
};

/** Two deliveries at once make one of them fetch again; so many rounds mean that something else is wrong. */
const maxPasses = 25;

/**
 * Brings our row of a subscription to what Stripe says now. The content of events is never believed: order and
 * repetition do not matter, because each of them leads to a fresh fetch and to a write that no older fetch can undo.
 */
export async function syncSubscription(
  services: Services,
  subscriptionId: string,
  options: SyncOptions = {},
): Promise<void> {
  for (let pass = 0; pass < maxPasses; pass += 1) {
    if (options.event && (await wasHandled(services.database, options.event.id))) return;
    const previous = await rowOf(services.database, 'stripe', subscriptionId);
    const subscription = await services.stripe.subscriptions.retrieve(
      subscriptionId,
      { expand: subscriptionExpansion },
      options.request,
    );
    const effect = await attempt(services, subscription, previous, options.event ?? null);
    if (effect === 'stale') continue;
    services.wakeMail();
    await followUp(services, subscription, effect);
    return;
  }
  throw new Error('A subscription changed faster than it could be read');
}

/**
 * Brings our row to what Stripe says; false when Stripe does not know the subscription. The row then stays as it is: it
 * ends by its own dates, so that a wrong key takes no subscription from anybody.
 */
export async function syncIfKnown(services: Services, subscriptionId: string): Promise<boolean> {
  try {
    await syncSubscription(services, subscriptionId);
    return true;
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    services.log.warn('a subscription does not exist at Stripe');
    return false;
  }
}

type Effect = Pick<Written, 'duplicate'> & { endTrial: boolean };

async function attempt(
  services: Services,
  subscription: Stripe.Subscription,
  previous: SubscriptionRow | null,
  event: ReceivedEvent | null,
): Promise<Effect | 'stale'> {
  try {
    return await services.database
      .transaction()
      .execute((trx) => apply(trx, services, subscription, previous, event));
  } catch (error) {
    if (error instanceof StaleFetch || isUniqueViolation(error)) return 'stale';
    throw error;
  }
}

class StaleFetch extends Error {}

async function apply(
  trx: Kysely<Database>,
  services: Services,
  subscription: Stripe.Subscription,
  previous: SubscriptionRow | null,
  event: ReceivedEvent | null,
): Promise<Effect> {
  const nothing = { duplicate: false, endTrial: false };
  if (event && !(await claimEvent(trx, services, event))) return nothing;
  const { metadata } = subscription;
  const accountId = await accountOfCustomer(trx, idOf(subscription.customer), metadata.account_id);
  // Everything that changes an account holds it first; one that is being removed at this moment is waited for.
  if (!accountId || !(await lockAccount(trx, accountId))) {
    services.log.warn('a subscription belongs to no account of ours');
    return nothing;
  }
  if (!isKnownStripeStatus(subscription.status)) {
    services.log.error({ status: subscription.status }, 'unknown subscription status: access is not given');
  }
  const facts = toSnapshot(subscription, services.config.gracePeriodDays);
  if (!isDeletedCustomer(subscription.customer)) {
    await rememberCustomer(trx, services, accountId, facts.customerId);
  }
  const locale = previous?.locale ?? metadata.locale ?? 'en';
  const origin = parseOrigin(metadata.origin) ? (metadata.origin ?? null) : null;
  const written = await writeSubscription(trx, services, {
    platform: 'stripe',
    accountId,
    facts,
    locale,
    origin,
    previous,
  });
  if (written.stale) throw new StaleFetch();
  // A first payment that waits for the bank is made on a page that is still open.
  if (subscription.status !== 'incomplete') await closeCheckout(trx, metadata.checkout_id);
  const endTrial = await recordTrial(trx, services, accountId, subscription);
  if (endTrial || written.duplicate) await rememberFollowUp(trx, services, subscription.id);
  // A trial that ends at once and a second purchase are written about when they have become what they will be.
  if (!endTrial && !written.duplicate) {
    const eventType = event?.type ?? null;
    await enqueueSubscriptionMails(trx, services, {
      accountId,
      subscription,
      facts,
      previous,
      locale,
      eventType,
    });
  }
  await rememberBillingEmail(trx, accountId, subscription.customer);
  return { duplicate: written.duplicate, endTrial };
}

async function closeCheckout(trx: Kysely<Database>, checkoutId: string | undefined): Promise<void> {
  if (!checkoutId) return;
  await trx
    .updateTable('checkouts')
    .set({ status: 'complete' })
    .where('id', '=', checkoutId)
    .where('status', '=', 'open')
    .execute();
}

/** What Stripe is to change; it stays on record as a pending event until it is done. */
async function followUp(
  services: Services,
  subscription: Stripe.Subscription,
  effect: Effect,
): Promise<void> {
  const { id } = subscription;
  if (!effect.duplicate && !effect.endTrial) return;
  if (effect.duplicate && !isTerminal(subscription.status)) {
    services.log.error('an account has a second subscription: the later one is cancelled, look for a refund');
    await cancelAtStripe(services, id, { prorate: true });
  } else if (effect.endTrial) {
    await services.stripe.subscriptions.update(
      id,
      { trial_end: 'now' },
      // A failure that Stripe keeps with a key is not kept beyond the hour.
      { idempotencyKey: `end-trial-${id}-${Math.floor(services.clock.now() / hour)}` },
    );
  }
  await followUpDone(services, id);
  await syncSubscription(services, id);
}

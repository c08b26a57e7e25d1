import {
  isActiveStatus,
  type Subscription,
  type SubscriptionStatusResponse,
} from '@/lib/contract/subscription';
import { isStoreUnavailable } from '@/server/appStores';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { checkWaitingPurchase } from '@/server/billing/checkout/waitingPurchase';
import { mayAskStripe } from '@/server/billing/countedByPayer';
import { followUpSince } from '@/server/billing/rows/webhookEvents';
import { syncStoreSubscription } from '@/server/billing/stores/syncStoreSubscription';
import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { subscriptionResponse } from '@/server/billing/subscription/subscriptionResponse';
import { promoteOther } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { hour, minute, second } from '@/server/clock';
import { currentStatus, isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';

/** `GET /api/subscription` (native contract §4.2). With `fresh=1`, Stripe is asked first. */
export async function getSubscription(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const row = await freshSubscription(context, accountId);
  if (!row || (await isSettling(context.services, row))) return nothingFound;
  const json: Subscription = subscriptionResponse(row, context.services.clock.now());
  return { json };
}

/** `GET /api/subscription/status`. */
export async function getSubscriptionStatus(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const row = await freshSubscription(context, accountId);
  if (!row) return nothingFound;
  const status = currentStatus(row, context.services.clock.now());
  const json: SubscriptionStatusResponse = {
    status,
    isActive: isActiveStatus(status),
    expiresOrRenewsAt: row.expires_or_renews_at,
  };
  return { json };
}

/** Clients look for this text, not for a code from the catalog. */
const nothingFound: HandlerResult = { status: 404, json: { error: 'No subscription found' } };

const settlingTime = 3 * second;

/**
 * Whether a trial has just started that ends immediately because its card already had one. Buyers wait for this on the
 * welcome page instead of reading about a trial they do not have. While Stripe is down, the known state is reported.
 */
async function isSettling({ database, clock }: Services, row: SubscriptionRow): Promise<boolean> {
  if (row.platform !== 'stripe' || row.trial_ends_at === null) return false;
  const since = await followUpSince(database, row.provider_subscription_id);
  return since !== null && clock.now() - since < settlingTime;
}

/** When a renewal has not been reported this long after it was due, Stripe is asked about it. */
const renewalPatience = hour;
const minIntervalMs = minute;

/**
 * The account's row; whatever should have been reported by now is fetched first. When Stripe is unreachable the row
 * stays as it is, so a subscriber keeps the subscription.
 */
async function freshSubscription(
  context: RequestContext,
  accountId: string,
): Promise<SubscriptionRow | null> {
  const { services } = context;
  const { database, clock, log } = services;
  const row = await currentSubscription(database, accountId);
  try {
    if (!row || !isActiveRow(row, clock.now())) {
      // Another subscription of the account counts from now on, even if nobody reported the end of this one.
      if (row && (await database.transaction().execute((trx) => promoteOther(trx, accountId, clock.now()))))
        return currentSubscription(database, accountId);
      return (await checkWaitingPurchase(context, accountId))
        ? currentSubscription(database, accountId)
        : row;
    }
    const asked = context.query.get('fresh') === '1' && row.platform === 'stripe';
    if (!isOverdue(row, clock.now()) && !(asked && (await mayAskStripe(context)))) return row;
    await lookAnew(services, row);
    return currentSubscription(database, accountId);
  } catch (error) {
    if (!isStripeUnavailable(error) && !isStoreUnavailable(error)) throw error;
    log.warn({ err: error }, 'a subscription could not be refreshed');
    return row;
  }
}

function isOverdue(row: SubscriptionRow, now: number): boolean {
  const due = row.status === 'Auto-Renewable' && row.expires_or_renews_at + renewalPatience < now;
  return due && row.updated_at + minIntervalMs < now;
}

async function lookAnew(
  services: Services,
  { platform: store, provider_subscription_id: id }: SubscriptionRow,
): Promise<unknown> {
  if (store === 'stripe') return syncIfKnown(services, id);
  return services.stores[store] && syncStoreSubscription(services, { store, id });
}

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

/** Clients look for these words, not for a code of the catalogue. */
const nothingFound: HandlerResult = { status: 404, json: { error: 'No subscription found' } };

const settlingTime = 3 * second;

/**
 * Whether a trial has just begun that ends at once, because the card had one before. Buyers wait these moments at the
 * welcome page rather than read of a trial that they do not have. While Stripe is away, what is known is told.
 */
async function isSettling({ database, clock }: Services, row: SubscriptionRow): Promise<boolean> {
  if (row.platform !== 'stripe' || row.trial_ends_at === null) return false;
  const since = await followUpSince(database, row.provider_subscription_id);
  return since !== null && clock.now() - since < settlingTime;
}

/** A renewal that nobody has told of this long after it was due is asked about. */
const renewalPatience = hour;
const minIntervalMs = minute;

/**
 * The account's row; what should have been heard of by now is asked for first. When Stripe is unreachable the row stays
 * as it is, so a subscriber keeps the subscription.
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
      // Another subscription of the account speaks for it from now on, though nobody told us that this one ended.
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

import {
  isActiveStatus,
  type Subscription,
  type SubscriptionStatusResponse,
} from '@/lib/contract/subscription';
import type { ErrorBody } from '@/lib/contract/wire';
import { isStoreUnavailable } from '@/server/appStores';
import { requireSubscriber } from '@/server/auth/tokens/bearer';
import {
  checkWaitingPurchase,
  mayBeBought,
  type WaitingPurchase,
} from '@/server/billing/checkout/waitingPurchase';
import { mayAskStripe } from '@/server/billing/countedByPayer';
import { refundRequestOf } from '@/server/billing/rows/refundRequests';
import { undoneOf } from '@/server/billing/rows/undonePurchases';
import { syncStoreSubscription } from '@/server/billing/stores/syncStoreSubscription';
import { isStripeUnavailable } from '@/server/billing/stripeUnavailable';
import { moveToNewCard } from '@/server/billing/subscription/newCard';
import { subscriptionResponse } from '@/server/billing/subscription/subscriptionResponse';
import { isTakenOver, promoteOther, rowOf } from '@/server/billing/subscription/subscriptionRow';
import { syncIfKnown } from '@/server/billing/subscription/syncSubscription';
import { hour, minute } from '@/server/clock';
import { currentStatus, isActiveRow } from '@/server/entitlements/currentStatus';
import { currentSubscription, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { periodName, planOfProduct } from '@/server/entitlements/planOfProduct';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { inTransaction, type Services } from '@/server/services';

/** `GET /api/subscription` (native contract §4.2). With `fresh=1`, Stripe is asked first. */
export async function getSubscription(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireSubscriber(context);
  const { row, waiting } = await freshSubscription(context, accountId);
  if (!row) return nothingBought(context, accountId, waiting);
  const json: Subscription = {
    ...subscriptionResponse(row, context.services.clock.now()),
    ...(await reasonNow(context.services, row)),
    // Tells a page to ask again soon.
    ...(mayBeBought(waiting) ? { purchasePending: true } : {}),
  };
  return { json };
}

/** The noted reason does not hold while Stripe refuses the refund, or once the purchase that was to follow is over. */
async function reasonNow(
  { database, clock }: Services,
  { end_reason: reason, account_id: accountId, provider_subscription_id: id, ...row }: SubscriptionRow,
): Promise<Pick<Subscription, 'endReason'>> {
  if (reason === 'refunded') {
    const request = await refundRequestOf(database, id);
    return request !== null && request.finished_at === null ? { endReason: 'canceled' } : {};
  }
  if (reason !== 'replaced') return {};
  const ending = { accountId, providerId: id, endsAt: row.expires_or_renews_at };
  return (await isTakenOver(database, ending, clock.now())) ? {} : { endReason: 'canceled' };
}

/** `GET /api/subscription/status`. */
export async function getSubscriptionStatus(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireSubscriber(context);
  const { row } = await freshSubscription(context, accountId);
  if (!row) return nothingFound();
  const status = currentStatus(row, context.services.clock.now());
  const json: SubscriptionStatusResponse = {
    status,
    isActive: isActiveStatus(status),
    expiresOrRenewsAt: row.expires_or_renews_at,
  };
  return { json };
}

/** Clients look for this text, not for a code from the catalog. */
function nothingFound(more: Partial<ErrorBody> = {}): HandlerResult {
  return { status: 404, json: { error: 'No subscription found', ...more } satisfies ErrorBody };
}

/**
 * Without a subscription, but with a purchase that was undone, the answer says so and what its plan costs, for the page
 * that asks whether to pay. It does not while a later payment page may have been paid.
 */
async function nothingBought(
  { services }: RequestContext,
  accountId: string,
  waiting: WaitingPurchase,
): Promise<HandlerResult> {
  if (mayBeBought(waiting)) return nothingFound({ purchasePending: true });
  const found = await undoneOf(services.database, { account_id: accountId });
  const plan = found && planOfProduct(found.product_id);
  if (!found || !plan) return nothingFound();
  const { product_id: productId, amount: price, currency, refunded } = found;
  const billingPeriod = periodName(plan.period);
  return nothingFound({ undone: { productId, billingPeriod, price, currency, refunded } });
}

/** When a renewal has not been reported this long after it was due, Stripe is asked about it, at most once a minute. */
const overdueAfter = hour;

type Fresh = { row: SubscriptionRow | null; waiting: WaitingPurchase };

/** What should have been reported by now is fetched first; the row stays as it is while Stripe is unreachable. */
async function freshSubscription(context: RequestContext, accountId: string): Promise<Fresh> {
  const { services } = context;
  const { database, clock, log } = services;
  const row = await currentSubscription(database, accountId);
  try {
    if (!row || !isActiveRow(row, clock.now())) {
      // Another subscription of the account counts from now on, even if nobody reported the end of this one.
      if (
        row &&
        (await inTransaction(services, (services) => promoteOther(services.database, accountId, clock.now())))
      )
        return { row: await currentSubscription(database, accountId), waiting: 'none' };
      const waiting = await checkWaitingPurchase(context, accountId);
      // Also when no payment page is open: a report that came since the row was read may have closed it.
      return { row: await currentSubscription(database, accountId), waiting };
    }
    const asked = context.query.get('fresh') === '1' && row.platform === 'stripe';
    if (!isOverdue(row, clock.now()) && !(asked && (await mayAskStripe(context))))
      return { row, waiting: 'none' };
    await lookAnew(services, row);
    return { row: await currentSubscription(database, accountId), waiting: 'none' };
  } catch (error) {
    if (!isStripeUnavailable(error) && !isStoreUnavailable(error)) throw error;
    log.warn({ err: error }, 'a subscription could not be refreshed');
    return { row, waiting: 'unknown' };
  }
}

function isOverdue(row: SubscriptionRow, now: number): boolean {
  const due = row.status === 'Auto-Renewable' && row.expires_or_renews_at + overdueAfter < now;
  return due && row.updated_at + minute < now;
}

async function lookAnew(
  services: Services,
  { platform: store, provider_subscription_id: id }: SubscriptionRow,
): Promise<void> {
  if (store !== 'stripe') {
    if (services.stores[store]) await syncStoreSubscription(services, { store, id });
    return;
  }
  // Whoever comes back from the portal may have given a card there, of which Stripe's event may be late.
  const isKnown = await syncIfKnown(services, id);
  const row = await rowOf(services.database, 'stripe', id);
  if (!isKnown || !row || !isActiveRow(row, services.clock.now())) return;
  if (await moveToNewCard(services, id)) await syncIfKnown(services, id);
}

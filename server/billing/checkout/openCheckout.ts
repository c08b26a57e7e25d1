import { setTimeout } from 'node:timers/promises';
import { planPrice } from '@/server/billing/catalog/stripeCatalog';
import { ensureCustomer } from '@/server/billing/customer/ensureCustomer';
import {
  attachSession,
  type CheckoutRow,
  closeWithoutPage,
  insertCheckout,
  openCheckoutOf,
} from '@/server/billing/rows/checkoutRows';
import { mayHaveTrial } from '@/server/billing/rows/trials';
import { isCustomerMissing, isKeptFailure, isKeyInUse } from '@/server/billing/stripeUnavailable';
import { cancelLapsed } from '@/server/billing/subscription/endUnpaid';
import { reconcileCustomer } from '@/server/billing/subscription/syncSubscription';
import { refuseAfterUndone } from '@/server/billing/subscription/undonePurchase';
import { minute } from '@/server/clock';
import { ApiError } from '@/server/http/ApiError';
import { digest } from '@/server/secrets';
import type { Services } from '@/server/services';
import type { Purchase } from './decidePurchase';
import { forgetMissingCustomer } from './missingCustomer';
import { reconcileCheckout } from './reconcileCheckout';
import { refuseIfActive } from './refuseIfActive';
import { type Buyer, createSession, type Order } from './sessionAtStripe';

/** Each round closes one checkout for another choice; more rounds mean that two devices compete for the account. */
const maxRounds = 8;
/** How long the loser of a race waits for the winner, in milliseconds. */
const raceWait = 250;
/** A URL that expires sooner than this is replaced instead of being handed out. */
const minTimeLeft = 2 * minute;
/** Stripe opens no session that ends in less than half an hour. */
const minLifetime = 31 * minute;

/**
 * The URL of the hosted payment page for this purchase. An account has one open checkout at a time: the same choice
 * gets the same page, even for repeated or concurrent requests; another choice closes the previous page. Requesting it
 * never charges, and a payment made in between is noticed here, even if Stripe's event is late.
 * @throws ApiError subscription_active or managed_elsewhere, also once the open checkout turns out to be paid;
 * too_many_requests when the account's purchases were undone again and again
 */
export async function openCheckout(services: Services, buyer: Buyer, purchase: Purchase): Promise<string> {
  const { accountId, locale } = buyer;
  await requireNone(services, { buyer, purchase });
  const priceId = await planPrice(services, purchase.plan, purchase.price);
  const customerId = await ensureCustomer(services, accountId, locale);
  try {
    return await pageFor(services, { buyer, purchase, customerId, priceId });
  } catch (error) {
    // Deleted at Stripe, or the key is for another Stripe account: try once more with a new customer.
    if (!isCustomerMissing(error)) throw error;
    await forgetMissingCustomer(services, accountId, customerId);
    const replacement = await ensureCustomer(services, accountId, locale);
    return pageFor(services, { buyer, purchase, customerId: replacement, priceId });
  }
}

/** Each round looks at the account's open checkout, decides what to do with it, and does that. */
async function pageFor(services: Services, order: Order): Promise<string> {
  const { database } = services;
  const { accountId } = order.buyer;
  const requestHash = hashOf(order);
  let hasFailed = false;
  for (let round = 0; round < maxRounds; round += 1) {
    const open =
      (await openCheckoutOf(database, accountId)) ?? (await beginCheckout(services, order, requestHash));
    // Another call has closed it again.
    if (!open) continue;
    const step = await carryOut(services, order, open, requestHash);
    if (step.kind === 'page') return step.url;
    if (step.kind === 'kept') {
      // It may go away once, with a new checkout and so a new key. If another call has noted a page, that one counts.
      if (hasFailed) throw step.error;
      hasFailed = await closeWithoutPage(database, open.id);
    }
    await requireNone(services, order);
  }
  throw new ApiError('service_unavailable', { retryAfterSeconds: 2 });
}

/** Stripe is asked first: a subscription whose events were lost must not be bought twice. Null when closed by then. */
async function beginCheckout(
  services: Services,
  order: Order,
  requestHash: string,
): Promise<CheckoutRow | null> {
  const { database } = services;
  const { buyer, purchase, customerId } = order;
  const { accountId } = buyer;
  await reconcileCustomer(services, customerId);
  await cancelLapsed(services, accountId);
  await requireNone(services, order);
  await refuseAfterUndone(services, accountId);
  const trialDays = (await mayHaveTrial(database, accountId)) ? purchase.trialDays : 0;
  await insertCheckout(services, {
    account_id: accountId,
    product_id: purchase.plan.productId,
    request_hash: requestHash,
    trial_days: trialDays,
  });
  return openCheckoutOf(database, accountId);
}

/** `changed`: it is open no more, or another call works on it. `kept`: a failure that Stripe stores with the key. */
type Step = { kind: 'page'; url: string } | { kind: 'changed' } | { kind: 'kept'; error: unknown };
const changed: Step = { kind: 'changed' };

async function carryOut(
  services: Services,
  order: Order,
  open: CheckoutRow,
  requestHash: string,
): Promise<Step> {
  const hasPage = open.stripe_session_id !== null;
  const timeLeft = open.expires_at - services.clock.now();
  const isWanted = open.request_hash === requestHash && timeLeft > (hasPage ? minTimeLeft : minLifetime);
  if (hasPage) {
    const state = await reconcileCheckout(services, open, isWanted);
    // The page after the payment waits for the purchase.
    if (state === 'settling') return { kind: 'page', url: order.purchase.urls.successUrl };
    return state === 'open' && open.url !== null ? { kind: 'page', url: open.url } : changed;
  }
  if (isWanted) return openPage(services, order, open);
  await closeWithoutPage(services.database, open.id);
  return changed;
}

async function openPage(services: Services, order: Order, open: CheckoutRow): Promise<Step> {
  let session: { id: string; url: string };
  try {
    session = await createSession(services, order, open);
  } catch (error) {
    if (isKeptFailure(error)) return { kind: 'kept', error };
    // Another call uses the key just now, and its answer will be in our row.
    if (!isKeyInUse(error)) throw error;
    await setTimeout(raceWait);
    return changed;
  }
  if (await attachSession(services, open.id, session)) return { kind: 'page', url: session.url };
  await reconcileCheckout(services, { ...open, stripe_session_id: session.id }, false);
  return changed;
}

function requireNone(
  services: Services,
  { buyer, purchase }: Pick<Order, 'buyer' | 'purchase'>,
): Promise<void> {
  return refuseIfActive(services, buyer.accountId, purchase.urls.portalReturnUrl);
}

function hashOf({ buyer, purchase }: Order): string {
  const { plan, price, country, urls, origin, pageLocale, trialDays, another } = purchase;
  const choice = [plan.productId, price, country, urls, origin, buyer.locale, pageLocale, trialDays, another];
  return digest(JSON.stringify(choice));
}

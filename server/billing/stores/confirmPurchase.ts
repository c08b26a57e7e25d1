import { ApplePurchaseRequest, GooglePurchaseRequest } from '@/lib/contract/requests';
import { isStoreUnavailable, type StoreName } from '@/server/appStores';
import { requireSubscriber } from '@/server/auth/tokens/bearer';
import { closeCheckout } from '@/server/billing/checkout/reconcileCheckout';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { cancelLapsed } from '@/server/billing/subscription/endUnpaid';
import { subscriptionResponse } from '@/server/billing/subscription/subscriptionResponse';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { currentSubscription, isBought } from '@/server/entitlements/currentSubscription';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import type { StorePurchaseId } from './settlePurchase';
import { syncStoreSubscription } from './syncStoreSubscription';

/** `POST /api/purchase/confirm/apple`. Clients repeat it up to three times. */
export function confirmApple(context: RequestContext): Promise<HandlerResult> {
  return confirm(context, async () => {
    const { signedTransactionInfo } = await context.body(ApplePurchaseRequest);
    const store = required(context.services, 'apple');
    const transaction = await store.readTransaction(signedTransactionInfo);
    if (!transaction) throw new ApiError('invalid_signature');
    return { store: 'apple', id: transaction.originalId };
  });
}

/** `POST /api/purchase/confirm/google`: Google vouches for whatever the token names, so the token is the proof. */
export function confirmGoogle(context: RequestContext): Promise<HandlerResult> {
  return confirm(context, async () => {
    const { packageName, purchaseToken } = await context.body(GooglePurchaseRequest);
    const store = required(context.services, 'google');
    if (packageName !== store.packageName) throw new ApiError('invalid_signature');
    return { store: 'google', id: purchaseToken };
  });
}

/** @throws ApiError service_unavailable for a store that is not configured */
function required<Name extends StoreName>(
  services: Services,
  name: Name,
): NonNullable<Services['stores'][Name]> {
  const store = services.stores[name];
  if (store) return store;
  services.log.error({ store: name }, 'purchases of this store cannot be verified: it is not configured');
  throw new ApiError('service_unavailable', { retryAfterSeconds: 3600 });
}

/**
 * Answers as in native contract §4.3. Repeating it changes nothing. What could be paid a second time here is ended, unless
 * Google still waits for the payment: the answer then has no access, from which an app knows that it is to wait.
 * @throws ApiError invalid_signature, unknown_product, other_account, service_unavailable, too_many_requests
 */
async function confirm(
  context: RequestContext,
  proven: () => Promise<StorePurchaseId>,
): Promise<HandlerResult> {
  const { services } = context;
  const { accountId, email } = await requireSubscriber(context);
  const bought = await countedByPayer(context, accountId, () =>
    whileStoreAnswers(async () => {
      const purchase = await proven();
      const outcome = await syncStoreSubscription(services, purchase, { accountId });
      if (outcome === 'unknown') throw new ApiError('invalid_signature');
      return rowOf(services.database, purchase.store, purchase.id);
    }),
  );
  const waits = bought !== null && !isBought(bought.provider_status);
  if (!waits) await endOtherPayments(services, accountId);
  const row = (await currentSubscription(services.database, accountId)) ?? bought;
  if (!row) throw new Error('A confirmed purchase left no subscription');
  const entitlements = await entitlementsOf(services, accountId);
  return {
    json: {
      email: email ?? '',
      entitlements: entitlements.map(({ product, name }) => ({ product, name })),
      subscription: {
        ...subscriptionResponse(row, services.clock.now()),
        ...(waits && { purchasePending: true }),
      },
    },
  };
}

/** @throws ApiError service_unavailable in place of a store's failure */
export async function whileStoreAnswers<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
    throw new ApiError('service_unavailable', { retryAfterSeconds: 5 });
  }
}

/** What fails here is done by the jobs: a payment page expires, and what is unpaid is ended. */
async function endOtherPayments(services: Services, accountId: string): Promise<void> {
  try {
    await closeCheckout(services, accountId);
    await cancelLapsed(services, accountId);
  } catch (error) {
    services.log.warn({ err: error }, 'something at Stripe stayed open after a store purchase');
  }
}

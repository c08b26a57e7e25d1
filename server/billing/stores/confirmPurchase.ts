import { ApplePurchaseRequest, GooglePurchaseRequest } from '@/lib/contract/requests';
import { lockAccount } from '@/server/accounts/accounts';
import { requireAccount, type SignedIn } from '@/server/auth/tokens/bearer';
import type { SubscriptionSnapshot } from '@/server/billing/subscription/stripeSubscription';
import { subscriptionResponse } from '@/server/billing/subscription/subscriptionResponse';
import { rowOf, writeSubscription } from '@/server/billing/subscription/subscriptionRow';
import { day } from '@/server/clock';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { entitlementsOf } from '@/server/entitlements/entitlements';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { ApiError } from '@/server/http/ApiError';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';
import { isUniqueViolation } from '@/server/store/uniqueViolation';
import { type Store, type StorePurchase, verifyStorePurchase } from './storePurchases';

/** `POST /api/purchase/confirm/apple`. Clients repeat it up to three times. */
export async function confirmApple(context: RequestContext): Promise<HandlerResult> {
  const signedIn = await requireAccount(context);
  const { signedTransactionInfo } = await context.body(ApplePurchaseRequest);
  return confirm(context.services, signedIn, 'apple', signedTransactionInfo);
}

/** `POST /api/purchase/confirm/google`. */
export async function confirmGoogle(context: RequestContext): Promise<HandlerResult> {
  const signedIn = await requireAccount(context);
  const { purchaseToken } = await context.body(GooglePurchaseRequest);
  return confirm(context.services, signedIn, 'google', purchaseToken);
}

/** Stores the purchase for the account and answers as native contract §4.3. Repeating it changes nothing. */
async function confirm(
  services: Services,
  signedIn: SignedIn,
  store: Store,
  signed: string,
): Promise<HandlerResult> {
  const purchase = verifyStorePurchase(services, store, signed);
  if (!planOfProduct(purchase.productId)) throw new ApiError('unknown_product');
  await storePurchase(services, signedIn.accountId, purchase);
  const row = await currentSubscription(services.database, signedIn.accountId);
  if (!row) throw new Error('A confirmed purchase left no subscription');
  const entitlements = await entitlementsOf(services.database, services, signedIn.accountId);
  return {
    json: {
      email: signedIn.email ?? '',
      entitlements: entitlements.map(({ product, name }) => ({ product, name })),
      subscription: subscriptionResponse(row, services.clock.now()),
    },
  };
}

async function storePurchase(services: Services, accountId: string, purchase: StorePurchase): Promise<void> {
  for (let pass = 0; pass < 5; pass += 1) {
    const previous = await rowOf(services.database, purchase.store, purchase.originalId);
    // Whoever holds the store's receipt of another account signs in to that account instead.
    if (previous && previous.account_id !== accountId) throw new ApiError('forbidden');
    if (previous && previous.expires_or_renews_at > purchase.expiresAt) return;
    try {
      const write = {
        platform: purchase.store,
        accountId,
        facts: factsOfPurchase(purchase, services),
        locale: 'en',
        origin: null,
        previous,
      };
      const written = await services.database.transaction().execute(async (trx) => {
        if (!(await lockAccount(trx, accountId))) throw new ApiError('unknown_account');
        return writeSubscription(trx, services, write);
      });
      if (written.duplicate)
        services.log.error({ store: purchase.store }, 'an account has a second subscription');
      if (!written.stale) return;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Error('A purchase changed faster than it could be stored');
}

function factsOfPurchase(
  purchase: StorePurchase,
  services: Services,
): Omit<SubscriptionSnapshot, 'customerId'> {
  const status = purchase.autoRenews ? 'Auto-Renewable' : 'Not Auto-Renewable';
  const grace = services.config.gracePeriodDays * day;
  return {
    id: purchase.originalId,
    productId: purchase.productId,
    status: purchase.expiresAt > services.clock.now() || purchase.autoRenews ? status : 'Expired',
    providerStatus: purchase.autoRenews ? 'renews' : 'ends',
    startedAt: purchase.startedAt,
    expiresOrRenewsAt: purchase.expiresAt,
    trialEndsAt: purchase.trial ? purchase.expiresAt : null,
    graceEndsAt: purchase.autoRenews ? purchase.expiresAt + grace : null,
  };
}

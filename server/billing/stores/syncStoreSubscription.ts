import { lockAccount, lockLivingAccount } from '@/server/accounts/accounts';
import {
  PurchaseUnavailable,
  refundReversed,
  type StoreName,
  type StoreSubscription,
  StoreUnavailable,
  voided,
} from '@/server/appStores';
import { recordReversedRefund, recordStorePayments } from '@/server/billing/rows/storePayments';
import { recordAccountTrial } from '@/server/billing/rows/trials';
import {
  claimEvent,
  followUpTask,
  type ReceivedEvent,
  rememberTask,
  wasHandled,
} from '@/server/billing/rows/webhookEvents';
import {
  changeRow,
  endRow,
  isRenewing,
  rowOf,
  StaleFetch,
  writeFetched,
  writeSubscription,
} from '@/server/billing/subscription/subscriptionRow';
import { day } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import { isBought, type SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { ApiError } from '@/server/http/ApiError';
import type { Services, TransactionServices } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';
import { type Claim, claimOf } from './purchaseClaim';
import { type StorePurchaseId, settlePurchase } from './settlePurchase';

type Options = {
  /** The account that confirms the purchase; without it, one that names no account of ours is left alone. */
  accountId?: string;
  /** The event that caused this; it is marked as handled in the same transaction. */
  event?: ReceivedEvent;
};
type Outcome = 'written' | 'unknown' | 'handled';

/** When two calls run at once, one of them fetches again; this many rounds mean that something else is wrong. */
const maxPasses = 25;
/** Stores stop trying a card sixty days after a failed renewal; Google may have paused it for three months before. */
const longestHold = { apple: 60 * day, google: 155 * day };

/**
 * As `syncSubscription` does for Stripe: fetched after our row was read, and written so that no older fetch can undo
 * it. `unknown`: the store does not know it, it was never paid, or it belongs to none of our accounts and is not being
 * claimed. The row of one that waits for its first payment gives nothing and only remembers whose it will be.
 * @throws StoreUnavailable, PurchaseUnavailable; ApiError other_account, unknown_product, unknown_account when it is
 * claimed
 */
export async function syncStoreSubscription(
  services: Services,
  purchase: StorePurchaseId,
  options: Options = {},
): Promise<Outcome> {
  const { store, id } = purchase;
  const { event } = options;
  const client = services.stores[store];
  // What waits is kept until the operator has configured the store again.
  if (!client) throw new StoreUnavailable();
  for (let pass = 0; pass < maxPasses; pass += 1) {
    if (event && (await wasHandled(services.database, event.id))) return 'handled';
    const row = await rowOf(services.database, store, id);
    const fetched = await client.fetchSubscription(id, paymentIn(event, voided));
    if (!fetched) {
      if (row && isBought(row.provider_status)) await keepOrEnd(services, store, row, event);
      if (event) await claimEvent(services, event);
      return 'unknown';
    }
    const claim = await claimOf(services, { store, row, fetched, asking: options.accountId });
    const { accountId, previous, waiting } = claim;
    // Nothing is kept of what was never paid, nor of what is over and was not ours.
    const isOurs = previous !== null || options.accountId !== undefined;
    const isNothing = fetched.status === 'Expired' && !(isOurs && isBought(fetched.providerStatus));
    if (!accountId || isNothing || !isSold(services, fetched, options)) {
      if (waiting) await forget(services.database, waiting);
      if (event) await claimEvent(services, event);
      return 'unknown';
    }
    const write = { ...claim, accountId, store, fetched, event };
    const written = await writeFetched(services, (services) => apply(services, write));
    if (written === 'stale') continue;
    if (written === 'settle')
      await settlePurchase(services, purchase, accountId).catch((error: unknown) =>
        services.log.warn({ err: error, store }, 'a store purchase will be settled later'),
      );
    services.wakeMail();
    return 'written';
  }
  throw new Error('A purchase changed faster than it could be read');
}

/**
 * The row of what its store does not know ends by its own dates, so that a wrong setting takes nothing away. The event
 * waits, except for what has ended at Google, which forgets it after sixty days. One on hold has no date of its own,
 * so it ends here once no store would still collect for it. @throws PurchaseUnavailable for an event to be tried again
 */
async function keepOrEnd(
  services: Services,
  store: StorePurchaseId['store'],
  row: SubscriptionRow,
  event?: ReceivedEvent,
): Promise<void> {
  const { status, expires_or_renews_at: paidUntil } = row;
  services.log.warn({ store }, 'a store does not know a purchase of ours');
  if (status === 'Inactive' && paidUntil + longestHold[store] <= services.clock.now())
    return endRow(services, row);
  const isForgotten = store === 'google' && status === 'Expired';
  if (event && !isForgotten) throw new PurchaseUnavailable();
}

/** The payment that a message of this type is about. */
function paymentIn(event: ReceivedEvent | undefined, type: string): string | undefined {
  return event?.type.startsWith(type) ? event.type.slice(type.length) : undefined;
}

function isSold(services: Services, { productId }: StoreSubscription, { accountId }: Options): boolean {
  if (planOfProduct(productId)) return true;
  if (accountId) throw new ApiError('unknown_product');
  services.log.error({ productId }, 'a store reported a product that is not sold');
  return false;
}

type Write = Claim & {
  store: StoreName;
  fetched: StoreSubscription;
  accountId: string;
  event: ReceivedEvent | undefined;
};

async function apply(
  services: TransactionServices,
  { store, fetched, previous, waiting, accountId, confirmed, event }: Write,
): Promise<'settle' | 'done'> {
  if (event && !(await claimEvent(services, event))) return 'done';
  const isClaimed = previous?.account_id !== accountId;
  const account = await (isClaimed ? lockLivingAccount : lockAccount)(services.database, accountId);
  if (!account) {
    if (event) return 'done';
    throw new ApiError('unknown_account');
  }
  const isPaid = isBought(fetched.providerStatus);
  if (waiting && isPaid && !(await forget(services.database, waiting))) throw new StaleFetch();
  const moved = previous && (await takeOver(services.database, previous, fetched.id, accountId));
  const duplicate = await writeSubscription(services, {
    platform: store,
    accountId,
    facts: fetched,
    locale: previous?.locale ?? account.locale,
    origin: null,
    confirmed,
    previous: moved,
  });
  const reversed = paymentIn(event, refundReversed);
  if (event && reversed) await recordReversedRefund(services.database, reversed, event.createdAt);
  await recordStorePayments(services.database, store, accountId, fetched.payments);
  if (fetched.trialEndsAt !== null) await recordAccountTrial(services, accountId);
  // It begins beside another, is confirmed, or renews there again: after a failed payment, a pause, an end, or a change of mind.
  const isNews = previous?.confirmed !== (confirmed ? 1 : 0);
  const begins =
    isNews || (isRenewing(fetched.status) && !isRenewing(currentStatus(previous, services.clock.now())));
  if (!fetched.unacknowledged && !(duplicate && begins)) return 'done';
  await rememberTask(services, followUpTask, fetched.id, store);
  return 'settle';
}

/** False when somebody has written since the row was read. */
async function forget(trx: SiteDatabase, { id, version }: SubscriptionRow): Promise<boolean> {
  const forgotten = await trx
    .deleteFrom('subscriptions')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return forgotten.numDeletedRows > 0n;
}

/** Moves the row to its new id and account. @throws StaleFetch when somebody wrote in the meantime */
async function takeOver(
  trx: SiteDatabase,
  previous: SubscriptionRow,
  id: string,
  accountId: string,
): Promise<SubscriptionRow> {
  if (previous.provider_subscription_id === id && previous.account_id === accountId) return previous;
  const values = { provider_subscription_id: id, account_id: accountId, live: 0 };
  const moved = await changeRow(trx, previous, values);
  if (!moved) throw new StaleFetch();
  return moved;
}

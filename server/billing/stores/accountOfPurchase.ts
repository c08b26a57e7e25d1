import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import { clockDifference, hour } from '@/server/clock';
import { currentStatus } from '@/server/entitlements/currentStatus';
import type { ProvenPurchase, PurchaseProof, Services } from '@/server/services';
import type { StorePurchaseId } from './settlePurchase';
import { syncStoreSubscription } from './syncStoreSubscription';

/**
 * Apps get a fresh transaction from Apple whenever they restore purchases. Google signs only once for the life of a
 * purchase, so that signature opens an account only while Google says that the purchase is not over.
 */
const freshFor = hour;

/**
 * Null when the proof fails, or the purchase belongs to nobody here, or to an account that never confirmed it: anybody can
 * name somebody's account when buying. @throws StoreUnavailable, PurchaseUnavailable
 */
export async function accountOfPurchase(
  services: Services,
  proof: PurchaseProof,
): Promise<ProvenPurchase | null> {
  const proven = await provenPurchase(services, proof);
  if (!proven || (await syncStoreSubscription(services, proven.purchase)) !== 'written') return null;
  const { purchase, key } = proven;
  const row = await rowOf(services.database, purchase.store, purchase.id);
  if (!row || row.confirmed === 0) return null;
  const isOver = currentStatus(row, services.clock.now()) === 'Expired';
  return purchase.store === 'google' && isOver
    ? null
    : { accountId: row.account_id, purchaseId: row.id, key, once: purchase.store === 'apple' };
}

async function provenPurchase(
  { stores, clock }: Services,
  proof: PurchaseProof,
): Promise<{ purchase: StorePurchaseId; key: string } | null> {
  if (proof.store === 'google') {
    const { google } = stores;
    if (!google || proof.packageName !== google.packageName) return null;
    const data = google.readPurchaseData(proof.signedData, proof.signature);
    if (!data) return null;
    return { purchase: { store: 'google', id: data.purchaseToken }, key: `google ${data.purchaseToken}` };
  }
  const transaction = (await stores.apple?.readTransaction(proof.signature)) ?? null;
  if (!transaction) return null;
  const age = clock.now() - transaction.signedAt;
  if (age > freshFor || age < -clockDifference) return null;
  const { originalId: id, signedAt } = transaction;
  // By the signed text: the same text can have several valid signatures.
  return { purchase: { store: 'apple', id }, key: `apple ${id} ${signedAt}` };
}

import { StoreUnavailable } from '@/server/appStores';
import { followUpDone } from '@/server/billing/rows/webhookEvents';
import type { Services } from '@/server/services';
import { settleSecondPurchase } from './secondPurchase';
import type { StorePurchaseId } from './storePurchaseId';

/**
 * Does what remains once a purchase is stored: tells Google that it arrived, and keeps the account from also paying for
 * another subscription. It stays recorded as a pending event until it is done.
 */
export async function settlePurchase(
  services: Services,
  purchase: StorePurchaseId,
  accountId: string,
): Promise<void> {
  if (!services.stores[purchase.store]) throw new StoreUnavailable();
  if (purchase.store === 'google') await services.stores.google?.acknowledge(purchase.id);
  await settleSecondPurchase(services, purchase, accountId);
  await followUpDone(services, purchase.id);
}

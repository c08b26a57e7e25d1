import { followUpDone } from '@/server/billing/rows/webhookEvents';
import type { Services } from '@/server/services';
import { settleSecondPurchase } from './secondPurchase';
import type { StorePurchaseId } from './storePurchaseId';

/**
 * What is still to be done about a purchase once it is stored: Google is told that it arrived, and another subscription of
 * the account is kept from being paid for as well. It stays on record as a pending event until it is done.
 */
export async function settlePurchase(
  services: Services,
  purchase: StorePurchaseId,
  accountId: string,
): Promise<void> {
  if (purchase.store === 'google') await services.stores.google?.acknowledge(purchase.id);
  await settleSecondPurchase(services, purchase, accountId);
  await followUpDone(services, purchase.id);
}

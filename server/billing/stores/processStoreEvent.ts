import { claimEvent, followUpDone, type ReceivedEvent } from '@/server/billing/rows/webhookEvents';
import { rowOf } from '@/server/billing/subscription/subscriptionRow';
import type { Services } from '@/server/services';
import { settlePurchase } from './settlePurchase';
import { syncStoreSubscription } from './syncStoreSubscription';

/**
 * Applies a store's notification and marks it as handled in one transaction, or does what remains of a purchase that
 * could not be settled immediately.
 */
export async function processStoreEvent(services: Services, event: ReceivedEvent): Promise<void> {
  const { source: store, objectId: id, type } = event;
  if (store === 'stripe' || id === null) {
    await claimEvent(services.database, services, event);
  } else if (type !== 'follow-up') {
    await syncStoreSubscription(services, { store, id }, { event });
  } else {
    const row = await rowOf(services.database, store, id);
    if (row) await settlePurchase(services, { store, id }, row.account_id);
    else await followUpDone(services, id);
  }
}

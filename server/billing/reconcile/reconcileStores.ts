import { isStoreAway } from '@/server/appStores';
import { endedStoreRows } from '@/server/billing/rows/pagedRows';
import { syncStoreSubscription } from '@/server/billing/stores/syncStoreSubscription';
import type { Platform } from '@/server/billing/subscription/subscriptionRow';
import { neverAborted } from '@/server/neverAborted';
import type { Services } from '@/server/services';

/**
 * Asks about every app store subscription whose period is over, in case a message was lost. A store that is away does not
 * delay the other; the run then fails, so that it is soon retried. @throws StoreUnavailable once the others were checked
 */
export async function reconcileStores(
  services: Services,
  signal: AbortSignal = neverAborted,
): Promise<{ seen: number; failed: number }> {
  const result = { seen: 0, failed: 0 };
  const away = new Set<Platform>();
  let outage: unknown = null;
  for await (const { platform, provider_subscription_id: id } of endedStoreRows(services)) {
    if (signal.aborted) return result;
    if (platform === 'stripe' || !services.stores[platform] || away.has(platform)) continue;
    result.seen += 1;
    try {
      await services.turns.pace(() => syncStoreSubscription(services, { store: platform, id }));
    } catch (error) {
      result.failed += 1;
      services.log.error(
        { err: error, store: platform },
        'a subscription could not be compared with its store',
      );
      if (!isStoreAway(error)) continue;
      away.add(platform);
      outage = error;
    }
  }
  services.log.info(result, 'our subscriptions were compared with the app stores');
  if (outage) throw outage;
  return result;
}

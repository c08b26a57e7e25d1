import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';
import { isActiveRow } from './currentStatus';
import { currentSubscription } from './currentSubscription';
import { customerOf } from './customers';
import { portalUrl } from './portal';
import { managePath } from './returnUrl';
import { isStripeAway } from './stripeAway';

/**
 * Keeps an account from buying twice. `returnUrl` is where the billing pages lead back to.
 * @throws ApiError subscription_active with the address where the running subscription is managed, or managed_elsewhere
 * when it was bought in an app store.
 */
export async function refuseIfActive(
  services: Services,
  accountId: string,
  returnUrl: string,
): Promise<void> {
  const row = await currentSubscription(services.database, accountId);
  if (!row || !isActiveRow(row, services.clock.now())) return;
  if (row.platform !== 'stripe') throw new ApiError('managed_elsewhere');
  throw new ApiError('subscription_active', {
    customerPortalUrl: await manageAddress(services, accountId, returnUrl),
  });
}

async function manageAddress(services: Services, accountId: string, returnUrl: string): Promise<string> {
  const managePage = services.config.publicOrigin + managePath;
  try {
    const customer = await customerOf(services.database, accountId);
    return customer ? await portalUrl(services, customer, returnUrl) : managePage;
  } catch (error) {
    if (!isStripeAway(error)) throw error;
    return managePage;
  }
}

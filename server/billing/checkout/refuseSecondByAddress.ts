import { findAccount } from '@/server/accounts/accounts';
import { firstByAddress } from '@/server/billing/subscription/sameAddress';
import { billingEmailOf } from '@/server/entitlements/billingEmail';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/**
 * Keeps one email address from paying for two subscriptions by mistake, where the address is known before the payment
 * page opens: the account's own, or the one that was typed there before.
 * @throws ApiError address_subscribed
 */
export async function refuseSecondByAddress(services: Services, accountId: string): Promise<void> {
  const { database } = services;
  const account = await findAccount(database, accountId);
  const email = account?.email ?? (await billingEmailOf(database, accountId));
  if (await firstByAddress(database, services, accountId, email)) throw new ApiError('address_subscribed');
}

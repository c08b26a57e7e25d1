import { familyShared, type StoreName } from '@/server/appStores';
import type { SiteDatabase } from '@/server/store/schema';
import { currentStatus } from './currentStatus';

/**
 * The app store that may charge this account again, for a purchase that counts now or will once another one has ended. One
 * on hold is charged as soon as its store can collect. Null when there is none.
 */
export async function storeThatCharges(
  database: SiteDatabase,
  accountId: string,
  now: number,
): Promise<StoreName | null> {
  const rows = await database
    .selectFrom('subscriptions')
    .select(['platform', 'status', 'expires_or_renews_at', 'grace_ends_at'])
    .where('account_id', '=', accountId)
    .where('platform', '!=', 'stripe')
    .where('provider_status', '!=', familyShared)
    .execute();
  const charged = rows.find((row) => !['Not Auto-Renewable', 'Expired'].includes(currentStatus(row, now)));
  return charged && charged.platform !== 'stripe' ? charged.platform : null;
}

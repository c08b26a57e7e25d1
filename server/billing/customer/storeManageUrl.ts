import type { Config } from '@/server/config/config';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';

/** Where somebody manages a subscription that was bought in an app store: there alone can it be changed or cancelled. */
export function storeManageUrl(
  { mode, publicOrigin, stores }: Pick<Config, 'mode' | 'publicOrigin' | 'stores'>,
  { platform }: Pick<SubscriptionRow, 'platform'>,
): string {
  if (mode === 'sandbox') return `${publicOrigin}/sandbox/stores`;
  if (platform === 'apple') return 'https://apps.apple.com/account/subscriptions';
  const address = new URL('https://play.google.com/store/account/subscriptions');
  if (stores.google) address.searchParams.set('package', stores.google.packageName);
  return address.href;
}

import type { Config } from '@/server/config/config';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';

/** Where an app store subscription is managed: it can only be changed or canceled there. */
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

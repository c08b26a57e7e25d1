import type { StoreSandboxOptions } from 'store-sandbox';
import { plans, prices, trialDays } from '@/lib/content/subscription/plans';
import { stores } from '@/lib/content/subscription/stores';

/** Ids as the apps know them (native contract §4.4), by store. */
const ids = {
  apple: (period: string, region: string) => `ddg.privacy.pro.${period}.renews.${region}`,
  google: (period: string, region: string) => `ddg-privacy-pro-${period}-renews-${region}`,
} as const;

/** What both stores sell: our plans under their ids, at our prices. */
export const storeProducts: StoreSandboxOptions['products'] = {
  apple: productsOf('apple'),
  google: productsOf('google'),
};

function productsOf(store: 'apple' | 'google') {
  return plans.map(({ period, region }) => ({
    id: ids[store](period, region),
    period: period === 'monthly' ? ('month' as const) : ('year' as const),
    price: prices[region === 'us' ? 'USD' : 'EUR'][period],
    currency: region === 'us' ? 'USD' : 'EUR',
    trialDays: trialDays.standard,
  }));
}

/** Our app as both stores know it. */
export function storeApps(publicOrigin: string): Pick<StoreSandboxOptions, 'apple' | 'google'> {
  return {
    apple: { bundleId: stores.play.packageName, appAppleId: 1_000_000_001, environment: 'Sandbox' },
    google: { packageName: stores.play.packageName, audience: `${publicOrigin}/api/webhooks/google` },
  };
}

import { join } from 'node:path';
import type { StoreSandbox, StoreSandboxOptions } from 'store-sandbox';
import type { StoreKeys } from 'store-sandbox/keys';
import { plans, prices, trialDays } from '@/lib/content/subscription/plans';
import { stores } from '@/lib/content/subscription/stores';
import { loopbackName } from '@/server/config/loopbackName';
import type { SandboxClock } from '@/server/sandbox/clock/sandboxClock';
import type { EmulatorSetting } from '@/server/sandbox/openEmulator';
import { openRecordFile } from '@/server/sandbox/records/recordFile';

/** Where the stores answer the service, below the sandbox. */
export const storesPath = '/sandbox/store-api';

/** Both app stores on the sandbox's clock, with a database and keys of their own. */
export async function openStoreSandbox(
  { config, log, port }: EmulatorSetting,
  clock: SandboxClock,
  keys?: StoreKeys,
): Promise<StoreSandbox> {
  const { createStoreSandbox } = await import('store-sandbox');
  // The messages go to this very process, at an address that it always listens on.
  const webhook = (store: string) => ({
    url: () => `http://${loopbackName(config.host)}:${port()}/api/webhooks/${store}`,
  });
  return createStoreSandbox({
    records: openRecordFile(join(config.dataDir, 'stores.records')),
    clock,
    products: storeProducts,
    ...storeApps(config.publicOrigin),
    basePath: storesPath,
    webhooks: { apple: webhook('apple'), google: webhook('google') },
    log,
    keys,
  });
}

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

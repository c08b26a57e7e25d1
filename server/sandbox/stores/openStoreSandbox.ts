import { join } from 'node:path';
import type { StoreSandbox } from 'store-sandbox';
import type { StoreKeys } from 'store-sandbox/keys';
import { loopbackName } from '@/server/config/loopbackName';
import type { SandboxClock } from '@/server/sandbox/clock/sandboxClock';
import type { EmulatorSetting } from '@/server/sandbox/openEmulator';
import { openRecordFile } from '@/server/sandbox/records/recordFile';
import { storeApps, storeProducts } from './storeProducts';

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

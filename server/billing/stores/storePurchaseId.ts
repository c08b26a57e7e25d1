import type { StoreName } from '@/server/appStores';

/** A purchase by its store's own id: Apple's original transaction id, or Google's purchase token. */
export type StorePurchaseId = { store: StoreName; id: string };

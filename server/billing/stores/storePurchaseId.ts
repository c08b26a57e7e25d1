import type { StoreName } from '@/server/appStores';

/** A purchase as its store names it: Apple's original transaction id, or Google's purchase token. */
export type StorePurchaseId = { store: StoreName; id: string };

import type { Methods, SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import {
  act,
  buyByHand,
  changePlan,
  deliverMessage,
  setMessages,
  setStoreOutage,
  showStores,
} from './storeHandlers';
import type { StoreSetting, Stores } from './storesView';

/** What answers at `/sandbox/stores` and below, if anything does; the calls of the stores themselves are answered before. */
export function storeRoute(
  { path }: SandboxRequestContext,
  { stores, storeSetting: setting, now }: { stores: Stores; storeSetting: StoreSetting; now: number },
): Methods | undefined {
  switch (path) {
    case '/sandbox/stores':
      return { get: (call) => showStores(call, stores, { now, setting }) };
    case '/sandbox/stores/act':
      return { post: (call) => act(call, stores) };
    case '/sandbox/stores/plan':
      return { post: (call) => changePlan(call, stores) };
    case '/sandbox/stores/buy':
      return { post: (call) => buyByHand(call, stores) };
    case '/sandbox/stores/deliver':
      return { post: (call) => deliverMessage(call, stores) };
    case '/sandbox/stores/messages':
      return { post: (call) => setMessages(call, stores, setting) };
    case '/sandbox/stores/outage':
      return { post: (call) => setStoreOutage(call, stores, setting) };
  }
  return undefined;
}

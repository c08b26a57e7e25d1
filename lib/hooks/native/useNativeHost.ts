import { useSyncExternalStore } from 'react';
import { detectedNativeHost, detectNativeHost, type NativeHost } from '../../native/host';

/**
 * Whether an app shows this page, and the channel to it. Null on the server, at the first paint and until it is known:
 * the space stays reserved. A component that comes later knows at once, so that nothing jumps. Whose account the page has
 * is said by `useSession`.
 */
export function useNativeHost(): NativeHost | null {
  return useSyncExternalStore(subscribe, detectedNativeHost, notKnown);
}

function subscribe(listener: () => void): () => void {
  let mounted = true;
  void detectNativeHost().then(() => mounted && listener());
  return () => {
    mounted = false;
  };
}

function notKnown(): null {
  return null;
}

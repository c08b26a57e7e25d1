import { useSyncExternalStore } from 'react';
import { detectedNativeHost, detectNativeHost, type NativeHost } from '../../native/host';

/**
 * Whether an app shows this page, and the channel to it. Null on the server, at the first paint and until it is known,
 * while the space stays reserved. A component that is mounted later knows at once, so that nothing moves. `useSession`
 * tells whose account the page uses.
 */
export function useNativeHost(): NativeHost | null {
  return useSyncExternalStore(subscribe, detectedNativeHost, () => null);
}

function subscribe(listener: () => void): () => void {
  let mounted = true;
  void detectNativeHost().then(() => mounted && listener());
  return () => {
    mounted = false;
  };
}

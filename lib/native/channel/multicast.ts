import type { Messenger } from './messenger';

export type Listeners = { add(listener: (params: unknown) => void): () => void };

/**
 * Any number of listeners for one event. The app calls a single function, which is subscribed as long as there are
 * listeners.
 */
export function multicast(messenger: Messenger, event: string): Listeners {
  const listeners = new Set<(params: unknown) => void>();
  let stop: (() => void) | null = null;
  return {
    add(listener) {
      const own = (params: unknown) => listener(params);
      listeners.add(own);
      stop ??= begin(messenger, event, (params) => {
        for (const one of [...listeners]) one(params);
      });
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

function begin(messenger: Messenger, event: string, onEvent: (params: unknown) => void): (() => void) | null {
  try {
    return messenger.subscribe(event, onEvent);
  } catch {
    return null;
  }
}

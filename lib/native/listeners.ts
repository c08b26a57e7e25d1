import type { Line } from './line';

export type Listeners = { add(listener: (params: unknown) => void): () => void };

/** Any number of listeners on one event: an app calls a single function, subscribed while somebody listens. */
export function listenersOn(line: Line, event: string): Listeners {
  const listeners = new Set<(params: unknown) => void>();
  let stop: (() => void) | null = null;
  return {
    add(listener) {
      const own = (params: unknown) => listener(params);
      listeners.add(own);
      stop ??= begin(line, event, (params) => {
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

function begin(line: Line, event: string, hear: (params: unknown) => void): (() => void) | null {
  try {
    return line.subscribe(event, hear);
  } catch {
    return null;
  }
}

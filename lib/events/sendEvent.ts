import { type EventCatalog, eventPath } from '../content/events/eventCatalog';
import { mayMeasure } from '../privacy/mayMeasure';

/**
 * Usage events. Kept: a count per day, event and the parameters listed in the catalog. Sent: one request to our own
 * host, without a cookie or an id. Never: for visitors who asked not to be tracked; and the page never waits for it.
 */
export type BeaconBrowser = {
  navigator: { sendBeacon?: (url: string) => boolean };
  fetch: typeof fetch;
  random: () => number;
  mayMeasure: () => boolean;
};

const maxRandom = 10_000_000;

/**
 * Sends an event with sendBeacon, otherwise with a GET without CORS. An id that is not in the catalog is logged and not
 * sent (specification §8). The caller passes the catalog, so that a page contains no more ids than it can send.
 */
export function sendEvent(
  catalog: EventCatalog,
  id: string,
  parameters: Readonly<Record<string, string>> = {},
  browser: BeaconBrowser = currentBrowser(),
): void {
  const allowed = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (!allowed) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for unknown ids to be logged.
    console.warn(`Unknown event: ${id}`);
    return;
  }
  if (!browser.mayMeasure()) return;
  const query = new URLSearchParams(
    Object.entries(parameters).filter(([name, value]) => value !== '' && allowed.includes(name)),
  );
  const random = Math.floor(browser.random() * maxRandom);
  const url = `/t/${eventPath(id)}?${[String(random), query.toString()].filter(Boolean).join('&')}`;
  try {
    if (browser.navigator.sendBeacon?.(url)) return;
    browser.fetch(url, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => {});
  } catch {
    // A browser that has neither sends no count.
  }
}

function currentBrowser(): BeaconBrowser {
  const { navigator } = globalThis;
  return {
    navigator: { sendBeacon: navigator.sendBeacon?.bind(navigator) },
    fetch: (input, options) => globalThis.fetch(input, options),
    random: Math.random,
    mayMeasure,
  };
}

import { isAppNavigator } from '../device/browserFacts';
import { channels } from './channel/channels';
import type { NativeChannel } from './channel/openChannel';

/** What shows this page: a browser, or an app that sells and manages the subscription, with the channel to it. */
export type NativeHost =
  | { inApp: false; channel: null }
  | { inApp: true; channel: NativeChannel<'subscriptionPages'> };

const browser: NativeHost = { inApp: false, channel: null };

/**
 * The code that talks to apps is a separate script, which no browser loads. When the page shows signs of an app, it is
 * fetched along with the page's own scripts, so that it is there when a screen needs it.
 */
let script = globalThis.window && isAppAround() ? fetchScript() : null;
let detecting: Promise<NativeHost> | null = null;
let detected: NativeHost | null = null;

/**
 * Which app shows this page, if any. Decided at the first call and kept for the life of the page, because opening a
 * channel removes the signs of the app from the page. If the script cannot be fetched, the page continues as in a
 * browser.
 */
export function detectNativeHost(): Promise<NativeHost> {
  detecting ??= detect().then((host) => {
    detected = host;
    return host;
  });
  return detecting;
}

/** What `detectNativeHost` found; null until then. */
export function detectedNativeHost(): NativeHost | null {
  return detected;
}

async function detect(): Promise<NativeHost> {
  if (!isAppAround()) return browser;
  script ??= fetchScript();
  const channel = (await script)?.openChannel('subscriptionPages');
  return channel ? { inApp: true, channel } : browser;
}

/** Apple's handlers, Android's interface, or the object through which all our apps offer their message bridge. */
function isAppAround(): boolean {
  return 'webkit' in window || channels.subscriptionPages.context in window || isAppNavigator(navigator);
}

function fetchScript() {
  return import('./channel/openChannel').catch(() => null);
}

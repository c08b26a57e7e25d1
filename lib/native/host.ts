import { channels } from './channel/channels';
import type { NativeChannel } from './channel/openChannel';

/** Where this page is shown: by a browser, or by an app that sells and keeps the subscription, with the channel to it. */
export type NativeHost =
  | { inApp: false; channel: null }
  | { inApp: true; channel: NativeChannel<'subscriptionPages'> };

const browser: NativeHost = { inApp: false, channel: null };

/**
 * What speaks to apps is a script of its own, which no browser loads. Where something of an app is around the page it is
 * fetched with the page's own scripts, so that it is there when a screen asks.
 */
let script = globalThis.window && isAppAround() ? fetchScript() : null;
let detecting: Promise<NativeHost> | null = null;
let detected: NativeHost | null = null;

/**
 * Which app shows this page, if any. Decided at the first call and then kept for the life of the page, because speaking
 * to an app takes its marks off the page. When the script cannot be fetched, the page goes on as in a browser.
 */
export function detectNativeHost(): Promise<NativeHost> {
  detecting ??= detect().then((host) => {
    detected = host;
    return host;
  });
  return detecting;
}

/** What `detectNativeHost` found; null before. */
export function detectedNativeHost(): NativeHost | null {
  return detected;
}

async function detect(): Promise<NativeHost> {
  if (!isAppAround()) return browser;
  script ??= fetchScript();
  const channel = (await script)?.openChannel('subscriptionPages');
  return channel ? { inApp: true, channel } : browser;
}

/** Apple's handlers, Android's interface, or the object by which every app of ours offers its message bridge. */
function isAppAround(): boolean {
  return 'webkit' in window || channels.subscriptionPages.context in window || 'duckduckgo' in navigator;
}

function fetchScript() {
  return import('./channel/openChannel').catch(() => null);
}

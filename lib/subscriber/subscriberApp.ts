import {
  type BridgeFeatureConfig,
  BridgeFeatureConfigResult,
} from '../contract/native/featureConfigMessages';
import { askOverBridge, availableMessages, openBridge } from '../native/channel/bridge';
import type { Messenger } from '../native/channel/messenger';

/** The subscription screens of the app around a tab (native contract §2.6); null where it lists no such message. */
export type SubscriberApp = {
  openPurchase: ((origin: string | null) => void) | null;
  openActivation: (() => void) | null;
  /** Shows the plans above the current one; null also when the app sells no higher tier. */
  openUpgrade: ((origin: string | null) => void) | null;
  openSettings: (() => void) | null;
};

/** Asks the app which messages it supports; null outside an app and when the app does not answer. Never rejects. */
export async function readSubscriberApp(
  target: object | undefined = globalThis.window,
): Promise<SubscriberApp | null> {
  try {
    const bridge = openBridge('subscriptions', target);
    const available = await availableMessages(bridge);
    const withOrigin = (method: string) =>
      available.includes(method)
        ? (origin: string | null) => notify(bridge, method, origin ? { origin } : {})
        : null;
    const plain = (method: string) => (available.includes(method) ? () => notify(bridge, method, {}) : null);
    const sellsPages = ['openSubscriptionUpgrade', 'openSubscriptionPurchase'].some((method) =>
      available.includes(method),
    );
    const { useProTier, usePaidDuckAi } =
      sellsPages && available.includes('getFeatureConfig') ? await askFeatureConfig(bridge) : {};
    return {
      // The app's own page leads with the paid chat (native contract §2.6), so it is not opened where that is not sold.
      openPurchase: usePaidDuckAi === false ? null : withOrigin('openSubscriptionPurchase'),
      openActivation: plain('openSubscriptionActivation'),
      openUpgrade: useProTier === true ? withOrigin('openSubscriptionUpgrade') : null,
      openSettings: plain('backToSettings'),
    };
  } catch {
    return null;
  }
}

/** What the app says about its plans; nothing when it does not answer. */
async function askFeatureConfig(bridge: Messenger): Promise<BridgeFeatureConfig> {
  try {
    return BridgeFeatureConfigResult.parse(await askOverBridge(bridge, 'getFeatureConfig'));
  } catch {
    return {};
  }
}

function notify(bridge: Messenger, method: string, params: Readonly<Record<string, string>>): void {
  try {
    bridge.notify(method, params);
  } catch {
    // An app that does not listen must not break the page.
  }
}

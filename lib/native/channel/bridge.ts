import { channelLimits } from './channelLimits';
import { isCallable, member } from './member';
import type { Messenger } from './messenger';
import { NativeError } from './NativeError';
import { withTimeout } from './withTimeout';

/** Why there is no bridge, or why it does not take this message (specification §8). */
export type BridgeErrorKind =
  | 'not-browser-context'
  | 'not-ddg-context'
  | 'bridge-not-supported'
  | 'unsupported-message'
  | 'error-creating-bridge';

export class BridgeError extends Error {
  override name = 'BridgeError';

  constructor(
    readonly kind: BridgeErrorKind,
    cause?: unknown,
  ) {
    super(kind, { cause });
  }
}

/**
 * The bridge to a feature of the app in an ordinary tab (native contract §1.4). Repeated calls return the same one.
 * @throws BridgeError not-browser-context, not-ddg-context, bridge-not-supported, error-creating-bridge.
 */
export function openBridge(feature: string, target: unknown = globalThis): Messenger {
  const navigator = member(target, 'navigator');
  if (!navigator) throw new BridgeError('not-browser-context');
  const app = member(navigator, 'duckduckgo');
  // Subscribing to an event over WebKit creates this object too; it then does not come from the app.
  if (!app || isOurs(app)) throw new BridgeError('not-ddg-context');
  const create = member(app, 'createMessageBridge');
  if (!isCallable(create)) throw new BridgeError('bridge-not-supported');
  try {
    const bridge = create.call(app, feature);
    if (isLine(bridge)) return bridge;
  } catch (error) {
    throw new BridgeError('error-creating-bridge', error);
  }
  throw new BridgeError('error-creating-bridge');
}

/** An app names its platform; the listener object that the messaging package creates holds nothing else. */
function isOurs(app: unknown): boolean {
  return (
    member(app, 'platform') === undefined &&
    member(app, 'createMessageBridge') === undefined &&
    member(app, 'isDuckDuckGo') === undefined
  );
}

function isLine(bridge: unknown): bridge is Messenger {
  return ['request', 'notify', 'subscribe'].every((name) => isCallable(member(bridge, name)));
}

/**
 * Makes sure that the app supports a message before it is sent: Android does not answer unknown ones.
 * @throws BridgeError unsupported-message when the handshake's answer does not list it or is late; and what the app
 * throws.
 */
export async function requireMessage(bridge: Pick<Messenger, 'request'>, message: string): Promise<void> {
  const available = await availableMessages(bridge);
  if (!available.includes(message)) throw new BridgeError('unsupported-message');
}

const shaken = new WeakMap<object, Promise<readonly unknown[]>>();

/**
 * The messages that the app supports, requested once per page; an app that did not answer is asked again.
 * @throws BridgeError unsupported-message when no list arrives in time; and what the app throws.
 */
export function availableMessages(bridge: Pick<Messenger, 'request'>): Promise<readonly unknown[]> {
  const known = shaken.get(bridge) ?? shakeHands(bridge);
  shaken.set(bridge, known);
  known.catch(() => shaken.delete(bridge));
  return known;
}

/** Asks over the bridge. @throws NativeError no-answer after this many milliseconds, and what the app throws. */
export function askOverBridge(
  bridge: Pick<Messenger, 'request'>,
  method: string,
  limit: number = channelLimits.answer,
): Promise<unknown> {
  return withTimeout(limit, bridge.request(method, {}), () => new NativeError('no-answer', method));
}

async function shakeHands(bridge: Pick<Messenger, 'request'>): Promise<readonly unknown[]> {
  const unsupported = () => new BridgeError('unsupported-message');
  const handshake = await withTimeout(channelLimits.handshake, bridge.request('handshake', {}), unsupported);
  const available = member(handshake, 'availableMessages');
  if (!Array.isArray(available)) throw unsupported();
  return available;
}

import { limits } from '../native/limits';
import { NativeError } from '../native/NativeError';
import { within } from '../native/within';
import { offersMessage, overriddenState, type SubscriberState, stateOfDetails } from './subscriberState';

/** The part of an app's message bridge that the subscriber state needs; how an app is reached is not its concern. */
export type SubscriberBridge = {
  request(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown>;
};

/** An app may have to ask its service first. An answer that never comes must not keep a page waiting for ever. */
export const detailsLimit = 10_000;

/**
 * Asks the app for the subscriber state (specification §4). `bridge` is null outside a product app; `override` is the
 * value of `subscribed_override`, which spares the app the question. Never rejects: any failure is ERROR.
 */
export async function readSubscriber(
  bridge: SubscriberBridge | null,
  override: string | null,
): Promise<SubscriberState> {
  const forced = overriddenState(override);
  if (forced) return forced;
  if (!bridge) return 'UNKNOWN';
  try {
    if (!offersMessage(await shakeHands(bridge), 'subscriptionDetails')) return 'UNKNOWN';
    return stateOfDetails(await ask(bridge, 'subscriptionDetails', detailsLimit));
  } catch {
    return 'ERROR';
  }
}

/** The handshake, or null when the app is silent about it: it then offers nothing. */
async function shakeHands(bridge: SubscriberBridge): Promise<unknown> {
  try {
    return await ask(bridge, 'handshake', limits.handshake);
  } catch (error) {
    if (error instanceof NativeError) return null;
    throw error;
  }
}

function ask(bridge: SubscriberBridge, method: string, limit: number): Promise<unknown> {
  return within(limit, bridge.request(method, {}), () => new NativeError('no-answer', method));
}

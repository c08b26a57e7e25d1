import { BridgeError, requireMessage } from '../native/channel/bridge';
import type { Messenger } from '../native/channel/messenger';
import { NativeError } from '../native/channel/NativeError';
import { withTimeout } from '../native/channel/withTimeout';
import { overriddenState, type SubscriberState, stateOfDetails } from './subscriberState';

/** The part of an app's message bridge that the subscriber state needs; how an app is reached is not its concern. */
export type SubscriberBridge = Pick<Messenger, 'request'>;

/** An app may have to ask its service first, but a missing answer must not keep a page waiting for ever. */
export const detailsLimit = 10_000;

/**
 * Asks the app for the subscriber state (specification §4). `bridge` is null outside a product app; `override` is the
 * value of `subscribed_override`, which spares the app the question. Never rejects: an app that does not know the message,
 * or is silent for 500 ms, is UNKNOWN, any other failure is ERROR.
 */
export async function readSubscriber(
  bridge: SubscriberBridge | null,
  override: string | null,
): Promise<SubscriberState> {
  const forced = overriddenState(override);
  if (forced) return forced;
  if (!bridge) return 'UNKNOWN';
  const late = () => new NativeError('no-answer', 'subscriptionDetails');
  try {
    await requireMessage(bridge, 'subscriptionDetails');
    return stateOfDetails(await withTimeout(detailsLimit, bridge.request('subscriptionDetails', {}), late));
  } catch (error) {
    return error instanceof BridgeError && error.kind === 'unsupported-message' ? 'UNKNOWN' : 'ERROR';
  }
}

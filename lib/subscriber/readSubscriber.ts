import { askOverBridge, BridgeError, requireMessage } from '../native/channel/bridge';
import type { Messenger } from '../native/channel/messenger';
import { type SubscriberState, stateOfDetails } from './subscriberState';

/** An app may have to ask its service first, but a missing answer must not keep a page waiting forever. */
export const detailsLimit = 10_000;

/**
 * Asks the app for the subscriber state (specification §4). `bridge` is null outside a product app. Never rejects: an app
 * that does not know the message, or does not answer within 500 ms, is UNKNOWN; any other failure is ERROR.
 */
export async function readSubscriber(bridge: Pick<Messenger, 'request'> | null): Promise<SubscriberState> {
  if (!bridge) return 'UNKNOWN';
  try {
    await requireMessage(bridge, 'subscriptionDetails');
    return stateOfDetails(await askOverBridge(bridge, 'subscriptionDetails', detailsLimit));
  } catch (error) {
    return error instanceof BridgeError && error.kind === 'unsupported-message' ? 'UNKNOWN' : 'ERROR';
  }
}

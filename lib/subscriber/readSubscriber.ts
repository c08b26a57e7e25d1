import { offersMessage, overriddenState, type SubscriberState, stateOfDetails } from './subscriberState';

/** The part of an app's message bridge that the subscriber state needs; how an app is reached is not its concern. */
export type SubscriberBridge = {
  request(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown>;
};

/** How long the app has to answer the handshake, in milliseconds (specification §4). */
export const handshakeLimit = 500;
/** An app may have to ask its service first. An answer that never comes must not keep a page waiting for ever. */
export const detailsLimit = 10_000;

const late = Symbol('late');

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
    const handshake = await within(handshakeLimit, () => bridge.request('handshake', {}));
    if (!offersMessage(handshake, 'subscriptionDetails')) return 'UNKNOWN';
    const details = await within(detailsLimit, () => bridge.request('subscriptionDetails', {}));
    return details === late ? 'ERROR' : stateOfDetails(details);
  } catch {
    return 'ERROR';
  }
}

/** What the work resolves with, or `late` when that takes longer than the limit. */
async function within(limit: number, work: () => Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise((resolve) => {
    timer = setTimeout(resolve, limit, late);
  });
  try {
    return await Promise.race([work(), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

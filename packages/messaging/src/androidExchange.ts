import type { AndroidListener } from './androidListeners';
import { awaitReply } from './awaitReply';
import type { RequestOptions } from './messagingTransport';
import { isResponseFor, isSubscriptionEventFor, type RequestMessage, type Subscription } from './schema';

// Both Android interfaces differ in how a message leaves the page; how it is answered is the same.

type Listening = { subscribe: (id: string, listener: AndroidListener) => () => void };

/** Rejects with `request failed to send: …` when sending throws, with the app's error when it gives one. */
export function androidRequest(
  message: RequestMessage,
  config: Listening,
  send: () => void,
  { signal }: RequestOptions,
): Promise<unknown> {
  return awaitReply({
    listen: (onReply) =>
      config.subscribe(message.id, (data) => {
        if (isResponseFor(message, data)) onReply(data);
      }),
    send: () => {
      try {
        send();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`request failed to send: ${reason}`);
      }
    },
    signal,
  });
}

/** The callback always gets an object: Android leaves `params` out of events that have none. */
export function androidSubscribe(
  subscription: Subscription,
  config: Listening,
  callback: (params: unknown) => void,
): () => void {
  return config.subscribe(subscription.subscriptionName, (data) => {
    if (isSubscriptionEventFor(subscription, data)) callback(data.params || {});
  });
}

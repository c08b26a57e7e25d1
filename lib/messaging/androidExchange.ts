import type { AndroidListener } from './androidListeners';
import { awaitReply } from './awaitReply';
import type { RequestOptions } from './messagingTransport';
import {
  isResponseFor,
  isSubscriptionEventFor,
  type RequestMessage,
  type Subscription,
} from './wireMessages';

// The two Android interfaces differ in how a message leaves the page; replies are handled the same way.

type Listening = { subscribe: (id: string, listener: AndroidListener) => () => void };

/** Rejects with `request failed to send: …` when sending throws, and with the app's error when it returns one. */
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

/** The callback always receives an object: Android omits `params` from events that have none. */
export function androidSubscribe(
  subscription: Subscription,
  config: Listening,
  callback: (params: unknown) => void,
): () => void {
  return config.subscribe(subscription.subscriptionName, (data) => {
    if (isSubscriptionEventFor(subscription, data)) callback(data.params || {});
  });
}

import { isSubscriptionEventFor, Subscription } from '@duckduckgo/messaging/schema.js';
import type { ChannelConfig } from './channels';
import { member } from './member';
import type { Messenger } from './messenger';

/**
 * A WebKit connection that delivers events in both places where Apple's apps look for a listener: newer apps call a
 * member of `navigator.duckduckgo.messageHandlers`, which the messaging package provides, older ones a function of the
 * window.
 */
export function withWindowEvents(
  messenger: Messenger,
  { context, feature: featureName }: ChannelConfig,
  target: object,
): Messenger {
  return {
    request: (method, params) => messenger.request(method, params),
    notify: (method, params) => messenger.notify(method, params),
    subscribe(event, listener) {
      const stopMember = attempt(() => messenger.subscribe(event, listener));
      const subscription = new Subscription({ context, featureName, subscriptionName: event });
      const onPushed = (pushed: unknown) => {
        if (isSubscriptionEventFor(subscription, pushed)) listener(pushed.params);
      };
      attempt(() =>
        Object.defineProperty(target, event, { value: onPushed, configurable: true, writable: true }),
      );
      return () => {
        stopMember?.();
        // By now the name may belong to something else, which must not be removed.
        if (member(target, event) === onPushed) Reflect.deleteProperty(target, event);
      };
    },
  };
}

/** If the page cannot write to one of the two places, the other still works. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

import {
  AndroidMessagingConfig,
  Messaging,
  MessagingContext,
  WebkitMessagingConfig,
} from '@duckduckgo/messaging';
import { isSubscriptionEventFor, Subscription } from '@duckduckgo/messaging/schema.js';
import { appHandler } from './appHandler';
import { openBridge } from './bridge';
import type { ChannelConfig } from './channels';
import { member } from './member';
import type { Messenger } from './messenger';

/** How the app is reached: WebKit on iOS and macOS, an interface on Android, the message bridge on Windows. */
export type Transport = 'webkit' | 'android' | 'windows';
export type AppConnection = { transport: Transport; messenger: Messenger };

/** The same for these pages in every Android app. */
const androidSecret = 'duckduckgo-android-messaging-secret';
const androidCallback = 'messageCallback';

/**
 * The connection to the app that shows this page, or null outside an app. What the app put there is only inspected
 * until the transport is known; opening removes Android's interface from the page, so each connection is opened only
 * once.
 */
export function connect(channel: ChannelConfig, target: object): AppConnection | null {
  const handler = appHandler(channel.context, target);
  if (handler === 'webkit') return attempt('webkit', () => openWebkit(channel, target));
  if (handler === 'android') return attempt('android', () => openAndroid(channel, target));
  const { bridge } = channel;
  return bridge === null ? null : attempt('windows', () => openBridge(bridge, target));
}

function attempt(transport: Transport, open: () => Messenger): AppConnection | null {
  const messenger = orNothing(open);
  return messenger && { transport, messenger };
}

function openWebkit(channel: ChannelConfig, target: object): Messenger {
  const config = new WebkitMessagingConfig({ webkitMessageHandlerNames: [channel.context] });
  return withWindowEvents(new Messaging(contextOf(channel), config), channel, target);
}

function openAndroid(channel: ChannelConfig, target: object): Messenger {
  const config = new AndroidMessagingConfig({
    target,
    debug: false,
    messageSecret: androidSecret,
    javascriptInterface: channel.context,
    messageCallback: androidCallback,
  });
  return new Messaging(contextOf(channel), config);
}

function contextOf({ context, feature }: ChannelConfig): MessagingContext {
  return new MessagingContext({ context, featureName: feature, env: 'production' });
}

/**
 * A WebKit connection that delivers events in both places where Apple's apps look for a listener: newer apps call a
 * member of `navigator.duckduckgo.messageHandlers`, which the messaging package provides, older ones a function of the
 * window.
 */
function withWindowEvents(
  messenger: Messenger,
  { context, feature: featureName }: ChannelConfig,
  target: object,
): Messenger {
  return {
    request: (method, params) => messenger.request(method, params),
    notify: (method, params) => messenger.notify(method, params),
    subscribe(event, listener) {
      const stopMember = orNothing(() => messenger.subscribe(event, listener));
      const subscription = new Subscription({ context, featureName, subscriptionName: event });
      const onPushed = (pushed: unknown) => {
        if (isSubscriptionEventFor(subscription, pushed)) listener(pushed.params);
      };
      orNothing(() =>
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
function orNothing<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

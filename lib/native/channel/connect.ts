import {
  AndroidMessagingConfig,
  Messaging,
  MessagingContext,
  WebkitMessagingConfig,
} from '@duckduckgo/messaging';
import { appHandler } from './appHandler';
import { openBridge } from './bridge';
import type { ChannelConfig } from './channels';
import type { Messenger } from './messenger';
import { withWindowEvents } from './windowEvents';

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
  try {
    return { transport, messenger: open() };
  } catch {
    return null;
  }
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

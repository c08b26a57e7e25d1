import {
  AndroidMessagingConfig,
  Messaging,
  MessagingContext,
  WebkitMessagingConfig,
} from '@duckduckgo/messaging';
import { openBridge } from './bridge';
import type { Line } from './line';
import { isCallable, member } from './member';
import type { Place } from './places';
import { withWindowEvents } from './windowEvents';

/** How the app is reached: WebKit on iOS and macOS, an interface on Android, the message bridge on Windows. */
export type Transport = 'webkit' | 'android' | 'windows';
export type OpenLine = { transport: Transport; line: Line };

/** Fixed for these pages in every Android app. */
const androidSecret = 'duckduckgo-android-messaging-secret';
const androidCallback = 'messageCallback';

/**
 * The line to the app that shows this page, or null outside one. What the app put there is looked at and not changed
 * until the way is known; opening a line takes Android's interface away from the page, so a page opens each once.
 */
export function openLine(place: Place, target: object): OpenLine | null {
  const webkit = member(member(member(target, 'webkit'), 'messageHandlers'), place.context);
  if (isCallable(member(webkit, 'postMessage'))) return attempt('webkit', () => openWebkit(place, target));
  if (isCallable(member(member(target, place.context), 'process')))
    return attempt('android', () => openAndroid(place, target));
  const { bridge } = place;
  return bridge === null ? null : attempt('windows', () => openBridge(bridge, target));
}

function attempt(transport: Transport, open: () => Line): OpenLine | null {
  try {
    return { transport, line: open() };
  } catch {
    return null;
  }
}

function openWebkit(place: Place, target: object): Line {
  const config = new WebkitMessagingConfig({ webkitMessageHandlerNames: [place.context] });
  return withWindowEvents(new Messaging(contextOf(place), config), place, target);
}

function openAndroid(place: Place, target: object): Line {
  const config = new AndroidMessagingConfig({
    target,
    debug: false,
    messageSecret: androidSecret,
    javascriptInterface: place.context,
    messageCallback: androidCallback,
  });
  return new Messaging(contextOf(place), config);
}

function contextOf({ context, feature }: Place): MessagingContext {
  return new MessagingContext({ context, featureName: feature, env: 'production' });
}

/**
 * Messages between a page and the native app whose window shows it.
 *
 * What a message is: three names and an object. The context says which room of the app is spoken to, the
 * feature name says who in it, the method says what for. A notification asks for nothing back. A request
 * carries an id, and the reply carries the same one. A subscription waits for events that the app sends on
 * its own.
 *
 * Who hears it: the app alone. A message goes to the one function that the app offered to the page, taken
 * once at construction; nothing goes over the network, nothing is broadcast to other frames, and nothing is
 * stored.
 *
 * What never happens: a notification never throws into the page. A message is never sent twice or kept for
 * later. A reply with another id, another feature, a wrong secret (Android) or a foreign origin (Windows)
 * settles nothing. No request times out here, because only the page knows how long its visitor may wait.
 */
export { AndroidMessagingConfig, AndroidMessagingTransport } from './android';
export { AndroidAdsjsMessagingConfig, AndroidAdsjsMessagingTransport } from './androidAdsjs';
export { Messaging, type MessagingConfig } from './messaging';
export { MessagingContext } from './messagingContext';
export { MessagingTransport, type RequestOptions } from './messagingTransport';
export { MissingHandler } from './missingHandler';
export {
  MessageError,
  MessageResponse,
  NotificationMessage,
  RequestMessage,
  Subscription,
  SubscriptionEvent,
} from './schema';
export { type TestImplementation, TestTransport, TestTransportConfig } from './testTransport';
export { createTypedMessages, type MessageSchema, type TypedMessages } from './typedMessages';
export { WebkitMessagingConfig, WebkitMessagingTransport } from './webkit';
export { WindowsMessagingConfig, WindowsMessagingTransport } from './windows';
export { WindowsInteropMethods, WindowsNotification, WindowsRequestMessage } from './windowsMessages';

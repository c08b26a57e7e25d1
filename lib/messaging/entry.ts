/**
 * Messages between a page and the native app whose window shows it.
 *
 * What a message is: three names and an object. The context says which part of the app is addressed, the feature name
 * which feature in it, and the method for what purpose. A notification expects no reply. A request has an id, and its
 * reply has the same one. A subscription waits for events that the app sends on its own.
 *
 * Who receives it: only the app. A message goes to the one function that the app offered to the page, taken once at
 * construction; nothing goes over the network, nothing is broadcast to other frames, and nothing is stored.
 *
 * What never happens: a notification never throws into the page. A message is never sent twice or kept for later. A
 * reply with another id, another feature, a wrong secret (Android) or a foreign origin (Windows) settles nothing. No
 * request times out here, because only the page knows how long its visitor may wait.
 */

export { AndroidAdsjsMessagingConfig, AndroidAdsjsMessagingTransport } from './androidAdsjsTransport';
export { AndroidMessagingConfig, AndroidMessagingTransport } from './androidTransport';
export { Messaging, type MessagingConfig } from './messaging';
export { MessagingContext } from './messagingContext';
export { MessagingTransport, type RequestOptions } from './messagingTransport';
export { MissingHandler } from './missingHandler';
export { type TestImplementation, TestTransport, TestTransportConfig } from './testTransport';
export { createTypedMessages, type MessageSchema, type TypedMessages } from './typedMessages';
export { WebkitMessagingConfig, WebkitMessagingTransport } from './webkitTransport';
export { WindowsInteropMethods, WindowsNotification, WindowsRequestMessage } from './windowsMessages';
export { WindowsMessagingConfig, WindowsMessagingTransport } from './windowsTransport';
export {
  MessageError,
  MessageResponse,
  NotificationMessage,
  RequestMessage,
  Subscription,
  SubscriptionEvent,
} from './wireMessages';

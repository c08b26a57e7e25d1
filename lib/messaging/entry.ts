/**
 * Messages between a page and the native app whose window shows it; README.md explains them.
 *
 * Who receives a message: only the app, by the one function that it offered to the page, taken once at construction.
 * Nothing goes over the network or to other frames, and nothing is stored.
 *
 * What never happens: a notification never throws into the page. A message is never sent twice or kept for later. A
 * reply with another id, another feature, a wrong secret (Android) or a foreign origin (Windows) settles nothing.
 */

export { AndroidAdsjsMessagingConfig, AndroidAdsjsMessagingTransport } from './androidAdsjsTransport';
export { AndroidMessagingConfig, AndroidMessagingTransport } from './androidTransport';
export { Messaging, type MessagingConfig } from './messaging';
export { MessagingContext } from './messagingContext';
export { MessagingTransport, type RequestOptions } from './messagingTransport';
export { type TestImplementation, TestTransport, TestTransportConfig } from './testTransport';
export { createTypedMessages, type MessageSchema, type TypedMessages } from './typedMessages';
export { MissingHandler, WebkitMessagingConfig, WebkitMessagingTransport } from './webkitTransport';
export {
  WindowsInteropMethods,
  WindowsMessagingConfig,
  WindowsMessagingTransport,
  WindowsNotification,
  WindowsRequestMessage,
} from './windowsTransport';
export {
  MessageError,
  MessageResponse,
  NotificationMessage,
  RequestMessage,
  Subscription,
  SubscriptionEvent,
} from './wireMessages';

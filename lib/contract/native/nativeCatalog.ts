import { bridgeMessages } from './bridgeMessages';
import { brokerRemovalMessages } from './brokerRemovalMessages';
import { restorationPagesMessages } from './restorationPages';
import { subscriptionPagesMessages } from './subscriptionPages';

/** The messages of the four channels over which pages and apps communicate. */
export const nativeCatalog = {
  subscriptionPages: subscriptionPagesMessages,
  restorationPages: restorationPagesMessages,
  brokerRemoval: brokerRemovalMessages,
  bridge: bridgeMessages,
} as const;

/** The messages of a channel, as types. */
export type MessagesOf<Name extends keyof typeof nativeCatalog> = (typeof nativeCatalog)[Name];

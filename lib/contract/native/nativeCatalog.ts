import { bridgeMessages } from './bridgeMessages';
import { brokerRemovalMessages } from './brokerRemovalMessages';
import { restorationPagesMessages } from './restorationPages';
import { subscriptionPagesMessages } from './subscriptionPages';

/** The four channels over which pages and apps communicate, under the names that the apps know. */
export const nativeCatalog = {
  subscriptionPages: {
    context: 'subscriptionPages',
    featureName: 'useSubscription',
    messages: subscriptionPagesMessages,
  },
  restorationPages: {
    context: 'identityTheftRestorationPages',
    featureName: 'useIdentityTheftRestoration',
    messages: restorationPagesMessages,
  },
  brokerRemoval: {
    context: 'dbpui',
    featureName: 'dbpuiCommunication',
    messages: brokerRemovalMessages,
  },
  bridge: { context: 'contentScopeScripts', featureName: 'subscriptions', messages: bridgeMessages },
} as const;
type NativeCatalog = typeof nativeCatalog;
type ChannelName = keyof NativeCatalog;
/** The messages of a channel, as types. */
export type MessagesOf<Name extends ChannelName> = NativeCatalog[Name]['messages'];

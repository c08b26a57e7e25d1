import { bridgeMessages } from './bridgeMessages';
import { brokerRemovalMessages } from './brokerRemovalMessages';
import { restorationPagesMessages } from './restorationPages';
import { subscriptionPagesMessages } from './subscriptionPages';

/** The four channels over which pages and apps communicate, under the names that the apps know. */
export const nativeCatalogue = {
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
type NativeCatalogue = typeof nativeCatalogue;
type ChannelName = keyof NativeCatalogue;
/** The messages of a channel, as types. */
export type MessagesOf<Name extends ChannelName> = NativeCatalogue[Name]['messages'];
